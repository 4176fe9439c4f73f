/// Where around the centre of a conic gradient the pixels of one row lie.
///
/// Pixel i of the row has its centre at (x + i·stepX, y + i·stepY) from the gradient's, turned so that the gradient
/// begins on the positive x axis. Its position is the part of a turn, clockwise as seen on the screen, from there. All
/// is computed in 24-bit floating point: with q the smaller of |x| and |y| by the larger, 0 where that is no number, the
/// position is q·P(q²), within 3·10⁻⁸ of arctan(q) / 2π (P is a polynomial of degree 7), taken from ¼ where |y| is larger,
/// then from ½ where x is negative, then from 1 where y is.
public struct GradientFan: BitwiseCopyable, Sendable {
    public var x: Float
    public var y: Float
    public var stepX: Float
    public var stepY: Float

    @inlinable
    public init(x: Float, y: Float, stepX: Float, stepY: Float) {
        self.x = x
        self.y = y
        self.stepX = stepX
        self.stepY = stepY
    }
}
