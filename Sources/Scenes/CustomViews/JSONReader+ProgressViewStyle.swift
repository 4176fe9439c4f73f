import Indicators
import StrictJSON
import Views

extension JSONReader {
    /// The form of progress views: a word of SwiftUI's, the name of a built-in indicator, a progress indicator as
    /// `type:variant`, or an object with one of the latter two, or a whole spec, and its options.
    func progressViewStyle() throws(JSONError) -> ProgressViewStyle {
        if hasKey("progress") { return .progress(try progressIndicatorStyle()) }
        if case .object = value { return .indicator(try indicatorStyle()) }
        let words = ["automatic", "circular", "linear"]
        switch try word(of: words + IndicatorSpec.builtinNames + Self.progressPairs) {
        case "automatic": return .automatic
        case "circular": return .circular
        case "linear": return .linear
        case let word where word.contains(":"):
            let (type, variant) = try progressPair()
            return .progress(type, variant)
        case let word: return .indicator(word)
        }
    }

    private static let progressPairs = ProgressType.allCases.flatMap { type in
        type.variants.map { "\(type.rawValue):\($0.rawValue)" }
    }

    private func progressPair() throws(JSONError) -> (ProgressType, ProgressVariant?) {
        let parts = try word(of: Self.progressPairs).split(separator: ":").map(String.init)
        return (ProgressType(rawValue: parts[0]) ?? .circular, ProgressVariant(rawValue: parts[1]))
    }

    private func indicatorStyle() throws(JSONError) -> IndicatorStyle {
        let object = try object(keys: ["indicator", "params", "colors", "size", "speed", "respectsReduceMotion"])
        let reader = try object["indicator"]
        let spec = try reader.indicatorSpec()
        var params: [String: Double] = [:]
        for param in try object.optional("params")?.object(keys: spec.params.keys.sorted()).all ?? [] {
            params[param.key] = try param.reader.number(in: -1_000_000...1_000_000)
        }
        var style: IndicatorStyle
        do throws(IndicatorSpecError) {
            style = IndicatorStyle(try IndicatorEvaluator(spec: spec, params: params))
        } catch {
            throw reader.malformed(error)
        }
        for color in try object.optional("colors")?.array(atMost: 64) ?? [] {
            style.colors.append(try color.value(.styleColor))
        }
        if let size = object.optional("size") { style.size = try size.number(in: 1...1000) }
        if let speed = object.optional("speed") { style.speed = try speed.number(in: 0...100) }
        if let respects = object.optional("respectsReduceMotion") { style.respectsReduceMotion = try respects.bool() }
        return style
    }

    /// A built-in indicator by its name, or a spec.
    private func indicatorSpec() throws(JSONError) -> IndicatorSpec {
        guard case .object = value else {
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
        malformed("an indicator that can be drawn: \(error.problems.first?.description ?? "")")
    }

    private func progressIndicatorStyle() throws(JSONError) -> ProgressIndicatorStyle {
        let numbers: [(String, WritableKeyPath<ProgressOptions, Double?>, ClosedRange<Double>)] = [
            ("buffer", \.buffer, 0...1), ("thickness", \.thickness, 0.5...1000), ("trackGap", \.trackGap, 0...1000),
            ("segments", \.segments, 1...64), ("amplitude", \.amplitude, 0...1000),
            ("wavelength", \.wavelength, 8...1000), ("waveSpeed", \.waveSpeed, -100...100),
            ("sweepAngle", \.sweepAngle, 30...350), ("cornerRadius", \.cornerRadius, 0...1000),
            ("speed", \.speed, 0...100), ("size", \.size, 1...1000),
        ]
        let flags: [(String, WritableKeyPath<ProgressOptions, Bool>)] = [
            ("showLabel", \.showLabel), ("stopIndicator", \.stopIndicator),
            ("respectsReduceMotion", \.respectsReduceMotion),
        ]
        let words = ["progress", "strokeCap", "trackColor", "labelColor"]
        let object = try object(keys: words + numbers.map(\.0) + flags.map(\.0))
        let (type, variant) = try object["progress"].progressPair()
        var options = ProgressOptions(type: type, variant: variant)
        for (key, path, range) in numbers {
            if let reader = object.optional(key) { options[keyPath: path] = try reader.number(in: range) }
        }
        for (key, path) in flags {
            if let reader = object.optional(key) { options[keyPath: path] = try reader.bool() }
        }
        if let cap = object.optional("strokeCap") { options.strokeCap = try cap.word(of: ProgressStrokeCap.self) }
        return ProgressIndicatorStyle(
            options,
            track: try object.optional("trackColor")?.value(.styleColor),
            label: try object.optional("labelColor")?.value(.styleColor)
        )
    }
}
