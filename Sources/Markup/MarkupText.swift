/// Text in XML and HTML: nothing in it is markup, and characters that XML does not allow are replaced.
package enum MarkupText {
    /// For between tags.
    package static func text(_ string: String) -> String { escaped(string, inAttribute: false) }

    /// For between double quotes, where a line break would become a space.
    package static func attribute(_ string: String) -> String { escaped(string, inAttribute: true) }

    private static func escaped(_ string: String, inAttribute: Bool) -> String {
        var text = String.UnicodeScalarView()
        for scalar in string.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;".unicodeScalars
            case "<": text += "&lt;".unicodeScalars
            case ">": text += "&gt;".unicodeScalars
            case "\"": text += "&quot;".unicodeScalars
            case "\n", "\t":
                if inAttribute { text += "&#\(scalar.value);".unicodeScalars } else { text.append(scalar) }
            case "\u{0}"..<"\u{20}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": text.append("\u{FFFD}")
            default: text.append(scalar)
            }
        }
        return String(text)
    }
}
