/// One straight edge of a flattened outline, in pixels, from its upper end to its lower end.
///
/// The coordinates are multiples of 1/65,536, so differences of nearby ones are exact, and sums over a closed outline
/// come back to zero exactly.
public struct CoverageEdge: BitwiseCopyable {
    public var x0: Double
    public var y0: Double
    public var x1: Double
    /// Greater than `y0`: horizontal edges enclose nothing and are never stored.
    public var y1: Double
    /// +1 where the outline runs down, −1 where it runs up.
    public var winding: Int32
}

/// A run of pixels of one row with one coverage, or with its own coverage each.
public struct CoverageSpan: BitwiseCopyable {
    /// First pixel, counted from the left end of the swept row.
    public var x: Int32
    public var count: Int32
    /// 1…255 for all pixels of the run, or `CoverageSpan.varying`: read the coverage row.
    public var value: Int32

    public static let varying: Int32 = -1
}

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

    public var cellsPerRow: Int { width &+ 1 }
    public var wordsPerRow: Int { (width &+ 64) &>> 6 }
}
