import KernelInterface
import KernelSelection
import PortableMath

/// A conic gradient, resolved: each pixel's centre is taken back to user space, and turned to where the gradient
/// begins.
///
/// As in ``RadialGradientRows`` coordinates count from the gradient's centre.
struct ConicGradientRows: PixelRows {
    let isOpaque: Bool
    private let segments: [GradientSegment]
    private let inverse: AffineTransform
    private let center: Point
    private let centerColumn: Int
    /// The direction in which the gradient begins.
    private let start: Point

    init?(_ gradient: Gradient, center: Point, startAngle: Double, transform: AffineTransform) {
        guard let stops = GradientStops(gradient), let inverse = transform.inverted, startAngle.isFinite else {
            return nil
        }
        self.inverse = inverse
        self.center = center
        let column = transform.apply(center).x.rounded()
        centerColumn = abs(column) < 0x1p22 ? Int(column) : 0
        let (sine, cosine) = DeterministicMath.sineAndCosine(startAngle)
        start = Point(x: cosine, y: sine)
        isOpaque = stops.isOpaque
        segments = stops.segments
    }

    func write(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        let first = inverse.apply(Point(x: Double(centerColumn) + 0.5, y: Double(y) + 0.5)) - center
        let fan = GradientFan(
            x: Float(first.x * start.x + first.y * start.y),
            y: Float(first.y * start.x - first.x * start.y),
            stepX: Float(inverse.a * start.x + inverse.b * start.y),
            stepY: Float(inverse.b * start.x - inverse.a * start.y)
        )
        segments.withUnsafeBufferPointer { segments in
            guard let base = segments.baseAddress else { return }
            kernels.gradientConicRow(
                pixels,
                count: count,
                first: x - centerColumn,
                fan: fan,
                segments: base,
                segmentCount: segments.count,
                isOpaque: isOpaque
            )
        }
    }
}
