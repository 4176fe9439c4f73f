import Raster

/// A way to fill shapes, texts and symbols, which may depend on the environment.
public protocol ShapeStyle: Sendable {
    /// What to draw with inside of a view's frame, in points.
    func paint(in environment: EnvironmentValues, bounds: Rect) -> Paint
}

extension Color: ShapeStyle, View {
    public typealias Body = Never

    public func paint(in environment: EnvironmentValues, bounds: Rect) -> Paint { .color(self) }

    public func _nodes(in environment: EnvironmentValues) -> [LayoutNode] { fillNodes("Color", in: environment) }
}

extension ShapeStyle {
    /// The node of a style that is used as a view: it fills what it is offered.
    func fillNodes(_ kind: String, in environment: EnvironmentValues) -> [LayoutNode] {
        [
            LayoutNode(
                ShapeElement(
                    kind: kind,
                    shape: Rectangle(),
                    style: self,
                    drawing: .fill(.nonZero),
                    environment: environment
                )
            )
        ]
    }
}
