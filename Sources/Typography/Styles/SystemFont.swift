/// The measures of iOS's system font (SF Pro), which every text keeps that no custom font draws.
enum SystemFont {
    /// From the font's own tables (iOS 26.1): 1950, 494, 0, 1443 and 1078 units of 2048.
    static let metrics = FontMetrics(
        ascender: 0.95215,
        descender: 0.24121,
        lineGap: 0,
        capHeight: 0.70459,
        xHeight: 0.52637
    )
}
