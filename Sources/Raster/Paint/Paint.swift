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
    /// Colours around `center`, one turn clockwise as seen on the screen from `startAngle`, in radians from the
    /// positive x axis.
    ///
    /// At the end of the turn the last stop's colour meets the first one's, without a blend. An angle that is not
    /// finite draws nothing.
    case conicGradient(Gradient, center: Point, startAngle: Double)
}
