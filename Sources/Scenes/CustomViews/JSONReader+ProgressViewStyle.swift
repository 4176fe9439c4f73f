import Indicators
import StrictJSON
import Views

extension JSONReader {
    /// The form of progress views: a word of SwiftUI's, the name of a built-in indicator, the path of a spec, a
    /// progress indicator as `type:variant`, or an object with one of the latter three, or a whole spec, and its
    /// options.
    func progressViewStyle(in file: CustomViewFile) throws(JSONError) -> ProgressViewStyle {
        if hasKey("progress") { return .progress(try progressIndicatorStyle()) }
        switch value {
        case .object: return .indicator(try indicatorStyle(in: file))
        case .string(let word) where Self.isPath(word): return .indicator(IndicatorStyle(try evaluator(in: file)))
        case .string: break
        case .null: throw malformed("an indicator; for the system's spinner leave the key out, or write \"automatic\"")
        default: throw wrongType("a string, as in \"Orbit\" or \"pie:flat\", or an object with the key \"indicator\"")
        }
        // The system's own names mean what they do in SwiftUI.
        let words = ["automatic", "circular", "linear"]
        switch try word(of: words + IndicatorSpec.builtinNames + Self.progressWords) {
        case "automatic": return .automatic
        case "circular": return .circular
        case "linear": return .linear
        case let word where IndicatorSpec.builtin(named: word) != nil: return .indicator(word)
        default:
            let (type, variant) = try progressPair()
            return .progress(type, variant)
        }
    }

    /// True for the path of a spec; names of indicators have neither a slash nor an extension.
    private static func isPath(_ word: String) -> Bool { word.contains("/") || word.lowercased().hasSuffix(".json") }

    /// The types, which stand for their first variant, and all pairs.
    private static let progressWords =
        ProgressType.allCases.map(\.rawValue)
        + ProgressType.allCases.flatMap { type in type.variants.map { "\(type.rawValue):\($0.rawValue)" } }

    private func progressPair() throws(JSONError) -> (ProgressType, ProgressVariant?) {
        let parts = try word(of: Self.progressWords).split(separator: ":").map(String.init)
        return (ProgressType(rawValue: parts[0]) ?? .circular, parts.dropFirst().first.flatMap(ProgressVariant.init))
    }

    private func indicatorStyle(in file: CustomViewFile) throws(JSONError) -> IndicatorStyle {
        let object = try object(keys: ["indicator", "params", "colors", "size", "speed", "respectsReduceMotion"])
        var style = IndicatorStyle(try object["indicator"].evaluator(object.optional("params"), in: file))
        for color in try object.optional("colors")?.array(atMost: 64) ?? [] {
            style.colors.append(try color.adaptiveColor())
        }
        if let size = object.optional("size") { style.size = try size.number(in: 1...1000) }
        if let speed = object.optional("speed") { style.speed = try speed.number(in: 0...100) }
        if let respects = object.optional("respectsReduceMotion") { style.respectsReduceMotion = try respects.bool() }
        return style
    }

    /// The indicator under params.
    ///
    /// A count is a whole number here: what is drawn otherwise is said nowhere else.
    private func evaluator(
        _ params: JSONReader? = nil,
        in file: CustomViewFile
    ) throws(JSONError) -> IndicatorEvaluator {
        let spec = try indicatorSpec(in: file)
        let params = try params?.object(keys: spec.params.keys.sorted())
        var values: [String: Double] = [:]
        for param in params?.all ?? [] { values[param.key] = try param.reader.number(in: -1_000_000...1_000_000) }
        let evaluator: IndicatorEvaluator
        do throws(IndicatorSpecError) {
            evaluator = try IndicatorEvaluator(spec: spec, params: values)
        } catch {
            throw malformed(error)
        }
        if let rounded = evaluator.roundedCounts.first {
            if let param = rounded.param.flatMap({ params?.optional($0) }) {
                throw .outOfRange(param.path, value: rounded.value, allowed: "whole numbers from 1, for a count")
            }
            let field = rounded.param.map { "params.\($0)" } ?? rounded.path
            let value = JSONValue.number(rounded.value).text
            throw malformed("counts that are whole numbers from 1, and \(field) of the spec is \(value)")
        }
        try file.add(evaluator, self)
        return evaluator
    }

    /// A built-in indicator by its name, a spec, or the path of one.
    private func indicatorSpec(in file: CustomViewFile) throws(JSONError) -> IndicatorSpec {
        switch value {
        case .object: break
        case .string(let word) where Self.isPath(word): return try file.spec(self)
        default:
            let name = try word(of: IndicatorSpec.builtinNames)
            guard let spec = IndicatorSpec.builtin(named: name) else { throw malformed("an indicator's name") }
            return spec
        }
        do throws(IndicatorSpecError) {
            return try IndicatorSpec(jsonValue: value)
        } catch {
            throw malformed(error)
        }
    }

    private func malformed(_ error: IndicatorSpecError) -> JSONError {
        malformed("an indicator that can be drawn: \(error.words)")
    }

    private func progressIndicatorStyle() throws(JSONError) -> ProgressIndicatorStyle {
        let numbers: [(String, WritableKeyPath<ProgressOptions, Double?>, ClosedRange<Double>)] = [
            ("buffer", \.buffer, 0...1), ("thickness", \.thickness, 0.5...1000), ("trackGap", \.trackGap, 0...1000),
            ("amplitude", \.amplitude, 0...1000), ("wavelength", \.wavelength, 8...1000),
            ("waveSpeed", \.waveSpeed, -100...100), ("sweepAngle", \.sweepAngle, 30...350),
            ("cornerRadius", \.cornerRadius, 0...1000), ("speed", \.speed, 0...100), ("size", \.size, 1...1000),
        ]
        let flags: [(String, WritableKeyPath<ProgressOptions, Bool>)] = [
            ("showLabel", \.showLabel), ("stopIndicator", \.stopIndicator),
            ("respectsReduceMotion", \.respectsReduceMotion),
        ]
        let others = ["progress", "segments", "strokeCap", "trackColor", "labelColor"]
        let object = try object(keys: others + numbers.map(\.0) + flags.map(\.0))
        let (type, variant) = try object["progress"].progressPair()
        var options = ProgressOptions(type: type, variant: variant)
        for (key, path, range) in numbers {
            if let reader = object.optional(key) { options[keyPath: path] = try reader.number(in: range) }
        }
        for (key, path) in flags {
            if let reader = object.optional(key) { options[keyPath: path] = try reader.bool() }
        }
        if let reader = object.optional("segments") {
            let bounds = ResolvedProgress.segmentBounds(type, variant ?? type.variants[0])
            options.segments = Double(try reader.integer(in: bounds))
        }
        if let cap = object.optional("strokeCap") { options.strokeCap = try cap.word(of: ProgressStrokeCap.self) }
        return ProgressIndicatorStyle(
            options,
            track: try object.optional("trackColor")?.adaptiveColor(),
            label: try object.optional("labelColor")?.adaptiveColor()
        )
    }
}
