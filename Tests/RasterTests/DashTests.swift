import Raster
import ScrimTestSupport
import Testing

@Suite("Dashes")
struct DashTests {
    @Test("dashes and gaps alternate from the start of the line")
    func pattern() {
        #expect(row([3, 2]) == "###..###..###..###..")
        #expect(row([4, 1, 1, 2]) == "####.#..####.#..####")
    }

    @Test("an odd pattern swaps dashes and gaps at each repetition")
    func oddPattern() {
        #expect(row([3]) == "###...###...###...##")
        #expect(row([1, 2, 3]) == "#..###.##...#..###.#")
    }

    @Test("the phase is where in the pattern the line starts, also when negative or longer than the pattern")
    func phase() {
        #expect(row([3, 2], phase: 1) == "##..###..###..###..#")
        #expect(row([3, 2], phase: 4) == ".###..###..###..###.")
        #expect(row([3, 2], phase: 11) == row([3, 2], phase: 1))
        #expect(row([3, 2], phase: -1) == row([3, 2], phase: 4))
    }

    @Test(
        "patterns that cannot be drawn give a solid line",
        arguments: [[], [0, 0], [-1, 2], [Double.nan, 1], [.infinity, 1], [1e-9, 1e-9]]
    )
    func solid(pattern: [Double]) {
        #expect(row(pattern) == "####################")
    }

    @Test("a pattern that would cut all subpaths together into too many dashes gives solid lines")
    func tooManyDashes() {
        var path = Path()
        for y in [0.0, 10, 20] { path.addPath(line((0, y), (40_000, y))) }
        let solid = path.stroked(StrokeStyle(width: 2))
        #expect(path.stroked(StrokeStyle(width: 2, dash: [0.5, 0.5])) == solid)
        #expect(path.stroked(StrokeStyle(width: 2, dash: [1, 1])) != solid)
    }

    @Test("dashes without length are dots with round caps")
    func dots() {
        let sum = CoveragePicture.area(width: 100, height: 20) {
            $0.stroke(
                line((10, 10), (90, 10)),
                with: .color(.black),
                style: StrokeStyle(width: 6, cap: .round, dash: [0, 20])
            )
        }
        // At 10, 30, 50 and 70; the line ends as the one at 90 would begin.
        #expect(abs(sum - 4 * Double.pi * 9) < 0.4)
    }

    @Test("a dash goes round a corner with the join of the style")
    func corner() {
        let path = line((10, 10), (30, 10), (30, 30))
        let sum = CoveragePicture.area(width: 40, height: 40) {
            $0.stroke(path, with: .color(.black), style: StrokeStyle(width: 4, dash: [15, 10, 100], dashPhase: 10))
        }
        // 5 on, 10 off, then 25 on round the corner with a mitre.
        #expect(sum == 120)
    }

    @Test("on a closed path the last dash goes on into the first one without a seam")
    func closed() {
        let square = Path.rect(Rect(x: 10, y: 10, width: 20, height: 20))
        // 80 around: on for 5, off for 10, … starting in the middle of a dash that began before the start.
        let values = CoveragePicture.values(width: 40, height: 40) {
            $0.stroke(square, with: .color(.black), style: StrokeStyle(width: 4, dash: [20, 20], dashPhase: 10))
        }
        // Two dashes of 20 round two corners, each with a mitre: the area is that of two straight ones.
        let area = Double(values.joined().reduce(0, +)) / 255
        #expect(area == 160)
        #expect(values[8][8] == 255)
    }

    /// A horizontal line of 20 pixels as text.
    private func row(_ dash: [Double], phase: Double = 0) -> String {
        CoveragePicture.text(width: 20, height: 1) {
            $0.stroke(
                line((0, 0.5), (20, 0.5)),
                with: .color(.black),
                style: StrokeStyle(width: 1, dash: dash, dashPhase: phase)
            )
        }[0]
    }
}
