/// One straight edge of a flattened outline, in pixels.
///
/// The coordinates are multiples of 1/65,536, so differences of nearby ones are exact, and sums over a closed outline
/// come back to zero exactly.
public struct CoverageEdge: BitwiseCopyable {
    public var x0: Double
    public var y0: Double
    public var x1: Double
    public var y1: Double

    @inlinable
    public init(x0: Double, y0: Double, x1: Double, y1: Double) {
        self.x0 = x0
        self.y0 = y0
        self.x1 = x1
        self.y1 = y1
    }
}
