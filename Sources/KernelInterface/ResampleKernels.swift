/// Scaling and interpolating rows of pixels.
public protocol ResampleKernels {
    /// The sum over source rows for one output row: `output[i]` = Σ weight·row[i], in 1/128.
    ///
    /// `rows` points to the first byte of the first source row that has a weight; `stride` is a row's length in bytes.
    static func resampleColumns(
        _ rows: UnsafePointer<UInt8>,
        stride: Int,
        weights: UnsafePointer<Int32>,
        taps: Int,
        count: Int,
        into output: UnsafeMutablePointer<Int32>
    )

    /// A row of output pixels from a row in 1/128; the first pixel of `row` is number `origin`.
    static func resampleRow(
        _ pixels: UnsafeMutablePointer<UInt32>,
        count: Int,
        row: UnsafePointer<Int32>,
        origin: Int,
        taps: UnsafePointer<ResampleTaps>,
        weights: UnsafePointer<Int32>
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
