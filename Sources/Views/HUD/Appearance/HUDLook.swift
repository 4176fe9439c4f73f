import HUD
import Raster
import Typography

/// What an appearance makes of the colours and lengths in the settings of a HUD's views.
///
/// The standard look takes them as they are. The accessible look keeps a colour where it has the contrast that its part
/// needs on the card, in light and in dark each by itself, and puts one of its own in the place of any other.
struct HUDLook {
    private let isAccessible: Bool

    init(_ appearance: HUDAppearance) {
        isAccessible = appearance == .accessible
    }

    /// The colour of the card of the accessible look, the system's second background colour.
    static let accessibleCard = SystemColor.secondarySystemBackground.color

    /// The colour of a text; `nil` inherits.
    func text(_ color: HUDColor?) -> AdaptiveColor? {
        self.color(color, Contrast.text, otherwise: SystemColor.label.color)
    }

    /// The colour of an activity indicator, whose faintest spoke has to be seen; `nil` is the system's.
    func indicator(_ color: HUDColor?) -> AdaptiveColor? {
        let faintest = Double(ActivityIndicator.alphas.min() ?? 255) / 255
        return self.color(
            color,
            Contrast.parts,
            alpha: ActivityIndicatorView.raisedAlpha(faintest),
            otherwise: SystemColor.label.color
        )
    }

    /// The padding of a text, whose sides the accessible look leaves to the text at the accessibility text sizes.
    func padding(_ insets: HUDInsets, at category: ContentSizeCategory) -> EdgeInsets {
        let insets = EdgeInsets(insets)
        guard isAccessible, category.isAccessibility else { return insets }
        return EdgeInsets(top: insets.top, bottom: insets.bottom)
    }

    /// The colour of the sign of a success; `nil` inherits.
    func successSign(_ color: HUDColor?) -> AdaptiveColor? {
        self.color(color, Contrast.text, otherwise: Self.green)
    }

    /// The colour of the sign of a failure; `nil` inherits.
    func failureSign(_ color: HUDColor?) -> AdaptiveColor? {
        self.color(color, Contrast.text, otherwise: Self.red)
    }

    /// The system's red of increased contrast in light appearance: 4.8 on the card where its plain red has 3.2.
    private static let red = AdaptiveColor(
        light: Color(red8: 215, green8: 0, blue8: 21),
        dark: SystemColor.systemRed.color.dark
    )

    /// A green of the system's hue, darker in light appearance than its green of increased contrast, which has 3.9.
    private static let green = AdaptiveColor(
        light: Color(red8: 31, green8: 119, blue8: 53),
        dark: SystemColor.systemGreen.color.dark
    )

    /// A setting's colour, or `own` where the accessible look finds too little contrast at an alpha.
    private func color(
        _ color: HUDColor?,
        _ contrast: Double,
        alpha: Double = 1,
        otherwise own: AdaptiveColor
    ) -> AdaptiveColor? {
        let color = color.map(AdaptiveColor.init)
        guard isAccessible else { return color }
        func legible(_ scheme: ColorScheme) -> Color {
            let card = Self.accessibleCard.resolved(in: scheme)
            guard let color = color?.resolved(in: scheme),
                Contrast.ratio(of: color.opacity(alpha), on: card) >= contrast
            else { return own.resolved(in: scheme) }
            return color
        }
        return AdaptiveColor(light: legible(.light), dark: legible(.dark))
    }
}
