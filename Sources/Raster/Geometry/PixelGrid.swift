/// The pixels of a display, seen from points.
///
/// Layout computes in exact fractions of points; frames are snapped once, when they are placed: each edge goes to the
/// nearest pixel in absolute coordinates, an edge half-way between two pixels away from the top left. Two views that
/// touch still touch, and a view's size in pixels can differ by one with its place.
public struct PixelGrid: Hashable, Sendable {
    /// Pixels a point.
    public let scale: Double

    /// Far above the rounding errors of sums of thirds of points, far below what can be seen, in pixels.
    private static let slack = 1e-6

    public init(scale: Double) {
        self.scale = scale
    }

    /// The smallest length of whole pixels that is not shorter, in points, for lengths that are not negative.
    public func roundUp(_ length: Double) -> Double {
        max((length * scale - Self.slack).rounded(.up), 0) / scale
    }

    /// The nearest whole pixel, in points.
    public func snap(_ coordinate: Double) -> Double {
        (coordinate * scale + (0.5 + Self.slack)).rounded(.down) / scale
    }

    /// The rectangle with each edge snapped.
    public func snap(_ rect: Rect) -> Rect {
        Rect(
            from: Point(x: snap(rect.minX), y: snap(rect.minY)),
            to: Point(x: snap(rect.maxX), y: snap(rect.maxY))
        )
    }

    /// The whole pixels nearest to a rectangle, by the rule of ``snap(_:)``.
    ///
    /// Coordinates outside of ±2³⁰ pixels are cut there.
    public func pixels(_ rect: Rect) -> PixelRect {
        func pixel(_ coordinate: Double) -> Int {
            let limit = Double(1 << 30)
            return Int(min(max((coordinate * scale + (0.5 + Self.slack)).rounded(.down), -limit), limit))
        }
        let left = pixel(rect.minX)
        let top = pixel(rect.minY)
        return PixelRect(x: left, y: top, width: pixel(rect.maxX) - left, height: pixel(rect.maxY) - top)
    }
}
