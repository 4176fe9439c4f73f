import HUD
import Raster

extension MaterialRecipe {
    /// The recipe of a style: of its own appearance, or of the colour scheme for an adaptive style.
    init(_ style: MaterialStyle, in scheme: ColorScheme) {
        let isLight = style.fixedAppearance.map { $0 == .light } ?? (scheme == .light)
        self =
            switch style.thickness {
            case .ultraThin: isLight ? .ultraThinLight : .ultraThinDark
            case .thin: isLight ? .thinLight : .thinDark
            case .regular: isLight ? .regularLight : .regularDark
            case .thick: isLight ? .thickLight : .thickDark
            case .chrome: isLight ? .chromeLight : .chromeDark
            }
    }
}
