import Raster

/// Builds the outlines of symbols: closed, without crossing themselves, and clockwise as seen on the screen.
///
/// Symbols are filled by the non-zero rule. Outlines of one direction unite where they overlap, and one that is
/// ``SymbolOutline/reversed`` inside another cuts a hole, which only works because no outline crosses itself. Arcs are
/// found from directions by square roots alone, so that their bits are the same on every machine.
struct SymbolOutline {
    private(set) var path = Path()

    /// An outline of a path that is closed, clockwise and does not cross itself.
    init(path: Path = Path()) {
        self.path = path
    }

    /// A circle by its centre and radius.
    struct Disc {
        var center: Point
        var radius: Double

        init(_ x: Double, _ y: Double, radius: Double) {
            center = Point(x: x, y: y)
            self.radius = radius
        }
    }

    /// The smallest convex outline around discs that are listed clockwise.
    ///
    /// One disc gives a circle, two a capsule (tapered when the radii differ), three or more a rounded polygon.
    static func hull(_ discs: [Disc]) -> SymbolOutline {
        var outline = SymbolOutline()
        guard discs.count > 1 else {
            for disc in discs { outline.addCircle(disc) }
            return outline
        }
        // The outward direction at which the common tangent from each disc to the next touches both.
        let normals = discs.indices.map { index in
            let disc = discs[index]
            let next = discs[(index + 1) % discs.count]
            let step = next.center - disc.center
            let distance = step.length
            let along = step * (1 / distance)
            let lean = (disc.radius - next.radius) / distance
            return along * lean + along.left * (1 - lean * lean).squareRoot()
        }
        for (index, disc) in discs.enumerated() {
            let incoming = normals[(index + discs.count - 1) % discs.count]
            outline.addArc(around: disc.center, radius: disc.radius, from: incoming, to: normals[index])
        }
        outline.path.closeSubpath()
        return outline
    }

    /// The outline of a line through points, of a width, with round ends and round outer corners.
    static func stroke(_ points: [Point], width: Double) -> SymbolOutline {
        var outline = SymbolOutline()
        outline.addSide(of: points, radius: width / 2)
        outline.addSide(of: points.reversed(), radius: width / 2)
        outline.path.closeSubpath()
        return outline
    }

    /// The outline of an arc drawn clockwise from one direction to another, with round ends.
    static func arcStroke(
        around center: Point,
        radius: Double,
        from start: Point,
        to end: Point,
        width: Double
    ) -> SymbolOutline {
        let half = width / 2
        var outline = SymbolOutline()
        outline.addArc(around: center, radius: radius + half, from: start, to: end)
        outline.addArc(around: center + end * radius, radius: half, from: end, to: end * -1)
        outline.addArc(around: center, radius: radius - half, from: end, to: start, clockwise: false)
        outline.addArc(around: center + start * radius, radius: half, from: start * -1, to: start)
        outline.path.closeSubpath()
        return outline
    }

    /// A polygon whose corners, each listed with a radius, are rounded by circular arcs; outward and inward corners
    /// alike.
    static func polygon(_ corners: [(x: Double, y: Double, radius: Double)]) -> SymbolOutline {
        var outline = SymbolOutline()
        let points = corners.map { Point(x: $0.x, y: $0.y) }
        for (index, corner) in corners.enumerated() {
            let point = points[index]
            let before = (point - points[(index + points.count - 1) % points.count]).normalized
            let after = (points[(index + 1) % points.count] - point).normalized
            guard corner.radius > 0 else {
                outline.addLine(to: point)
                continue
            }
            let isOutward = before.cross(after) > 0
            let side = isOutward ? 1.0 : -1
            // The arc's centre lies on the bisector, at the radius from both edges.
            let toCenter = (before.left + after.left) * (-side * corner.radius / (1 + before.dot(after)))
            outline.addArc(
                around: point + toCenter,
                radius: corner.radius,
                from: before.left * side,
                to: after.left * side,
                clockwise: isOutward
            )
        }
        outline.path.closeSubpath()
        return outline
    }

