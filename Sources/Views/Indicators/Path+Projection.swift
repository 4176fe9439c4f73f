import Indicators
import Raster

extension Path {
    /// The path as it is seen through a transform; `nil` when a point of it lies behind the viewer.
    ///
    /// Without perspective every curve stays what it is. In perspective a cubic is seen as a rational curve, which is
    /// drawn as cubics that share its ends and tangents, in as many pieces as its depth asks for.
    func seen(through transform: ElementTransform) -> Path? {
        if let affine = transform.affine { return applying(affine) }
        var projection = Projection(transform)
        for element in elements {
            guard projection.add(element) else { return nil }
        }
        return projection.path
    }
}

extension ElementTransform {
    /// The matrix of a transform without perspective.
    fileprivate var affine: AffineTransform? {
        guard w == Row(0, 0, 1) else { return nil }
        return AffineTransform(a: x.x, b: y.x, c: x.y, d: y.y, tx: x.z, ty: y.z)
    }
}

/// A path in perspective, made one segment after the other.
private struct Projection {
    private let transform: ElementTransform
    private(set) var path = Path()
    /// Where the next segment starts, before the projection.
    private var current = Point.zero

    init(_ transform: ElementTransform) { self.transform = transform }

    /// Adds a segment; false when it cannot be seen.
    mutating func add(_ element: Path.Element) -> Bool {
        switch element {
        case .move(let point):
            guard let seen = project(point) else { return false }
            path.move(to: seen)
            current = point
        case .line(let point):
            guard let seen = project(point) else { return false }
            path.addLine(to: seen)
            current = point
        case .quad(let control, let end):
            let cubic = Cubic(
                a: current,
                b: current + (control - current) * (2.0 / 3),
                c: end + (control - end) * (2.0 / 3),
                d: end
            )
            return add(cubic, halvings: Self.mostHalvings)
        case .cubic(let control1, let control2, let end):
            return add(Cubic(a: current, b: control1, c: control2, d: end), halvings: Self.mostHalvings)
        case .close:
            path.closeSubpath()
        }
        return true
    }

    /// The part by which the depths of a curve's ends and control points may differ; with more it is halved.
    ///
    /// A circle's pieces then lie within 10⁻⁴ of its radius of where they belong.
    private static let depthTolerance = 0.01
    private static let mostHalvings = 8

    private mutating func add(_ cubic: Cubic, halvings: Int) -> Bool {
        let depths = [cubic.a, cubic.b, cubic.c, cubic.d].map(depth)
        let nearest = depths.min() ?? 0
        let farthest = depths.max() ?? 0
        if halvings > 0, farthest > nearest * (1 + Self.depthTolerance) {
            let (first, second) = cubic.halves
            return add(first, halvings: halvings - 1) && add(second, halvings: halvings - 1)
        }
        guard let start = project(cubic.a), let end = project(cubic.d) else { return false }
        path.addCurve(
            to: end,
            control1: start + handle(at: cubic.a, toward: cubic.b, seen: start),
            control2: end + handle(at: cubic.d, toward: cubic.c, seen: end)
        )
        current = cubic.d
        return true
    }

    private func project(_ point: Point) -> Point? {
        transform.project(point.x, point.y).map { Point(x: $0.x, y: $0.y) }
    }

    private func depth(_ point: Point) -> Double { transform.w.x * point.x + transform.w.y * point.y + transform.w.z }

    /// How a small step from a point toward another is seen: the derivative of the projection along that way.
    private func handle(at point: Point, toward other: Point, seen: Point) -> Point {
        let step = other - point
        let depth = depth(point)
        let depthStep = transform.w.x * step.x + transform.w.y * step.y
        return Point(
            x: (transform.x.x * step.x + transform.x.y * step.y - seen.x * depthStep) / depth,
            y: (transform.y.x * step.x + transform.y.y * step.y - seen.y * depthStep) / depth
        )
    }
}

/// A cubic Bézier.
private struct Cubic {
    var a, b, c, d: Point

    var halves: (Cubic, Cubic) {
        let (ab, bc, cd) = ((a + b) * 0.5, (b + c) * 0.5, (c + d) * 0.5)
        let (abc, bcd) = ((ab + bc) * 0.5, (bc + cd) * 0.5)
        let middle = (abc + bcd) * 0.5
        return (Cubic(a: a, b: ab, c: abc, d: middle), Cubic(a: middle, b: bcd, c: cd, d: d))
    }
}
