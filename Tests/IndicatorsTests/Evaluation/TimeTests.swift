import Indicators
import Testing

@Suite("Time of elements and groups")
struct TimeTests {
    private func spec(
        _ layout: IndicatorSpec.Layout = .stack(count: 3),
        duration: Double? = nil,
        stagger: IndicatorSpec.Stagger? = nil,
        durations: [Double]? = nil,
        rest: [IndicatorSpec.Property: IndicatorSpec.Value] = [:],
        groupTracks: [IndicatorSpec.GroupTrack] = []
    ) -> IndicatorSpec {
        IndicatorSpec(
            name: "a",
            duration: 1,
            parts: [
                .init(
                    layout: layout,
                    shape: .circle(),
                    tracks: [.init(.translateX, keyTimes: [0, 1], values: [0, 1])],
                    stagger: stagger,
                    duration: duration,
                    durations: durations,
                    rest: rest,
                    groupTracks: groupTracks
                )
            ]
        )
    }

    private func values(_ spec: IndicatorSpec, at time: Double) throws -> [Double] {
        try spec.evaluate(at: time).map(\.translateX)
    }

    @Test("elements start at their offsets, and rest until then")
    func offsets() throws {
        #expect(try values(spec(stagger: .offsets([0, 0.25, 0.5])), at: 0.5) == [0.5, 0.25, 0])
        #expect(
            try values(spec(stagger: .offsets([0, 0.25, 0.75]), rest: [.translateX: 9]), at: 0.5) == [0.5, 0.25, 9]
        )
        #expect(try values(spec(stagger: .each(0.25)), at: 0.5) == [0.5, 0.25, 0])
        #expect(
            try values(spec(stagger: .each(0.25, start: 0.125), rest: [.translateX: 9]), at: 0.5) == [0.375, 0.125, 9]
        )
    }

    @Test("an element with a negative offset is under way at 0")
    func negativeOffsets() throws {
        #expect(try values(spec(stagger: .offsets([-0.25, -1.5, 0])), at: 0) == [0.25, 0.5, 0])
    }

    @Test("before 0 an element without an offset rests")
    func negativeTime() throws {
        #expect(try values(spec(stagger: .offsets([0, -0.5, -2]), rest: [.translateX: 9]), at: -0.75) == [9, 9, 0.25])
    }

    @Test("a time that is no finite number shows all elements at rest", arguments: [Double.nan, .infinity, -.infinity])
    func noTime(time: Double) throws {
        let turning = IndicatorSpec.GroupTrack(.rotate, keyTimes: [0, 1], values: [1, 2])
        let states = try spec(rest: [.translateX: 9], groupTracks: [turning]).evaluate(at: time)
        #expect(states.map(\.translateX) == [9, 9, 9])
        #expect(states.map(\.groupRotate) == [0, 0, 0])
    }

    @Test("the cycle is that of the element, else of the part, else of the spec")
    func cycles() throws {
        #expect(try values(spec(), at: 0.5) == [0.5, 0.5, 0.5])
        #expect(try values(spec(duration: 2), at: 0.5) == [0.25, 0.25, 0.25])
        #expect(try values(spec(duration: 2, durations: [0.5, 1, 4]), at: 0.5) == [0, 0.5, 0.125])
    }

    @Test("cycles repeat")
    func repeats() throws {
        #expect(try values(spec(stagger: .offsets([0, 0.25, 0.5])), at: 7.5) == [0.5, 0.25, 0])
    }

    @Test("properties without a track have the rest values of their kind, or of the part")
    func restValues() throws {
        let plain = try spec(.single()).evaluate(at: 0)[0]
        #expect([plain.scaleX, plain.scaleY, plain.opacity, plain.strokeEnd] == [1, 1, 1, 1])
        let zeros = [plain.rotate, plain.rotateX, plain.rotateY, plain.translateY, plain.strokeStart]
        #expect(zeros == [0, 0, 0, 0, 0])
        let moved = try spec(.single(), rest: [.translateY: -0.4, .scale: 2, .scaleY: 3, .opacity: 0.5]).evaluate(
            at: 0
        )[0]
        #expect([moved.scaleX, moved.scaleY, moved.opacity, moved.translateY] == [2, 6, 0.5, -0.4])
        for property in IndicatorSpec.Property.allCases where property.restValue != 1 {
            #expect(property.restValue == 0)
        }
        let ones = IndicatorSpec.Property.allCases.filter { $0.restValue == 1 }
        #expect(ones == [.scale, .scaleX, .scaleY, .opacity, .strokeEnd])
        #expect(
            IndicatorSpec.GroupProperty.allCases.filter { $0.restValue == 1 } == [.scale, .scaleX, .scaleY, .opacity]
        )
    }

    @Test("a group track runs on the part's cycle, whatever its elements do, and rests before 0")
    func groupTracks() throws {
        let tracks: [IndicatorSpec.GroupTrack] = [
            .init(.rotate, keyTimes: [0, 1], values: [0, 4]), .init(.opacity, keyTimes: [0, 1], values: [1, 0]),
            .init(.scale, keyTimes: [0, 1], values: [2, 2]), .init(.scaleY, keyTimes: [0, 1], values: [3, 3]),
            .init(.translateX, keyTimes: [0, 1], values: [0, 1]),
            .init(.translateY, keyTimes: [0, 1], values: [0, 2]),
        ]
        let moving = spec(
            duration: 2,
            stagger: .each(5),
            durations: [1, 1, 1],
            rest: [.opacity: 0.5, .rotate: 7, .scale: 9],
            groupTracks: tracks
        )
        for state in try moving.evaluate(at: 4.5) {
            #expect([state.groupRotate, state.opacity, state.groupScaleX, state.groupScaleY] == [1, 0.375, 2, 6])
            #expect([state.groupTranslateX, state.groupTranslateY] == [0.25, 0.5])
            #expect([state.rotate, state.scaleX] == [7, 9])
        }
        let before = try moving.evaluate(at: -1)[0]
        #expect([before.groupRotate, before.opacity, before.groupScaleX, before.groupScaleY] == [0, 0.5, 1, 1])
        #expect([before.groupTranslateX, before.groupTranslateY] == [0, 0])
    }

    @Test("a state multiplies scales and opacities and adds the layout's rotation")
    func states() throws {
        var all = spec(
            .ring(count: 1, itemSize: 0.2, itemHeight: 0.1, orient: true),
            rest: [.scale: 2, .scaleX: 3, .scaleY: 5, .rotate: 1, .rotateX: 0.1, .rotateY: 0.2],
            groupTracks: [.init(.opacity, keyTimes: [0, 1], values: [4, 4])]
        )
        all.body = .parts([spec().parts[0]] + all.parts)
        let state = try all.evaluate(at: 0)[3]
        #expect((state.index, state.part) == (3, 1))
        #expect([state.scaleX, state.scaleY, state.opacity, state.rotateX, state.rotateY] == [6, 10, 4, 0.1, 0.2])
        #expect(state.rotate == 1 + Double.pi / 2)
        #expect([state.cx, state.cy, state.width, state.height] == [0.9, 0.5, 0.2, 0.1])
    }

    @Test("strokes leave the range of a ring's arc as their tracks say; only what draws clamps them")
    func strokes() throws {
        let spec = IndicatorSpec(
            name: "a",
            duration: 1,
            layout: .single(),
            shape: .ring(strokeWidth: 0.1),
            rest: [.strokeStart: -0.5],
            tracks: [.init(.strokeEnd, keyTimes: [0, 1], values: [1, 3])]
        )
        let state = try spec.evaluate(at: 0.5)[0]
        #expect([state.strokeStart, state.strokeEnd] == [-0.5, 2])
    }

    @Test("a viewer stands 2.5 sides away, or as far as the spec says")
    func perspective() throws {
        var spec = spec()
        #expect(try IndicatorEvaluator(spec: spec).perspective == 2.5)
        spec.perspective = 4
        #expect(try IndicatorEvaluator(spec: spec).perspective == 4)
    }

    @Test("a part tells its rests, and whether anything in it turns out of the plane")
    func parts() throws {
        func part(
            _ property: IndicatorSpec.Property,
            rest: [IndicatorSpec.Property: IndicatorSpec.Value] = [:]
        ) throws -> IndicatorEvaluator.Part {
            let track = IndicatorSpec.Track(property, keyTimes: [0, 1], values: [0, 1])
            let spec = IndicatorSpec(
                name: "a",
                duration: 1,
                layout: .single(),
                shape: .line,
                rest: rest,
                tracks: [track]
            )
            return try IndicatorEvaluator(spec: spec).parts[0]
        }
        let resting = try part(.scale, rest: [.opacity: 0.5, .rotateX: 0])
        #expect([resting.restValue(.opacity), resting.restValue(.scale), resting.restValue(.rotate)] == [0.5, 1, 0])
        #expect(!resting.hasDepth)
        #expect(try !part(.rotate).hasDepth)
        #expect(try part(.rotateX).hasDepth)
        #expect(try part(.rotateY).hasDepth)
        #expect(try part(.scale, rest: [.rotateY: 0.1]).hasDepth)
    }

    @Test("params stand in layouts, shapes, values and rests")
    func params() throws {
        let spec = IndicatorSpec(
            name: "a",
            duration: 1,
            params: ["n": 2, "x": 0.5],
            layout: .stack(count: .param("n"), size: .param("x")),
            shape: .rect(cornerRadius: .param("x")),
            rest: [.opacity: .param("x")],
            tracks: [.init(.scale, keyTimes: [0, 1], values: [.param("x"), .param("n")])]
        )
        let states = try spec.evaluate(at: 0)
        #expect(states.count == 2)
        #expect([states[0].width, states[0].opacity, states[0].scaleX] == [0.5, 0.5, 0.5])
        let changed = try IndicatorEvaluator(spec: spec, params: ["x": 0.25, "unknown": 1])
        #expect(changed.params == ["n": 2, "x": 0.25])
        #expect(changed.states(at: 0)[0].width == 0.25)
        #expect(changed.parts[0].shape == .rect(cornerRadius: 0.25))
    }

    @Test("a part of the cycle is reached once every element has started, in whole cycles of the spec")
    func cycleProgress() throws {
        var spec = spec(stagger: .offsets([0, -3, 0.25]))
        #expect(try spec.timeForCycleProgress(0) == 1)
        #expect(try spec.timeForCycleProgress(0.5) == 1.5)
        #expect(try spec.timeForCycleProgress(1) == 2)
        #expect(try spec.timeForCycleProgress(2) == 2)
        #expect(try spec.timeForCycleProgress(-1) == 1)
        #expect(try spec.timeForCycleProgress(.nan) == 1)
        // Two parts, of which one starts at 1.5 in a spec of 1 s.
        spec.body = .parts(spec.parts + self.spec(duration: 7, stagger: .each(0, start: 1.5)).parts)
        #expect(try spec.timeForCycleProgress(0.5) == 2.5)
        #expect(try self.spec(stagger: .offsets([-1, -2, -3])).timeForCycleProgress(0.25) == 0.25)
        #expect(try self.spec(stagger: .offsets([0, 1, 0])).timeForCycleProgress(0) == 1)
    }

    @Test("several colours go round by the index over all parts, and one stands alone")
    func colors() throws {
        var spec = spec()
        spec.body = .parts(spec.parts + spec.parts)
        let states = try spec.evaluate(at: 0)
        #expect(states.map { $0.color(of: ["a", "b", "c", "d"], else: "x") } == ["a", "b", "c", "d", "a", "b"])
        #expect(states.map { $0.color(of: [], else: "x") } == Array(repeating: "x", count: 6))
    }
}
