import Raster

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
