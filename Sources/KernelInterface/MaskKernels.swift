/// The inner loops of a blur whose sigma changes from pixel to pixel.
///
/// Values are as in ``BlurKernels``: four interleaved channels, in 8.7 fixed point where nothing else is said.
public protocol MaskKernels {
    /// Sigmas along a row of points: `base + change · t`, `t` being the position on a line, limited to 0…1.
    ///
    /// The first point lies at `first`, each further one `step` on.
    static func maskLinear(
        first: Double,
        step: Double,
        base: Double,
        change: Double,
        to sigmas: UnsafeMutablePointer<Float>,
        count: Int
    )

    /// Sigmas along a row of points by their distance from a centre: `maximum · ((distance − inner) · scale + offset)`.
    ///
    /// The factor of the maximum is limited to 0…1. `first` is the first point's distance from the centre along the
    /// row, `across` the row's own, squared.
    static func maskRadial(
        first: Double,
        step: Double,
        across: Double,
        inner: Double,
        scale: Double,
        offset: Double,
        maximum: Double,
        to sigmas: UnsafeMutablePointer<Float>,
        count: Int
    )

    /// Sigmas along a row of points from two rows of a picture, at places given by their left value and the share of
    /// the right one.
    ///
    /// `share` is the lower row's; `unit` the sigma of a value of one.
    static func maskImage(
        _ upper: UnsafePointer<UInt16>,
        _ lower: UnsafePointer<UInt16>,
        share: Float,
        unit: Float,
        columns: UnsafePointer<Int32>,
        shares: UnsafePointer<Float>,
        to sigmas: UnsafeMutablePointer<Float>,
        count: Int
    )

    /// The least and the greatest of at least one sigma.
    static func maskRange(_ sigmas: UnsafePointer<Float>, count: Int) -> (least: Float, greatest: Float)

    /// What sigmas do around each block of sixteen points in a row.
    ///
    /// Block `b` looks at the twenty-four points from `16 · b − 4` on, and their neighbours in the rows `stride` values
    /// before and after. Four values are written: the least sigma, the greatest, the largest difference between
    /// neighbours, and the largest distance of a sigma from its two neighbours' mean, doubled.
    static func maskBlocks(
        _ sigmas: UnsafePointer<Float>,
        stride: Int,
        blocks: Int,
        to summary: UnsafeMutablePointer<Float>
    )

    /// Blends pictures of neighbouring sigmas, pixel by pixel.
    ///
    /// Each picture is the sum of four rows by four weights in 0.16, shifted up by its `shift`, or one row. A pixel's
    /// share in it is one where its sigma is the picture's own, and falls from there by `rise` for each unit below and
    /// by `fall` for each above, down to none. Pictures come in the order of their sigmas, and none has a share at its
    /// neighbours' sigmas or beyond. A single picture has all. Pixels are in groups of four.
    static func maskBlend(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        nodes: UnsafePointer<MaskBlendNode>,
        count: Int,
        offset: Int,
        sigmas: UnsafePointer<Float>,
        to output: UnsafeMutablePointer<UInt16>,
        groups: Int
    )

    /// Interpolates pixels between samples: `1 << level` pixels to a sample, at least two.
    ///
    /// Pixels come in groups of four, of which the first is number `first`, counted from the first pixel of the sample
    /// that `samples` points at. A pixel is the sum of five samples, two to the left of its own and two to the right,
    /// by signed weights in 1.15: `weights` holds for each pixel of a sample, in order, and each of the five, that
    /// weight four times. Level 1 has the weights of four pixels as well, of two samples. Sums are limited to 8.7's own
    /// range.
    static func maskExpand(
        _ samples: UnsafePointer<UInt16>,
        level: Int,
        weights: UnsafePointer<Int16>,
        first: Int,
        groups: Int,
        to output: UnsafeMutablePointer<UInt16>
    )

    /// Makes 1, 2 or 4 pairs of rows of 8-bit pixels of four rows a, b, c and d in 8.7, as far above the middle between
    /// b and c as below it.
    ///
    /// `weights` holds three for each pair, in 0.16 with a sign. With m and n the means of b and c and of a and d, rounded
    /// up, the pair is m + w0·(n − m) ± (w1·(a − d) + w2·(b − c)), products rounded down. A sum is limited to 16 bits with
    /// a sign, then rounded to 8 bits and limited. The outputs are in order from above, so that the outermost are a pair.
    /// True is returned where every fourth value of them is 255: where all their pixels are opaque.
    static func maskMix(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: UnsafePointer<Int16>,
        pairs: Int,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool

    /// Makes the pixels between cells along a row, in 8.7 and limited to its own range.
    ///
    /// Between `4 · groups` cells from the first on and each one's right neighbour lie `2 · pairs` pixels, 1, 2 or 4 pairs.
    /// With the cell before the two as a, the two as b and c, and the one after them as d, these are made by the rule
    /// and the weights of ``maskMix``, from the left instead of from above, and not rounded.
    static func maskSpread(
        _ cells: UnsafePointer<UInt16>,
        weights: UnsafePointer<Int16>,
        pairs: Int,
        to output: UnsafeMutablePointer<UInt16>,
        groups: Int
    )

    /// Multiplies each pixel by a factor in 3.13, limited to 8.7's own range.
    static func maskScale(
        _ row: UnsafeMutablePointer<UInt16>,
        factors: UnsafePointer<UInt16>,
        pixels: Int
    )

    /// Convolves pixels in groups of four, each with the kernel of its own sigma, where that is below `limit`.
    ///
    /// `pixels` points at the first of them in a bitmap of 8.7 whose rows are `stride` values apart, and which is
    /// readable around as far as the largest kernel in `table` reaches. A pixel's kernel lies between two of the table's,
    /// each weight rounded down. Rows as far above as below are averaged, rounded up, and then convolved. `weights` is
    /// memory for sixteen times sixteen values. Other pixels of `output` are kept.
    static func maskGather(
        _ pixels: UnsafePointer<UInt16>,
        stride: Int,
        sigmas: UnsafePointer<Float>,
        below limit: Float,
        table: MaskKernelTable,
        weights: UnsafeMutablePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        groups: Int
    )
}
