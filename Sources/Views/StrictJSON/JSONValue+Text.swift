extension JSONValue {
    /// The value as JSON text on one line.
    public var text: String {
        var text = ""
        write(to: &text, indentation: nil)
        return text
    }

    /// The value as JSON text over several lines, two spaces a level; what holds no object and fits a line stays on
    /// one.
    public var prettyText: String {
        var text = ""
        write(to: &text, indentation: 0)
        return text
    }

    /// Longer arrays and objects are broken into lines.
    private static let lineLength = 100

    private func write(to text: inout String, indentation: Int?) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let value): text += Self.text(of: value)
        case .string(let value): Self.write(value, to: &text)
        case .array(let elements):
            Self.writeList(elements, in: ("[", "]"), broken: isBroken, to: &text, indentation: indentation) {
                $0.write(to: &$1, indentation: $2)
            }
        case .object(let members):
            Self.writeList(members, in: ("{", "}"), broken: isBroken, to: &text, indentation: indentation) {
                Self.write($0.key, to: &$1)
                $1 += ": "
                $0.value.write(to: &$1, indentation: $2)
            }
        }
    }

    private static func writeList<Element>(
        _ elements: [Element],
        in brackets: (open: String, close: String),
        broken: Bool,
        to text: inout String,
        indentation: Int?,
        write: (Element, inout String, Int?) -> Void
    ) {
        text += brackets.open
        guard let indentation, broken else {
            for (index, element) in elements.enumerated() {
                if index > 0 { text += ", " }
                write(element, &text, nil)
            }
            text += brackets.close
            return
        }
        let inner = indentation + 2
        for (index, element) in elements.enumerated() {
            text += (index > 0 ? ",\n" : "\n") + String(repeating: " ", count: inner)
            write(element, &text, inner)
        }
        text += "\n" + String(repeating: " ", count: indentation) + brackets.close
    }

    /// True for what prints over several lines.
    private var isBroken: Bool {
        switch self {
        case .array([]), .object([]): false
        case .array(let elements): elements.contains(where: \.isStructured) || text.utf8.count > Self.lineLength
        case .object(let members):
            members.contains { $0.value.isBroken } || text.utf8.count > Self.lineLength
        default: false
        }
    }

    private var isStructured: Bool {
        switch self {
        case .object: true
        case .array: isBroken
        default: false
        }
    }

    /// The shortest digits that give the same number back; whole numbers without a fraction.
    private static func text(of number: Double) -> String {
        if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
        return number.description
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..<"\u{20}":
                let digits = String(scalar.value, radix: 16, uppercase: true)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
