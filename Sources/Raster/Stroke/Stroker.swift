/// Draws the outlines of strokes.
///
/// An open line becomes one outline: along one side, around the end, back along the other side, around the start. A
/// closed line becomes two that run against each other. Where the line bends, the inner side takes the point in which
/// the two parallels meet, so that no area lies twice in the outline; only where a piece is too short for that does
/// the outline turn at the line's own point, which encloses a part twice, in the same direction. Every outline winds
/// the same way, so filled by the non-zero rule they unite.
struct Stroker {
    let radius: Double
    let cap: LineCap
    let join: LineJoin
    let miterLimit: Double
    /// How far chords of round joins and caps may stray from the circle.
    let tolerance: Double
    private(set) var path = Path()
    private var begun = false
    /// How many more points arcs may get.
    private var arcBudget = 1 << 20

    init(style: StrokeStyle, tolerance: Double) {
        radius = style.width / 2
        cap = style.cap
        join = style.join
        miterLimit = style.miterLimit
        self.tolerance = tolerance
    }

    mutating func add(_ line: Polyline) {
        guard line.points.count > 1 else {
            if let point = line.points.first { addDot(at: point, along: line.direction) }
            return
        }
        let pieces = Pieces(line)
        let back = Pieces(line.reversed)
        addSide(pieces, isFirst: true)
        if line.isClosed {
            close()
        } else {
            addCap(at: pieces.points[pieces.points.count - 1], along: pieces.directions[pieces.directions.count - 1])
        }
        addSide(back, isFirst: false)
        if !line.isClosed {
            addCap(at: back.points[back.points.count - 1], along: back.directions[back.directions.count - 1])
        }
        close()
    }

    /// A subpath without length: round and square caps still draw their two halves.
    private mutating func addDot(at point: Point, along direction: Point) {
        guard cap != .butt else { return }
        emit(point + direction.leftNormal * radius)
        addCap(at: point, along: direction)
        emit(point - direction.leftNormal * radius)
        addCap(at: point, along: direction * -1)
        close()
    }

    /// The left side of a line, from its first point to its last.
    private mutating func addSide(_ pieces: Pieces, isFirst: Bool) {
        let count = pieces.directions.count
        let trims = pieces.innerTrims(radius: radius)
        if !pieces.isClosed { emit(pieces.points[0] + pieces.directions[0].leftNormal * radius) }
        for index in (pieces.isClosed ? 0 : 1)..<count {
            let before = (index + count - 1) % count
            let corner = Corner(
                point: pieces.points[index],
                incoming: pieces.directions[before],
                outgoing: pieces.directions[index]
            )
            let fits = pieces.fits(before, trims) && pieces.fits(index, trims)
            // A full turn back has no inner side: the first side draws the outer join, the other one does not.
            if corner.cross > 0 || (corner.cross == 0 && corner.dot < 0 && isFirst) {
                addOuter(corner, join: pieces.isCorner[index] ? join : .round)
            } else if corner.dot > -1, fits {
                emit(corner.meeting(radius))
            } else {
                emit(corner.point + corner.incoming.leftNormal * radius)
                emit(corner.point)
                emit(corner.point + corner.outgoing.leftNormal * radius)
            }
        }
        if !pieces.isClosed {
            emit(pieces.points[pieces.points.count - 1] + pieces.directions[count - 1].leftNormal * radius)
        }
    }

    private mutating func addOuter(_ corner: Corner, join: LineJoin) {
        let from = corner.incoming.leftNormal
        let to = corner.outgoing.leftNormal
        emit(corner.point + from * radius)
        switch join {
        case .round: addArc(corner.point, from, to, by: corner.incoming)
        case .bevel: break
        case .miter:
            // The miter's length in widths is 1 / cos(half of the turn), and cos² of that is (1 + dot) / 2.
            if corner.dot > -1, 2 <= miterLimit * miterLimit * (1 + corner.dot), miterLimit >= 1 {
                emit(corner.meeting(radius))
            }
        }
        emit(corner.point + to * radius)
    }

