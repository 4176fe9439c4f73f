import HUD
import Raster

/// What lies between a screen and the card of a HUD, with its dim; it changes what is drawn below it.
///
/// In a frame of the screen's size the blur covers the safe area alone, and the material and the dim the whole screen.
public struct BackdropView: View {
    @Environment(\.colorScheme) private var colorScheme

    private let backdrop: Backdrop
    private let safeArea: Rect
    private let size: Size

    /// A backdrop for a screen of a size in points with a safe area in points from its top left.
    public init(_ backdrop: Backdrop, safeArea: Rect, in size: Size) {
        self.backdrop = backdrop
        self.safeArea = safeArea
        self.size = size
    }

    public var body: some View {
        switch backdrop {
        case .variableBlur(let blur):
            Drawing("variableBlur") { frame, _ in
                [.blur(.init(rect: frame, effect: .gaussian(.init(blur), edges: .normalize)))]
            }
            .placed(in: safeArea, of: size)
        case .material(let style):
            let recipe = MaterialRecipe(style, in: colorScheme)
            Drawing("material") { frame, _ in [.blur(.init(rect: frame, effect: .material(recipe)))] }
        case .dim, .clear:
            EmptyView()
        }
        if let dim = backdrop.dimColor {
            Color(dim)
        }
    }
}

extension DisplayList.SigmaRamp {
    /// The standard deviations of a variable blur.
    init(_ blur: VariableBlur) {
        let stops = blur.knots.map { Stop(location: $0, sigma: blur.sigma(at: $0)) }
        // A blur's knots are in order, so only a list without any would fail; it has at least one.
        self = Self(stops: stops) ?? .constant(0)
    }
}
