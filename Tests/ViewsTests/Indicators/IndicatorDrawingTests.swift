import Indicators
import Raster
import Testing
import Threads

@testable import Views

/// Indicators as pictures, from their geometry.
@Suite struct IndicatorDrawingTests {
    private let box = Rect(x: 0, y: 0, width: 100, height: 100)

    private func drawing(
        _ shape: String,
        layout: String = #"{"type": "single"}"#,
        rest: String = "{}",
        perspective: Double = 2.5,
        colors: [Color] = [.black]
    ) throws -> IndicatorDrawing {
        let json = """
            {"schemaVersion": 1, "name": "a", "duration": 1, "perspective": \(perspective), "layout": \(layout),
             "shape": \(shape), "rest": \(rest),
             "groupTracks": [{"property": "translateX", "keyTimes": [0, 1], "values": [0, 0]}]}
            """
        return IndicatorDrawing(try IndicatorEvaluator(spec: IndicatorSpec(json: json)), colors: colors)
    }

    private func fills(_ drawing: IndicatorDrawing, in rect: Rect? = nil) throws -> [DisplayList.Fill] {
        try drawing.commands(at: 0, in: rect ?? box).map { command in
            guard case .fill(let fill) = command else { throw NotAFill() }
            return fill
        }
    }

    private struct NotAFill: Error {}

    private func picture(_ drawing: IndicatorDrawing, size: Double = 100) throws -> Bitmap {
        try drawing.displayList(at: 0, size: size, scale: 1).render()
    }

    /// The sum of all coverage in pixels.
    private func area(_ bitmap: Bitmap) -> Double {
        var sum = 0
        for index in stride(from: 3, to: bitmap.bytes.count, by: 4) { sum += Int(bitmap.bytes[index]) }
        return Double(sum) / 255
    }

    /// The end points of a path.
    private func ends(_ path: Path) -> [Point] {
        path.elements.compactMap { element in
            switch element {
            case .move(let point), .line(let point): point
            case .quad(_, let end): end
            case .cubic(_, _, let end): end
            case .close: nil
            }
        }
    }

    private func expect(_ points: [Point], _ wanted: [(Double, Double)]) {
        #expect(points.count == wanted.count)
        for (point, (x, y)) in zip(points, wanted) {
            #expect(abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9, "\(point) for (\(x), \(y))")
        }
    }

