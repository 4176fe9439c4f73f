extension IndicatorEvaluator {
    /// A param that counts something and is no whole number from 1, and the count that is drawn in its place.
    package struct RoundedCount: Hashable, Sendable {
        package var param: String
        package var value: Double
        package var count: Int
    }

    /// The params of which another count is drawn than their value says, by name.
    package var roundedCounts: [RoundedCount] {
        var names: Set<String> = []
        for part in spec.parts {
            var counts = part.layout.counts.map(\.value)
            if case .ring(_, _, _, let segments?) = part.shape { counts.append(segments) }
            for case .param(let name) in counts { names.insert(name) }
        }
        return names.sorted().compactMap { name in
            guard let value = params[name] else { return nil }
            let count = Self.count(value)
            return count == value ? nil : RoundedCount(param: name, value: value, count: Int(count))
        }
    }

    /// The count of a finite value: the nearest whole number, halves up, at least 1.
    static func count(_ value: Double) -> Double { max(1, (value + 0.5).rounded(.down)) }
}
