import KernelInterface
import KernelSelection

/// A path as straight edges in pixels, cut down to what can matter inside a rectangle of pixels.
///
/// Curves become chords that stay within 1/512 of a pixel of them. Elements with a coordinate that is not finite after
/// the transform are left out as if they were not there; coordinates beyond ±4,194,304 pixels are moved to that limit.
/// A curve gets at most 4,096 chords and all curves of a path together about 4 million, so no input takes more than a
/// few operations an element beyond that; curves past the limit get one chord.
struct EdgeList {
    private(set) var edges: [CoverageEdge] = []
    /// The pixels that the edges can cover, within the rectangle given.
    private(set) var bounds: PixelRect

    private let clip: PixelRect
    private var low = Point(x: .infinity, y: .infinity)
    private var high = Point(x: -.infinity, y: -.infinity)
    private var curveBudget = 1 << 22

    init(_ path: Path, transform: AffineTransform, clip: PixelRect) {
        self.clip = clip
        bounds = PixelRect(x: clip.x, y: clip.y, width: 0, height: 0)
        guard !clip.isEmpty else { return }
        // The chords of a few curves fit without moving.
        edges.reserveCapacity(max(512, path.elements.count * 4))
        append(path, transform)
        guard !edges.isEmpty else { return }
        let left = max(Double(clip.x), low.x.rounded(.down))
        let top = max(Double(clip.y), low.y.rounded(.down))
        let right = min(Double(clip.maxX), high.x.rounded(.up))
        let bottom = min(Double(clip.maxY), high.y.rounded(.up))
        guard left < right, top < bottom else {
            edges = []
            return
        }
        bounds = PixelRect(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
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
        guard from.y != to.y, isVisible(from, to, from, to) else { return }
        store(1) { kernels.coverageLine(from.x, from.y, to.x, to.y, into: $0) }
    }

    private mutating func quad(_ from: Point, _ control: Point, _ to: Point) {
        guard isVisible(from, control, control, to) else { return }
        if isLeft(from, control, control, to) { return line(from, to) }
        let segments = segments(Path.quadSegments(from, control, to, tolerance: Path.pixelTolerance))
        store(segments) {
            kernels.coverageQuad(from.x, from.y, control.x, control.y, to.x, to.y, segments: segments, into: $0)
        }
    }

    private mutating func cubic(_ from: Point, _ control1: Point, _ control2: Point, _ to: Point) {
        guard isVisible(from, control1, control2, to) else { return }
        if isLeft(from, control1, control2, to) { return line(from, to) }
        let segments = segments(Path.cubicSegments(from, control1, control2, to, tolerance: Path.pixelTolerance))
        store(segments) {
            kernels.coverageCubic(
                from.x,
                from.y,
                control1.x,
                control1.y,
                control2.x,
                control2.y,
                to.x,
                to.y,
                segments: segments,
                into: $0
            )
        }
    }

    private mutating func segments(_ wanted: Int) -> Int {
        guard wanted <= curveBudget else { return 1 }
        curveBudget -= wanted
        return wanted
    }

    /// False when the hull of four points lies above, below or right of the clip, where it encloses nothing inside.
    ///
    /// A hull that is visible, or right of the clip so that what it encloses may reach it, joins the bounds.
    private mutating func isVisible(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
        let top = min(min(a.y, b.y), min(c.y, d.y))
        let bottom = max(max(a.y, b.y), max(c.y, d.y))
        let left = min(min(a.x, b.x), min(c.x, d.x))
        let right = max(max(a.x, b.x), max(c.x, d.x))
        guard top < Double(clip.maxY), bottom > Double(clip.y) else { return false }
        // Coordinates are rounded to 1/65,536 of a pixel when they are stored, which may cross a pixel's border.
        let margin = 1.0 / 65536
        low = Point(x: min(low.x, left - margin), y: min(low.y, top - margin))
        high = Point(x: max(high.x, right + margin), y: max(high.y, bottom + margin))
        return left < Double(clip.maxX)
    }

    /// True when four points lie left of the clip, where only the heights of the two ends matter.
    private func isLeft(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
        max(max(a.x, b.x), max(c.x, d.x)) < Double(clip.x)
    }

    /// Gives `body` room for `count` edges at the end of the list and keeps as many as it says it stored.
    private mutating func store(_ count: Int, _ body: (UnsafeMutablePointer<CoverageEdge>) -> Int) {
        withUnsafeTemporaryAllocation(of: CoverageEdge.self, capacity: count) { buffer in
            guard let base = buffer.baseAddress else { return }
            edges.append(contentsOf: UnsafeBufferPointer(start: base, count: body(base)))
        }
    }
}