    /// The same outline drawn the other way round.
    var reversed: SymbolOutline {
        var result = SymbolOutline()
        var pieces: [Path.Element] = []
        for element in path.elements {
            if case .close = element {
                result.addReversed(pieces)
                pieces = []
            } else {
                pieces.append(element)
            }
        }
        return result
    }
}

extension SymbolOutline {
    private mutating func addLine(to point: Point) {
        if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
    }

    private mutating func addCircle(_ disc: Disc) {
        let right = Point(x: 1, y: 0)
        addArc(around: disc.center, radius: disc.radius, from: right, to: right * -1)
        addArc(around: disc.center, radius: disc.radius, from: right * -1, to: right)
        path.closeSubpath()
    }

    /// Appends a line to the arc's start, then the arc, as cubics of a quarter turn or less.
    private mutating func addArc(
        around center: Point,
        radius: Double,
        from start: Point,
        to end: Point,
        clockwise: Bool = true
    ) {
        addLine(to: center + start * radius)
        addCurves(around: center, radius: radius, from: start, to: end, clockwise: clockwise)
    }

    private mutating func addCurves(
        around center: Point,
        radius: Double,
        from start: Point,
        to end: Point,
        clockwise: Bool
    ) {
        let turn = clockwise ? 1.0 : -1
        let cross = turn * start.cross(end)
        let dot = start.dot(end)
        if dot >= -1e-9, cross >= -1e-9 {
            // A cubic's handle is 4/3 · tan(a/4) of the radius; the tangent of the quarter angle by half-angle
            // formulas.
            let cosine = ((1 + dot) / 2).squareRoot()
            let sine = max(0, (1 - dot) / 2).squareRoot()
            let handle = 4 / 3 * sine / (1 + cosine) * radius * turn
            path.addCurve(
                to: center + end * radius,
                control1: center + start * radius + start.right * handle,
                control2: center + end * radius - end.right * handle
            )
            return
        }
        let sum = start + end
        let middle = sum.length < 1e-6 ? start.right * turn : sum.normalized * (cross >= 0 ? 1 : -1)
        addCurves(around: center, radius: radius, from: start, to: middle, clockwise: clockwise)
        addCurves(around: center, radius: radius, from: middle, to: end, clockwise: clockwise)
    }

    /// Appends the left side of a line through points and the round cap at its end.
    private mutating func addSide(of points: [Point], radius: Double) {
        for index in 1..<points.count {
            let direction = (points[index] - points[index - 1]).normalized
            if index == 1 { addLine(to: points[0] + direction.left * radius) }
            guard index + 1 < points.count else {
                addArc(around: points[index], radius: radius, from: direction.left, to: direction.left * -1)
                return
            }
            let next = (points[index + 1] - points[index]).normalized
            if direction.cross(next) > 0 {
                addArc(around: points[index], radius: radius, from: direction.left, to: next.left)
            } else {
                let corner = (direction.left + next.left) * (radius / (1 + direction.dot(next)))
                addLine(to: points[index] + corner)
            }
        }
    }

    private mutating func addReversed(_ pieces: [Path.Element]) {
        let ends = pieces.map { piece in
            switch piece {
            case .move(let end), .line(let end), .quad(_, let end), .cubic(_, _, let end): end
            case .close: Point.zero
            }
        }
        guard let last = ends.last else { return }
        path.move(to: last)
        for index in pieces.indices.dropFirst().reversed() {
            switch pieces[index] {
            case .cubic(let control1, let control2, _):
                path.addCurve(to: ends[index - 1], control1: control2, control2: control1)
            case .quad(let control, _): path.addQuadCurve(to: ends[index - 1], control: control)
            case .move, .line, .close: path.addLine(to: ends[index - 1])
            }
        }
        path.closeSubpath()
    }
}

extension Point {
    fileprivate var normalized: Point { self * (1 / length) }
    /// The direction a quarter turn clockwise, as seen on the screen.
    fileprivate var right: Point { Point(x: -y, y: x) }
    /// The direction a quarter turn against the clock.
    fileprivate var left: Point { Point(x: y, y: -x) }

    fileprivate func dot(_ other: Point) -> Double { x * other.x + y * other.y }
    /// Positive when `other` lies clockwise of this direction by less than half a turn.
    fileprivate func cross(_ other: Point) -> Double { x * other.y - y * other.x }
}
