import HUD
import Raster
import Typography

/// The system's spinner of eight capsule spokes at one moment.
///
/// It moves in steps: the picture is the same for a tenth of a second, see ``HUD/ActivityIndicator``. All spokes have
/// one colour, with the alphas of their distance from the head.
public struct ActivityIndicatorView: View {
    @Environment(\.contentSizeCategory) private var category
    @Environment(\.displayScale) private var scale
    @Environment(\.hudAppearance) private var appearance
    @Environment(\.language) private var language

    private let controlSize: ControlSize
    private let style: any ShapeStyle
    /// `nil` for that of the environment.
    private let time: Double?

    /// A spinner.
    ///
    /// - Parameter time: seconds since it began to turn, with the head at 9 o'clock.
    public init(
        _ controlSize: ControlSize = .large,
        style: any ShapeStyle = AdaptiveColor(light: .white, dark: .white),
        time: Double = 0
    ) {
        self.controlSize = controlSize
        self.style = style
        self.time = time
    }

    /// A spinner that turns with the environment's time.
    init(turning controlSize: ControlSize, style: any ShapeStyle) {
        self.controlSize = controlSize
        self.style = style
        time = nil
    }

    /// What the system fills the spokes with, before the alphas: gray 128 in light and 140 in dark appearance.
    static let systemColor: any ShapeStyle = AdaptiveColor(
        light: Color(red8: 128, green8: 128, blue8: 128),
        dark: Color(red8: 140, green8: 140, blue8: 140)
    )

    public var body: some View {
        let side = controlSize.spinnerSide(at: category, scale: scale)
        let isRaised = appearance == .accessible
        ZStack {
            ForEach(0..<ActivityIndicator.spokeCount) { spoke in
                Spoke(index: spoke, proportions: controlSize.spinnerProportions)
                    .fill(SpokeStyle(style: style, spoke: spoke, time: time, isRaised: isRaised))
            }
        }
        .frame(width: side, height: side)
        .accessibilityContent(.progressIndicator, label: TextCatalog.text(.inProgress, in: language))
    }

    /// The alpha of a spoke in the accessible look: a quarter of what is missing is added, so that black and white
    /// spokes all have a contrast above 3 with the card (the faintest 3.3 and 4.4).
    static func raisedAlpha(_ alpha: Double) -> Double { 1 - (1 - alpha) * 0.75 }
}

extension ControlSize {
    /// The side of a spinner's square frame in points, a whole number of pixels.
    ///
    /// The size at the default text size (37 for large, 20 for regular, 14 for small and mini) grows like the leading
    /// of body text. It gives what was measured at text sizes medium and large: 106 and 111 pixels at 3x, and 40 and 42
    /// for small. The other categories follow the same rule unmeasured.
    func spinnerSide(at category: ContentSizeCategory, scale: Double) -> Double {
        let base: Double =
            switch self {
            case .mini, .small: 14
            case .regular: 20
            case .large: 37
            }
        let leading = TextStyle.body.metrics(at: category).leading
        let standard = TextStyle.body.metrics(at: .large).leading
        return PixelGrid(scale: scale).snap(base * leading / standard)
    }

    var spinnerProportions: ActivityIndicatorProportions {
        switch self {
        case .mini, .small: .small
        case .regular: .medium
        case .large: .large
        }
    }
}

/// The style of a spoke with its alpha at a time.
private struct SpokeStyle: ShapeStyle {
    let style: any ShapeStyle
    let spoke: Int
    /// `nil` for that of the environment.
    let time: Double?
    let isRaised: Bool

    func paint(in environment: EnvironmentValues, bounds: Rect) -> Paint {
        let alpha = Double(ActivityIndicator.alpha(ofSpoke: spoke, at: time ?? environment.time)) / 255
        let opacity = isRaised ? ActivityIndicatorView.raisedAlpha(alpha) : alpha
        return FadedStyle(style: style, opacity: opacity).paint(in: environment, bounds: bounds)
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
