import Raster

/// Glyphs of one face and size on one line, from left to right.
public struct GlyphRun: Hashable, Sendable {
    public struct Glyph: Hashable, Sendable {
        /// The glyph's number in its font.
        public var id: UInt32
        /// The glyph's origin on the baseline, in points from the top-left corner of the layout.
        public var position: Point

        public init(id: UInt32, position: Point) {
            self.id = id
            self.position = position
        }
    }

    public var face: FontFace
    /// The size that the outlines are drawn at, in points an em, after the correction of the typeface.
    public var size: Double
    public var glyphs: [Glyph]
    /// True when the characters have no glyph in any font: each is drawn as ``MissingGlyph``'s box.
    public var isMissing: Bool
    /// The characters that the run draws, in the order in which they are written.
    ///
    /// A user-perceived character that only a part of has glyphs belongs whole to its first box.
    public var text: String

    public init(face: FontFace, size: Double, glyphs: [Glyph], isMissing: Bool = false, text: String) {
        self.face = face
        self.size = size
        self.glyphs = glyphs
        self.isMissing = isMissing
        self.text = text
    }

    /// The outline of one glyph in ems, its origin on the baseline, y down.
    public func outline(of glyph: Glyph) -> Path { isMissing ? MissingGlyph.outline : face.outline(of: glyph.id) }

    /// The outlines of all glyphs, in points from the top-left corner of the layout; fill them by the non-zero rule.
    public var outline: Path {
        var path = Path()
        for glyph in glyphs {
            let place = AffineTransform(
                a: size,
                b: 0,
                c: 0,
                d: size,
                tx: glyph.position.x,
                ty: glyph.position.y
            )
            path.addPath(outline(of: glyph).applying(place))
        }
        return path
    }
}
