import Raster

extension Canvas {
    /// Draws the glyphs of a run; their positions are in user space.
    ///
    /// Up to 128 pixels an em each glyph's origin is rounded to the nearest sixteenth of a pixel, both ways: there the
    /// glyph's outline is filled by the non-zero rule, or its coverage taken from a cache that all canvases share,
    /// which changes no pixel. Where glyphs overlap, their coverages add up to at most the whole pixel before the paint
    /// is applied once. Larger glyphs, and those under a transform that turns, mirrors, or scales unevenly, are filled
    /// as one path where they are, to the last bit of their positions.
    public mutating func draw(_ run: GlyphRun, with paint: Paint) {
        guard let size = maskedSize(run.size) else { return fill(run.outline, with: paint) }
        let glyphs = run.glyphs.map { PlacedGlyph(id: run.isMissing ? 0 : $0.id, position: $0.position) }
        if run.isMissing {
            draw(glyphs, of: MissingGlyph.outlineSource, size: size, with: paint) { _ in MissingGlyph.outline }
        } else {
            draw(glyphs, of: run.face.outlineSource, size: size, with: paint) { run.face.outline(of: $0) }
        }
    }
}
