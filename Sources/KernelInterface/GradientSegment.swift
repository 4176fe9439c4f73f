/// The straight colours of a gradient from one position to the next segment's.
///
/// A channel is `color + change·t` with t = (position − location)·perPosition, limited to 0…1, in 8-bit steps and
/// rounded down: `color` has the half that rounds to nearest in it. All is computed in 24-bit floating point, in this
/// order.
public struct GradientSegment: BitwiseCopyable, Sendable {
    public var location: Float
    public var perPosition: Float
    /// Red, green, blue and alpha where the segment begins, plus one half.
    public var color: SIMD4<Float>
    public var change: SIMD4<Float>

    @inlinable
    public init(location: Float, perPosition: Float, color: SIMD4<Float>, change: SIMD4<Float>) {
        self.location = location
        self.perPosition = perPosition
        self.color = color
        self.change = change
    }
}
