extension View {
    /// Draws the view with its alpha multiplied, as one picture: parts that overlap do not show through each other.
    ///
    /// - Parameter opacity: from 0 to 1; other values are cut to that.
    public func opacity(_ opacity: Double) -> some View {
        ElementModifier(content: self) { child, _ in
            EffectElement(kind: "opacity", child: child) { _ in .opacity(opacity > 0 ? min(opacity, 1) : 0) }
        }
    }

    /// Cuts the view's drawing to a shape in the view's frame.
    public func clipShape(_ shape: some Shape) -> some View {
        ElementModifier(content: self) { child, _ in
            EffectElement(kind: "clipShape", child: child) { .clip(shape.path(in: $0)) }
        }
    }

    /// Cuts the view's drawing to its frame.
    public func clipped() -> some View { clipShape(Rectangle()) }

    /// Cuts the view's drawing to its frame with round corners of a radius in points, as a layer has them.
    public func cornerRadius(_ radius: Double) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .continuousLayer))
    }

    /// Keeps the view's place, but draws nothing of it and lets touches through.
    public func hidden() -> some View { opacity(0) }
}
