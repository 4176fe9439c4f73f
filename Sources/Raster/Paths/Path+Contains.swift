extension Path {
    /// True when a point lies inside of the path, whose open subpaths are closed by a straight line.
    ///
    /// Curves count as chords that stray from them by at most `tolerance`, in the path's units. A point on the outline
    /// may count either way. Touches are asked about in points, and 1/64 of a point, which is less than a tenth of a
    /// pixel at every scale of a device, is far below what a finger can tell; a path that is drawn keeps to
    /// ``pixelTolerance``.
    package func contains(_ point: Point, rule: FillRule = .nonZero, tolerance: Double = 1.0 / 64) -> Bool {
        guard let bounds = controlBounds, point.isFinite, point.x >= bounds.minX, point.x <= bounds.maxX,
            point.y >= bounds.minY, point.y <= bounds.maxY
        else { return false }
        var winding = Winding(point: point)
        var (first, last) = (Point.zero, Point.zero)
        for element in elements {
            switch element {
            case .move(let start):
                winding.cross(last, first)
                (first, last) = (start, start)
            case .line(let end):
                winding.cross(last, end)
                last = end
            case .quad(let control, let end):
                let (start, count) = (last, Self.quadSegments(last, control, end, tolerance: tolerance))
                for step in 1...count {
                    let t = Double(step) / Double(count)
                    let next = Self.quadPoint(start, control, end, 1 - t, t)
                    winding.cross(last, next)
                    last = next
                }
            case .cubic(let control1, let control2, let end):
                let (start, count) = (last, Self.cubicSegments(last, control1, control2, end, tolerance: tolerance))
                for step in 1...count {
                    let t = Double(step) / Double(count)
                    let next = Self.cubicPoint(start, control1, control2, end, 1 - t, t)
                    winding.cross(last, next)
                    last = next
                }
            case .close:
                winding.cross(last, first)
                last = first
            }
        }
        winding.cross(last, first)
        return rule == .nonZero ? winding.number != 0 : winding.number & 1 != 0
    }
}

/// How often an outline goes around a point.
private struct Winding {
    let point: Point
    private(set) var number = 0

    init(point: Point) {
        self.point = point
    }

    /// Counts a line that crosses the ray from the point to the right.
    mutating func cross(_ a: Point, _ b: Point) {
        guard (a.y <= point.y) != (b.y <= point.y) else { return }
        let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
        if a.y <= point.y {
            if side > 0 { number += 1 }
        } else if side < 0 {
            number -= 1
        }
    }
}
