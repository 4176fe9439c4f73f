/// A track with its values resolved and its curves prepared.
struct SampledTrack<Key: IndicatorSpec.AnimatableProperty>: Sendable {
    let property: Key
    private let keyTimes: [Double]
    private let values: [Double]
    /// One curve for every segment, or one for each.
    private let curves: [CubicBezier]

    /// A track that follows the rules: at least two keys, as many values, and an easing for each segment.
    init(_ track: IndicatorSpec.KeyframeTrack<Key>, resolve: (IndicatorSpec.Value) -> Double) {
        property = track.property
        keyTimes = track.keyTimes
        values = track.values.map(resolve)
        curves =
            switch track.easing {
            case nil: [CubicBezier(.linear)]
            case .uniform(let easing): [CubicBezier(easing)]
            case .perSegment(let easings): easings.map { CubicBezier($0) }
            }
    }

    /// The value at a part of the cycle.
    func value(at progress: Double) -> Double {
        let last = keyTimes.count - 1
        if progress <= keyTimes[0] { return values[0] }
        if progress >= keyTimes[last] { return values[last] }
        let segment = segment(at: progress)
        let length = keyTimes[segment + 1] - keyTimes[segment]
        let part = length > 0 ? (progress - keyTimes[segment]) / length : 1
        let eased = curves[curves.count == 1 ? 0 : segment].value(at: part)
        return values[segment] + (values[segment + 1] - values[segment]) * eased
    }

    /// The last segment that starts at or before a part of the cycle: at a jump the one after it.
    private func segment(at progress: Double) -> Int {
        var low = 0
        var high = keyTimes.count - 2
        while low < high {
            let middle = (low + high + 1) / 2
            if progress >= keyTimes[middle] { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
