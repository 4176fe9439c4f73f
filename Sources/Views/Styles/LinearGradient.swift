import Raster

/// Colours along a line across a view's frame.
public struct LinearGradient: ShapeStyle, View, Hashable {
    public typealias Body = Never

    public var gradient: Gradient
    public var startPoint: UnitPoint
    public var endPoint: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public func paint(in environment: EnvironmentValues, bounds: Rect) -> Paint {
        .linearGradient(gradient, start: startPoint.point(in: bounds), end: endPoint.point(in: bounds))
    }

    public func _nodes(in environment: EnvironmentValues) -> [LayoutNode] {
        fillNodes("LinearGradient", in: environment)
    }
}
