/// The fonts that texts are drawn with: a main typeface in several weights, then others for what it lacks.
///
/// Files are named by path; the desktop's font configuration is never asked. The main typeface is opened at once, so
/// that a damaged file is an error here; another font is opened when the first text needs it, and one that cannot be
/// opened counts as having no glyphs: its characters are reported as missing.
public struct FontLibrary: Sendable {
    /// The main typeface, ordered by weight; never empty.
    private let main: [(weight: FontWeight, face: FontFace)]
    private let fallback: FallbackFonts
    /// The slanted faces of the main typeface, where it has any.
    private let italics: ItalicFonts?
    /// True when Inter stands in for iOS's system font, with its measures.
    let drawsSystemFont: Bool
    let paragraphs = ParagraphCache()

    /// Inter with the widths and line heights of iOS's system font.
    public static func system() throws(FontError) -> FontLibrary { try system(root: DebianFonts.root) }

    static func system(root: String) throws(FontError) -> FontLibrary {
        var main: [(weight: FontWeight, face: FontFace)] = []
        do {
            for weight in FontWeight.allCases {
                main.append((weight, try FontFace(file: "\(root)/\(DebianFonts.interFile(weight))")))
            }
        } catch .missing(let file) {
            throw .packagesMissing(packages: DebianFonts.missingPackages(root: root), file: file)
        }
        return FontLibrary(
            main: main,
            fallback: try FallbackFonts(root: root),
            italics: ItalicFonts(root: root),
            drawsSystemFont: true
        )
    }

    /// Fonts of one's own in the place of Inter; without any, the same as ``system()``.
    ///
    /// They keep their own size, spacing and line height. A weight that is not given is drawn by the nearest one that
    /// is: below medium the lighter of two that are equally near, else the heavier.
    public init(custom: [CustomFont]) throws(FontError) {
        guard !custom.isEmpty else {
            self = try .system()
            return
        }
        var main: [(weight: FontWeight, face: FontFace)] = []
        for font in custom { main.append((font.weight, try FontFace(file: font.file))) }
        let fallback = try FallbackFonts(root: DebianFonts.root)
        self.init(main: main, fallback: fallback, italics: nil, drawsSystemFont: false)
    }

    private init(
        main: [(weight: FontWeight, face: FontFace)],
        fallback: FallbackFonts,
        italics: ItalicFonts?,
        drawsSystemFont: Bool
    ) {
        self.main = main.sorted { $0.weight < $1.weight }
        self.fallback = fallback
        self.italics = italics
        self.drawsSystemFont = drawsSystemFont
    }

    /// The face of the main typeface that draws a weight.
    public func face(_ weight: FontWeight) -> FontFace {
        var nearest = main[0]
        for candidate in main.dropFirst() {
            let distance = abs(candidate.weight.rawValue - weight.rawValue)
            let best = abs(nearest.weight.rawValue - weight.rawValue)
            if distance < best || (distance == best && weight >= .medium) { nearest = candidate }
        }
        return nearest.face
    }

    /// The face of the main typeface that draws a font; an upright one where no slanted one is there.
    func face(of font: TextFont) -> FontFace {
        (font.isItalic ? italics?.face(font.weight) : nil) ?? face(font.weight)
    }

    /// The first of the fallback faces for a script that satisfies a condition.
    func fallbackFace(for script: Script, weight: FontWeight, where covers: (FontFace) -> Bool) -> FontFace? {
        fallback.face(for: script, weight: weight, where: covers)
    }
}
