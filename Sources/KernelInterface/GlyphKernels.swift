/// The coverage of text.
public protocol GlyphKernels {
    /// Adds the coverage of glyphs to rows of coverage, each sum limited to 255.
    ///
    /// Sums of numbers that are not negative, limited once or at each step, are the same: the order of the glyphs does
    /// not matter. `coverage` points to row 0, column 0; a row takes `stride` bytes.
    static func glyphAdd(
        _ glyphs: UnsafePointer<GlyphPlacement>,
        count: Int,
        to coverage: UnsafeMutablePointer<UInt8>,
        stride: Int
    )
}
