/// The inner loops of the blur.
///
/// Pixels are interleaved RGBA, and a *lane* is one channel of one pixel. A 16-bit lane holds a channel in 8.8 fixed
/// point (255 is 65,280) or, where two are added before they are multiplied, in 8.7 (255 is 32,640). Weights are in
/// 0.16: they sum to 65,536. A product with a weight is truncated; a sum starts with half a unit for each of them.
public protocol BlurKernels {
    // MARK: Halving and quartering

    /// The vertical half of a quartering: 8, 12 or 14 rows with symmetric weights, those of the first half given.
    ///
    /// The weights of both halves sum to 512, and the result is half the weighted sum, in 8.8. Row t and row t + taps/2
    /// make one sum, which fits 15 bits; two such sums are averaged, rounded up, the last of an odd number with nothing,
    /// and the averages added. Where `gain` doubles the sum so often, it is exact and rounded up once. Pixel `i` goes to
    /// place `i / 4` of phase `i % 4`; the phases lie `stride` lanes apart.
    static func quarterRows(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        taps: Int,
        weights: SIMD8<UInt16>,
        to phases: UnsafeMutablePointer<UInt16>,
        stride: Int,
        pixels: Int,
        gain: UInt16
    )

    /// The horizontal half, of 8.8 to 8.8.
    ///
    /// Columns that share a weight are averaged, rounded up, before they are multiplied. Where `gain` doubles the sum, it
    /// is exact and truncated once.
    static func quarterColumns(
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

    // MARK: Gathering

    /// The weighted sum of rows; `shift` 1 halves it, rounded, which makes 8.7 of 8.8.
    static func gatherRows(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: UnsafePointer<UInt16>,
        count: Int,
        shift: UInt16,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int
    )

    /// The same of the first `count` rows of one more, and with the same weights of the last ones.
    static func gatherRowsTwice(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: UnsafePointer<UInt16>,
        count: Int,
        shift: UInt16,
        to first: UnsafeMutablePointer<UInt16>,
        and second: UnsafeMutablePointer<UInt16>,
        lanes: Int
    )

    /// Widens 8-bit values to 8.7.
    static func widen(_ row: UnsafePointer<UInt8>, to output: UnsafeMutablePointer<UInt16>, lanes: Int)

    /// The weighted sum of a row of pixels and of `radius` pairs of rows, of which each has one weight, in 8.7.
    ///
    /// `weights` holds half the first row's, then those of the pairs. Red and blue go to `even`, green and alpha to
    /// `odd`, two lanes a pixel. A row is taken as words of 16 bits, low byte first: those bytes times 256, and the words
    /// themselves, of a pair are averaged, rounded up, before they are multiplied. The sum of the low bytes is `even`;
    /// that of the words less `even` over 256, or 0
    /// where rounding left less, is `odd`.
    static func gatherPairs(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        even: UnsafeMutablePointer<UInt16>,
        odd: UnsafeMutablePointer<UInt16>,
        pixels: Int
    )

    /// Convolves what `gatherPairs` made with a symmetric kernel of `radius` pixels on each side, and rounds it to 8 bits.
    ///
    /// Both rows are readable `radius` pixels beyond both ends. `weights` holds half the centre's, then those outwards.
    static func convolvePairs(
        even: UnsafePointer<UInt16>,
        odd: UnsafePointer<UInt16>,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        to output: UnsafeMutablePointer<UInt8>,
        pixels: Int
    )

    /// The same with each pixel multiplied by its reciprocal in 3.13 before it is rounded; `reciprocals` holds it twice.
    static func convolvePairs(
        even: UnsafePointer<UInt16>,
        odd: UnsafePointer<UInt16>,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        reciprocals: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt8>,
        pixels: Int
    )

    /// Convolves a row in 8.7 with a symmetric kernel of `radius` pixels on each side.
    ///
    /// `row` points at the pixel under the first output's centre and is readable `radius` pixels beyond both ends.
    /// `weights` holds the centre's, then those outwards.
    static func convolve(
        _ row: UnsafePointer<UInt16>,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int
    )

    // MARK: Spreading

    /// Makes two pixels of each sample of a row in 8.7, which is readable a sample beyond both ends.
    ///
    /// The left one weighs its sample by 10/16, the sample before by 5/16 and the one after by 1/16; the right one the
    /// other way round.
    static func double(_ row: UnsafePointer<UInt16>, to output: UnsafeMutablePointer<UInt16>, samples: Int)

    /// Makes four pixels of each sample of a row in 8.7, which is readable as far beyond both ends as weights reach.
    ///
    /// With s the sum of both neighbours and d the one before less the one after, the first pixel is 1 + w0·own + w1·s +
    /// w2·d, and with a w6 above 0, + w6 times the sample two before; the second is 1 + w3·own + w4·s + w5·d; the third and
    /// fourth mirror them with their products of d subtracted. Each product is rounded down.
    static func quadruple(
        _ row: UnsafePointer<UInt16>,
        weights: SIMD8<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        samples: Int
    )

    // MARK: Joining

    /// Makes two rows of 8-bit pixels of three rows in 8.7, as `double` makes two pixels of samples, rounded and limited to
    /// 255.
    ///
    /// Returns whether all alphas are 255.
    static func joinTwo(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool

    /// The same with the values of each row multiplied by its reciprocal in 3.13 before they are rounded.
    static func joinTwo(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        reciprocals: SIMD4<UInt16>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool

    /// Makes four rows of 8-bit pixels of five rows in 8.7, as `quadruple` makes four pixels of samples.
    ///
    /// The outer rows are read only where w6 is above 0. Returns whether all alphas are 255.
    static func joinFour(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: SIMD8<UInt16>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool

    /// The same with the values of each row multiplied by its reciprocal in 3.13 before they are rounded.
    static func joinFour(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: SIMD8<UInt16>,
        reciprocals: SIMD4<UInt16>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool

    // MARK: Storing

    /// Rounds a row in 8.7 to 8 bits.
    static func store(_ row: UnsafePointer<UInt16>, to output: UnsafeMutablePointer<UInt8>, lanes: Int)

    /// One, as 255, over each lane of a row in 8.7, in 3.13; a lane counts as 4,096 at least. The output may be the row.
    static func reciprocals(_ row: UnsafePointer<UInt16>, to output: UnsafeMutablePointer<UInt16>, lanes: Int)

    /// Multiplies a row in 8.7 by reciprocals in 3.13, rounded to nearest and limited to 32,767.
    static func multiply(_ row: UnsafeMutablePointer<UInt16>, by reciprocals: UnsafePointer<UInt16>, lanes: Int)

    /// Lowers red, green and blue to alpha where rounding left them above it.
    static func clampToAlpha(_ pixels: UnsafeMutablePointer<UInt8>, count: Int)
}
