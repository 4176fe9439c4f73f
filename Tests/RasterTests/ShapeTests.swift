import Raster
import ScrimTestSupport
import Testing

@Suite("Shapes")
struct ShapeTests {
    @Test("an ellipse covers π·a·b")
    func ellipse() {
        let sum = area { $0.fill(.ellipse(in: Rect(x: 3.2, y: 4.1, width: 70, height: 41)), with: .color(.black)) }
        let expected = Double.pi * 35 * 20.5
        #expect(abs(sum - expected) < 0.5)
    }

    @Test("a circular rounded rectangle lacks (4 − π)·r² of its rectangle")
    func circularCorners() {
        let rect = Rect(x: 5, y: 5, width: 60, height: 50)
        let sum = area { $0.fill(.roundedRect(rect, cornerRadius: 16), with: .color(.black)) }
        let expected = 3000 - (4 - Double.pi) * 256
        #expect(abs(sum - expected) < 0.5)
    }

    @Test("a capsule is a rectangle between two half discs, with every corner style", arguments: CornerStyle.allCases)
    func capsule(style: CornerStyle) {
        let rect = Rect(x: 5, y: 5, width: 60, height: 24)
        let sum = area { $0.fill(.capsule(in: rect, style: style), with: .color(.black)) }
        let expected = 36 * 24 + Double.pi * 144
        #expect(abs(sum - expected) < 0.5)
    }

    @Test("the continuous corner is the published curve times the radius")
    func continuousCorner() {
        let path = Path.roundedRect(
            Rect(x: 0, y: 0, width: 400, height: 400),
            cornerRadius: 100,
            style: .continuous
        )
        // The first corner is the right upper one: x counts from the right side, y from the top.
        let published: [(Double, Double)] = [
            (1.528665, 0), (1.088493, 0), (0.868407, 0), (0.631494, 0.074911),
            (0.372824, 0.169060), (0.169060, 0.372824), (0.074911, 0.631494),
            (0, 0.868407), (0, 1.088493), (0, 1.528665),
        ]
        let points = endAndControlPoints(path)
        #expect(points[0] == Point(x: 152.8665, y: 0))
        for (index, (x, y)) in published.enumerated() {
            let expected = Point(x: 400 - 100 * x, y: 100 * y)
            #expect((points[index + 1] - expected).isNear(.zero, within: 1e-9), "point \(index)")
        }
    }

    @Test("the layer's continuous corner is the shape's at 1.02 times the radius")
    func layerCorner() {
        let rect = Rect(x: 0, y: 0, width: 300, height: 200)
        let layer = Path.roundedRect(rect, cornerRadius: 30, style: .continuousLayer)
        #expect(layer == Path.roundedRect(rect, cornerRadius: 30.6, style: .continuous))
    }

    @Test("a continuous corner without room changes into a circle without a jump and without leaving the rectangle")
    func limitedRoom() {
        let rect = Rect(x: 0, y: 0, width: 100, height: 100)
        var last: [Point]?
        var radius = 25.0
        while radius <= 50 {
            let points = endAndControlPoints(.roundedRect(rect, cornerRadius: radius, style: .continuous))
            for point in points {
                #expect(point.x >= -1e-9 && point.x <= 100 + 1e-9 && point.y >= -1e-9 && point.y <= 100 + 1e-9)
            }
            if let last {
                for (a, b) in zip(last, points) { #expect((a - b).isNear(.zero, within: 0.5)) }
            }
            last = points
            radius += 0.125
        }
        let circle = endAndControlPoints(.roundedRect(rect, cornerRadius: 50, style: .circular))
        for (a, b) in zip(last ?? [], circle) { #expect((a - b).isNear(.zero, within: 1e-9)) }
    }

    @Test("all four corners are alike", arguments: CornerStyle.allCases)
    func symmetry(style: CornerStyle) {
        let values = CoveragePicture.values(width: 40, height: 40) {
            $0.fill(
                .roundedRect(Rect(x: 2, y: 2, width: 36, height: 36), cornerRadius: 11, style: style),
                with: .color(.black)
            )
        }
        for y in 0..<40 {
            for x in 0..<40 {
                // Chords are cut from one end of a curve to the other, so a mirrored corner may round otherwise.
                #expect(abs(values[y][x] - values[y][39 - x]) <= 1)
                #expect(abs(values[y][x] - values[39 - y][x]) <= 1)
                #expect(abs(values[y][x] - values[x][y]) <= 1)
            }
        }
    }

    @Test("a corner radius that is not positive gives the rectangle itself", arguments: [0, -4, Double.nan])
    func noRadius(radius: Double) {
        let rect = Rect(x: 1, y: 2, width: 3, height: 4)
        #expect(Path.roundedRect(rect, cornerRadius: radius) == Path.rect(rect))
    }

    @Test("arcs run clockwise as seen on the screen, from the start angle to the end angle")
    func arcs() {
        func ends(_ start: Double, _ end: Double, _ clockwise: Bool) -> (first: Point, last: Point, count: Int) {
            var path = Path()
            path.addArc(center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
            let points = endAndControlPoints(path)
            return (points[0], points[points.count - 1], path.elements.count - 1)
        }
        let quarter = Double.pi / 2
        // From 3 o'clock clockwise to 6 o'clock is a quarter; counter-clockwise it is three quarters.
        let short = ends(0, quarter, true)
        let long = ends(0, quarter, false)
        #expect(short.first.isNear(Point(x: 10, y: 0), within: 1e-12))
        #expect(short.last.isNear(Point(x: 0, y: 10), within: 1e-12))
        #expect(long.last.isNear(Point(x: 0, y: 10), within: 1e-12))
        #expect((short.count, long.count) == (2, 6))
        #expect(ends(0, 9 * quarter, true).count == 8)
        #expect(ends(0, 4 * quarter, true).first == ends(0, 4 * quarter, true).last)
        #expect(ends(quarter, quarter, true).count == 0)
        #expect(ends(quarter, 0, true).count == 6)
    }

    @Test("an arc goes on from the current point by a line")
    func arcAfterLine() {
        var path = Path()
        path.move(to: Point(x: -5, y: 0))
        path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
        #expect(path.elements[1] == .line(Point(x: 1, y: 0)))
    }

    /// The sum of coverage on 100 × 100 pixels, in pixels.
    private func area(_ body: (inout Canvas) -> Void) -> Double {
        CoveragePicture.area(width: 100, height: 100, body)
    }

    private func endAndControlPoints(_ path: Path) -> [Point] {
        path.elements.flatMap { element -> [Point] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .quad(let control, let end): [control, end]
            case .cubic(let control1, let control2, let end): [control1, control2, end]
            case .close: []
            }
        }
    }
}

extension Point {
    fileprivate func isNear(_ other: Point, within distance: Double) -> Bool {
        abs(x - other.x) <= distance && abs(y - other.y) <= distance
    }
}
