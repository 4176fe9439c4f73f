/// The transitions of a HUD as functions of the seconds since they began, as measured on recordings of iOS 17.
///
/// | event | what changes |
/// |---|---|
/// | the HUD appears | dim, background of the card and scale of the card by one spring of 0.2 s; blur and material at once |
/// | another state | the old card fades out and the new one in, each with its own size, in 0.35 s |
/// | the HUD leaves | everything at once |
public enum HUDTransition {
    /// Seconds of the spring by which a HUD appears.
    public static let appearDuration = 0.2
    /// Seconds in which one card fades into another.
    public static let changeDuration = 0.35
    /// The scale about its centre with which a card begins to appear.
    public static let initialScale = 0.9
    /// The opacity of the gray of a standard card as it begins to appear, and once it has.
    public static let cardOpacities = (initial: 0.1, final: 0.8)

    /// How far a HUD has appeared, 0…1, by the seconds since it did.
    ///
    /// The dim's opacity is multiplied by it.
    public static func appearProgress(at elapsed: Double) -> Double {
        UnitCurve.spring(at: elapsed, duration: appearDuration)
    }

    /// The opacity of the card's gray background at a progress of appearing.
    ///
    /// The content of the card does not fade.
    public static func cardOpacity(at progress: Double) -> Double {
        progress < 1
            ? cardOpacities.initial + (cardOpacities.final - cardOpacities.initial) * progress
            : cardOpacities.final
    }

    /// The scale of the card at a progress of appearing; 1 throughout when the user wants less motion.
    public static func cardScale(at progress: Double, reduceMotion: Bool) -> Double {
        reduceMotion || progress >= 1 ? 1 : initialScale + (1 - initialScale) * progress
    }

    /// How far one card has faded into another, 0…1, by the seconds since the state changed.
    public static func changeProgress(at elapsed: Double) -> Double {
        UnitCurve.easeInOut(elapsed / changeDuration)
    }
}
