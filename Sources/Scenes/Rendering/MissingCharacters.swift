import ImageIO

extension [Unicode.Scalar] {
    /// A sentence about the characters, which are drawn as boxes in the picture at `path`; `nil` where there are none.
    package func warning(path: String) -> String? {
        guard !isEmpty else { return nil }
        let shown = prefix(8).map(\.codePoint).joined(separator: ", ")
        let more = count > 8 ? " and \(count - 8) more" : ""
        return
            "\(path): no font has \(shown)\(more), drawn as a box; give a font that has it (--font, or \"fonts\" in the "
            + "scene)"
    }
}

extension Unicode.Scalar {
    /// `U+` and at least four digits.
    var codePoint: String { "U+" + value.hexadecimal(digits: 4, uppercase: true) }
}
