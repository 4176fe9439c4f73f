/// The accumulators of a few adjacent pixel rows; all memory is zero between two uses.
public struct CoverageBand {
    /// The first differences of the signed area in 1/65,536 of a pixel, `width + 1` cells a row.
    public var cells: UnsafeMutablePointer<Int32>
    /// One bit a cell that may be non-zero, `wordsPerRow` words a row.
    public var touched: UnsafeMutablePointer<UInt64>
    public var left: Int
    public var top: Int
    public var width: Int
    public var rows: Int

    @inlinable
    public init(
        cells: UnsafeMutablePointer<Int32>,
        touched: UnsafeMutablePointer<UInt64>,
        left: Int,
        top: Int,
        width: Int,
        rows: Int
    ) {
        self.cells = cells
        self.touched = touched
        self.left = left
        self.top = top
        self.width = width
        self.rows = rows
    }

    @inlinable public var cellsPerRow: Int { width &+ 1 }
    @inlinable public var wordsPerRow: Int { (width &+ 64) &>> 6 }
}
