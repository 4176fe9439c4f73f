/// The inner loops of the blur.
///
/// Pixels are interleaved RGBA, and a *lane* is one channel of one pixel: loops run over lanes and do not know of
/// pixels. A 16-bit lane holds a channel in 8.8 fixed point (255 is 65,280) or, where two are added before they are
/// multiplied, in 8.7 (255 is 32,640). Weights are in 0.16: they sum to 65,536.
public protocol BlurKernels {
    /// Adds four weighted rows to `sum`; a shorter list is padded with rows of weight 0.
    static func addRows(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: UnsafePointer<UInt16>,
        to sum: UnsafeMutablePointer<UInt16>,
        lanes: Int
    )

    /// Halves 8.8 to 8.7, rounded.
    static func halveValues(_ values: UnsafeMutablePointer<UInt16>, lanes: Int)

    /// Widens 8-bit values to 8.7.
    static func widen(_ row: UnsafePointer<UInt8>, to output: UnsafeMutablePointer<UInt16>, lanes: Int)

    /// Starts a sum: a row in 8.7 times its weight, plus `bias`.
    static func startSum(
        _ row: UnsafePointer<UInt16>,
        weight: UInt16,
        bias: UInt16,
        to sum: UnsafeMutablePointer<UInt16>,
        lanes: Int
    )

    /// Adds four pairs of rows in 8.7, each pair with one weight; a shorter list is padded with rows of weight 0.
    static func addPairs(
        _ above: UnsafePointer<UnsafePointer<UInt16>>,
        _ below: UnsafePointer<UnsafePointer<UInt16>>,
        weights: UnsafePointer<UInt16>,
        to sum: UnsafeMutablePointer<UInt16>,
        lanes: Int
    )

    /// Convolves a row in 8.7 with a symmetric kernel of `radius` pixels on each side.
    ///
    /// `row` points at the pixel under the first output's centre and is readable `radius` pixels beyond both ends.
    /// `weights` holds the centre's, then those outwards, and zeros up to a multiple of four after the centre: the row
    /// is then readable as far as those reach.
    static func convolve(
        _ row: UnsafePointer<UInt16>,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int
    )

    /// The vertical half of the first halving: six rows weighted 1, 5, 10, 10, 5, 1.
    ///
    /// The result is a quarter of the sum, up to 2,040; `shift` is 2, or less to scale the result up.
    static func halveRows(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int,
        shift: UInt16
    )

    /// The vertical half of a deeper halving, with the same weights: 8.8 in, 8.8 out, rounded.
    ///
    /// `shift` is 5, or less to scale the result up.
    static func halveRows(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int,
        shift: UInt32
    )

    /// Parts a row of 16-bit pixels into its even and its odd ones, so that the next loop runs over lanes.
    static func splitPixels(
        _ row: UnsafePointer<UInt16>,
        even: UnsafeMutablePointer<UInt16>,
        odd: UnsafeMutablePointer<UInt16>,
        pairs: Int
    )

    /// The horizontal half of the first halving: 32 weights of at most 2,040 are 65,280, which is 255 in 8.8, exactly.
    ///
    /// `gain` scales the result up by that many bits.
    static func halveColumns(
        even: UnsafePointer<UInt16>,
        odd: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int,
        gain: UInt16
    )

    /// The horizontal half of a deeper halving: 8.8 in, 8.8 out, rounded; `shift` is 5, or less to scale the result up.
    static func halveColumns(
        even: UnsafePointer<UInt16>,
        odd: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int,
        shift: UInt32
    )

    /// Rounds a row in 8.7 to 8 bits.
    static func store(_ row: UnsafePointer<UInt16>, to output: UnsafeMutablePointer<UInt8>, lanes: Int)

    /// Rounds a row in 8.7 to 8 bits after multiplying each pixel by its reciprocal in 3.13.
    static func store(
        _ row: UnsafePointer<UInt16>,
        reciprocals: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt8>,
        pixels: Int
    )

    /// Interpolates one phase of a row in 8.7 by four weights and rounds it to every `stride`-th pixel of the output.
    ///
    /// `scratch` holds `pixels` pixels.
    static func upsample(
        _ row: UnsafePointer<UInt16>,
        weights: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt8>,
        stride: Int,
        pixels: Int,
        scratch: UnsafeMutablePointer<UInt8>
    )

    /// Interpolates single pixels of a row in 8.7, multiplies each by its reciprocal in 3.13 and rounds it to 8 bits.
    ///
    /// Pixel `x` of the output lies at `first + x` on a grid of 2^`level` pixels a sample, whose sample 0 `row` points
    /// at. `weights` holds four for each of `phases` positions, of which `first` takes number `phase`.
    static func upsample(
        _ row: UnsafePointer<UInt16>,
        first: Int,
        level: Int,
        weights: UnsafePointer<UInt16>,
        phase: Int,
        phases: Int,
        reciprocals: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt8>,
        pixels: Int
    )

    /// Lowers red, green and blue to alpha where rounding left them above it.
    static func clampToAlpha(_ pixels: UnsafeMutablePointer<UInt8>, count: Int)
}
