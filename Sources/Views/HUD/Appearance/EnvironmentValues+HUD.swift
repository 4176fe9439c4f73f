import HUD

extension EnvironmentValues {
    /// The look of a HUD's own views.
    public var hudAppearance: HUDAppearance {
        get { self[HUDAppearanceKey.self] }
        set { self[HUDAppearanceKey.self] = newValue }
    }

    /// The language of a HUD's own texts; it does not turn the layout, see ``Typography/LayoutDirection``.
    public var language: Language {
        get { self[LanguageKey.self] }
        set { self[LanguageKey.self] = newValue }
    }

    /// How far a card is scrolled whose content is taller than it, in points from its top.
    var cardScrollOffset: Double {
        get { self[CardScrollOffsetKey.self] }
        set { self[CardScrollOffsetKey.self] = newValue }
    }

    /// True where nothing is to move: cards and buttons do not change their size.
    public var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }

    /// True where nothing is to shine through: no blur, no material, opaque cards.
    public var accessibilityReduceTransparency: Bool {
        get { self[ReduceTransparencyKey.self] }
        set { self[ReduceTransparencyKey.self] = newValue }
    }

    /// False on a device that does not have the variable blur, or cannot make its mask; the plain blur of the system
    /// stands in.
    public var isVariableBlurAvailable: Bool {
        get { self[VariableBlurAvailabilityKey.self] }
        set { self[VariableBlurAvailabilityKey.self] = newValue }
    }
}

private enum HUDAppearanceKey: EnvironmentKey { static let defaultValue = HUDAppearance.standard }
private enum LanguageKey: EnvironmentKey { static let defaultValue = Language.english }
private enum CardScrollOffsetKey: EnvironmentKey { static let defaultValue = 0.0 }
private enum ReduceMotionKey: EnvironmentKey { static let defaultValue = false }
private enum ReduceTransparencyKey: EnvironmentKey { static let defaultValue = false }
private enum VariableBlurAvailabilityKey: EnvironmentKey { static let defaultValue = true }
