import StrictJSON

extension IndicatorSpec {
    /// What is wrong with a spec, and what the format lets through though it is hardly meant.
    package struct Review: Hashable, Sendable {
        /// As ``IndicatorSpec/validate(jsonData:)`` lists them; empty for a spec that can be drawn.
        package var problems: [IndicatorSpecProblem]
        /// Keys that have no meaning where they stand, and counts that are drawn as others.
        package var warnings: [IndicatorSpecProblem]
    }

    /// The problems and warnings of a spec in JSON text in UTF-8.
    package static func review(jsonData: some Collection<UInt8>) -> Review {
        var keys = SpecKeys()
        do throws(IndicatorSpecError) {
            let json = try parse(jsonData)
            keys.check(json)
            let evaluator = try IndicatorEvaluator(valid: SpecReader.read(json).get(), params: [:])
            return Review(problems: [], warnings: keys.warnings + evaluator.roundedCounts.map(\.warning))
        } catch {
            return Review(problems: error.problems, warnings: keys.warnings)
        }
    }
}

extension IndicatorEvaluator.RoundedCount {
    fileprivate var warning: IndicatorSpecProblem {
        let given = JSONValue.number(value).text
        return IndicatorSpecProblem(
            path: param.map { "params." + $0 } ?? path,
            message: "is \(given) and drawn as \(count); a count is whole, and at least 1"
        )
    }
}

/// Finds the keys of a spec that no reader of the format looks at, so that a typing error would go unseen.
///
/// Whatever is not of the form that it should have is passed over: that is a problem, and no matter of keys.
struct SpecKeys {
    private(set) var warnings: [IndicatorSpecProblem] = []

    /// Nobody reads more, and each takes a comparison with all keys that there are.
    static let limit = 100

    private static let partKeys = [
        "layout", "shape", "tracks", "stagger", "duration", "durations", "rest", "groupTracks",
    ]
    private static let specKeys =
        ["schemaVersion", "name", "duration", "params", "perspective", "parts", "$schema"]
        + partKeys.filter { $0 != "duration" }
    private static let layoutKeys = [
        "single": ["size", "width", "height", "x", "y"],
        "stack": ["count", "size", "width", "height", "x", "y"],
        "row": ["count", "gap", "itemWidth", "itemHeight"],
        "grid": ["columns", "rows", "gap"],
        "ring": ["count", "itemSize", "itemWidth", "itemHeight", "startAngle", "orient"],
    ]
    private static let shapeKeys = [
        "circle": ["startAngle", "sweep"], "rect": ["cornerRadius"],
        "ring": ["strokeWidth", "startAngle", "sweep", "segments"], "triangle": [], "line": [],
    ]

    mutating func check(_ spec: JSONValue) {
        check(spec, Self.specKeys, at: "")
        guard case .array(let parts)? = spec["parts"] else { return checkPart(spec, at: "") }
        for (index, part) in parts.enumerated() {
            check(part, Self.partKeys, at: "parts[\(index)].")
            checkPart(part, at: "parts[\(index)].")
        }
    }

    /// What stands inside of a part.
    private mutating func checkPart(_ part: JSONValue, at prefix: String) {
        checkTyped(part["layout"], Self.layoutKeys, at: prefix + "layout.")
        checkTyped(part["shape"], Self.shapeKeys, at: prefix + "shape.")
        if let stagger = part["stagger"] { check(stagger, ["each", "start"], at: prefix + "stagger.") }
        checkValues(part["rest"], at: prefix + "rest.")
        for list in ["tracks", "groupTracks"] {
            guard case .array(let tracks)? = part[list] else { continue }
            for (index, track) in tracks.enumerated() where warnings.count < Self.limit {
                let path = "\(prefix)\(list)[\(index)]."
                check(track, ["property", "keyTimes", "values", "easing"], at: path)
                guard case .array(let values)? = track["values"] else { continue }
                for (index, value) in values.enumerated() { checkReference(value, at: "\(path)values[\(index)].") }
            }
        }
    }

    /// A layout or a shape; the keys of a type that there is not are unknown.
    private mutating func checkTyped(_ object: JSONValue?, _ keys: [String: [String]], at prefix: String) {
        guard let object, case .string(let type)? = object["type"], let keys = keys[type] else { return }
        check(object, ["type"] + keys, at: prefix)
        checkValues(object, at: prefix)
    }

    /// The members of an object that may be references of params.
    private mutating func checkValues(_ object: JSONValue?, at prefix: String) {
        guard case .object(let members)? = object else { return }
        for member in members { checkReference(member.value, at: prefix + member.key + ".") }
    }

    private mutating func checkReference(_ value: JSONValue, at prefix: @autoclosure () -> String) {
        if case .string? = value["$param"] { check(value, ["$param"], at: prefix()) }
    }

    private mutating func check(_ object: JSONValue, _ keys: [String], at prefix: String) {
        guard case .object(let members) = object else { return }
        for member in members where !keys.contains(member.key) {
            guard warnings.count < Self.limit else { return }
            let near = NearName.closest(to: member.key, in: keys).map { "; did you mean \"\($0)\"?" } ?? ""
            warnings.append(.init(path: prefix + member.key, message: "has no meaning here, and is ignored" + near))
        }
    }
}