    /// From the left side of a line's end to its right side, without the two points themselves.
    private mutating func addCap(at point: Point, along direction: Point) {
        let normal = direction.leftNormal
        switch cap {
        case .butt: break
        case .square:
            emit(point + (normal + direction) * radius)
            emit(point + (direction - normal) * radius)
        case .round:
            addArc(point, normal, direction, by: direction)
            emit(point + direction * radius)
            addArc(point, direction, normal * -1, by: direction)
        }
    }

    /// The points strictly between two unit vectors on the circle around `center`, by halving the angle.
    ///
    /// `outwards` is where the arc goes when the vectors are opposite.
    private mutating func addArc(_ center: Point, _ from: Point, _ to: Point, by outwards: Point) {
        // cos of half of the piece's angle: a chord strays from its arc by radius·(1 − that).
        var half = (max(0, 1 + from.x * to.x + from.y * to.y) / 2).squareRoot()
        var halvings = 0
        while radius * (1 - half) > tolerance, halvings < 12 {
            half = ((1 + half) / 2).squareRoot()
            halvings += 1
        }
        guard 1 << halvings <= arcBudget else { return }
        arcBudget -= 1 << halvings
        addArc(center, from, to, outwards, halvings)
    }

    private mutating func addArc(_ center: Point, _ from: Point, _ to: Point, _ outwards: Point, _ halvings: Int) {
        guard halvings > 0 else { return }
        let sum = from + to
        let length = sum.length
        let middle = length > 1e-9 ? sum * (1 / length) : outwards
        addArc(center, from, middle, outwards, halvings - 1)
        emit(center + middle * radius)
        addArc(center, middle, to, outwards, halvings - 1)
    }

    private mutating func emit(_ point: Point) {
        if begun { path.addLine(to: point) } else { path.move(to: point) }
        begun = true
    }

    private mutating func close() {
        path.closeSubpath()
        begun = false
    }
}

/// A polyline with the unit vectors and lengths of its pieces.
private struct Pieces {
    let points: [Point]
    let isCorner: [Bool]
    let isClosed: Bool
    let directions: [Point]
    let lengths: [Double]

    init(_ line: Polyline) {
        points = line.points
        isCorner = line.isCorner
        isClosed = line.isClosed
        var directions: [Point] = []
        var lengths: [Double] = []
        for index in 0..<line.segmentCount {
            let step = points[(index + 1) % points.count] - points[index]
            let length = step.length
            lengths.append(length)
            // A length that underflows to zero has no direction; any will do for a piece that short.
            directions.append(length > 0 ? step * (1 / length) : Point(x: 1, y: 0))
        }
        self.directions = directions
        self.lengths = lengths
    }

    /// For each point how much of both neighbouring pieces an inner left corner takes away; 0 for outer corners.
    func innerTrims(radius: Double) -> [Double] {
        points.indices.map { index in
            guard isClosed || (index > 0 && index < directions.count) else { return 0 }
            let corner = Corner(
                point: points[index],
                incoming: directions[(index + directions.count - 1) % directions.count],
                outgoing: directions[index]
            )
            guard corner.cross < 0 else { return 0 }
            return corner.dot > -1 ? radius * -corner.cross / (1 + corner.dot) : .infinity
        }
    }

    /// True when a piece is long enough for the inner corners at its two ends.
    func fits(_ piece: Int, _ trims: [Double]) -> Bool {
        trims[piece] + trims[(piece + 1) % points.count] <= lengths[piece]
    }
}

/// Two pieces that meet, as unit vectors.
private struct Corner {
    let point: Point
    let incoming: Point
    let outgoing: Point

    /// Positive where the left side is the outer one.
    var cross: Double { incoming.x * outgoing.y - incoming.y * outgoing.x }
    var dot: Double { incoming.x * outgoing.x + incoming.y * outgoing.y }

    /// Where the left parallels of both pieces at the distance `radius` meet.
    func meeting(_ radius: Double) -> Point {
        point + (incoming.leftNormal + outgoing.leftNormal) * (radius / (1 + dot))
    }
}

extension Point {
    /// The vector turned by a quarter to the left, as seen on the screen with y pointing down.
    fileprivate var leftNormal: Point { Point(x: y, y: -x) }
}
