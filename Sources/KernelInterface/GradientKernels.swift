/// Rows of gradients.
public protocol GradientKernels {
    /// Writes a row of a ramp, each pixel's straight channels rounded to nearest, then multiplied by alpha as in
    /// `premultiply`.
    static func gradientRampRow(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, ramp: GradientRamp)

    /// Writes a row of a radial gradient; its first pixel is number `first` of the circle's row, at most 2^23 from 0.
    ///
    /// The segments' locations never fall, and a pixel takes the last one that begins at or before its position; what
    /// lies before the first one takes it too. Straight channels are multiplied by alpha as in `premultiply`;
    /// `isOpaque` tells that alpha is 255 everywhere.
    static func gradientRadialRow(
        _ pixels: UnsafeMutablePointer<UInt32>,
        count: Int,
        first: Int,
        circle: GradientCircle,
        segments: UnsafePointer<GradientSegment>,
        segmentCount: Int,
        isOpaque: Bool
    )

    /// Writes a row of a conic gradient; its first pixel is number `first` of the fan's row, at most 2^23 from 0.
    ///
    /// Segments and alpha are as in ``gradientRadialRow(_:count:first:circle:segments:segmentCount:isOpaque:)``.
    static func gradientConicRow(
        _ pixels: UnsafeMutablePointer<UInt32>,
        count: Int,
        first: Int,
        fan: GradientFan,
        segments: UnsafePointer<GradientSegment>,
        segmentCount: Int,
        isOpaque: Bool
    )
}
