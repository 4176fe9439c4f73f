/// Straight colours that run evenly along a row, the channels in the order of a pixel's bytes.
///
/// A channel is a number of 8-bit steps in 1/2^24, plus one half, so that its upper byte is the value rounded to
/// nearest. Values wrap around: what the ramp is outside of the pixels that are asked for does not matter.
public struct GradientRamp: BitwiseCopyable, Sendable {
    /// The channels of the first pixel.
    public var start: SIMD4<UInt32>
    /// What is added from each pixel to the next.
    public var step: SIMD4<UInt32>
    /// True when alpha is 255 everywhere.
    public var isOpaque: Bool

    @inlinable
    public init(start: SIMD4<UInt32>, step: SIMD4<UInt32>, isOpaque: Bool) {
        self.start = start
        self.step = step
        self.isOpaque = isOpaque
    }
}
