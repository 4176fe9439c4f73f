/// When a success or failure leaves by itself.
public enum AutoHide: Hashable, Sendable {
    /// After the ``HUDSettings/autoHideDelay`` of the manager.
    case afterAutoHideDelay
    case never
    /// After this many seconds.
    case after(Double)
}

/// How one kind of state may leave the screen without anybody's code.
public struct HUDDismissal: Hashable, Sendable {
    public var autoHide: AutoHide
    /// A tap on the card, but on none of its buttons, hides.
    public var cardTapHides: Bool
    /// A tap outside of the card hides; so does the escape gesture of assistive technology.
    public var backdropTapHides: Bool

    public init(
        autoHide: AutoHide = .afterAutoHideDelay,
        cardTapHides: Bool = true,
        backdropTapHides: Bool = true
    ) {
        self.autoHide = autoHide
        self.cardTapHides = cardTapHides
        self.backdropTapHides = backdropTapHides
    }

    /// How loading leaves: not at all.
    static let none = HUDDismissal(autoHide: .never, cardTapHides: false, backdropTapHides: false)
}

/// How each kind of state may leave; loading has no rule, since it only leaves by code.
public struct HUDDismissalRules: Hashable, Sendable {
    public var success: HUDDismissal
    public var failureWithoutRetry: HUDDismissal
    public var failureWithRetry: HUDDismissal

    public init(
        success: HUDDismissal = HUDDismissal(),
        failureWithoutRetry: HUDDismissal = HUDDismissal(),
        failureWithRetry: HUDDismissal = HUDDismissal()
    ) {
        self.success = success
        self.failureWithoutRetry = failureWithoutRetry
        self.failureWithRetry = failureWithRetry
    }

    /// The rule for a phase; for none and loading, one by which nothing hides.
    public subscript(phase: HUDPhase) -> HUDDismissal {
        switch phase {
        case .none, .loading: .none
        case .success: success
        case .failure: failureWithoutRetry
        case .failureWithRetry: failureWithRetry
        }
    }
}
