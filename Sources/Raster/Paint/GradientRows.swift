import KernelInterface
import KernelSelection

/// A linear gradient, resolved: its position is an affine function of the pixel's coordinates.
struct LinearGradientRows: PixelRows {
    private let stops: [GradientStop]
    private let origin: Double
    private let perColumn: Double
    private let perRow: Double

    init?(_ gradient: Gradient, start: Point, end: Point, transform: AffineTransform) {
        guard let stops = gradient.resolvedStops, let inverse = transform.inverted else { return nil }
        self.stops = stops
        let direction = end - start
        let square = direction.x * direction.x + direction.y * direction.y
        guard square > 0, square.isFinite else {
            // Behind the last stop everywhere.
            (origin, perColumn, perRow) = (.infinity, 0, 0)
            return
        }
        // position = (user − start)·direction / |direction|², with user = inverse(pixel)
        let gx = direction.x / square
        let gy = direction.y / square
        perColumn = inverse.a * gx + inverse.b * gy
        perRow = inverse.c * gx + inverse.d * gy
        origin = (inverse.tx - start.x) * gx + (inverse.ty - start.y) * gy
    }

    func write(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        let start = origin + (Double(x) + 0.5) * perColumn + (Double(y) + 0.5) * perRow
        stops.withUnsafeBufferPointer { stops in
            guard let base = stops.baseAddress else { return }
            kernels.gradientLinearRow(
                pixels,
                count: count,
                stops: base,
                stopCount: stops.count,
                start: start,
                step: perColumn
            )
        }
    }
}

/// A radial gradient, resolved: each pixel's centre is taken back to user space.
struct RadialGradientRows: PixelRows {
    private let stops: [GradientStop]
    private let inverse: AffineTransform
    private let center: Point
    private let innerRadius: Double
    private let perRadius: Double

    init?(
        _ gradient: Gradient,
        center: Point,
        startRadius: Double,
        endRadius: Double,
        transform: AffineTransform
    ) {
        guard let stops = gradient.resolvedStops, let inverse = transform.inverted else { return nil }
        self.stops = stops
        self.inverse = inverse
        self.center = center
        innerRadius = max(0, startRadius)
        let width = max(0, endRadius) - innerRadius
        perRadius = width == 0 ? 0 : 1 / width
    }

    func write(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        let first = inverse.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5)) - center
        stops.withUnsafeBufferPointer { stops in
            guard let base = stops.baseAddress else { return }
            kernels.gradientRadialRow(
                pixels,
                count: count,
                stops: base,
                stopCount: stops.count,
                x: first.x,
                y: first.y,
                stepX: inverse.a,
                stepY: inverse.b,
                innerRadius: innerRadius,
                perRadius: perRadius
            )
        }
    }
}

extension Gradient {
    /// The stops with locations limited to 0…1 and never falling, or `nil` when there are none.
    var resolvedStops: [GradientStop]? {
        guard !stops.isEmpty else { return nil }
        var last = 0.0
        return stops.map { stop in
            // max(last, NaN) may be either; the comparison is false for NaN.
            if stop.location > last { last = min(stop.location, 1) }
            return GradientStop(
                location: last,
                red: stop.color.red,
                green: stop.color.green,
                blue: stop.color.blue,
                alpha: stop.color.alpha
            )
        }
    }
}
