/// The font of Chinese and Japanese: one file of Debian's fonts-droid-fallback.
///
/// It has the characters of both in 4 MB and one weight, but none of Korean. Noto's fonts for the three take 90 MB and
/// thirty times the download.
enum EastAsianFont {
    static let package = "fonts-droid-fallback"
    static let file = "truetype/droid/DroidSansFallbackFull.ttf"

    /// The ISO 15924 codes of Han, Hiragana, Katakana and Bopomofo.
    static let scripts: Set = ["Hani", "Hira", "Kana", "Bopo"]
}
