import Indicators
import Testing

@Suite("Built-in indicators")
struct BuiltInTests {
    @Test("there are 50, in the order of their names, each found by its name alone")
    func names() {
        let names = IndicatorSpec.builtinNames
        #expect(names.count == 50)
        #expect(names == names.sorted())
        #expect(names == BuiltInStates.all.map(\.name))
        for name in names { #expect(IndicatorSpec.builtin(named: name)?.name == name) }
        #expect(IndicatorSpec.builtin(named: "ballpulse") == nil)
    }

    @Test("an unknown name is answered with the one that it resembles, and with all")
    func unknownName() {
        let error = #expect(throws: UnknownIndicatorError.self) { try IndicatorSpec(builtin: "ballPuls") }
        #expect(error?.suggestion == "BallPulse")
        #expect(
            error?.description.hasPrefix("no indicator is called \"ballPuls\"; did you mean \"BallPulse\"?") == true
        )
        #expect(error?.description.hasSuffix("TriangleSkewSpin, TripleArcSpin") == true)
        #expect(UnknownIndicatorError(name: "zzz").description.contains("\"zzz\"; there are Atom"))
    }

    @Test("each is valid and is the same once it was written and read", arguments: IndicatorSpec.builtinNames)
    func validity(name: String) throws {
        let spec = try IndicatorSpec(builtin: name)
        let text = try spec.jsonString()
        #expect(IndicatorSpec.validate(json: text) == [])
        #expect(try IndicatorSpec(json: text) == spec)
    }

    @Test("each looks at five times as its table says", arguments: BuiltInStates.all.map(\.name))
    func states(name: String) throws {
        let expected = try #require(BuiltInStates.all.first { $0.name == name })
        let evaluator = try IndicatorEvaluator(spec: IndicatorSpec(builtin: name))
        #expect(expected.times.count == 5)
        for (time, elements) in expected.times {
            let states = evaluator.states(at: time)
            #expect(states.count == elements.count)
            for (state, (place, element)) in zip(states, zip(expected.places, elements)) {
                #expect(Double(state.part) == place["part"])
                for (name, path, rest) in ElementState.figures {
                    let wanted = try #require(rest.map { element[name] ?? $0 } ?? place[name])
                    #expect(abs(state[keyPath: path] - wanted) < 1e-9, "\(name) of \(state.index) at \(time)")
                }
            }
            #expect(states.map(\.index) == Array(states.indices))
        }
    }

    @Test("each has the shapes of its table", arguments: BuiltInStates.all.map(\.name))
    func shapes(name: String) throws {
        let expected = try #require(BuiltInStates.all.first { $0.name == name })
        let parts = try IndicatorEvaluator(spec: IndicatorSpec(builtin: name)).parts
        #expect(parts.count == expected.shapes.count)
        for (part, (kind, numbers)) in zip(parts, expected.shapes) {
            let found = figures(of: part.shape)
            #expect(found.kind == kind)
            #expect(Set(found.numbers.keys) == Set(numbers.keys))
            for (name, wanted) in numbers {
                #expect(abs((found.numbers[name] ?? .nan) - wanted) < 1e-9, "\(name)")
            }
        }
    }

    private func figures(of shape: ResolvedShape) -> (kind: String, numbers: [String: Double]) {
        switch shape {
        case .circle(let start, let sweep): ("circle", ["startAngle": start, "sweep": sweep])
        case .rect(let radius): ("rect", ["cornerRadius": radius])
        case .ring(let width, let start, let sweep, let segments):
            (
                "ring",
                ["strokeWidth": width, "startAngle": start, "sweep": sweep, "segments": Double(segments)]
            )
        case .triangle: ("triangle", [:])
        case .line: ("line", [:])
        }
    }

    /// Those whose elements do not all start at 0, with the time at which all have.
    private static let frozenTimes: [String: Double] = [
        "BallBeat": 0.7, "BallDoubleBounce": 2, "BallGridBeat": 1, "BallGridPulse": 1, "BallHoneycomb": 1.4,
        "BallPulse": 0.75, "BallPulseSync": 0.6, "BallScaleMultiple": 1, "BallScaleRippleMultiple": 1.25,
        "BallSpinFadeLoader": 1, "LineScale": 1, "LineScaleParty": 1, "LineScalePulseOut": 1,
        "LineScalePulseOutRapid": 0.9, "LineSpinFadeLoader": 1.2, "SquareGridFlip": 1.6,
    ]

    @Test("a still picture shows the first cycle in which every element has started")
    func frozenTimes() throws {
        for name in IndicatorSpec.builtinNames {
            let spec = try IndicatorSpec(builtin: name)
            let start = Self.frozenTimes[name] ?? 0
            for (progress, part) in [(0.0, 0.0), (0.25, 0.25), (1, 1), (2, 1), (-1, 0)] {
                let time = try spec.timeForCycleProgress(progress)
                #expect(abs(time - (start + part * spec.duration)) < 1e-12, "\(name)")
            }
        }
    }

