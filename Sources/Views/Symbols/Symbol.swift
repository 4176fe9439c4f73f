import Raster

/// A small picture that is drawn in one colour: an outline in units of the font size (em) around its own centre.
///
/// Symbols carry the names under which app developers know them, but every outline is Scrim's own drawing.
public struct Symbol: Hashable, Sendable {
    /// The outline, filled by the non-zero rule; em, y down, the origin in the middle of the symbol.
    public let path: Path
    /// What layout sees and what a resizable image stretches to its frame, in em.
    ///
    /// It keeps a little air around the ink, as measured on iOS 17: a disc of 0.996 em has a box of 1 em.
    public let box: Rect

    init(box: Rect, _ outlines: [SymbolOutline]) {
        var path = Path()
        for outline in outlines { path.addPath(outline.path) }
        self.path = path
        self.box = box
    }

    /// A symbol whose ink has a size, about the origin, in a box with the usual air of 0.002 em on each side.
    init(width: Double, height: Double, _ outlines: [SymbolOutline]) {
        let air = 0.002
        let box = Rect(
            x: -width / 2 - air,
            y: -height / 2 - air,
            width: width + 2 * air,
            height: height + 2 * air
        )
        self.init(box: box, outlines)
    }

    /// The outline with the box stretched to a rectangle, without keeping proportions.
    public func path(in rect: Rect) -> Path {
        let scaleX = rect.width / box.width
        let scaleY = rect.height / box.height
        let transform = AffineTransform(
            a: scaleX,
            b: 0,
            c: 0,
            d: scaleY,
            tx: rect.minX - box.minX * scaleX,
            ty: rect.minY - box.minY * scaleY
        )
        return path.applying(transform)
    }
}
