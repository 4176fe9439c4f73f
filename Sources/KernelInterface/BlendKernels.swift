/// Blending over rows of pixels: 32-bit words in memory order red, green, blue, alpha.
public protocol BlendKernels {
    /// The product of two rows of coverage, rounded to nearest; the output may be one of the inputs.
    static func blendCoverage(
        _ a: UnsafePointer<UInt8>,
        _ b: UnsafePointer<UInt8>,
        count: Int,
        into output: UnsafeMutablePointer<UInt8>
    )

    /// A row of coverage multiplied by one factor of 0…255, rounded to nearest.
    static func blendCoverage(
        _ a: UnsafePointer<UInt8>,
        times factor: UInt8,
        count: Int,
        into output: UnsafeMutablePointer<UInt8>
    )

    /// The alpha channel of a row of pixels.
    static func blendAlpha(_ pixels: UnsafePointer<UInt32>, count: Int, into output: UnsafeMutablePointer<UInt8>)

    /// Draws a row of premultiplied pixels over another, all multiplied by one coverage.
    static func blendRow(
        _ destination: UnsafeMutablePointer<UInt32>,
        count: Int,
        source: UnsafePointer<UInt32>,
        coverage: UInt8
    )

    /// Draws a row of premultiplied pixels over another through a row of coverage.
    static func blendRow(
        _ destination: UnsafeMutablePointer<UInt32>,
        count: Int,
        source: UnsafePointer<UInt32>,
        coverage: UnsafePointer<UInt8>
    )

    /// Mixes each pixel of `old` with the one of `new` at the same place by a row of coverage, into `new`.
    static func blendMixRow(
        old: UnsafePointer<UInt32>,
        new: UnsafeMutablePointer<UInt32>,
        count: Int,
        coverage: UnsafePointer<UInt8>
    )

    /// Stores one pixel `count` times.
    static func blendFill(_ destination: UnsafeMutablePointer<UInt32>, count: Int, pixel: UInt32)

    /// Draws one premultiplied colour over `count` pixels.
    static func blendSolid(_ destination: UnsafeMutablePointer<UInt32>, count: Int, color: UInt32)

    /// Draws one premultiplied colour over `count` pixels through a row of coverage.
    ///
    /// The colour is multiplied by the coverage and rounded, then drawn over the pixel and rounded again.
    static func blendSolid(
        _ destination: UnsafeMutablePointer<UInt32>,
        count: Int,
        color: UInt32,
        coverage: UnsafePointer<UInt8>
    )

    /// Multiplies straight RGBA8 pixels by their alpha, c·a/255 rounded to nearest.
    static func premultiply(
        _ source: UnsafePointer<UInt8>,
        into target: UnsafeMutablePointer<UInt8>,
        pixels: Int
    )

    /// Divides premultiplied RGBA8 pixels by their alpha, 255·c/a rounded to nearest, halves up.
    ///
    /// Alpha 0 gives clear black; a channel above alpha, which is no colour, gives 255.
    static func unpremultiply(
        _ source: UnsafePointer<UInt8>,
        into target: UnsafeMutablePointer<UInt8>,
        pixels: Int
    )
}
