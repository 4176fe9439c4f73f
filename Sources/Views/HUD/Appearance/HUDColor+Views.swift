import HUD
import Raster

extension Color {
    /// The colour that a HUD's model gives.
    public init(_ color: RGBA8) {
        self.init(red8: color.red, green8: color.green, blue8: color.blue, alpha8: color.alpha)
    }
}

extension AdaptiveColor {
    /// The colour that a HUD's settings give.
    public init(_ color: HUDColor) {
        self.init(light: Color(color.light), dark: Color(color.dark))
    }
}

extension View {
    /// Fills texts and symbols inside with a setting's colour; `nil` leaves them what they inherit.
    @ViewBuilder func foregroundColor(_ color: AdaptiveColor?) -> some View {
        if let color { foregroundStyle(color) } else { self }
    }
}