    @Test("a circle touches the sides of its box and covers π/4 of it")
    func circle() throws {
        let drawing = try drawing(#"{"type": "circle"}"#)
        let bounds = try #require(try fills(drawing).first?.path.controlBounds)
        #expect(abs(bounds.minX) < 1e-4 && abs(bounds.maxY - 100) < 1e-4)
        #expect(abs(area(try picture(drawing)) - Double.pi / 4 * 10_000) < 3)
    }

    @Test("the box is the square in the middle of the rectangle")
    func centeredBox() throws {
        let drawing = try drawing(#"{"type": "rect"}"#)
        let fills = try fills(drawing, in: Rect(x: 10, y: 20, width: 60, height: 40))
        expect(ends(fills[0].path), [(20, 20), (60, 20), (60, 60), (20, 60)])
    }

    @Test("half a circle is what its chord cuts off, not a wedge")
    func segment() throws {
        let quarter = try drawing(#"{"type": "circle", "startAngle": 0, "sweep": 1.5707963267948966}"#)
        #expect(abs(area(try picture(quarter)) - (Double.pi / 4 - 0.5) * 2500) < 2)
    }

    @Test("a rectangle is scaled, then turned clockwise about its middle, then moved")
    func rectangle() throws {
        let drawing = try drawing(
            #"{"type": "rect"}"#,
            layout: #"{"type": "single", "width": 0.4, "height": 0.2}"#,
            rest: #"{"scaleX": 1.5, "rotate": 1.5707963267948966, "translateX": 0.1}"#
        )
        // 60 by 20 points turned by 90°: the top left corner is seen at the top right.
        expect(ends(try fills(drawing)[0].path), [(70, 20), (70, 80), (50, 80), (50, 20)])
    }

    @Test("a stroke is deformed with its ring: half as high, it is half as thick above")
    func deformedStroke() throws {
        let drawing = try drawing(#"{"type": "ring", "strokeWidth": 0.2}"#, rest: #"{"scaleY": 0.5}"#)
        let bitmap = try picture(drawing)
        // From 25 to 35 down the middle, and from 0 to 20 along it.
        #expect((22...38).map { bitmap[50, $0].alpha > 127 } == (22...38).map { (25..<35).contains($0) })
        #expect((0...25).map { bitmap[$0, 50].alpha > 127 } == (0...25).map { $0 < 20 })
        #expect(abs(area(bitmap) - Double.pi * (2500 - 900) / 2) < 3)
    }

    @Test("the arcs of a ring have flat ends, and each covers its part of the band")
    func arcs() throws {
        let ring = #"{"type": "ring", "strokeWidth": 0.1, "startAngle": 0, "sweep": 1.5707963267948966, "segments": 2}"#
        let bitmap = try picture(try drawing(ring))
        #expect(abs(area(bitmap) - Double.pi * (2500 - 1600) / 2) < 2)
        // From 3 to 6 o'clock, and from 9 to 12.
        #expect(bitmap[95, 50].alpha == 255 && bitmap[95, 49].alpha == 0)
        #expect(bitmap[50, 95].alpha == 255 && bitmap[49, 95].alpha == 0)
        #expect(bitmap[5, 49].alpha == 255 && bitmap[5, 50].alpha == 0)
        #expect(bitmap[49, 5].alpha == 255 && bitmap[50, 5].alpha == 0)
    }

    @Test("a stroke wider than its ring's radius covers the middle too", arguments: [0.6, 0.9])
    func fatRing(stroke: Double) throws {
        let whole = try picture(try drawing(#"{"type": "ring", "strokeWidth": \#(stroke)}"#))
        #expect(whole[50, 50].alpha == 255)
        #expect(abs(area(whole) - Double.pi / 4 * 10_000) < 3)
        // Three quarters of a turn: the pen's other end closes a part of the last quarter.
        let sweep = 1.5 * Double.pi
        let part = try picture(
            try drawing(#"{"type": "ring", "strokeWidth": \#(stroke), "startAngle": 0, "sweep": \#(sweep)}"#)
        )
        let inner = (stroke - 0.5) * 100
        #expect(abs(area(part) - (0.75 * Double.pi * 2500 + Double.pi / 4 * inner * inner)) < 3)
    }

    @Test("a square turned about its vertical axis is seen in perspective")
    func perspective() throws {
        let drawing = try drawing(
            #"{"type": "rect"}"#,
            rest: #"{"rotateY": 0.5235987755982988}"#,
            perspective: 1.25
        )
        // The corner (x, y) is at x·cos 30°, and −x·sin 30° toward the viewer at 1.25.
        let (near, far) = (1.25 / (1.25 - 0.25), 1.25 / (1.25 + 0.25))
        let cosine = 0.75.squareRoot()
        expect(
            ends(try fills(drawing)[0].path),
            [
                (50 - 50 * cosine * near, 50 - 50 * near), (50 + 50 * cosine * far, 50 - 50 * far),
                (50 + 50 * cosine * far, 50 + 50 * far), (50 - 50 * cosine * near, 50 + 50 * near),
            ]
        )
    }

    @Test("every point of a circle in perspective is, seen back, on the circle again", arguments: [0.8, 2.5])
    func projectedCircle(perspective: Double) throws {
        let drawing = try drawing(
            #"{"type": "circle"}"#,
            rest: #"{"rotateX": 0.9, "rotateY": 0.4}"#,
            perspective: perspective
        )
        let path = try fills(drawing)[0].path
        let state = drawing.evaluator.states(at: 0)[0]
        let matrix = ElementTransform(of: state, perspective: perspective, side: 100)
        var current = Point.zero
        var curves = 0
        for element in path.elements {
            switch element {
            case .move(let point): current = point
            case .cubic(let control1, let control2, let end):
                for step in 0...8 {
                    let t = Double(step) / 8
                    let point = cubic(current, control1, control2, end, t)
                    #expect(abs(distance(of: point, through: matrix) / 0.5 - 1) < 1e-4)
                }
                current = end
                curves += 1
            default: break
            }
        }
        #expect(curves >= 8)
    }

    private func cubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ t: Double) -> Point {
        let s = 1 - t
        return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
    }

    /// How far from the middle of the element the point lies that is seen at `seen`, by Cramer's rule.
    private func distance(of seen: Point, through matrix: ElementTransform) -> Double {
        let first = matrix.x - seen.x * matrix.w
        let second = matrix.y - seen.y * matrix.w
        let determinant = first.x * second.y - first.y * second.x
        let x = (first.y * second.z - first.z * second.y) / determinant
        let y = (first.z * second.x - first.x * second.z) / determinant
        return (x * x + y * y).squareRoot()
    }

    @Test("an element that reaches behind the viewer is left out")
    func behind() throws {
        let rest = #"{"rotateX": 1.2}"#
        for shape in [#"{"type": "rect"}"#, #"{"type": "circle"}"#] {
            #expect(try fills(try drawing(shape, rest: rest, perspective: 0.3)).isEmpty)
        }
    }

    @Test("elements take the colours in turns; opacity is a factor of their alpha, and no more than 1")
    func colors() throws {
        let colors = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1, alpha: 0.5)]
        func paints(opacity: Double) throws -> [Paint] {
            let drawing = try drawing(
                #"{"type": "rect"}"#,
                layout: #"{"type": "row", "count": 3, "gap": 0.1}"#,
                rest: #"{"opacity": \#(opacity)}"#,
                colors: colors
            )
            return try fills(drawing).map(\.paint)
        }
        #expect(try paints(opacity: 0.5) == [colors[0], colors[1], colors[0]].map { .color($0.opacity(0.5)) })
        #expect(try paints(opacity: 1.5) == [colors[0], colors[1], colors[0]].map { .color($0) })
        #expect(try paints(opacity: 0).isEmpty)
        #expect(try paints(opacity: -1).isEmpty)
    }

    @Test("no size and no colours draw nothing")
    func nothing() throws {
        var drawing = try drawing(#"{"type": "circle"}"#)
        #expect(drawing.commands(at: 0, in: .zero).isEmpty)
        #expect(drawing.displayList(at: 0, size: 0, scale: 3).commands.isEmpty)
        drawing.colors = []
        #expect(drawing.commands(at: 0, in: box).isEmpty)
    }

    @Test("padding leaves room about the box")
    func padding() throws {
        let list = try drawing(#"{"type": "rect"}"#).displayList(at: 0, size: 10, padding: 5, scale: 2)
        let bitmap = try list.render()
        #expect(bitmap.width == 40 && bitmap.height == 40)
        #expect(bitmap[9, 10].alpha == 0 && bitmap[10, 10].alpha == 255 && bitmap[29, 29].alpha == 255)
        #expect(area(bitmap) == 400)
    }

    @Test(
        "every built-in indicator draws something, and the same on any number of threads",
        arguments: IndicatorSpec.builtinNames
    )
    func threads(name: String) throws {
        let evaluator = try IndicatorEvaluator(spec: IndicatorSpec(builtin: name))
        let drawing = IndicatorDrawing(evaluator, colors: [.black])
        let list = drawing.displayList(
            at: evaluator.timeForCycleProgress(0.3),
            size: 40,
            padding: 20,
            scale: 2
        )
        let single = try ThreadPool.$current.withValue(.single) { try list.render() }
        #expect(area(single) > 0)
        for count in [2, 3, 7] {
            #expect(try ThreadPool.$current.withValue(ThreadPool(threads: count)) { try list.render() } == single)
        }
    }
}
