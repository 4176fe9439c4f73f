import Indicators
import Raster
import StrictJSON
import Views

extension [GalleryDesign] {
    /// LoaderKit's indicators.
    static func indicators() throws -> [GalleryDesign] {
        try IndicatorSpec.builtinNames.map { name in
            let spec = try IndicatorSpec(builtin: name)
            return try GalleryDesign(spec, IndicatorEvaluator(spec: spec))
        }
    }
}

extension GalleryDesign {
    /// Blue enough for a contrast of 3 with white and with black, so that one picture serves both appearances.
    static let tint = Color(red8: 10, green8: 132, blue8: 255)

    fileprivate init(_ spec: IndicatorSpec, _ evaluator: IndicatorEvaluator) throws {
        let drawing = IndicatorDrawing(evaluator, colors: [Self.tint])
        func moment(_ time: Double) -> Moment {
            { _ in drawing.displayList(at: time, size: 64, padding: 8, scale: 1) }
        }
        let cycle = IndicatorCycle(evaluator)
        name = spec.name
        note = Self.note(evaluator)
        samples = try Self.samples(spec)
        frames = cycle.times(framesPerSecond: 25).map(moment)
        framesPerSecond = 25
        // No whole part of the cycle, after which many look the same.
        moments = (0..<5).map { moment(cycle.start + evaluator.duration * 0.22 * Double($0)) }
        scale = 2
        reduction = 0.5
        isOpaque = false
        followsAppearance = false
    }

    private static func note(_ evaluator: IndicatorEvaluator) -> String {
        let elements = evaluator.elementCount == 1 ? "1 element" : "\(evaluator.elementCount) elements"
        let params = evaluator.params.keys.sorted().map { ", \($0)" }.joined()
        return "\(JSONValue.number(evaluator.duration).text) s, \(elements)\(params)"
    }

    private static func samples(_ spec: IndicatorSpec) throws -> [CodeSample] {
        let swift = """
            let spec = try IndicatorSpec(builtin: "\(spec.name)")
            let blue = Color(red8: 10, green8: 132, blue8: 255)
            let drawing = IndicatorDrawing(try IndicatorEvaluator(spec: spec), colors: [blue])
            let picture = try drawing.displayList(at: 0.25, size: 64, padding: 8, scale: 3).render()
            """
        let shell = "Tools/scrim indicator \(spec.name) --color '#0A84FF' --size 64 --padding 8 --at 0.25"
        return [
            CodeSample(language: .swift, text: swift),
            CodeSample(language: .json, text: try JSONValue(parsing: spec.jsonString()).prettyText),
            CodeSample(language: .shell, text: shell),
        ]
    }
}

/// The part of an indicator's time that is shown again and again.
struct IndicatorCycle {
    let start: Double
    let length: Double

    /// Where elements have cycles of their own, so that the picture does not come back with the spec's cycle.
    private static let longest = 3.0

    /// A cycle in which every element has started.
    ///
    /// It begins with the still picture that is drawn where less motion is asked for, or where nothing is seen of that,
    /// later.
    init(_ evaluator: IndicatorEvaluator) {
        let starts = [0, 0.25, 0.5].map(evaluator.timeForCycleProgress)
        start = starts.first { Self.isSeen(evaluator.states(at: $0)) } ?? starts[0]
        let end = start + evaluator.duration
        let isClosed = Self.isNear(evaluator.states(at: start), evaluator.states(at: end))
        length = isClosed ? evaluator.duration : max(evaluator.duration, Self.longest)
    }

    /// Times at an even rate, which is as near to `framesPerSecond` as a whole number of frames in the cycle allows.
    func times(framesPerSecond: Int) -> [Double] {
        let count = max(1, Int((length * Double(framesPerSecond)).rounded()))
        return (0..<count).map { start + length * Double($0) / Double(count) }
    }

    private static func isSeen(_ states: [ElementState]) -> Bool {
        states.contains { state in
            abs(state.scaleX * state.groupScaleX) > 0.05 && abs(state.scaleY * state.groupScaleY) > 0.05
                && state.opacity > 0.05 && state.strokeEnd != state.strokeStart
        }
    }

    private static func isNear(_ states: [ElementState], _ others: [ElementState]) -> Bool {
        zip(states, others).allSatisfy { state, other in
            // Turns of any number look alike.
            func isSameAngle(_ a: Double, _ b: Double) -> Bool {
                let turns = (a - b) / (2 * Double.pi)
                return abs(turns - turns.rounded()) < 1e-3
            }
            let lengths: [KeyPath<ElementState, Double>] = [
                \.scaleX, \.scaleY, \.opacity, \.translateX, \.translateY, \.strokeStart, \.strokeEnd, \.groupScaleX,
                \.groupScaleY, \.groupTranslateX, \.groupTranslateY,
            ]
            let angles: [KeyPath<ElementState, Double>] = [\.rotate, \.rotateX, \.rotateY, \.groupRotate]
            return lengths.allSatisfy { abs(state[keyPath: $0] - other[keyPath: $0]) < 1e-3 }
                && angles.allSatisfy { isSameAngle(state[keyPath: $0], other[keyPath: $0]) }
        }
    }
}
