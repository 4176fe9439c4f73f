/// Rows of gradients.
public protocol GradientKernels {
    /// Writes a row of a linear gradient, whose position is `start + index·step`.
    static func gradientLinearRow(
        _ pixels: UnsafeMutablePointer<UInt32>,
        count: Int,
        stops: UnsafePointer<GradientStop>,
        stopCount: Int,
        start: Double,
        step: Double
    )

    /// Writes a row of a radial gradient, whose position is `(distance − innerRadius)·perRadius`.
    ///
    /// (x + index·stepX, y + index·stepY) is the pixel's centre relative to the gradient's, in user space. `perRadius` of
    /// 0 stands for a hard step at `innerRadius`, from position 0 to position 1.
    static func gradientRadialRow(
        _ pixels: UnsafeMutablePointer<UInt32>,
        count: Int,
        stops: UnsafePointer<GradientStop>,
        stopCount: Int,
        x: Double,
        y: Double,
        stepX: Double,
        stepY: Double,
        innerRadius: Double,
        perRadius: Double
    )
}
