import HUD
import Typography
import Views

/// What a screen is like for the app that runs on it: the device, how it is held, and what its owner has chosen.
public struct Traits: Hashable, Sendable {
    public var device: Device
    public var orientation: Orientation
    public var appearance: ColorScheme
    public var textSize: ContentSizeCategory
    public var direction: LayoutDirection
    /// Of the HUD's own texts, see ``HUD/TextCatalog``.
    public var language: Language

    public init(
        device: Device,
        orientation: Orientation = .portrait,
        appearance: ColorScheme = .light,
        textSize: ContentSizeCategory = .large,
        direction: LayoutDirection = .leftToRight,
        language: Language = .english
    ) {
        self.device = device
        self.orientation = orientation
        self.appearance = appearance
        self.textSize = textSize
        self.direction = direction
        self.language = language
    }
}
