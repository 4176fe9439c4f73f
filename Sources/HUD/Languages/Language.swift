/// The language that a HUD's own texts are shown in, or a pseudo-language that puts a layout to the test.
///
/// The raw value is the language's BCP 47 tag; those of pseudo-languages are private (`x-…`).
public enum Language: String, CaseIterable, Hashable, Sendable {
    case english = "en"
    case ukrainian = "uk"
    case german = "de"
    case arabic = "ar"
    case hebrew = "he"
    case japanese = "ja"
    /// English, each text twice: shows where there is no room for a longer language.
    case doubleLength = "x-double"
    /// English with an accent on each letter that has one: shows cut line heights, and texts that no catalog holds.
    case accented = "x-accented"
    /// English turned to run from right to left: shows what does not mirror.
    case rightToLeft = "x-rtl"

    /// True when reading begins on the right, so that layouts are mirrored.
    public var isRightToLeft: Bool {
        switch self {
        case .arabic, .hebrew, .rightToLeft: true
        case .english, .ukrainian, .german, .japanese, .doubleLength, .accented: false
        }
    }
}
