/// A rectangle whose four corners are the same curve, mirrored: what ``Path/roundedRect(_:cornerRadius:style:)`` makes.
struct RoundedRectShape: Equatable {
    var rect: Rect
    /// The ten points of the three cubics of a corner, from the horizontal side to the vertical one.
    ///
    /// They are distances from the two sides: x from the vertical side, y from the horizontal one. Empty for plain
    /// corners.
    var corner: [Point]

    /// How much of the horizontal sides a corner takes, and how much of the vertical ones.
    var extent: Size { Size(width: corner.first?.x ?? 0, height: corner.last?.y ?? 0) }

    /// The shape that a path is the outline of, or `nil` for any other path.
    ///
    /// Corners may differ by what rounding leaves; each must run from one side to the other without turning back.
    init?(_ path: Path) {
        if let rect = Self.plainRect(path.elements) {
            self.init(rect: rect, corner: [])
        } else if let points = Self.cornerPoints(path.elements) {
            let rect = Rect(
                from: Point(x: points[2][9].x, y: points[0][0].y),
                to: Point(x: points[0][9].x, y: points[1][9].y)
            )
            self.init(rect: rect, corners: points)
        } else {
            return nil
        }
    }

    private init(rect: Rect, corner: [Point]) {
        self.rect = rect
        self.corner = corner
    }

    private init?(rect: Rect, corners: [[Point]]) {
        func distances(_ corner: Int, _ x: Double, _ y: Double) -> [Point] {
            corners[corner].map { Point(x: abs($0.x - x), y: abs($0.y - y)) }
        }
        let first = distances(0, rect.maxX, rect.minY)
        let tolerance = 1e-6 * max(rect.width, rect.height)
        func isSame(_ other: [Point]) -> Bool {
            zip(first, other).allSatisfy { abs($0.x - $1.x) <= tolerance && abs($0.y - $1.y) <= tolerance }
        }
        let isMonotone = zip(first, first.dropFirst()).allSatisfy { $0.x >= $1.x && $0.y <= $1.y }
        guard isMonotone, tolerance.isFinite,
            isSame(distances(1, rect.maxX, rect.maxY).reversed()),
            isSame(distances(2, rect.minX, rect.maxY)),
            isSame(distances(3, rect.minX, rect.minY).reversed()),
            2 * first[0].x <= rect.width + tolerance, 2 * first[9].y <= rect.height + tolerance
        else { return nil }
        self.init(rect: rect, corner: first)
    }

    /// The same shape under a transform that moves it and scales along the axes; `nil` under others.
    func applying(_ transform: AffineTransform) -> RoundedRectShape? {
        guard transform.isScaleAndTranslation, transform.determinant != 0 else { return nil }
        let a = transform.apply(Point(x: rect.minX, y: rect.minY))
        let b = transform.apply(Point(x: rect.maxX, y: rect.maxY))
        guard a.isFinite, b.isFinite else { return nil }
        let low = Point(x: min(a.x, b.x), y: min(a.y, b.y))
        let high = Point(x: max(a.x, b.x), y: max(a.y, b.y))
        let (x, y) = (abs(transform.a), abs(transform.d))
        return RoundedRectShape(
            rect: Rect(from: low, to: high),
            corner: corner.map { Point(x: $0.x * x, y: $0.y * y) }
        )
    }

    /// A rectangle drawn clockwise from its top left corner.
    private static func plainRect(_ elements: [Path.Element]) -> Rect? {
        guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
            case .line(let c) = elements[2], case .line(let d) = elements[3], case .close = elements[4],
            a.y == b.y, b.x == c.x, c.y == d.y, d.x == a.x, a.x < c.x, a.y < c.y
        else { return nil }
        return Rect(from: a, to: c)
    }

    /// The points of four corners of three cubics each, with lines between them, clockwise from the right end of the
    /// top.
    private static func cornerPoints(_ elements: [Path.Element]) -> [[Point]]? {
        guard elements.count == 18, case .move(let start) = elements[0], case .close = elements[17] else { return nil }
        var corners: [[Point]] = []
        for corner in 0..<4 {
            guard case .line(let from) = elements[1 + 4 * corner] else { return nil }
            var points = [from]
            for cubic in 2...4 {
                guard case .cubic(let control1, let control2, let end) = elements[4 * corner + cubic] else {
                    return nil
                }
                points += [control1, control2, end]
            }
            corners.append(points)
        }
        let ends = [start] + corners.map { $0[9] }
        let starts = corners.map { $0[0] }
        // Each line before a corner lies in a side of the rectangle.
        let isUpright =
            starts[0].y == ends[0].y && starts[1].x == ends[1].x && starts[2].y == ends[2].y && starts[3].x == ends[3].x
        return isUpright && ends[4] == start ? corners : nil
    }
}
