/// How far along a radial gradient the pixels of one row lie.
///
/// Pixel i of the row has its centre at (x + i·stepX, y + i·stepY) from the gradient's, in user space, and the position
/// (distance − innerRadius)·perRadius; what is no number counts as the lowest one. All is computed in 24-bit floating
/// point, in this order.
public struct GradientCircle: BitwiseCopyable, Sendable {
    public var x: Float
    public var y: Float
    public var stepX: Float
    public var stepY: Float
    public var innerRadius: Float
    public var perRadius: Float

    @inlinable
    public init(x: Float, y: Float, stepX: Float, stepY: Float, innerRadius: Float, perRadius: Float) {
        self.x = x
        self.y = y
        self.stepX = stepX
        self.stepY = stepY
        self.innerRadius = innerRadius
        self.perRadius = perRadius
    }
}