    @Test("only two declare params")
    func params() throws {
        for name in IndicatorSpec.builtinNames {
            let params = try IndicatorSpec(builtin: name).params
            switch name {
            case "BallPulse": #expect(params == ["count": 3, "minScale": 0.3])
            case "BallSpinFadeLoader": #expect(params == ["count": 8, "minScale": 0.4, "minOpacity": 0.3])
            default: #expect(params.isEmpty)
            }
        }
    }

    @Test("params change the number of balls and how far they shrink and fade")
    func overrides() throws {
        let pulse = try IndicatorSpec(builtin: "BallPulse")
        let five = try pulse.evaluate(at: 0.12 + 0.3 * 0.75, params: ["count": 4.5, "minScale": 0.1])
        #expect(five.count == 5)
        #expect(abs(five[0].scaleX - 0.1) < 1e-9)
        #expect(try pulse.evaluate(at: 0, params: ["count": -5]).count == 1)
        let fade = try IndicatorSpec(builtin: "BallSpinFadeLoader")
        let one = try fade.evaluate(at: 0.5, params: ["count": 1, "minScale": 2, "minOpacity": 0])
        #expect(one.map { [$0.scaleX, $0.opacity] } == [[2, 0]])
        #expect(throws: IndicatorSpecError.self) { try fade.evaluate(at: 0, params: ["count": 10_001]) }
    }

    /// Those whose tables end elsewhere than they begin, so that something jumps when a cycle ends.
    private static let jumping: Set<String> = [
        "AudioEqualizer", "BallFall", "BallMerge", "BallPulseRise", "BallRotateChase", "BallScale", "BallScaleMultiple",
        "BallScaleRipple", "BallScaleRippleMultiple", "CircleStrokeSpin", "JellyBox", "LineSlide", "Orbit", "Pacman",
        "RunningDots", "SquareGridFlip",
    ]

    @Test("at the end of a cycle nothing jumps that ends where it began", arguments: IndicatorSpec.builtinNames)
    func continuity(name: String) throws {
        let evaluator = try IndicatorEvaluator(spec: IndicatorSpec(builtin: name))
        let step = 1e-7
        var jump = 0.0
        for part in evaluator.parts {
            let ends = zip(part.offsets, part.durations).map { $0 + 3 * $1 } + [3 * part.duration]
            for end in ends where end > step {
                let before = evaluator.states(at: end - step)
                let after = evaluator.states(at: end + step)
                for (before, after) in zip(before, after) { jump = max(jump, distance(before, after)) }
            }
        }
        if Self.jumping.contains(name) { #expect(jump > 0.01) } else { #expect(jump < 1e-4) }
    }

    private func distance(_ a: ElementState, _ b: ElementState) -> Double {
        ElementState.figures.reduce(0) { largest, figure in
            var difference = abs(a[keyPath: figure.path] - b[keyPath: figure.path])
            if figure.name.lowercased().contains("rotate") {
                difference = difference.truncatingRemainder(dividingBy: 2 * Double.pi)
                difference = min(difference, 2 * Double.pi - difference)
            }
            return max(largest, difference)
        }
    }

    @Test("one cycle later everything is where it was, without starts and cycles of its own")
    func repetition() throws {
        var count = 0
        for name in IndicatorSpec.builtinNames {
            let evaluator = try IndicatorEvaluator(spec: IndicatorSpec(builtin: name))
            let cycle = evaluator.duration
            let isPlain = evaluator.parts.allSatisfy { part in
                let repeats = (cycle / part.duration).truncatingRemainder(dividingBy: 1) == 0
                return repeats && part.offsets.allSatisfy { $0 == 0 }
                    && part.durations.allSatisfy { $0 == part.duration }
            }
            guard isPlain else { continue }
            count += 1
            for part in [0.11, 0.37, 0.83] {
                let once = evaluator.states(at: part * cycle)
                let later = evaluator.states(at: (part + 2) * cycle)
                for (once, later) in zip(once, later) { #expect(distance(once, later) < 1e-9, "\(name)") }
            }
        }
        #expect(count == 25)
    }

    @Test("every element of each has an outline and a finite place at every hundredth of its cycle")
    func drawable() throws {
        for name in IndicatorSpec.builtinNames {
            let evaluator = try IndicatorEvaluator(spec: IndicatorSpec(builtin: name))
            for hundredth in 0..<100 {
                for state in evaluator.states(at: evaluator.duration * Double(hundredth) / 100) {
                    let transform = ElementTransform(of: state, perspective: evaluator.perspective)
                    #expect(transform.isFinite)
                    #expect(transform.project(0, 0) != nil)
                }
            }
        }
    }
}
