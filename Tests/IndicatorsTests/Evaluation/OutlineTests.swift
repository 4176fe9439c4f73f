import Indicators
import Testing

@Suite("Outlines of shapes")
struct OutlineTests {
    private let turn = 2 * Double.pi

    private func outline(
        _ shape: IndicatorSpec.Shape,
        size: (width: Double, height: Double) = (0.5, 0.25),
        stroke: (start: Double, end: Double) = (0, 1),
        params: [String: Double] = [:]
    ) throws -> ElementOutline? {
        let spec = IndicatorSpec(
            name: "a",
            duration: 1,
            params: ["p": 1],
            layout: .single(),
            shape: shape,
            groupTracks: [.init(.opacity, keyTimes: [0, 1], values: [1, 1])]
        )
        let evaluator = try IndicatorEvaluator(spec: spec, params: params)
        var state = ElementTransformTests.plain
        (state.width, state.height) = size
        (state.strokeStart, state.strokeEnd) = stroke
        return evaluator.parts[0].shape.outline(of: state)
    }

    @Test("a circle is an ellipse, or with less sweep what its chord cuts off, from the top by itself")
    func circles() throws {
        #expect(try outline(.circle()) == .ellipse(width: 0.5, height: 0.25))
        #expect(try outline(.circle(sweep: .number(turn))) == .ellipse(width: 0.5, height: 0.25))
        let segment = ElementOutline.segment(width: 0.5, height: 0.25, startAngle: -Double.pi / 2, sweep: 2)
        #expect(try outline(.circle(sweep: 2)) == segment)
        #expect(
            try outline(.circle(startAngle: 1, sweep: 2)) == .segment(width: 0.5, height: 0.25, startAngle: 1, sweep: 2)
        )
    }

    @Test("a corner radius is a part of the shorter side, from 0 to its half")
    func rects() throws {
        for (corner, radius) in [(0.0, 0.0), (0.2, 0.05), (0.5, 0.125), (7, 0.125), (-1, 0)] {
            #expect(
                try outline(.rect(cornerRadius: .number(corner))) == .rect(width: 0.5, height: 0.25, radius: radius)
            )
        }
        #expect(try outline(.rect()) == .rect(width: 0.5, height: 0.25, radius: 0))
        #expect(try outline(.line) == .rect(width: 0.5, height: 0.25, radius: 0.125))
        #expect(try outline(.triangle) == .triangle(width: 0.5, height: 0.25))
    }

    @Test("the outer edge of a ring's stroke touches the shorter side")
    func rings() throws {
        #expect(try outline(.ring(strokeWidth: 0.5)) == .circle(radius: 0.0625, stroke: 0.125))
        let arc = ElementOutline.arcs(radius: 0.0625, stroke: 0.125, startAngles: [-Double.pi / 2], sweep: 3)
        #expect(try outline(.ring(strokeWidth: 0.5, sweep: 3)) == arc)
    }

    @Test("segments of a ring are spread over the turn, each with the whole sweep")
    func segments() throws {
        let ring = IndicatorSpec.Shape.ring(strokeWidth: 0.5, startAngle: 1, sweep: 0.5, segments: 4)
        let starts = [1, 1 + turn / 4, 1 + turn / 2, 1 + 3 * turn / 4]
        #expect(try outline(ring) == .arcs(radius: 0.0625, stroke: 0.125, startAngles: starts, sweep: 0.5))
    }

    @Test("stroke start and end trim each arc and are clamped")
    func trimming() throws {
        let ring = IndicatorSpec.Shape.ring(strokeWidth: 0.5, startAngle: 1, sweep: 2)
        func arcs(_ start: Double, _ sweep: Double) -> ElementOutline {
            .arcs(radius: 0.0625, stroke: 0.125, startAngles: [start], sweep: sweep)
        }
        #expect(try outline(ring, stroke: (0.25, 0.75)) == arcs(1.5, 1))
        #expect(try outline(ring, stroke: (-1, 0.5)) == arcs(1, 1))
        #expect(try outline(ring, stroke: (0.5, 2)) == arcs(2, 1))
        #expect(try outline(ring, stroke: (0.5, 0.5)) == nil)
        #expect(try outline(ring, stroke: (0.75, 0.25)) == nil)
        #expect(try outline(ring, stroke: (.nan, 1)) == nil)
    }

    @Test("a drawn sweep within 1e-9 of a turn is one closed circle, also of several segments")
    func closedRing() throws {
        let nearly = IndicatorSpec.Value.number(turn - 5e-10)
        let closed = ElementOutline.circle(radius: 0.0625, stroke: 0.125)
        #expect(try outline(.ring(strokeWidth: 0.5, sweep: nearly, segments: 3)) == closed)
        #expect(try outline(.ring(strokeWidth: 0.5, sweep: .number(turn - 1e-6))) != closed)
        #expect(try outline(.ring(strokeWidth: 0.5), stroke: (0, 1 - 1e-11)) == closed)
        #expect(try outline(.ring(strokeWidth: 0.5), stroke: (0, 0.999)) != closed)
    }

    @Test("sweeps from params are clamped, and one that is not above 0 draws nothing")
    func sweepParams() throws {
        let circle = IndicatorSpec.Shape.circle(sweep: .param("p"))
        let ring = IndicatorSpec.Shape.ring(strokeWidth: 0.5, sweep: .param("p"))
        #expect(try outline(circle, params: ["p": 99]) == .ellipse(width: 0.5, height: 0.25))
        #expect(try outline(ring, params: ["p": .infinity]) == .circle(radius: 0.0625, stroke: 0.125))
        for sweep in [0, -1, Double.nan] {
            #expect(try outline(circle, params: ["p": sweep]) == nil)
            #expect(try outline(ring, params: ["p": sweep]) == nil)
        }
    }

    @Test("a stroke that is not above 0 and below the side draws nothing", arguments: [0, -1, 1, 2, Double.nan])
    func degenerateStrokes(width: Double) throws {
        #expect(try outline(.ring(strokeWidth: .param("p")), params: ["p": width]) == nil)
    }

    @Test("a shape without a width or height draws nothing")
    func emptyShapes() throws {
        for shape in [IndicatorSpec.Shape.circle(), .rect(), .ring(strokeWidth: 0.1), .triangle, .line] {
            for size in [(0, 1), (1, 0), (-1, 1), (1, Double.nan), (Double.infinity, 1)] {
                #expect(try outline(shape, size: size) == nil)
            }
        }
    }
}
