/// The averages and the colours of a material.
///
/// A cell is averaged, its colour treated and rounded to 8 bits, and stored times the number of its pixels and times
/// `factor`.
public protocol MaterialKernels {
    /// Treats whole cells of 4×4 pixels of four rows.
    static func materialCells(
        _ color: MaterialColor,
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        cells: Int,
        factor: UInt16,
        to output: UnsafeMutablePointer<UInt16>
    )

    /// Treats one cell of up to 4×4 pixels, in rows that are `stride` bytes apart.
    static func materialCell(
        _ color: MaterialColor,
        _ pixels: UnsafePointer<UInt8>,
        stride: Int,
        columns: Int,
        rows: Int,
        factor: UInt16,
        to output: UnsafeMutablePointer<UInt16>
    )
}
