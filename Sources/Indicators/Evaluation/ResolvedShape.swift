/// A shape with its numbers resolved; they come from params too, so that any may be out of range.
public enum ResolvedShape: Hashable, Sendable {
    case circle(startAngle: Double, sweep: Double)
    case rect(cornerRadius: Double)
    case ring(strokeWidth: Double, startAngle: Double, sweep: Double, segments: Int)
    case triangle
    case line

    init(_ shape: IndicatorSpec.Shape, segments: Int, resolve: (IndicatorSpec.Value) -> Double) {
        self =
            switch shape {
            case .circle(let startAngle, let sweep):
                .circle(
                    startAngle: startAngle.map(resolve) ?? -Double.pi / 2,
                    sweep: sweep.map(resolve) ?? 2 * Double.pi
                )
            case .rect(let cornerRadius):
                .rect(cornerRadius: cornerRadius.map(resolve) ?? 0)
            case .ring(let strokeWidth, let startAngle, let sweep, _):
                .ring(
                    strokeWidth: resolve(strokeWidth),
                    startAngle: startAngle.map(resolve) ?? -Double.pi / 2,
                    sweep: sweep.map(resolve) ?? 2 * Double.pi,
                    segments: segments
                )
            case .triangle: .triangle
            case .line: .line
            }
    }

    /// What is drawn of an element, about its middle and before it is scaled, turned or moved; `nil` when nothing is.
    ///
    /// A shape without a positive width and height draws nothing, nor does an arc without a positive sweep or a stroke
    /// that is not thinner than the element.
    public func outline(of state: ElementState) -> ElementOutline? {
        let (width, height) = (state.width, state.height)
        guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
        let side = min(width, height)
        switch self {
        case .circle(let startAngle, let sweep):
            guard sweep > 0 else { return nil }
            if Self.isFull(sweep) { return .ellipse(width: width, height: height) }
            return .segment(width: width, height: height, startAngle: startAngle, sweep: sweep)
        case .rect(let cornerRadius):
            let radius = min(max(cornerRadius * side, 0), side / 2)
            return .rect(width: width, height: height, radius: radius)
        case .triangle:
            return .triangle(width: width, height: height)
        case .line:
            return .rect(width: width, height: height, radius: side / 2)
        case .ring(let strokeWidth, let startAngle, let sweep, let segments):
            let stroke = strokeWidth * side
            guard stroke > 0, stroke < side, sweep > 0 else { return nil }
            let radius = (side - stroke) / 2
            let start = min(max(state.strokeStart, 0), 1)
            let end = min(max(state.strokeEnd, 0), 1)
            guard end > start else { return nil }
            let bounded = min(sweep, 2 * Double.pi)
            let drawn = (end - start) * bounded
            if Self.isFull(drawn) { return .circle(radius: radius, stroke: stroke) }
            let arcs = (0..<segments).map { index in
                let first = startAngle + Double(index) * 2 * Double.pi / Double(segments)
                return first + start * bounded
            }
            return .arcs(radius: radius, stroke: stroke, startAngles: arcs, sweep: drawn)
        }
    }

    /// A sweep this near to a whole turn is drawn as one closed curve, without a seam.
    private static func isFull(_ sweep: Double) -> Bool { sweep >= 2 * Double.pi - 1e-9 }
}

/// What is drawn of an element, centred on the origin; lengths in sides of the box, y downwards, arcs clockwise.
///
/// Strokes belong to the shape: who draws an element deforms them with it.
public enum ElementOutline: Hashable, Sendable {
    case ellipse(width: Double, height: Double)
    /// What lies between an arc of the ellipse and its chord; the point at an angle `a` is
    /// (`width`/2 · cos `a`, `height`/2 · sin `a`).
    case segment(width: Double, height: Double, startAngle: Double, sweep: Double)
    case rect(width: Double, height: Double, radius: Double)
    /// Points up.
    case triangle(width: Double, height: Double)
    /// A closed stroke about a circle; `radius` is that of the stroke's middle.
    case circle(radius: Double, stroke: Double)
    /// Strokes with flat ends along arcs of equal sweep.
    case arcs(radius: Double, stroke: Double, startAngles: [Double], sweep: Double)
}
