import PortableMath

extension Path {
    /// A rectangle with rounded corners, clockwise from the left end of its top side.
    ///
    /// The radius is limited to half of the shorter side, where the shape is a capsule; zero, negative or NaN gives
    /// the plain rectangle. The continuous curve takes 1.528665 radii of each side. Where the shorter side is too
    /// small for that, the curve passes over into a circle in proportion to the room left, and is a circle when the
    /// radius is half of the side; UIKit changes its curve at the same point, through shapes that are not published.
    public static func roundedRect(_ rect: Rect, cornerRadius: Double, style: CornerStyle = .circular) -> Path {
        let half = min(rect.width, rect.height) / 2
        let radius = min(cornerRadius * style.radiusFactor, half)
        guard radius > 0, half.isFinite else { return Path.rect(rect) }
        let corner: [Point]
        if style == .circular {
            corner = CornerCurve.circle
        } else {
            let room = (half / radius - 1) / (CornerCurve.extent - 1)
            corner = CornerCurve.blend(CornerCurve.circle, CornerCurve.continuous, min(room, 1))
        }

        var path = Path()
        // One corner after the other, clockwise; u points from the corner against the way the outline comes, v along
        // the way it goes.
        let corners: [(Point, u: Point, v: Point)] = [
            (Point(x: rect.maxX, y: rect.minY), Point(x: -1, y: 0), Point(x: 0, y: 1)),
            (Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: -1), Point(x: -1, y: 0)),
            (Point(x: rect.minX, y: rect.maxY), Point(x: 1, y: 0), Point(x: 0, y: -1)),
            (Point(x: rect.minX, y: rect.minY), Point(x: 0, y: 1), Point(x: 1, y: 0)),
        ]
        for (index, (origin, u, v)) in corners.enumerated() {
            let points = corner.map { origin + u * ($0.x * radius) + v * ($0.y * radius) }
            if index == 0 {
                path.move(to: Point(x: rect.minX + corner[0].x * radius, y: rect.minY))
            }
            path.addLine(to: points[0])
            for cubic in 0..<3 {
                path.addCurve(
                    to: points[3 * cubic + 3],
                    control1: points[3 * cubic + 1],
                    control2: points[3 * cubic + 2]
                )
            }
        }
        path.closeSubpath()
        return path
    }
}

/// The corner of a rounded rectangle as ten points of three cubics, in radii from the corner: x against the side that
/// comes in, y along the side that goes out.
enum CornerCurve {
    /// How much of each side the continuous curve takes, in radii.
    static let extent = 1.528665

    /// UIKit's continuous corner as it has been published since 2013 and as dumps of SwiftUI paths show it.
    static let continuous = symmetric(
        Point(x: extent, y: 0),
        Point(x: 1.088493, y: 0),
        Point(x: 0.868407, y: 0),
        Point(x: 0.631494, y: 0.074911),
        Point(x: 0.372824, y: 0.169060)
    )

    /// A quarter circle cut where the continuous curve is: at one and three quarters of its angle.
    static let circle: [Point] = {
        let (sine, cosine) = DeterministicMath.sineAndCosine(Double.pi / 8)
        let outer = Path.arcHandle(Double.pi / 8)
        let inner = Path.arcHandle(Double.pi / 4)
        return symmetric(
            Point(x: 1, y: 0),
            Point(x: 1 - outer, y: 0),
            Point(x: 1 - sine + outer * cosine, y: 1 - cosine - outer * sine),
            Point(x: 1 - sine, y: 1 - cosine),
            Point(x: 1 - sine - inner * cosine, y: 1 - cosine + inner * sine)
        )
    }()

    /// The point `amount` of the way from each point of `a` to that of `b`.
    static func blend(_ a: [Point], _ b: [Point], _ amount: Double) -> [Point] {
        amount == 1 ? b : zip(a, b).map { $0 + ($1 - $0) * amount }
    }

    /// Five points and their mirror images at the corner's diagonal.
    private static func symmetric(_ points: Point...) -> [Point] {
        points + points.reversed().map { Point(x: $0.y, y: $0.x) }
    }
}
