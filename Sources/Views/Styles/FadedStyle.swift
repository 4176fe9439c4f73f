import Raster

/// A style with the alpha of every colour multiplied.
struct FadedStyle: ShapeStyle {
    let style: any ShapeStyle
    let opacity: Double

    func paint(in environment: EnvironmentValues, bounds: Rect) -> Paint {
        style.paint(in: environment, bounds: bounds).opacity(opacity)
    }
}

extension ShapeStyle {
    /// The same style with its alpha multiplied by a factor.
    public func opacity(_ factor: Double) -> some ShapeStyle { FadedStyle(style: self, opacity: factor) }
}

extension Paint {
    /// The same paint with the alpha of its colours multiplied.
    fileprivate func opacity(_ factor: Double) -> Paint {
        switch self {
        case .color(let color): .color(color.opacity(factor))
        case .linearGradient(let gradient, let start, let end):
            .linearGradient(gradient.opacity(factor), start: start, end: end)
        case .radialGradient(let gradient, let center, let startRadius, let endRadius):
            .radialGradient(gradient.opacity(factor), center: center, startRadius: startRadius, endRadius: endRadius)
        case .conicGradient(let gradient, let center, let startAngle):
            .conicGradient(gradient.opacity(factor), center: center, startAngle: startAngle)
        }
    }
}

extension Gradient {
    fileprivate func opacity(_ factor: Double) -> Gradient {
        Gradient(stops: stops.map { .init(color: $0.color.opacity(factor), location: $0.location) })
    }
}
