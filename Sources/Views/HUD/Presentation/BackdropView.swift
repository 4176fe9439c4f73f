import HUD
import Raster

/// What lies between a screen and the card of a HUD, with its dim; it changes what is drawn below it.
///
/// In a frame of the screen's size the blur covers the safe area alone, and the material and the dim the whole screen.
/// Where the variable blur is not available the system's plain blur takes its place. Where transparency is reduced there
/// is no blur, and a dim in the place of a material.
public struct BackdropView: View {
    @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.isVariableBlurAvailable) private var isVariableBlurAvailable

    private let backdrop: Backdrop
    private let safeArea: Rect
    private let size: Size
    private let dimOpacity: Double

    /// A backdrop for a screen of a size in points with a safe area in points from its top left.
    ///
    /// - Parameter dimOpacity: what the dim's alpha is multiplied by, from 0 to 1.
    public init(_ backdrop: Backdrop, safeArea: Rect, in size: Size, dimOpacity: Double = 1) {
        self.backdrop = backdrop
        self.safeArea = safeArea
        self.size = size
        self.dimOpacity = dimOpacity
    }

    public var body: some View {
        if !reducesTransparency {
            switch backdrop {
            case .variableBlur(let blur):
                if isVariableBlurAvailable {
                    Drawing("variableBlur") { frame, _ in
                        [.blur(.init(rect: frame, effect: .gaussian(.init(blur), edges: .normalize)))]
                    }
                    .placed(in: safeArea, of: size)
                } else {
                    PlainBlur().placed(in: safeArea, of: size)
                }
            case .material(let style):
                MaterialView(recipe: MaterialRecipe(style, in: colorScheme))
            case .dim, .clear:
                EmptyView()
            }
        }
        if let dim {
            Color(dim).opacity(dimOpacity)
        }
    }

    private var dim: RGBA8? {
        if case .material = backdrop, reducesTransparency { return .dim }
        return backdrop.dimColor
    }
}

/// A blur and its colours in the view's frame.
private struct MaterialView: View {
    let recipe: MaterialRecipe

    var body: some View {
        Drawing("material") { frame, _ in [.blur(.init(rect: frame, effect: .material(recipe)))] }
    }
}

/// The blur of iOS 8 to 12 that the system still calls regular: light or dark with the colour scheme.
///
/// It saturates before it blurs, and lays a tint over that: measured on published pictures to one step of 255.
private struct PlainBlur: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        switch colorScheme {
        case .light:
            MaterialView(recipe: .light)
            Color.white.opacity(0.3)
        case .dark:
            MaterialView(recipe: .dark)
            Color(red: 0.1075, green: 0.1075, blue: 0.1075, alpha: 0.729)
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
