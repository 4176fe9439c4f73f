/// The coverage of one glyph and its place among rows of coverage.
public struct GlyphPlacement: BitwiseCopyable {
    /// Row by row, `width` bytes each.
    public var coverage: UnsafePointer<UInt8>
    /// The column of the first byte.
    public var x: Int
    /// The row of the first byte.
    public var y: Int
    /// A multiple of 16, so that rows are added a vector at a time; what the glyph does not need of it is 0.
    public var width: Int
    public var rows: Int

    @inlinable
    public init(coverage: UnsafePointer<UInt8>, x: Int, y: Int, width: Int, rows: Int) {
        self.coverage = coverage
        self.x = x
        self.y = y
        self.width = width
        self.rows = rows
    }
}
