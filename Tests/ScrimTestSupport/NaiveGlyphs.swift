import KernelInterface

/// What it means to add up the coverages of glyphs: a sum for each pixel, limited to 255.
public enum NaiveGlyphs {
    /// The rows of `old` with the glyphs added.
    public static func sums(
        of glyphs: [GlyphPlacement],
        over old: UnsafePointer<UInt8>,
        stride: Int,
        rows: Int
    ) -> [UInt8] {
        var sums = (0..<stride * rows).map { Int(old[$0]) }
        for glyph in glyphs {
            for row in 0..<glyph.rows {
                for column in 0..<glyph.width {
                    sums[(glyph.y + row) * stride + glyph.x + column] += Int(glyph.coverage[row * glyph.width + column])
                }
            }
        }
        return sums.map { UInt8(min($0, 255)) }
    }
}
