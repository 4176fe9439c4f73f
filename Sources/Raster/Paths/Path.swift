/// An outline of lines, quadratic and cubic Béziers, in one or more subpaths.
///
/// Filling closes an open subpath by a straight line; stroking leaves it open.
public struct Path: Hashable, Sendable {
    public enum Element: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case quad(control: Point, end: Point)
        case cubic(control1: Point, control2: Point, end: Point)
        case close
    }

    public private(set) var elements: [Element] = []

    public init() {}

    public var isEmpty: Bool { elements.isEmpty }

    public mutating func move(to point: Point) { elements.append(.move(point)) }

    /// Appends a line.
    ///
    /// Without a subpath that has begun, it begins one at `point`.
    public mutating func addLine(to point: Point) { append(.line(point), startingAt: point) }

    public mutating func addQuadCurve(to end: Point, control: Point) {
        append(.quad(control: control, end: end), startingAt: control)
    }

    public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
        append(.cubic(control1: control1, control2: control2, end: end), startingAt: control1)
    }

    /// Closes the subpath; the next segment, if no move comes before it, starts where this subpath started.
    public mutating func closeSubpath() {
        if !elements.isEmpty { elements.append(.close) }
    }

    public mutating func addPath(_ other: Path) { elements.append(contentsOf: other.elements) }

    public func applying(_ transform: AffineTransform) -> Path {
        var result = Path()
        result.elements = elements.map { element in
            switch element {
            case .move(let point): .move(transform.apply(point))
            case .line(let point): .line(transform.apply(point))
            case .quad(let control, let end): .quad(control: transform.apply(control), end: transform.apply(end))
            case .cubic(let control1, let control2, let end):
                .cubic(
                    control1: transform.apply(control1),
                    control2: transform.apply(control2),
                    end: transform.apply(end)
                )
            case .close: .close
            }
        }
        return result
    }

    /// The smallest rectangle that holds every end and control point, or `nil` for an empty path.
    public var controlBounds: Rect? {
        var bounds: (low: Point, high: Point)?
        func include(_ point: Point) {
            guard let (low, high) = bounds else {
                bounds = (point, point)
                return
            }
            bounds = (
                Point(x: min(low.x, point.x), y: min(low.y, point.y)),
                Point(x: max(high.x, point.x), y: max(high.y, point.y))
            )
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): include(point)
            case .quad(let control, let end):
                include(control)
                include(end)
            case .cubic(let control1, let control2, let end):
                include(control1)
                include(control2)
                include(end)
            case .close: break
            }
        }
        return bounds.map { Rect(from: $0.low, to: $0.high) }
    }

    private mutating func append(_ element: Element, startingAt point: Point) {
        if elements.isEmpty { elements.append(.move(point)) }
        elements.append(element)
    }
}
