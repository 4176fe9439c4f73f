extension IndicatorEvaluator {
    /// A number that counts something and is no whole number from 1, and the count that is drawn in its place.
    package struct RoundedCount: Hashable, Sendable {
        /// The param that has the value; `nil` where the spec itself has it.
        package var param: String?
        /// The field that counts by it, the first of several: `layout.count`.
        package var path: String
        package var value: Double
        package var count: Int
    }

    /// The counts that differ from what the spec or a param says, in the order of the fields; each param once.
    package var roundedCounts: [RoundedCount] {
        var names: Set<String> = []
        return spec.parts.enumerated().flatMap { index, part in
            part.counts(at: spec.prefix(ofPart: index)).compactMap { path, source in
                var (value, name) = (0.0, String?.none)
                switch source {
                case .number(let number): value = number
                case .param(let param):
                    guard names.insert(param).inserted else { return nil }
                    (value, name) = (params[param] ?? .nan, param)
                }
                let count = Self.count(value)
                return count == value ? nil : RoundedCount(param: name, path: path, value: value, count: Int(count))
            }
        }
    }

    /// The count of a finite value: the nearest whole number, halves up, at least 1.
    static func count(_ value: Double) -> Double { max(1, (value + 0.5).rounded(.down)) }
}

extension IndicatorSpec {
    /// What stands before the fields of a part in a path.
    func prefix(ofPart index: Int) -> String {
        if case .inline = body { "" } else { "parts[\(index)]." }
    }
}

extension IndicatorSpec.Part {
    /// The numbers that count something, with their paths.
    fileprivate func counts(at prefix: String) -> [(path: String, value: IndicatorSpec.Value)] {
        var counts = layout.counts.map { (path: prefix + "layout." + $0.field, value: $0.value) }
        if case .ring(_, _, _, let segments?) = shape { counts.append((prefix + "shape.segments", segments)) }
        return counts
    }
}
