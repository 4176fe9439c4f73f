import PortableMath

extension Path {
    /// A rectangle, clockwise from its top-left corner.
    public static func rect(_ rect: Rect) -> Path {
        var path = Path()
        path.move(to: Point(x: rect.minX, y: rect.minY))
        path.addLine(to: Point(x: rect.maxX, y: rect.minY))
        path.addLine(to: Point(x: rect.maxX, y: rect.maxY))
        path.addLine(to: Point(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }

    /// The ellipse that touches the middle of each side, clockwise from 3 o'clock.
    ///
    /// Eight cubics, each within 4·10⁻⁶ of the radius of the true curve: below 1/200 of a pixel for a whole screen.
    public static func ellipse(in rect: Rect) -> Path {
        var unit = Path()
        unit.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 2 * Double.pi, clockwise: true)
        unit.closeSubpath()
        return unit.applying(
            AffineTransform(a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        )
    }

    /// A rectangle whose shorter sides are replaced by half circles.
    ///
    /// The continuous curve has no room on the shorter sides and ends in the half circle too.
    public static func capsule(in rect: Rect, style: CornerStyle = .circular) -> Path {
        roundedRect(rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    /// Appends a part of a circle, with a line to its start from the current point if there is one.
    ///
    /// Angles are in radians, from the positive x axis, and grow clockwise as seen on the screen, where y points down
    /// (this is UIBezierPath's convention; SwiftUI's `Path.addArc` names the same directions the other way round).
    /// Clockwise, the arc spans `endAngle − startAngle` reduced to 0 ..< 2π, but 2π or more gives one full turn;
    /// counter-clockwise the same with the two angles exchanged. A radius that is not finite, or a centre or angle
    /// that is not finite, appends nothing.
    public mutating func addArc(
        center: Point,
        radius: Double,
        startAngle: Double,
        endAngle: Double,
        clockwise: Bool
    ) {
        guard center.isFinite, radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
        let turn = 2 * Double.pi
        var span = clockwise ? endAngle - startAngle : startAngle - endAngle
        if span >= turn {
            span = turn
        } else if span < 0 {
            span = turn - (-span).truncatingRemainder(dividingBy: turn)
            if span >= turn { span = 0 }
        }
        let signed = clockwise ? span : -span
        let pieces = max(1, Int((span / (Double.pi / 4) - 1e-9).rounded(.up)))
        let step = signed / Double(pieces)
        var (sine, cosine) = DeterministicMath.sineAndCosine(startAngle)
        let start = Point(x: center.x + radius * cosine, y: center.y + radius * sine)
        if isEmpty { move(to: start) } else { addLine(to: start) }
        guard span > 0 else { return }

        let handle = Path.arcHandle(step)
        for piece in 1...pieces {
            let (nextSine, nextCosine) =
                piece == pieces && span == turn
                ? DeterministicMath.sineAndCosine(startAngle)
                : DeterministicMath.sineAndCosine(startAngle + step * Double(piece))
            addCurve(
                to: Point(x: center.x + radius * nextCosine, y: center.y + radius * nextSine),
                control1: Point(
                    x: center.x + radius * (cosine - handle * sine),
                    y: center.y + radius * (sine + handle * cosine)
                ),
                control2: Point(
                    x: center.x + radius * (nextCosine + handle * nextSine),
                    y: center.y + radius * (nextSine - handle * nextCosine)
                )
            )
            (sine, cosine) = (nextSine, nextCosine)
        }
    }

    /// The distance of the control points along the tangents, in radii, of the cubic for an arc of `angle` radians:
    /// 4/3·tan(angle/4), which puts the cubic's middle on the circle.
    static func arcHandle(_ angle: Double) -> Double {
        let (sine, cosine) = DeterministicMath.sineAndCosine(angle / 4)
        return 4.0 / 3.0 * sine / cosine
    }
}
