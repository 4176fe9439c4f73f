/// The averages and the colours of a material.
public protocol MaterialKernels {
    /// Adds a row of 8-bit pixels to the sum of the rows of a row of cells.
    static func materialAddRow(_ row: UnsafePointer<UInt8>, to sum: UnsafeMutablePointer<UInt16>, lanes: Int)

    /// Averages cells of `pixels` pixels in `rows` rows, treats their colours, and writes them times `factor`.
    ///
    /// `sum` holds the sums of the rows, for pixel columns that the cells share out from the first: `first` columns to
    /// the first cell, four to each after it, what is left of `columns` to the last. A result is an 8-bit pixel; it is
    /// stored times the number of pixels averaged, times `factor`.
    static func materialTreat(
        _ color: MaterialColor,
        _ sum: UnsafePointer<UInt16>,
        columns: Int,
        first: Int,
        rows: Int,
        factor: Int,
        to output: UnsafeMutablePointer<UInt16>
    )
}
