import Raster

/// An outline that fits itself into any rectangle.
///
/// Used as a view it takes the size that it is offered (10 points where nothing is) and is filled with the foreground
/// style. A shape of one's own implements `path(in:)` alone.
public protocol Shape: View, Sendable where Body == Never {
    /// The outline in a rectangle of points.
    func path(in rect: Rect) -> Path

    /// The size that the shape takes when a size is proposed, in points.
    func size(for proposal: ProposedSize) -> Size
}

extension Shape {
    public func size(for proposal: ProposedSize) -> Size {
        proposal.replacingUnspecified(by: Size(width: 10, height: 10))
    }

    public func _nodes(in environment: EnvironmentValues) -> [LayoutNode] {
        let style = environment.foregroundStyle
        return DrawnShape(shape: self, style: style, drawing: .fill(.nonZero))._nodes(in: environment)
    }

    /// Fills the shape with a style.
    public func fill(_ style: some ShapeStyle, rule: FillRule = .nonZero) -> some View {
        DrawnShape(shape: self, style: style, drawing: .fill(rule))
    }

    /// Draws along the shape's outline; half of the width lies outside of the view's frame.
    public func stroke(_ style: some ShapeStyle, style strokeStyle: StrokeStyle) -> some View {
        DrawnShape(shape: self, style: style, drawing: .stroke(strokeStyle))
    }

    /// Draws along the shape's outline; half of the width, in points, lies outside of the view's frame.
    public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> some View {
        stroke(style, style: StrokeStyle(width: lineWidth))
    }
}

/// A shape with its way of drawing.
struct DrawnShape: View {
    typealias Body = Never

    let shape: any Shape
    let style: any ShapeStyle
    let drawing: ShapeElement.Drawing

    func _nodes(in environment: EnvironmentValues) -> [LayoutNode] {
        let name = String(describing: type(of: shape))
        return [
            LayoutNode(
                ShapeElement(kind: name, shape: shape, style: style, drawing: drawing, environment: environment)
            )
        ]
    }
}

/// The layout of a shape that is filled or stroked.
struct ShapeElement: LayoutElement {
    enum Drawing {
        case fill(FillRule)
        case stroke(StrokeStyle)
    }

    let kind: String
    let shape: any Shape
    let style: any ShapeStyle
    let drawing: Drawing
    let environment: EnvironmentValues

    func size(for proposal: ProposedSize) -> Size { shape.size(for: proposal) }

    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        let snapped = grid.snap(frame)
        let path = shape.path(in: snapped)
        let (paint, usesTime) = environment.drawing { style.paint(in: environment, bounds: snapped) }
        guard !snapped.isEmpty else { return LaidOutView(kind: kind, frame: snapped) }
        return LaidOutView(
            kind: kind,
            frame: snapped,
            content: [drawing.command(path, paint)],
            redraw: usesTime ? redraw(path, in: snapped) : nil,
            touch: drawing.touch(path, paint)
        )
    }

    private func redraw(_ path: Path, in frame: Rect) -> @Sendable (Double) -> [DisplayList.Command] {
        { [drawing, style, environment] time in
            [drawing.command(path, style.paint(in: environment.at(time), bounds: frame))]
        }
    }
}

extension ShapeElement.Drawing {
    fileprivate func command(_ path: Path, _ paint: Paint) -> DisplayList.Command {
        switch self {
        case .fill(let rule): .fill(.init(path: path, paint: paint, rule: rule))
        case .stroke(let style): .stroke(.init(path: path, paint: paint, style: style))
        }
    }

    fileprivate func touch(_ path: Path, _ paint: Paint) -> Touch {
        switch self {
        case .fill(let rule): paint.isClear ? .passes : .covers(path, rule)
        case .stroke: .passes
        }
    }
}

extension Paint {
    /// True for a colour that cannot be seen.
    fileprivate var isClear: Bool { if case .color(let color) = self { color.alpha <= 0 } else { false } }
}
