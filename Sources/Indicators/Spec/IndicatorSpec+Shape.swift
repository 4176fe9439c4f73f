extension IndicatorSpec {
    /// What each element of a group is drawn as, filling its width and height.
    public enum Shape: Hashable, Sendable {
        /// A filled ellipse. With a `sweep` below 2π it is what lies between the clockwise arc from `startAngle`
        /// and the chord of that arc, not a wedge.
        case circle(startAngle: Value? = nil, sweep: Value? = nil)
        /// A filled rectangle; `cornerRadius` is a fraction of its shorter side.
        case rect(cornerRadius: Value? = nil)
        /// A stroked circle, or `segments` arcs of it; `strokeWidth` is a fraction of the shorter side, and the
        /// outer edge of the stroke touches the element's rectangle.
        case ring(strokeWidth: Value, startAngle: Value? = nil, sweep: Value? = nil, segments: Value? = nil)
        /// A filled triangle that points up.
        case triangle
        /// A filled rectangle with half circles at its ends.
        case line

        var isRing: Bool {
            if case .ring = self { true } else { false }
        }
    }
}
