extension JSONValue {
    /// The value as JSON text on one line, with a space after each comma and colon.
    public var text: String { line(comma: ", ", colon: ": ") }

    /// The value as JSON text without any space between its parts.
    public var compactText: String { line(comma: ",", colon: ":") }

    private func line(comma: String, colon: String) -> String {
        switch self {
        case .null: return "null"
        case .bool(let value): return value ? "true" : "false"
        case .number(let value): return Self.text(of: value)
        case .string(let value): return Self.quoted(value)
        case .array(let elements):
            return "[" + elements.map { $0.line(comma: comma, colon: colon) }.joined(separator: comma) + "]"
        case .object(let members):
            let items = members.map { Self.quoted($0.key) + colon + $0.value.line(comma: comma, colon: colon) }
            return "{" + items.joined(separator: comma) + "}"
        }
    }

    /// The value as JSON text over several lines, two spaces a level; what fits a line and is no list of objects stays
    /// on one.
    public var prettyText: String { prettyLines.joined(separator: "\n") }

    /// Longer arrays and objects are broken into lines.
    private static let lineLength = 100

    private var prettyLines: [String] {
        switch self {
        case .array(let elements):
            let items = elements.map { (isObject: $0.isObject, lines: $0.prettyLines) }
            return Self.list(items.map(\.lines), in: ("[", "]"), broken: items.contains(where: \.isObject))
        case .object(let members):
            let items = members.map { member in
                var lines = member.value.prettyLines
                lines[0] = Self.quoted(member.key) + ": " + lines[0]
                return lines
            }
            return Self.list(items, in: ("{", "}"), broken: false)
        default:
            return [text]
        }
    }

    private var isObject: Bool {
        if case .object = self { true } else { false }
    }

    /// The lines of an array or object whose elements have these lines.
    private static func list(_ items: [[String]], in brackets: (String, String), broken: Bool) -> [String] {
        let length = items.reduce(0) { $0 + $1[0].utf8.count + 2 }
        guard broken || length > lineLength || items.contains(where: { $0.count > 1 }) else {
            return [brackets.0 + items.map { $0[0] }.joined(separator: ", ") + brackets.1]
        }
        var lines = [brackets.0]
        for (index, item) in items.enumerated() {
            lines += item.map { "  " + $0 }
            if index < items.count - 1 { lines[lines.count - 1] += "," }
        }
        return lines + [brackets.1]
    }

    /// The shortest digits that give the same number back; whole numbers without a fraction.
    private static func text(of number: Double) -> String {
        if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
        return number.description
    }

    private static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..<"\u{20}":
                text += scalar.value < 16 ? "\\u000" : "\\u00"
                text += String(scalar.value, radix: 16, uppercase: true)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
