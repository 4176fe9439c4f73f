/// The inner loops of the blur.
///
/// Pixels are interleaved RGBA, and a *lane* is one channel of one pixel. A 16-bit lane holds a channel in 8.8 fixed
/// point (255 is 65,280) or, where two are added before they are multiplied, in 8.7 (255 is 32,640). Weights are in
/// 0.16: they sum to 65,536. A product with a weight is truncated; a sum starts with half a unit for each of them.
public protocol BlurKernels: DecimationKernels {
    /// The weighted sum of rows; `shift` 1 halves it, rounded, which makes 8.7 of 8.8.
    static func gatherRows(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: UnsafePointer<UInt16>,
        count: Int,
        shift: UInt16,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int
    )

    /// The weighted sum of 2·`radius` + 1 rows with symmetric weights, halved and rounded, which makes 8.7 of 8.8.
    ///
    /// `weights` holds the middle row's, then those of the pairs around it: two rows are averaged, rounded up, before they
    /// are multiplied.
    static func foldRows(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        to output: UnsafeMutablePointer<UInt16>,
        lanes: Int
    )

    /// The same of the first rows of one more, and of the last ones.
    static func foldRowsTwice(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: UnsafePointer<UInt16>,
        radius: Int,
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
    /// that of the words less `even` over 256, or 0 where rounding left less, is `odd`. Both go to a second place too,
    /// `copy` lanes further on.
    static func gatherPairs(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        even: UnsafeMutablePointer<UInt16>,
        odd: UnsafeMutablePointer<UInt16>,
        copy: Int,
        pixels: Int
    )

    /// The same sums of two rows of pixels that follow each other: `rows` holds those from `radius` above the first to
    /// `radius` below the second, in order.
    ///
    /// The two rows themselves are copied to `kept` and `keptNext`.
    static func gatherPairsTwice(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        even: UnsafeMutablePointer<UInt16>,
        odd: UnsafeMutablePointer<UInt16>,
        evenNext: UnsafeMutablePointer<UInt16>,
        oddNext: UnsafeMutablePointer<UInt16>,
        copy: Int,
        kept: UnsafeMutablePointer<UInt8>,
        keptNext: UnsafeMutablePointer<UInt8>,
        pixels: Int
    )

    /// Convolves what `gatherPairs` made with a symmetric kernel of `radius` pixels on each side, and rounds it to 8 bits.
    ///
    /// Both rows are readable `radius` pixels beyond both ends, and hold the same `copy` lanes further on: where the rows lie
    /// at an address that 64 divides and the copies 32 bytes off one, no vector crosses a line of the cache. `weights` holds
    /// half the centre's, then those outwards.
    static func convolvePairs(
        even: UnsafePointer<UInt16>,
        odd: UnsafePointer<UInt16>,
        copy: Int,
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

    /// Makes two pixels of each sample with more taps: of 256, the left one weighs the samples from two before its own to
    /// two after it by 9, 84, 126, 36 and 1, the right one the other way round.
    ///
    /// With s the sum of both neighbours, d the one before less the one after, and t and e the same of the outer two, they are
    /// 2 + 126·own + 60·s + 5·t ± (24·d + 4·e), all but the 2 over 256, each product rounded down.
    static func doubleFine(_ row: UnsafePointer<UInt16>, to output: UnsafeMutablePointer<UInt16>, samples: Int)

    /// Makes three pixels of each sample of a row in 8.7, which is readable two samples beyond both ends, with eleven taps.
    ///
    /// With s the sum of both neighbours and d the one before less the one after, the outer pixels are 1 + 36,409·own +
    /// 14,159·s ± 10,114·d + 809 times the sample two before or after; the one in the middle is 1 + 41,264·own + 12,136·s. All
    /// but the 1 are over 65,536, each product rounded down.
    static func triple(_ row: UnsafePointer<UInt16>, to output: UnsafeMutablePointer<UInt16>, samples: Int)

    /// Makes eight pixels of each sample of a row in 8.7, which is readable a sample beyond both ends, by a quadratic
    /// B-spline.
    ///
    /// With m the mean of both neighbours, rounded up, and d the one before less the one after, pixel k at the distance
    /// t = (2k − 7)/16 from its sample's middle is 1 + own + (1/4 + t²)·(m − own) − t/2·d. The products are rounded down,
    /// and that of d is subtracted from the fifth pixel on.
    static func octuple(_ row: UnsafePointer<UInt16>, to output: UnsafeMutablePointer<UInt16>, samples: Int)

    /// The same of a row of means that weigh differently: pixel k of a sample is own + bend·(m − own) + slope·d with its own
    /// bend and slope in 1.15, both products rounded to nearest.
    static func octuple(
        _ row: UnsafePointer<UInt16>,
        bends: UnsafePointer<UInt16>,
        slopes: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        samples: Int
    )

    /// The bends and slopes of the eight pixels of each sample, of what the samples weigh.
    ///
    /// `masses` holds that four times each, and is readable a sample beyond both ends. A pixel at the distance t takes
    /// (1/2 − t)²/2 of the sample before, (1/2 + t)²/2 of the one after and what is left of its own, each times its mass,
    /// over the sum of all. The bend is what both neighbours have of that; the slope is half of what the one before has more
    /// than the one after. They are rounded to nearest, and a bend is limited to 32,767.
    static func shareEighths(
        _ masses: UnsafePointer<UInt16>,
        bends: UnsafeMutablePointer<UInt16>,
        slopes: UnsafeMutablePointer<UInt16>,
        samples: Int
    )

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
        reciprocals: SIMD8<UInt16>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool

    /// Makes two rows of 8-bit pixels of five rows in 8.7, as `doubleFine` makes two pixels of samples.
    ///
    /// Returns whether all alphas are 255.
    static func joinTwoFine(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool

    /// The same with the values of each row multiplied by its reciprocal in 3.13 before they are rounded.
    static func joinTwoFine(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        reciprocals: SIMD8<UInt16>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool

    /// Makes three rows of 8-bit pixels of five rows in 8.7, as `triple` makes three pixels of samples.
    ///
    /// Returns whether all alphas are 255.
    static func joinThree(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool

    /// The same with the values of each row multiplied by its reciprocal in 3.13 before they are rounded.
    static func joinThree(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        reciprocals: SIMD8<UInt16>,
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
        reciprocals: SIMD8<UInt16>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool

    /// Makes eight rows of 8-bit pixels of three rows in 8.7, as `octuple` makes eight pixels of samples.
    ///
    /// Returns whether all alphas are 255.
    static func joinEight(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool

    /// The same of rows of means that weigh differently, each row of pixels with a bend and a slope as those of a pixel of
    /// `octuple`.
    ///
    /// `shares` holds for each of the eight rows its bend sixteen times, then its slope sixteen times.
    static func joinEight(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        shares: UnsafePointer<UInt16>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool

    /// Rounds a row in 8.7 to 8 bits.
    static func store(_ row: UnsafePointer<UInt16>, to output: UnsafeMutablePointer<UInt8>, lanes: Int)

    /// One, as 255, over each lane of a row in 8.7, in 3.13; a lane counts as 4,096 at least. The output may be the row.
    static func reciprocals(_ row: UnsafePointer<UInt16>, to output: UnsafeMutablePointer<UInt16>, lanes: Int)

    /// Multiplies a row in 8.7 by reciprocals in 3.13, rounded to nearest and limited to 32,767.
    static func multiply(_ row: UnsafeMutablePointer<UInt16>, by reciprocals: UnsafePointer<UInt16>, lanes: Int)

    /// Lowers red, green and blue to alpha where rounding left them above it.
    static func clampToAlpha(_ pixels: UnsafeMutablePointer<UInt8>, count: Int)
}
