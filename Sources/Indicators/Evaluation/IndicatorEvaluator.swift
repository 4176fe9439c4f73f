/// A valid spec with its params resolved, ready to be evaluated at any time.
///
/// Evaluating is a function of the time alone: the same time gives the same states on every machine, in any order.
public struct IndicatorEvaluator: Sendable {
    /// The most elements of all parts together.
    public static let maximumElementCount = 10_000
    /// The most arcs of rings of all parts together.
    public static let maximumArcCount = 10_000

    public let spec: IndicatorSpec
    /// The values of the params: the spec's defaults where no override took their place.
    public let params: [String: Double]
    public let parts: [Part]
    public let elementCount: Int

    /// Prepares a spec with overrides of its params; overrides of names that it does not declare are ignored.
    ///
    /// Throws everything that is wrong with the spec itself, else what is wrong with it under these params.
    public init(spec: IndicatorSpec, params: [String: Double] = [:]) throws(IndicatorSpecError) {
        try spec.validate()
        try self.init(valid: spec, params: params)
    }

    /// Prepares a spec that is known to follow the format's rules.
    init(valid spec: IndicatorSpec, params: [String: Double]) throws(IndicatorSpecError) {
        let resolved = spec.resolvedParams(params)
        var preparation = PartPreparation(params: resolved, duration: spec.duration)
        let parts = preparation.parts(of: spec)
        guard preparation.problems.isEmpty else { throw IndicatorSpecError(problems: preparation.problems) }
        self.spec = spec
        self.params = resolved
        self.parts = parts
        elementCount = parts.reduce(0) { $0 + $1.elements.count }
    }

    static func preparationProblems(of spec: IndicatorSpec) -> [IndicatorSpecProblem] {
        do throws(IndicatorSpecError) {
            _ = try IndicatorEvaluator(valid: spec, params: [:])
            return []
        } catch {
            return error.problems
        }
    }

    /// One cycle in seconds.
    public var duration: Double { spec.duration }

    /// The viewer's distance for `rotateX` and `rotateY`, in sides of the box.
    public var perspective: Double { spec.perspective ?? IndicatorSpec.defaultPerspective }

    /// The elements at a time in seconds, in the order in which they are drawn.
    ///
    /// Before its start an element has its rest values, and at a time that is no finite number all have.
    public func states(at time: Double) -> [ElementState] {
        var states: [ElementState] = []
        states.reserveCapacity(elementCount)
        for (index, part) in parts.enumerated() { part.appendStates(at: time, part: index, to: &states) }
        return states
    }

    /// The time at which every element has started and the cycle has come to a part of it, clamped to 0…1; 0 for NaN.
    ///
    /// 1 is the end of the cycle and not the start of the next.
    public func timeForCycleProgress(_ progress: Double) -> Double {
        let start = parts.reduce(0) { max($0, $1.offsets.max() ?? 0) }
        let clamped = progress > 0 ? min(progress, 1) : 0
        return (start / duration).rounded(.up) * duration + clamped * duration
    }
}

extension IndicatorSpec {
    /// The elements at a time in seconds; see ``IndicatorEvaluator`` to evaluate more than once.
    public func evaluate(at time: Double, params: [String: Double] = [:]) throws(IndicatorSpecError) -> [ElementState] {
        try IndicatorEvaluator(spec: self, params: params).states(at: time)
    }

    /// See ``IndicatorEvaluator/timeForCycleProgress(_:)``.
    public func timeForCycleProgress(
        _ progress: Double,
        params: [String: Double] = [:]
    ) throws(IndicatorSpecError) -> Double {
        try IndicatorEvaluator(spec: self, params: params).timeForCycleProgress(progress)
    }
}
