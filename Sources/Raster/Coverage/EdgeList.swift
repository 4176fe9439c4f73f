import KernelInterface
import KernelSelection

/// A path as straight edges in pixels, cut down to what can matter inside a rectangle of pixels.
///
/// Curves become chords whose coverage is within half a step of the curve's. Elements with a coordinate that is not
/// finite after the transform are left out as if they were not there; coordinates beyond ±4,194,304 pixels are moved to
/// that limit. A curve gets at most 4,096 chords and all curves of a path together about 4 million, so no input takes
/// more than a few operations an element beyond that; curves past the limit get one chord.
struct EdgeList {
    /// The pixels that the edges can cover, within the rectangle given.
    private(set) var bounds: PixelRect
    private(set) var count = 0
    private var storage: ManagedBuffer<Void, CoverageEdge>
    /// Where the storage's edges begin.
    private var base: UnsafeMutablePointer<CoverageEdge>
    private var capacity: Int

    private let clip: PixelRect
    private var low = Point(x: .infinity, y: .infinity)
    private var high = Point(x: -.infinity, y: -.infinity)
    private var curveBudget = 1 << 22
    /// Where the last edge ended, which is beside the end of a curve.
    private var pen = Point.zero

    init(_ path: Path, transform: AffineTransform, clip: PixelRect) {
        self.clip = clip
        bounds = PixelRect(x: clip.x, y: clip.y, width: 0, height: 0)
        // The chords of a few curves fit without moving.
        capacity = 512
        storage = ManagedBuffer<Void, CoverageEdge>.create(minimumCapacity: capacity) { _ in }
        base = storage.withUnsafeMutablePointerToElements { $0 }
        guard !clip.isEmpty else { return }
        append(path, transform)
        guard count > 0 else { return }
        let left = max(Double(clip.x), low.x.rounded(.down))
        let top = max(Double(clip.y), low.y.rounded(.down))
        let right = min(Double(clip.maxX), high.x.rounded(.up))
        let bottom = min(Double(clip.maxY), high.y.rounded(.up))
        guard left < right, top < bottom else {
            count = 0
            return
        }
        bounds = PixelRect(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
    }

    /// Calls `body` with the edges' address.
    func withEdges(_ body: (UnsafePointer<CoverageEdge>) -> Void) {
        withExtendedLifetime(storage) { body(UnsafePointer(base)) }
    }

    private mutating func append(_ path: Path, _ transform: AffineTransform) {
        var start = Point.zero
        var current = Point.zero
        for element in path.elements {
            switch element {
            case .move(let point):
                guard let to = Self.bounded(transform.apply(point)) else { continue }
                line(current, start)
                start = to
                current = to
                pen = to
            case .line(let point):
                guard let to = Self.bounded(transform.apply(point)) else { continue }
                line(current, to)
                current = to
            case .quad(let control, let end):
                guard let control = Self.bounded(transform.apply(control)), let to = Self.bounded(transform.apply(end))
                else { continue }
                quad(current, control, to)
                current = to
            case .cubic(let control1, let control2, let end):
                guard let control1 = Self.bounded(transform.apply(control1)),
                    let control2 = Self.bounded(transform.apply(control2)),
                    let to = Self.bounded(transform.apply(end))
                else { continue }
                cubic(current, control1, control2, to)
                current = to
            case .close:
                line(current, start)
                current = start
            }
        }
        line(current, start)
    }

    private static let limit = 4_194_304.0

    private static func bounded(_ point: Point) -> Point? {
        guard point.isFinite else { return nil }
        return Point(x: min(max(point.x, -limit), limit), y: min(max(point.y, -limit), limit))
    }

    private mutating func line(_ from: Point, _ to: Point) {
        joint(to: from)
        pen = to
        guard from.y != to.y, isVisible(from, to, from, to) else { return }
        edge(from, to)
    }

    private mutating func quad(_ from: Point, _ control: Point, _ to: Point) {
        guard isVisible(from, control, control, to) else {
            pen = to
            return
        }
        if isLeft(from, control, control, to) { return joint(to: to) }
        guard let segments = segments(Path.quadChords(from, control, to)) else { return line(from, to) }
        let shift = Path.quadChordShift(from, control, to, segments)
        let (a, b, c) = (from + shift, control + shift, to + shift)
        join(Hull(a, b, b, c))
        joint(to: a)
        pen = c
        reserve(segments)
        kernels.coverageQuad(a.x, a.y, b.x, b.y, c.x, c.y, segments: segments, into: base + count)
        count += segments
    }

    private mutating func cubic(_ from: Point, _ control1: Point, _ control2: Point, _ to: Point) {
        guard isVisible(from, control1, control2, to) else {
            pen = to
            return
        }
        if isLeft(from, control1, control2, to) { return joint(to: to) }
        guard let segments = segments(Path.cubicChords(from, control1, control2, to)) else { return line(from, to) }
        let (first, last) = Path.cubicChordShifts(from, control1, control2, to, segments)
        let a = from + first
        let b = control1 + (first * 2 + last) * (1.0 / 3)
        let c = control2 + (first + last * 2) * (1.0 / 3)
        let d = to + last
        join(Hull(a, b, c, d))
        joint(to: a)
        pen = d
        reserve(segments)
        kernels.coverageCubic(
            a.x,
            a.y,
            b.x,
            b.y,
            c.x,
            c.y,
            d.x,
            d.y,
            segments: segments,
            into: base + count
        )
        count += segments
    }

    private mutating func segments(_ wanted: Int) -> Int? {
        guard wanted <= curveBudget else { return nil }
        curveBudget -= wanted
        return wanted
    }

    /// Adds the edge from where the last one ended, unless it is nothing; its ends belong to the lines and curves
    /// beside it.
    private mutating func joint(to point: Point) {
        if pen != point { edge(pen, point) }
        pen = point
    }

    private mutating func edge(_ from: Point, _ to: Point) {
        reserve(1)
        kernels.coverageLine(from.x, from.y, to.x, to.y, into: base + count)
        count += 1
    }

    /// False when the hull of four points lies above, below or right of the clip, where it encloses nothing inside.
    ///
    /// A hull that is visible, or right of the clip so that what it encloses may reach it, joins the bounds.
    private mutating func isVisible(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
        let hull = Hull(a, b, c, d)
        let slack = Path.mostChordShift
        guard hull.top < Double(clip.maxY) + slack, hull.bottom > Double(clip.y) - slack else { return false }
        join(hull)
        return hull.left < Double(clip.maxX) + slack
    }

    private mutating func join(_ hull: Hull) {
        // Coordinates are rounded to 1/65,536 of a pixel when they are stored, which may cross a pixel's border.
        let margin = 1.0 / 65536
        low = Point(x: min(low.x, hull.left - margin), y: min(low.y, hull.top - margin))
        high = Point(x: max(high.x, hull.right + margin), y: max(high.y, hull.bottom + margin))
    }

    /// True when four points lie left of the clip, where only the heights of the two ends matter.
    private func isLeft(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
        max(max(a.x, b.x), max(c.x, d.x)) < Double(clip.x) - Path.mostChordShift
    }

    /// Makes room for `more` edges.
    private mutating func reserve(_ more: Int) {
        guard count + more > capacity else { return }
        capacity = max(2 * capacity, count + more)
        let larger = ManagedBuffer<Void, CoverageEdge>.create(minimumCapacity: capacity) { _ in }
        let target = larger.withUnsafeMutablePointerToElements { $0 }
        target.update(from: base, count: count)
        (storage, base) = (larger, target)
    }
}

/// The smallest rectangle around four points.
private struct Hull {
    let left: Double
    let right: Double
    let top: Double
    let bottom: Double

    init(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
        left = min(min(a.x, b.x), min(c.x, d.x))
        right = max(max(a.x, b.x), max(c.x, d.x))
        top = min(min(a.y, b.y), min(c.y, d.y))
        bottom = max(max(a.y, b.y), max(c.y, d.y))
    }
}
