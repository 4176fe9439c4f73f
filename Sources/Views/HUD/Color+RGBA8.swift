import HUD
import Raster

extension Color {
    /// The colour that a HUD's model gives.
    public init(_ color: RGBA8) {
        self.init(red8: color.red, green8: color.green, blue8: color.blue, alpha8: color.alpha)
    }
}
