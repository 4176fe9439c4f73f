/// Where Debian keeps the fonts.
enum DebianFonts {
    static let root = "/usr/share/fonts"
    static let interPackage = "fonts-inter"

    static func interFile(_ weight: FontWeight, isItalic: Bool = false) -> String {
        let name =
            switch weight {
            case .ultraLight: "Thin"
            case .thin: "ExtraLight"
            case .light: "Light"
            case .regular: "Regular"
            case .medium: "Medium"
            case .semibold: "SemiBold"
            case .bold: "Bold"
            case .heavy: "ExtraBold"
            case .black: "Black"
            }
        let style = isItalic ? (weight == .regular ? "Italic" : name + "Italic") : name
        return "opentype/inter/Inter-\(style).otf"
    }

    static func missingPackages(root: String) -> [String] {
        [interPackage] + FallbackFonts.missing(below: root).map(\.package)
    }
}
