import StrictJSON

extension SpecReader {
    /// A number above 0; a missing one is a problem too.
    mutating func positive(_ json: JSONValue?, _ path: @autoclosure () -> String) -> Double? {
        guard let number = json?.finite, number > 0 else {
            note(path(), "must be a positive number")
            return nil
        }
        return number
    }

    /// A number or the name of a param.
    mutating func readValue(_ json: JSONValue, _ path: @autoclosure () -> String) -> IndicatorSpec.Value? {
        switch json {
        case .number(let number) where number.isFinite:
            return .number(number)
        case .number:
            note(path(), "must be a finite number")
        case .object:
            guard case .string(let name) = json["$param"] else { fallthrough }
            guard params[name] == nil else { return .param(name) }
            note(path(), "names the param \"\(name)\", which params does not declare" + suggestion(for: name))
        default:
            note(path(), "must be a number or a param ref: {\"$param\": NAME}")
        }
        return nil
    }

    private func suggestion(for name: String) -> String {
        let names = params.keys.sorted()
        if let near = NearName.closest(to: name, in: names) { return "; did you mean \"\(near)\"?" }
        return names.isEmpty ? "" : "; it declares " + names.joined(separator: ", ")
    }

    /// The finite numbers of an array; whatever `rule` says each must be.
    private mutating func numbers(
        _ elements: [JSONValue],
        at path: @autoclosure () -> String,
        _ rule: String,
        where isAllowed: (Double) -> Bool = { _ in true }
    ) -> [Double]? {
        var result: [Double] = []
        result.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            if let number = element.finite, isAllowed(number) {
                result.append(number)
            } else {
                note("\(path())[\(index)]", rule)
            }
        }
        return result.count == elements.count ? result : nil
    }

    mutating func readStagger(_ json: JSONValue, at prefix: String) -> IndicatorSpec.Stagger? {
        switch json {
        case .array(let elements):
            return numbers(elements, at: prefix + "stagger", "must be a finite number").map { .offsets($0) }
        case .object:
            let each = json["each"]?.finite
            if each == nil { note(prefix + "stagger", "must have a finite number as each") }
            let start = json["start"]
            if let start, start.finite == nil { note(prefix + "stagger.start", "must be a finite number") }
            return each.map { .each($0, start: start?.finite) }
        default:
            note(prefix + "stagger", "must be an array of numbers, or an object of each and start")
            return nil
        }
    }

    mutating func readDurations(_ json: JSONValue, at prefix: String) -> [Double]? {
        guard case .array(let elements) = json else {
            note(prefix + "durations", "must be an array of positive numbers")
            return nil
        }
        return numbers(elements, at: prefix + "durations", "must be a positive number") { $0 > 0 }
    }

    mutating func readRest(
        _ json: JSONValue?,
        isRing: Bool,
        at prefix: String
    ) -> [IndicatorSpec.Property: IndicatorSpec.Value]? {
        guard let json else { return [:] }
        guard case .object(let members) = json else {
            note(prefix + "rest", "must be an object")
            return nil
        }
        var result: [IndicatorSpec.Property: IndicatorSpec.Value] = [:]
        for member in members {
            let path = prefix + "rest." + member.key
            guard let property = IndicatorSpec.Property(rawValue: member.key) else {
                note(path, "is not animatable; animatable are " + IndicatorSpec.Property.names)
                continue
            }
            guard isRing || !property.needsRing else {
                note(path, "needs a ring shape")
                continue
            }
            result[property] = readValue(member.value, path)
        }
        return result.count == members.count ? result : nil
    }
}

extension IndicatorSpec.AnimatableProperty {
    /// The names of all properties of the kind, as messages list them.
    static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
