import KernelInterface
import KernelSelection

/// A radial gradient, resolved: each pixel's centre is taken back to user space.
///
/// Coordinates count from the gradient's centre, and columns from the one nearest to it, so that 24 bits of precision
/// are enough near to it.
struct RadialGradientRows: PixelRows {
    let isOpaque: Bool
    private let segments: [GradientSegment]
    private let inverse: AffineTransform
    private let center: Point
    private let centerColumn: Int
    private let innerRadius: Double
    private let perRadius: Double

    init?(
        _ gradient: Gradient,
        center: Point,
        startRadius: Double,
        endRadius: Double,
        transform: AffineTransform
    ) {
        guard let stops = GradientStops(gradient), let inverse = transform.inverted else { return nil }
        self.inverse = inverse
        self.center = center
        let column = transform.apply(center).x.rounded()
        centerColumn = abs(column) < 0x1p22 ? Int(column) : 0
        innerRadius = max(0, startRadius)
        let width = max(0, endRadius) - innerRadius
        perRadius = width == 0 ? 1 : 1 / width
        isOpaque = stops.isOpaque
        // Equal radii leave what lies before the first stop, and from the last stop on.
        var segments = stops.segments
        if width == 0 {
            segments = [segments[0], segments[segments.count - 1]]
            for index in segments.indices { segments[index].location = 0 }
        }
        self.segments = segments
    }

    func write(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        let first = inverse.apply(Point(x: Double(centerColumn) + 0.5, y: Double(y) + 0.5)) - center
        let circle = GradientCircle(
            x: Float(first.x),
            y: Float(first.y),
            stepX: Float(inverse.a),
            stepY: Float(inverse.b),
            innerRadius: Float(innerRadius),
            perRadius: Float(perRadius)
        )
        segments.withUnsafeBufferPointer { segments in
            guard let base = segments.baseAddress else { return }
            kernels.gradientRadialRow(
                pixels,
                count: count,
                first: x - centerColumn,
                circle: circle,
                segments: base,
                segmentCount: segments.count,
                isOpaque: isOpaque
            )
        }
    }
}
