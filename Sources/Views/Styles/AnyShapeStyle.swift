import Raster

/// A style whose type is not known to those around it.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    public init(_ style: any ShapeStyle) {
        self.style = style
    }

    public func paint(in environment: EnvironmentValues, bounds: Rect) -> Paint {
        style.paint(in: environment, bounds: bounds)
    }
}
