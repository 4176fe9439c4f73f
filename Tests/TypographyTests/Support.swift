import Typography

/// The system fonts, opened once for all tests.
let systemFonts = Result { try FontLibrary.system() }

/// Lays a text out in 16-point body text at three pixels a point, unless told otherwise.
func layout(
    _ text: String,
    font: TextFont = TextFont(style: .body, category: .medium),
    maxWidth: Double? = nil,
    alignment: TextAlignment = .leading,
    lineLimit: Int? = nil,
    direction: LayoutDirection = .leftToRight,
    library: FontLibrary? = nil
) throws -> ParagraphLayout {
    let paragraph = Paragraph(
        text,
        font: font,
        alignment: alignment,
        lineLimit: lineLimit,
        layoutDirection: direction,
        library: try library ?? systemFonts.get()
    )
    return ParagraphLayout(paragraph, maxWidth: maxWidth, scale: 3)
}

extension ParagraphLayout {
    /// The glyph numbers of all runs, from left to right and line by line.
    var glyphs: [UInt32] { runs.flatMap { $0.glyphs.map(\.id) } }

    /// What each line draws, runs from left to right, each run's text as it is written.
    var drawnLines: [[String]] { lines.map { line in runs[line.runs].map(\.text) } }
}
