import Raster

// The styles that `foregroundStyle(.green)` and the like name.

extension ShapeStyle where Self == Color {
    public static var black: Color { Color(red: 0, green: 0, blue: 0) }
    public static var white: Color { Color(red: 1, green: 1, blue: 1) }
    public static var clear: Color { Color(red: 0, green: 0, blue: 0, alpha: 0) }
}

extension ShapeStyle where Self == AdaptiveColor {
    /// The colour of texts.
    public static var primary: AdaptiveColor { SystemColor.label.color }
    /// The colour of texts that matter less.
    public static var secondary: AdaptiveColor { SystemColor.secondaryLabel.color }

    public static var red: AdaptiveColor { SystemColor.systemRed.color }
    public static var orange: AdaptiveColor { SystemColor.systemOrange.color }
    public static var yellow: AdaptiveColor { SystemColor.systemYellow.color }
    public static var green: AdaptiveColor { SystemColor.systemGreen.color }
    public static var mint: AdaptiveColor { SystemColor.systemMint.color }
    public static var teal: AdaptiveColor { SystemColor.systemTeal.color }
    public static var cyan: AdaptiveColor { SystemColor.systemCyan.color }
    public static var blue: AdaptiveColor { SystemColor.systemBlue.color }
    public static var indigo: AdaptiveColor { SystemColor.systemIndigo.color }
    public static var purple: AdaptiveColor { SystemColor.systemPurple.color }
    public static var pink: AdaptiveColor { SystemColor.systemPink.color }
    public static var brown: AdaptiveColor { SystemColor.systemBrown.color }
    public static var gray: AdaptiveColor { SystemColor.systemGray.color }
}
