/// One subpath as straight pieces.
struct Polyline {
    /// The corners in order; neighbours differ, and so do the last and the first of a closed line.
    ///
    /// A single point stands for a subpath without length.
    var points: [Point] = []
    /// For each point whether it is a corner of the path (true) or lies inside a curve.
    var isCorner: [Bool] = []
    var isClosed = false
    /// The unit vector along which a line without length is drawn.
    var direction = Point(x: 1, y: 0)

    mutating func append(_ point: Point, isCorner corner: Bool) {
        if let last = points.last, last == point {
            if corner { isCorner[isCorner.count - 1] = true }
            return
        }
        points.append(point)
        isCorner.append(corner)
    }

    /// The same line run through the other way round.
    var reversed: Polyline {
        Polyline(points: points.reversed(), isCorner: isCorner.reversed(), isClosed: isClosed)
    }

    /// The pieces between neighbouring points, including the one that closes the line.
    var segmentCount: Int { isClosed ? points.count : points.count - 1 }

    /// The sum of the pieces' lengths.
    var length: Double {
        (0..<segmentCount).reduce(0) { $0 + (points[($1 + 1) % points.count] - points[$1]).length }
    }
}

extension Path {
    /// The subpaths that draw something when stroked, curves cut so that chords stay within `tolerance` of them.
    ///
    /// Coordinates are limited to ±10¹²; elements with one that is not finite are left out. All curves together get
    /// about a million chords, those beyond get one each. A lone move draws nothing and is left out.
    func polylines(tolerance: Double) -> [Polyline] {
        var flattener = PolylineFlattener(tolerance: tolerance)
        for element in elements { flattener.append(element) }
        flattener.finish(closed: false)
        return flattener.lines
    }
}

private struct PolylineFlattener {
    let tolerance: Double
    private(set) var lines: [Polyline] = []
    private var line = Polyline()
    /// The first point of the subpath, and whether anything but the move has come since.
    private var start = Point.zero
    private var hasSegments = false
    private var current = Point.zero
    private var budget = 1 << 20

    init(tolerance: Double) {
        self.tolerance = tolerance
    }

    mutating func append(_ element: Path.Element) {
        switch element {
        case .move(let point):
            guard let point = Self.bounded(point) else { return }
            finish(closed: false)
            start = point
            current = point
        case .line(let point):
            guard let point = Self.bounded(point) else { return }
            begin()
            add(point, isCorner: true)
        case .quad(let control, let end):
            guard let control = Self.bounded(control), let end = Self.bounded(end) else { return }
            begin()
            let from = current
            curve(Path.quadSegments(from, control, end, tolerance: tolerance), to: end) { s, t in
                Path.quadPoint(from, control, end, s, t)
            }
        case .cubic(let control1, let control2, let end):
            guard let control1 = Self.bounded(control1), let control2 = Self.bounded(control2),
                let end = Self.bounded(end)
            else { return }
            begin()
            let from = current
            curve(Path.cubicSegments(from, control1, control2, end, tolerance: tolerance), to: end) { s, t in
                Path.cubicPoint(from, control1, control2, end, s, t)
            }
        case .close:
            begin()
            finish(closed: true)
            current = start
        }
    }

    mutating func finish(closed: Bool) {
        if hasSegments {
            if closed, line.points.count > 1, line.points.first == line.points.last {
                line.points.removeLast()
                line.isCorner.removeLast()
            }
            line.isClosed = closed && line.points.count > 1
            lines.append(line)
        }
        line = Polyline()
        hasSegments = false
    }

    private mutating func begin() {
        if !hasSegments { line.append(current, isCorner: true) }
        hasSegments = true
    }

    private mutating func curve(_ wanted: Int, to end: Point, _ point: (_ s: Double, _ t: Double) -> Point) {
        let count = wanted <= budget ? wanted : 1
        budget -= count
        var index = 1
        while index < count {
            let t = Double(index) / Double(count)
            line.append(point(1 - t, t), isCorner: false)
            index += 1
        }
        add(end, isCorner: true)
    }

    private mutating func add(_ point: Point, isCorner: Bool) {
        line.append(point, isCorner: isCorner)
        current = point
    }

    private static func bounded(_ point: Point) -> Point? {
        guard point.isFinite else { return nil }
        return Point(x: min(max(point.x, -1e12), 1e12), y: min(max(point.y, -1e12), 1e12))
    }
}
