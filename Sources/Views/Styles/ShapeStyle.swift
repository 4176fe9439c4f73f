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

/// A colour for each colour scheme.
public struct AdaptiveColor: ShapeStyle, View, Hashable {
    public typealias Body = Never

    public var light: Color
    public var dark: Color

    public init(light: Color, dark: Color) {
        self.light = light
        self.dark = dark
    }

    public func resolved(in scheme: ColorScheme) -> Color { scheme == .light ? light : dark }

    /// The same colours with their alpha multiplied by `factor`.
    public func opacity(_ factor: Double) -> AdaptiveColor {
        AdaptiveColor(light: light.opacity(factor), dark: dark.opacity(factor))
    }

    public func paint(in environment: EnvironmentValues, bounds: Rect) -> Paint {
        .color(resolved(in: environment.colorScheme))
    }

    public func _nodes(in environment: EnvironmentValues) -> [LayoutNode] {
        fillNodes("AdaptiveColor", in: environment)
    }
}

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

/// A place in a rectangle of any size: (0, 0) is its top left, (1, 1) its bottom right, in either layout direction.
public struct UnitPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public static let topLeft = UnitPoint(x: 0, y: 0)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let topRight = UnitPoint(x: 1, y: 0)
    public static let left = UnitPoint(x: 0, y: 0.5)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let right = UnitPoint(x: 1, y: 0.5)
    public static let bottomLeft = UnitPoint(x: 0, y: 1)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let bottomRight = UnitPoint(x: 1, y: 1)

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    func point(in rect: Rect) -> Point { Point(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height) }
}
