import Indicators
import Testing

@Suite("Geometry of progress indicators")
struct ProgressGeometryTests {
    @Test("every type and variant is drawn as its formulas say", arguments: ProgressPictures.all.map(\.title))
    func pictures(title: String) throws {
        let picture = try #require(ProgressPictures.all.first { $0.title == title })
        let commands = ProgressGeometry.commands(
            picture.progress,
            picture.state,
            width: picture.box.width,
            height: picture.box.height
        )
        let lines = ProgressPictures.describe(commands)
        #expect(lines.count == picture.commands.count)
        for (line, wanted) in zip(lines, picture.commands) {
            #expect(isSame(line, wanted), "\(line) instead of \(wanted)")
        }
    }

    /// Equal words, and numbers within 1e-9.
    private func isSame(_ line: String, _ wanted: String) -> Bool {
        let (found, expected) = (line.split(separator: " "), wanted.split(separator: " "))
        guard found.count == expected.count else { return false }
        return zip(found, expected).allSatisfy { found, expected in
            guard let a = Double(found), let b = Double(expected) else { return found == expected }
            return abs(a - b) < 1e-9
        }
    }

    @Test("the pictures show each pair of type and variant at three values and three times")
    func completeness() {
        var count = 0
        for type in ProgressType.allCases {
            for variant in type.variants {
                count += 1
                let pair = "\(type.rawValue) \(variant.rawValue) "
                let titles = ProgressPictures.all.map(\.title).filter { $0.hasPrefix(pair) }
                for value in ["value=0 ", "value=0.4 ", "value=1 "] {
                    #expect(titles.contains { ($0 + " ").contains(value) }, "\(pair)")
                }
                #expect(titles.filter { $0.contains("indeterminate=") }.count == 3, "\(pair)")
            }
        }
        #expect(ProgressType.allCases.count == 10)
        #expect(count == 42)
    }

    @Test("a box without a size draws nothing", arguments: ProgressType.allCases)
    func emptyBoxes(type: ProgressType) {
        let progress = ResolvedProgress(ProgressOptions(value: 0.5, type: type))
        let state = ProgressState(resting: progress)
        for (width, height) in [(0, 10), (10, 0), (-1, 10), (Double.nan, 10), (10, Double.infinity)] {
            #expect(ProgressGeometry.commands(progress, state, width: width, height: height) == [])
        }
    }

    @Test("tiny boxes, extreme options and values beyond the ends give finite commands")
    func extremes() {
        for type in ProgressType.allCases {
            for variant in type.variants {
                for (size, thickness) in [(1.0, 0.5), (3, 40), (20, 4), (400, 90)] {
                    for segments in [1.0, 2, 64] {
                        var options = ProgressOptions(
                            value: 0.5,
                            type: type,
                            variant: variant,
                            buffer: 1,
                            thickness: thickness,
                            segments: segments,
                            showLabel: true
                        )
                        (options.amplitude, options.trackGap) = (50, size)
                        let progress = ResolvedProgress(options)
                        for value in [-1, 0.0004, 0.5, 2] {
                            for isIndeterminate in [false, true] {
                                let state = ProgressState(
                                    isIndeterminate: isIndeterminate,
                                    value: value,
                                    wave: 1,
                                    time: 12.3,
                                    indeterminateTime: 4.5
                                )
                                let commands = ProgressGeometry.commands(progress, state, width: size, height: size)
                                let text = ProgressPictures.describe(commands).joined()
                                #expect(!text.contains("nan") && !text.contains("inf"), "\(type) \(variant) \(size)")
                            }
                        }
                    }
                }
            }
        }
    }

    @Test("the cells of a grid fill by diagonals, in each from the top")
    func gridOrder() {
        #expect(ProgressGeometry.gridOrder(3) == [0, 1, 3, 2, 4, 6, 5, 7, 8])
        #expect(ProgressGeometry.gridOrder(1) == [0])
        #expect(ProgressGeometry.gridOrder(0) == [])
        #expect(ProgressGeometry.gridOrder(16).sorted() == Array(0..<256))
    }

    @Test("labels are whole percent, halves up, within 0 and 100")
    func labels() {
        let table: [(Double, String)] = [
            (0, "0%"), (0.005, "1%"), (0.125, "13%"), (0.994, "99%"), (1, "100%"), (-1, "0%"), (2, "100%"), (.nan, ""),
        ]
        for (value, text) in table { #expect(ProgressGeometry.label(value) == text) }
    }
}
