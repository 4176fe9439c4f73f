import Raster
import ScrimTestSupport
import Testing

@Suite("Strokes")
struct StrokeTests {
    @Test("a line on the grid with butt caps is a rectangle")
    func butt() {
        let picture = CoveragePicture.text(width: 8, height: 4) {
            $0.stroke(line((2, 2), (6, 2)), with: .color(.black), style: StrokeStyle(width: 2))
        }
        #expect(picture == ["........", "..####..", "..####..", "........"])
    }

    @Test("square caps lengthen a line by half of the width at both ends")
    func square() {
        let picture = CoveragePicture.text(width: 8, height: 4) {
            $0.stroke(line((2, 2), (6, 2)), with: .color(.black), style: StrokeStyle(width: 2, cap: .square))
        }
        #expect(picture == ["........", ".######.", ".######.", "........"])
    }

    @Test("the outline of a rectangle is a frame, with its corners drawn once")
    func frame() {
        let values = CoveragePicture.values(width: 7, height: 6) {
            $0.stroke(
                .rect(Rect(x: 1.5, y: 1.5, width: 4, height: 3)),
                with: .color(.black),
                style: StrokeStyle(width: 1.5)
            )
        }
        // The outer border lies at 0.75, the inner one at 2.25: a quarter, a whole and a quarter.
        #expect(
            values == [
                [16, 64, 64, 64, 64, 64, 16],
                [64, 255, 255, 255, 255, 255, 64],
                [64, 255, 112, 64, 112, 255, 64],
                [64, 255, 112, 64, 112, 255, 64],
                [64, 255, 255, 255, 255, 255, 64],
                [16, 64, 64, 64, 64, 64, 16],
            ]
        )
    }

    @Test("areas of caps: none, a disc in two halves, a square in two halves")
    func capAreas() {
        let path = line((30, 40), (70, 60))
        let length = (1600.0 + 400).squareRoot()
        let expected: [LineCap: Double] = [
            .butt: 12 * length,
            .round: 12 * length + Double.pi * 36,
            .square: 12 * length + 144,
        ]
        for cap in LineCap.allCases {
            #expect(abs(area(path, StrokeStyle(width: 12, cap: cap)) - (expected[cap] ?? 0)) < 0.3, "\(cap)")
        }
    }

    @Test("areas of joins: a triangle for a bevel, a sector for a round, a kite for a miter")
    func joinAreas() {
        // Two legs of 30 at a right angle, width 10: both rectangles overlap in a square of 5 × 5 at the inner side.
        let path = line((30, 30), (60, 30), (60, 60))
        let legs = 2 * 30 * 10.0 - 25
        let expected: [LineJoin: Double] = [
            .bevel: legs + 12.5,
            .round: legs + Double.pi * 25 / 4,
            .miter: legs + 25,
        ]
        for join in LineJoin.allCases {
            #expect(abs(area(path, StrokeStyle(width: 10, join: join)) - (expected[join] ?? 0)) < 0.2, "\(join)")
        }
    }

    @Test("a miter longer than the limit becomes a bevel: at a right angle the miter is √2 widths long")
    func miterLimit() {
        let path = line((30, 30), (60, 30), (60, 60))
        let below = area(path, StrokeStyle(width: 10, miterLimit: 1.414))
        let above = area(path, StrokeStyle(width: 10, miterLimit: 1.415))
        #expect(abs(above - below - 12.5) < 0.2)
    }

    @Test("a circle's stroke covers 2π·r·w, and a disc when the pen is wider than the circle")
    func ring() {
        let circle = Path.ellipse(in: Rect(x: 20, y: 20, width: 60, height: 60))
        let ring = 2 * Double.pi * 30 * 8
        #expect(abs(area(circle, StrokeStyle(width: 8)) - ring) < 1)
        let small = Path.ellipse(in: Rect(x: 45, y: 45, width: 10, height: 10))
        let disc = Double.pi * 225
        #expect(abs(area(small, StrokeStyle(width: 20)) - disc) < 1)
    }

    @Test("a curve's stroke has even width: its pixels equal the ring between two circles to one step")
    func ringPixels() {
        let stroke = CoveragePicture.values(width: 70, height: 70) {
            $0.stroke(
                .ellipse(in: Rect(x: 10.3, y: 9.6, width: 50, height: 50)),
                with: .color(.black),
                style: StrokeStyle(width: 7)
            )
        }
        var ring = Path.ellipse(in: Rect(x: 6.8, y: 6.1, width: 57, height: 57))
        ring.addPath(.ellipse(in: Rect(x: 13.8, y: 13.1, width: 43, height: 43)))
        let fill = CoveragePicture.values(width: 70, height: 70) {
            $0.fill(ring, with: .color(.black), rule: .evenOdd)
        }
        for y in 0..<70 {
            for x in 0..<70 { #expect(abs(stroke[y][x] - fill[y][x]) <= 1, "at \(x), \(y)") }
        }
    }

    @Test("subpaths without length draw a dot with round caps, a square with square caps, nothing with butt caps")
    func dots() {
        var path = line((20, 20), (20, 20))
        path.move(to: Point(x: 40, y: 20))
        path.closeSubpath()
        let discs = 2 * Double.pi * 25
        #expect(abs(area(path, StrokeStyle(width: 10, cap: .round)) - discs) < 0.3)
        #expect(area(path, StrokeStyle(width: 10, cap: .square)) == 200)
        #expect(area(path, StrokeStyle(width: 10, cap: .butt)) == 0)
    }

    @Test("a move alone draws nothing, whatever the cap", arguments: LineCap.allCases)
    func loneMove(cap: LineCap) {
        var path = Path()
        path.move(to: Point(x: 40, y: 20))
        #expect(path.stroked(StrokeStyle(width: 10, cap: cap)).isEmpty)
    }

    @Test("strokes that cross are united, whatever their directions")
    func crossing() {
        var path = line((20, 50), (80, 50))
        path.addPath(line((50, 80), (50, 20)))
        path.addPath(.rect(Rect(x: 30, y: 30, width: 40, height: 40)))
        // Two bars of 60 × 4 and a frame of 44² − 36², less the crossing square and four crossings of bar and frame.
        #expect(area(path, StrokeStyle(width: 4)) == 480 + 640 - 16 - 64)
    }

    @Test("a line that turns back over itself ends in one round join")
    func turningBack() {
        let path = line((20, 50), (60, 50), (30, 50))
        let style = StrokeStyle(width: 10, join: .round)
        let expected = 400 + Double.pi * 12.5
        #expect(abs(area(path, style) - expected) < 0.2)
    }

    @Test("the pen is stretched with the transform")
    func stretchedPen() {
        let area = CoveragePicture.area(width: 20, height: 20) {
            $0.transform = AffineTransform(scaleX: 2, y: 4)
            $0.stroke(line((5, 1), (5, 4)), with: .color(.black), style: StrokeStyle(width: 2))
        }
        #expect(area == 48)
    }

    @Test("a width that is not positive and finite draws nothing", arguments: [0, -1, Double.nan, .infinity])
    func badWidth(width: Double) {
        #expect(line((0, 0), (5, 5)).stroked(StrokeStyle(width: width)).isEmpty)
    }

    private func area(_ path: Path, _ style: StrokeStyle) -> Double {
        CoveragePicture.area(width: 100, height: 100) { $0.stroke(path, with: .color(.black), style: style) }
    }
}

/// An open path through points.
func line(_ points: (Double, Double)...) -> Path {
    var path = Path()
    for (index, (x, y)) in points.enumerated() {
        if index == 0 { path.move(to: Point(x: x, y: y)) } else { path.addLine(to: Point(x: x, y: y)) }
    }
    return path
}
