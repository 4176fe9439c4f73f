import Indicators
import Raster

/// The picture of an indicator as a function of time: commands of a display list.
///
/// Each element is one filled path, strokes too, because they are deformed with their element. Coverage is exact, and
/// the paths are curves still, so that the same commands serve any scale of pixels.
public struct IndicatorDrawing: Sendable {
    public var evaluator: IndicatorEvaluator
    /// The colours that elements take in turns by their index over all parts; none draws nothing.
    public var colors: [Color]

    public init(_ evaluator: IndicatorEvaluator, colors: [Color]) {
        self.evaluator = evaluator
        self.colors = colors
    }

    /// The commands that draw the elements at a time in seconds, from the back to the front.
    ///
    /// The box of the indicator is the greatest square in the middle of `rect`; elements may leave it, and are not cut.
    /// An element is left out when nothing of it would be seen, when its numbers are not finite, and when a part of it
    /// lies behind the viewer.
    public func commands(at time: Double, in rect: Rect) -> [DisplayList.Command] {
        let side = min(rect.width, rect.height)
        guard side > 0, side.isFinite, !colors.isEmpty else { return [] }
        let origin = (x: rect.midX - side / 2, y: rect.midY - side / 2)
        return evaluator.states(at: time).compactMap { state in
            let color = colors[state.index % colors.count]
            // NaN is not above zero either.
            guard state.opacity > 0, color.alpha > 0 else { return nil }
            let transform = ElementTransform(
                of: state,
                perspective: evaluator.perspective,
                origin: origin,
                side: side
            )
            guard transform.isFinite, let outline = evaluator.parts[state.part].shape.outline(of: state),
                let path = Path(outline).seen(through: transform)
            else { return nil }
            return .fill(.init(path: path, paint: .color(color.opacity(min(state.opacity, 1)))))
        }
    }

    /// The indicator at a time alone on a clear square.
    ///
    /// - Parameters:
    ///   - size: The side of the indicator's box in points.
    ///   - padding: Room on each side of the box in points, for elements that leave it.
    ///   - scale: Pixels a point.
    public func displayList(at time: Double, size: Double, padding: Double = 0, scale: Double) -> DisplayList {
        let side = size + 2 * padding
        return DisplayList(
            size: Size(width: side, height: side),
            scale: scale,
            commands: commands(at: time, in: Rect(x: padding, y: padding, width: size, height: size))
        )
    }
}
