/// What a shape is filled with.
///
/// The geometry of gradients is in the canvas's user space at the time of drawing; each pixel takes the colour at its
/// centre.
public enum Paint: Hashable, Sendable {
    case color(Color)
    /// Colours along the line from `start` to `end`, constant across it.
    ///
    /// When both points coincide, the last stop's colour is used everywhere.
    case linearGradient(Gradient, start: Point, end: Point)
    /// Colours by the distance from `center`, from `startRadius` to `endRadius`.
    ///
    /// Negative radii count as zero. When both are equal, points nearer than the radius take the first stop's colour
    /// and all others the last stop's.
    case radialGradient(Gradient, center: Point, startRadius: Double, endRadius: Double)
}
