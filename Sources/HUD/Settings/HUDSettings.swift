/// How the HUDs of a manager leave the screen and what lies behind them.
public struct HUDSettings: Sendable {
    /// Seconds until a success or failure hides by itself.
    public var autoHideDelay: Double
    public var dismissal: HUDDismissalRules
    /// Where the window of the HUD stands among the windows of its scene.
    public var windowLevel: WindowLevel
    public var backdrop: Backdrop
    /// Told once for each appearance of a HUD whose variable blur could not be drawn; the plain system blur stands in.
    ///
    /// Read at each failure: a handler that is set later gets later failures only.
    public var onBackdropFailure: (@Sendable (BackdropFailure) -> Void)?

    public init(
        autoHideDelay: Double = 2,
        dismissal: HUDDismissalRules = HUDDismissalRules(),
        windowLevel: WindowLevel = .normal,
        backdrop: Backdrop = .variableBlur(),
        onBackdropFailure: (@Sendable (BackdropFailure) -> Void)? = nil
    ) {
        self.autoHideDelay = autoHideDelay
        self.dismissal = dismissal
        self.windowLevel = windowLevel
        self.backdrop = backdrop
        self.onBackdropFailure = onBackdropFailure
    }

    /// Seconds after which a state hides by itself; `nil` for never.
    public func autoHideDelay(in phase: HUDPhase) -> Double? {
        switch dismissal[phase].autoHide {
        case .afterAutoHideDelay: autoHideDelay
        case .never: nil
        case .after(let delay): delay
        }
    }
}

/// Why a variable blur was not drawn.
public enum BackdropFailure: String, Error, CaseIterable, Sendable {
    case effectUnavailable, maskCreationFailed
    /// The values of the blur cannot be drawn; a HUD's own values never cause this.
    case invalidConfiguration
}

extension BackdropFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .effectUnavailable:
            "the variable blur is not available on this device; the plain system blur is drawn in its place"
        case .maskCreationFailed:
            "the mask of the variable blur could not be made; the plain system blur is drawn in its place"
        case .invalidConfiguration:
            "the values of the variable blur cannot be drawn; give a finite radius and a proportion from 0 to 1"
        }
    }
}
