/// The inner loops that make a picture's coarse levels, for the blur.
///
/// Lanes and fixed point are those of ``BlurKernels``.
public protocol DecimationKernels {
    /// The vertical half of a decimation: pixels become samples of `size` of them by symmetric weights, 10 for two pixels,
    /// 12 for three, 8, 12 or 14 for four and 16 for eight, those of the first half given.
    ///
    /// The weights of both halves sum to 512 at most, and the result is half the weighted sum, in 8.8. Row t and row t + taps/2
    /// make one sum, which fits 15 bits; two such sums are averaged, rounded up, the last of an odd number with nothing,
    /// and the averages added. Where `gain` doubles the sum so often, it is exact and rounded up once. Pixel `i` goes to
    /// place `i / size` of phase `i % size`; the phases lie `stride` lanes apart.
    static func decimateRows(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        size: Int,
        taps: Int,
        weights: SIMD8<UInt16>,
        to phases: UnsafeMutablePointer<UInt16>,
        stride: Int,
        pixels: Int,
        gain: UInt16
    )

    /// The vertical half of a decimation of 8 or 16 rows to samples of half as many pixels, a sample's second half of the
    /// rows at a time.
    ///
    /// Its first half was the second one of the sample before: `carried` keeps the sum of those rows by the weights as
    /// they are given, to be added to that of the next rows by the weights from the last one on. The result is half of
    /// both, rounded up, and goes where that of `decimateRows` does. What is `carried` for 4·(`pixels` + 32) lanes is read
    /// and written by this function alone; before the first sample it is made of the rows of the first half, and what then
    /// goes to the phases is not a sample.
    static func decimateNextRows(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        size: Int,
        weights: SIMD8<UInt16>,
        carried: UnsafeMutablePointer<UInt16>,
        to phases: UnsafeMutablePointer<UInt16>,
        stride: Int,
        pixels: Int
    )

    /// The horizontal half, of 8.8 to 8.8, with the weights of pairs in 0.16.
    ///
    /// Columns that share a weight are averaged, rounded up, before they are multiplied. Where `gain` doubles the sum, it
    /// is exact and truncated once.
    static func decimateColumns(
        _ columns: UnsafePointer<UnsafePointer<UInt16>>,
        taps: Int,
        weights: SIMD8<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int,
        gain: UInt16
    )

    /// The vertical half of the first halving: six rows weighted 1, 5, 10, 10, 5, 1.
    ///
    /// The result is a quarter of the sum, up to 2,040, rounded; `gain` doubles the sum so often before that. Pixel `i`
    /// goes to place `i / 2` of phase `i % 2`; the phases lie `stride` lanes apart.
    static func halveRows(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        to phases: UnsafeMutablePointer<UInt16>,
        stride: Int,
        pixels: Int,
        gain: UInt16
    )

    /// The horizontal half of the first halving: the sum is 8.8 exactly; `gain` doubles it so often.
    static func halveColumns(
        _ taps: UnsafePointer<UnsafePointer<UInt16>>,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int,
        gain: UInt16
    )

    /// The vertical half of a deeper halving, with the same weights: 8.8 in, 8.8 out in two phases.
    ///
    /// Rows that share a weight are averaged, rounded up, before they are multiplied, and the sum of the three products
    /// starts with one unit. Where `gain` doubles the sum, it is exact and rounded once.
    static func halveRowsAgain(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        to phases: UnsafeMutablePointer<UInt16>,
        stride: Int,
        pixels: Int,
        gain: UInt16
    )

    /// The horizontal half of a deeper halving.
    static func halveColumnsAgain(
        _ taps: UnsafePointer<UnsafePointer<UInt16>>,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int,
        gain: UInt16
    )
}
