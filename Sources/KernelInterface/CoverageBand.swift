/// The accumulators of a few adjacent pixel rows; all memory is zero between two uses.
public struct CoverageBand {
    /// The first differences of the signed area in 1/65,536 of a pixel, `width + 1` cells a row, in groups of eight.
    ///
    /// Three more follow the last row, which stay zero.
    public var cells: UnsafeMutablePointer<Int32>
    /// For each group a byte that is 1 when it may hold a cell that is not zero, eight to a word, `wordsPerRow` words a
    /// row.
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

    @inlinable public var cellsPerRow: Int { Self.cellsPerRow(width: width) }
    @inlinable public var wordsPerRow: Int { Self.wordsPerRow(width: width) }

    @inlinable public static func cellsPerRow(width: Int) -> Int { (width &+ 8) & ~7 }
    @inlinable public static func wordsPerRow(width: Int) -> Int { (cellsPerRow(width: width) &+ 63) &>> 6 }
    /// The bytes of a row of coverage: what the pixels take, and room for whole vectors after the last.
    @inlinable public static func bytesPerRow(width: Int) -> Int { cellsPerRow(width: width) &+ 8 }
}
