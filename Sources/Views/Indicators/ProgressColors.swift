import Indicators
import Raster

/// The colours of a progress indicator, one for each role that its commands name.
public struct ProgressColors: Hashable, Sendable {
    public var color: Color
    /// `nil` is the colour at 24 % of its alpha.
    public var track: Color?
    public var label: Color

    public init(color: Color, track: Color? = nil, label: Color) {
        self.color = color
        self.track = track
        self.label = label
    }

    /// The system's tint, and its colour of text.
    public init(_ scheme: ColorScheme) {
        self.init(
            color: SystemColor.systemBlue.color.resolved(in: scheme),
            label: SystemColor.label.color.resolved(in: scheme)
        )
    }

    /// The colour of a role with its alpha multiplied.
    func color(_ role: ProgressColorRole, alpha: Double) -> Color {
        switch role {
        case .color: color.opacity(alpha)
        case .track: (track ?? color.opacity(0.24)).opacity(alpha)
        case .label: label.opacity(alpha)
        case .white: Color.white.opacity(alpha)
        }
    }
}

extension Paint {
    /// The paint of a command, whose points are moved by an offset.
    init(_ paint: ProgressPaint, _ colors: ProgressColors, offset: Point) {
        func gradient(_ stops: [ProgressColorStop]) -> Gradient {
            Gradient(stops: stops.map { .init(color: colors.color($0.role, alpha: $0.alpha), location: $0.offset) })
        }
        self =
            switch paint {
            case .solid(let role, let alpha):
                .color(colors.color(role, alpha: alpha))
            case .linear(let from, let to, let stops):
                .linearGradient(gradient(stops), start: Point(from) + offset, end: Point(to) + offset)
            case .radial(let center, let radius, let stops):
                .radialGradient(gradient(stops), center: Point(center) + offset, startRadius: 0, endRadius: radius)
            case .conic(let center, let start, let stops):
                Self.conic(gradient(stops), center: Point(center) + offset, startAngle: start)
            }
    }

    /// A conic gradient whose turn ends a little before its first stop, where it has room for that.
    ///
    /// A pixel on the edge of a stroke may have its centre just before the stroke's start; it takes the first colour,
    /// not the last one.
    private static func conic(_ gradient: Gradient, center: Point, startAngle: Double) -> Paint {
        var gradient = gradient
        let room = min(0.02, (1 - (gradient.stops.last?.location ?? 1)) / 2)
        for index in gradient.stops.indices { gradient.stops[index].location += room }
        return .conicGradient(gradient, center: center, startAngle: startAngle - room * 2 * Double.pi)
    }
}

extension Point {
    init(_ point: ProgressPoint) { self.init(x: point.x, y: point.y) }
}
