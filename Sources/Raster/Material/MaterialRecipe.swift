/// One of the system's blur materials: a colour treatment of what lies behind a view, then a blur.
///
/// There is no tint layer, but above the oldest two. The other ten recipes are those of iOS 13 and later.
public struct MaterialRecipe: Hashable, Sendable {
    /// The `UIBlurEffect` style's name without its `system` and `Material`: `thinLight`.
    public let name: String
    /// Standard deviation of the blur, in points.
    public let blurRadius: Double
    /// Factor of each colour's distance from its luma.
    public let saturation: Double
    /// Added at the end, in 0…1.
    public let brightness: Double
    /// Share of the luminance curve in the result, 0…1.
    public let luminanceAmount: Double
    /// The four ordinates of the cubic Bézier curve over luma, at evenly spaced abscissae.
    public let luminanceValues: [Double]

    private init(
        _ name: String,
        _ radius: Double,
        _ saturation: Double,
        _ brightness: Double,
        _ amount: Double,
        _ values: [Double]
    ) {
        self.name = name
        blurRadius = radius
        self.saturation = saturation
        self.brightness = brightness
        luminanceAmount = amount
        luminanceValues = values
    }

    public static let ultraThinLight = MaterialRecipe("ultraThinLight", 22.5, 1.1, 0.12, 0.5, [0.45, 0.55, 0.65, 0.68])
    public static let thinLight = MaterialRecipe("thinLight", 30, 1.35, 0.12, 0.6, [0.725, 0.825, 0.76, 0.73])
    public static let regularLight = MaterialRecipe("regularLight", 30, 1.5, 0.1, 0.75, [0.9, 0.83, 0.925, 0.815])
    public static let thickLight = MaterialRecipe("thickLight", 45, 1.5, 0.045, 0.88, [0.99, 0.95, 0.98, 0.905])
    public static let chromeLight = MaterialRecipe("chromeLight", 22.5, 1.1, 0.1, 0.75, [0.8, 0.9, 1.1, 0.825])
    public static let ultraThinDark = MaterialRecipe("ultraThinDark", 22.5, 1.1, 0, 0.5, [0.24, 0.24, 0.3, 0.39])
    public static let thinDark = MaterialRecipe("thinDark", 30, 1.35, 0, 0.6, [0.2, 0.21, 0.1, 0.15])
    public static let regularDark = MaterialRecipe("regularDark", 30, 1.5, 0, 0.75, [0.16, 0.26, 0.1, 0.1])
    public static let thickDark = MaterialRecipe("thickDark", 45, 1.5, 0, 0.88, [0.14, 0.16, 0.1, 0.03])
    public static let chromeDark = MaterialRecipe("chromeDark", 22.5, 2, -0.1, 0.75, [0.23, 0.52, 0.27, 0.255])

    /// The blur and the saturation of the oldest styles, which iOS 8 brought; their tint is drawn above.
    public static let light = MaterialRecipe("light", 30, 1.8, 0, 0, [0, 0, 0, 0])
    public static let dark = MaterialRecipe("dark", 20, 1.8, 0, 0, [0, 0, 0, 0])

    /// The ten of iOS 13, the light ones first, from the thinnest to the thickest, chrome last; then the oldest two.
    public static let all: [MaterialRecipe] = [
        ultraThinLight, thinLight, regularLight, thickLight, chromeLight,
        ultraThinDark, thinDark, regularDark, thickDark, chromeDark,
        light, dark,
    ]

    /// Pixels per point for which a material can be applied: below, its blur is too narrow for a quarter-size image.
    public static let scales = 0.5...16.0
}
