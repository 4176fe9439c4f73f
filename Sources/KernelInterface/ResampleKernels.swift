/// Scaling and interpolating rows of pixels.
public protocol ResampleKernels {
    /// The sum over source rows for one output row, in 1/128 of an 8-bit step and less 16,384.
    ///
    /// `output[i]` is Σ weight·row[i] in 1/128, rounded to nearest. `rows` points to the first byte of the first source
    /// row that has a weight; `stride` is a row's length in bytes. The weights are in 1/16,384, add up to 1, and the
    /// positive ones to at most 1.5, so that 16 bits hold the result.
    static func resampleColumns(
        _ rows: UnsafePointer<UInt8>,
        stride: Int,
        weights: UnsafePointer<Int16>,
        taps: Int,
        count: Int,
        into output: UnsafeMutablePointer<Int16>
    )

    /// A row of output pixels from a row that `resampleColumns` wrote.
    ///
    /// Output pixel i is the sum of the `taps` pixels of `row` from number `firsts[i]` on, times the weights from
    /// `i·taps` on, rounded to nearest and limited to a valid premultiplied pixel. `taps` is even; the weights are as
    /// above. All those pixels are read, whatever their weight.
    static func resampleRow(
        _ pixels: UnsafeMutablePointer<UInt32>,
        count: Int,
        row: UnsafePointer<Int16>,
        firsts: UnsafePointer<Int32>,
        weights: UnsafePointer<Int16>,
        taps: Int
    )

    /// Writes pixels by bilinear interpolation at (x + index·stepX, y + index·stepY).
    ///
    /// Positions are relative to the centre of the left top source pixel; those outside of the source take its border.
    /// The two fractions are rounded to 1/256, so the four weights add up to 65,536 and flat stays flat.
    static func resampleBilinearRow(
        _ pixels: UnsafeMutablePointer<UInt32>,
        count: Int,
        source: UnsafePointer<UInt32>,
        width: Int,
        height: Int,
        x: Double,
        y: Double,
        stepX: Double,
        stepY: Double
    )
}
