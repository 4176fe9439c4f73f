import Indicators
import Raster

// The areas of a progress indicator's strokes. They are curves where a pen's outline would be chords, so that the same
// path serves any scale of pixels.
extension Path {
    /// The area of a straight stroke; one of no length is a dot with round ends, and nothing without.
    static func line(from: Point, to: Point, width: Double, cap: ProgressStrokeCap) -> Path {
        let way = to - from
        let length = (way.x * way.x + way.y * way.y).squareRoot()
        guard width > 0, length > 0 || cap == .round else { return Path() }
        let direction = length > 0 ? way * (1 / length) : Point(x: 1, y: 0)
        let reach = cap == .round ? width / 2 : 0
        let level = Rect(x: -reach, y: -width / 2, width: length + 2 * reach, height: width)
        let path = cap == .round ? Path.capsule(in: level) : Path.rect(level)
        return path.applying(
            AffineTransform(a: direction.x, b: direction.y, c: -direction.y, d: direction.x, tx: from.x, ty: from.y)
        )
    }

    /// The area of a stroke clockwise along a circle; a whole ring where its ends are a turn apart.
    static func arc(
        center: Point,
        radius: Double,
        start: Double,
        end: Double,
        width: Double,
        cap: ProgressStrokeCap
    ) -> Path {
        guard radius > 0, width > 0, end > start else { return Path() }
        let (outer, inner) = (radius + width / 2, radius - width / 2)
        guard inner > 0 else {
            // The pen reaches beyond the centre, where only its true outline is right.
            var middle = Path()
            middle.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: true)
            if isWholeTurn(start, end) { middle.closeSubpath() }
            return middle.stroked(StrokeStyle(width: width, cap: LineCap(cap), join: .round), tolerance: outer / 4096)
        }
        if isWholeTurn(start, end) {
            var ring = Path.circle(center, outer)
            let turn = 2 * Double.pi
            ring.move(to: Point(x: center.x + inner, y: center.y))
            ring.addArc(center: center, radius: inner, startAngle: turn, endAngle: 0, clockwise: false)
            ring.closeSubpath()
            return ring
        }
        var band = Path()
        band.addArc(center: center, radius: outer, startAngle: start, endAngle: end, clockwise: true)
        // Without a cap the line to the inner arc is the flat end.
        if cap == .round { band.addHalfDisc(on: center, radius, at: end, from: end, width: width) }
        band.addArc(center: center, radius: inner, startAngle: end, endAngle: start, clockwise: false)
        if cap == .round { band.addHalfDisc(on: center, radius, at: start, from: start + Double.pi, width: width) }
        band.closeSubpath()
        return band
    }

    /// A slice of a disc, or all of it where its ends are a turn apart.
    static func sector(center: Point, radius: Double, start: Double, end: Double) -> Path {
        guard radius > 0, end > start else { return Path() }
        guard !isWholeTurn(start, end) else { return .circle(center, radius) }
        var path = Path()
        path.move(to: center)
        path.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: true)
        path.closeSubpath()
        return path
    }

    static func circle(_ center: Point, _ radius: Double) -> Path {
        guard radius > 0 else { return Path() }
        return .ellipse(in: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    static func polyline(_ points: [Point], closed: Bool) -> Path {
        var path = Path()
        for (index, point) in points.enumerated() {
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        if closed { path.closeSubpath() }
        return path
    }

    /// A frame along a rectangle with round corners, to be filled by the even-odd rule.
    static func frame(_ rect: Rect, radius: Double, width: Double) -> Path {
        guard width > 0 else { return Path() }
        var path = Path.roundedRect(
            rect.inset(dx: -width / 2, dy: -width / 2),
            cornerRadius: radius > 0 ? radius + width / 2 : 0,
            style: .circular
        )
        let inner = rect.inset(dx: width / 2, dy: width / 2)
        guard inner.width > 0, inner.height > 0 else { return path }
        path.addPath(.roundedRect(inner, cornerRadius: max(0, radius - width / 2), style: .circular))
        return path
    }

    /// True for angles a turn or more apart; π/2 taken off both leaves a turn a little short.
    private static func isWholeTurn(_ start: Double, _ end: Double) -> Bool { end - start >= 2 * Double.pi - 1e-12 }

    /// Adds the half circle around an end of an arc, from the angle `first` clockwise.
    private mutating func addHalfDisc(
        on center: Point,
        _ radius: Double,
        at angle: Double,
        from first: Double,
        width: Double
    ) {
        // The arc's end as the path has it: an arc of no length adds that point alone.
        var end = Path()
        end.addArc(center: center, radius: radius, startAngle: angle, endAngle: angle, clockwise: true)
        guard case .move(let middle) = end.elements.first else { return }
        addArc(center: middle, radius: width / 2, startAngle: first, endAngle: first + Double.pi, clockwise: true)
    }
}

extension LineCap {
    init(_ cap: ProgressStrokeCap) { self = cap == .round ? .round : .butt }
}
