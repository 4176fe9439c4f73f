import Raster
import Testing
import Typography
import Views

@testable import Benchmarks

@Suite struct ChartTests {
    @Test("An axis has steps of 1, 2 or 5, at most six of them, and ends at or above the largest value")
    func scale() {
        #expect(ChartScale(largest: 19.4, width: 500).ticks == [0, 5, 10, 15, 20])
        #expect(ChartScale(largest: 6, width: 500).ticks == [0, 1, 2, 3, 4, 5, 6])
        #expect(ChartScale(largest: 0.07, width: 500).step == 0.02)
        for tenths in 1...400 {
            let scale = ChartScale(largest: Double(tenths) / 10, width: 500)
            #expect((3...7).contains(scale.ticks.count))
            #expect(scale.end >= Double(tenths) / 10 - 1e-9)
        }
        #expect(ChartScale(largest: 0, width: 500).length(0) == 0)
    }

    @Test("A value's length is its share of the axis, and ends with it")
    func length() {
        let scale = ChartScale(largest: 10, width: 500)
        #expect([0, 2.5, 10, 11].map(scale.length) == [0, 125, 500, 500])
    }

    @Test("Bars are as long as their times, in the order of the rows, and no text leaves the picture or meets another")
    func bars() throws {
        let report = Figures.report(
            [
                Figures.row("variable-blur:4", milliseconds: [8]),
                Figures.row("variable-blur:4", threads: 2, milliseconds: [4]),
                Figures.row("material:ultraThin-light", milliseconds: [2]),
            ],
            subject: .backdrops
        )
        let fonts = try FontLibrary(custom: [])
        let chart = report.layOutChart(in: EnvironmentValues(displayScale: 2, fonts: fonts))
        // Each bar is followed by the ground of its label.
        let rectangles = chart.all("Rectangle").map(\.frame).filter { $0.height == 16 }
        let bars = stride(from: 0, to: rectangles.count, by: 2).map { rectangles[$0] }
        #expect(bars.map(\.width) == [500, 250, 125])
        #expect(zip(bars, bars.dropFirst()).allSatisfy { $0.maxY <= $1.minY })
        #expect(Set(bars.map(\.minX)).count == 1)

        let texts = chart.all("Text").map(\.frame)
        #expect(texts.allSatisfy { $0.minX >= 0 && $0.maxX <= chart.frame.maxX && $0.maxY <= chart.frame.maxY })
        for (index, text) in texts.enumerated() {
            #expect(texts[..<index].allSatisfy { $0.intersection(text).map(\.isEmpty) ?? true })
        }
    }

    @Test("The chart is drawn on an opaque ground, light and dark", arguments: ColorScheme.allCases)
    func picture(_ scheme: ColorScheme) throws {
        let image = try Figures.report([Figures.row("dim", milliseconds: [1])]).chart(scheme)
        #expect(image.isOpaque)
        #expect(image.width == 1800)
        #expect(image.bytes[0] == (scheme == .light ? 255 : 0))
    }
}

extension LaidOutView {
    /// The views of a kind, from the back to the front.
    fileprivate func all(_ kind: String) -> [LaidOutView] {
        (self.kind == kind ? [self] : []) + children.flatMap { $0.all(kind) }
    }
}
