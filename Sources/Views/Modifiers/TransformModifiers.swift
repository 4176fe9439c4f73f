import Raster

extension View {
    /// Draws the view scaled about a point of its frame; its place in the layout stays.
    ///
    /// A scale of zero draws nothing, a negative one mirrors. Texts and outlines are drawn at the new size, not
    /// stretched.
    public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Draws the view scaled in each direction about a point of its frame; its place in the layout stays.
    public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
        transformed("scaleEffect", AffineTransform(scaleX: x, y: y), anchor: anchor)
    }

    /// Draws the view turned clockwise about a point of its frame; its place in the layout stays.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        transformed("rotationEffect", AffineTransform(rotationDegrees: angle.degrees), anchor: anchor)
    }

    /// Draws the view through a matrix that starts from the top left of its frame; its place in the layout stays.
    public func transformEffect(_ matrix: AffineTransform) -> some View {
        transformed("transformEffect", matrix, anchor: .topLeft)
    }

    /// Draws below the view the shadow that all of its drawing casts.
    ///
    /// - Parameters:
    ///   - color: the shadow's colour where the view is opaque; black at 33 % unless given, as SwiftUI has it.
    ///   - radius: the standard deviation of the blur in points; 0 draws a sharp silhouette.
    ///   - x: how far the shadow falls to the right, in points.
    ///   - y: how far the shadow falls down, in points.
    public func shadow(
        color: some ShapeStyle = Color.black.opacity(0.33),
        radius: Double,
        x: Double = 0,
        y: Double = 0
    ) -> some View {
        ElementModifier(content: self) { child, environment in
            EffectElement(kind: "shadow", child: child) { frame in
                guard case .color(let color) = color.paint(in: environment, bounds: frame) else { return .none }
                return .shadow(
                    color: color,
                    sigma: radius > 0 ? min(radius, 500) : 0,
                    offset: Size(width: x.asDistance, height: y.asDistance)
                )
            }
        }
    }

    private func transformed(_ kind: String, _ matrix: AffineTransform, anchor: UnitPoint) -> some View {
        ElementModifier(content: self) { child, _ in
            EffectElement(kind: kind, child: child) { frame in
                let point = anchor.point(in: frame)
                let matrix = AffineTransform(translationX: -point.x, y: -point.y)
                    .concatenating(matrix)
                    .concatenating(AffineTransform(translationX: point.x, y: point.y))
                return .transform(matrix)
            }
        }
    }
}
