/// English made into text that a layout can be tested with.
enum PseudoLanguage {
    /// An English text as a pseudo-language has it; in any other language it stays as it is.
    static func text(_ text: String, in language: Language) -> String {
        switch language {
        case .doubleLength: doubled(text)
        case .accented: accented(text)
        case .rightToLeft: turned(text)
        case .english, .ukrainian, .german, .arabic, .hebrew, .japanese: text
        }
    }

    /// The text twice, parted by a space.
    static func doubled(_ text: String) -> String { "\(text) \(text)" }

    /// The text with an accent on each letter that has one in the Latin alphabets of Europe.
    static func accented(_ text: String) -> String { String(text.map { accents[$0] ?? $0 }) }

    /// The text between the marks that make every character run from right to left (U+202E and U+202C).
    static func turned(_ text: String) -> String { "\u{202E}\(text)\u{202C}" }

    private static let accents = Dictionary(
        uniqueKeysWithValues: zip(
            "acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ",
            "áçďéğĥîĵķļñöŕšţûŵýžÅÇĎÉĞĤÎĴĶĻÑÖŔŠŢÛŴÝŽ"
        )
    )
}
