/// Colours along a line from 0 to 1.
///
/// A pixel takes the straight colour at its centre, each component rounded to 8 bits, times its alpha, as a plain
/// colour does. Between two stops the straight (not premultiplied) sRGB-encoded components are interpolated, as Core
/// Graphics does unless told otherwise: white to clear black passes through gray. Before the first stop and after the
/// last their colours continue. Locations are limited to 0…1 and to at least the location of the stop before (NaN
/// counts as that); two stops at one place make a hard step, and the later one has the place itself. Without stops
/// everything is clear.
public struct Gradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: Double

        public init(color: Color, location: Double) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// A gradient with equal distances between its colours.
    public init(colors: [Color]) {
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0)
        }
    }
}
