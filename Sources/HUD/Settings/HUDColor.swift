/// A colour that follows the appearance of the screen.
///
/// Where a setting's colour is `nil`, none is applied and the view inherits the one around it.
public struct HUDColor: Hashable, Sendable {
    public var light: RGBA8
    public var dark: RGBA8

    public init(light: RGBA8, dark: RGBA8) {
        self.light = light
        self.dark = dark
    }

    /// The same colour in both appearances.
    public init(_ color: RGBA8) {
        self.init(light: color, dark: color)
    }

    public static let white = HUDColor(RGBA8(red: 255, green: 255, blue: 255))
    public static let black = HUDColor(RGBA8(red: 0, green: 0, blue: 0))
    public static let clear = HUDColor(RGBA8(red: 0, green: 0, blue: 0, alpha: 0))
    /// The system's red as iOS 17 has it.
    public static let red = HUDColor(
        light: RGBA8(red: 255, green: 59, blue: 48),
        dark: RGBA8(red: 255, green: 69, blue: 58)
    )
    /// The system's green as iOS 17 has it.
    public static let green = HUDColor(
        light: RGBA8(red: 52, green: 199, blue: 89),
        dark: RGBA8(red: 48, green: 209, blue: 88)
    )
}
