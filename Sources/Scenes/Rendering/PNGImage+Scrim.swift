import ImageIO

extension PNGImage.TextEntry {
    /// The version of Scrim that made a picture.
    public static var version: PNGImage.TextEntry {
        PNGImage.TextEntry(keyword: "Scrim:version", text: ScrimVersion.current)
    }
}

extension Vocabulary<PNGCompression> {
    public static var compression: Self { Self() }
}
