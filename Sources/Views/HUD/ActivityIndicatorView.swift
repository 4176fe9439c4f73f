import HUD
import Raster
import Typography

/// The system's spinner of eight capsule spokes at one moment.
///
/// It moves in steps: the picture is the same for a tenth of a second, see ``HUD/ActivityIndicator``. All
/// spokes have one colour, with the alphas of their distance from the head.
public struct ActivityIndicatorView: View {
    public enum ControlSize: Hashable, Sendable {
        case small, large
    }

    @Environment(\.contentSizeCategory) private var category
    @Environment(\.displayScale) private var scale

    private let controlSize: ControlSize
    private let color: AdaptiveColor
    private let time: Double

    /// A spinner.
    ///
    /// - Parameter time: seconds since it began to turn, with the head at 9 o'clock.
    public init(
        _ controlSize: ControlSize = .large,
        color: AdaptiveColor = AdaptiveColor(light: .white, dark: .white),
        time: Double = 0
    ) {
        self.controlSize = controlSize
        self.color = color
        self.time = time
    }

    public var body: some View {
        let side = controlSize.side(at: category, scale: scale)
        ZStack {
            ForEach(0..<ActivityIndicator.spokeCount) { spoke in
                Spoke(index: spoke, proportions: controlSize.proportions)
                    .fill(color.opacity(Double(ActivityIndicator.alpha(ofSpoke: spoke, at: time)) / 255))
            }
        }
        .frame(width: side, height: side)
    }
}

extension ActivityIndicatorView.ControlSize {
    /// The side of the square frame in points, a whole number of pixels.
    ///
    /// The size at the default text size (37 for large, 14 for small) grows like the leading of body text. It gives
    /// what was measured at text sizes medium and large: 106 and 111 pixels at 3x, and 40 and 42 for small. The other
    /// categories follow the same rule unmeasured.
    func side(at category: ContentSizeCategory, scale: Double) -> Double {
        let base: Double = self == .large ? 37 : 14
        let leading = TextStyle.body.metrics(at: category).leading
        let standard = TextStyle.body.metrics(at: .large).leading
        return PixelGrid(scale: scale).snap(base * leading / standard)
    }

    var proportions: ActivityIndicatorProportions {
        switch self {
        case .small: .small
        case .large: .large
        }
    }
}

/// One spoke of a spinner, in the spinner's frame.
private struct Spoke: Shape {
    let index: Int
    let proportions: ActivityIndicatorProportions

    func path(in rect: Rect) -> Path {
        let side = min(rect.width, rect.height)
        let radius = proportions.spokeWidth * side / 2
        let inner = proportions.innerRadius * side + radius
        let outer = side / 2 - radius
        let diagonal = 0.5.squareRoot()
        // From 9 o'clock clockwise.
        let directions = [
            Point(x: -1, y: 0), Point(x: -diagonal, y: -diagonal), Point(x: 0, y: -1),
            Point(x: diagonal, y: -diagonal), Point(x: 1, y: 0), Point(x: diagonal, y: diagonal), Point(x: 0, y: 1),
            Point(x: -diagonal, y: diagonal),
        ]
        let from = rect.center + directions[index] * inner
        let to = rect.center + directions[index] * outer
        return SymbolOutline.hull([
            .init(from.x, from.y, radius: radius),
            .init(to.x, to.y, radius: radius),
        ]).path
    }
}
