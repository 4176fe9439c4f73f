/// What a tap met in a HUD.
public enum HUDTarget: Hashable, Sendable {
    /// The buttons that the HUD knows.
    public enum Button: String, CaseIterable, Sendable {
        case close, retry
    }

    /// The card, but none of its buttons.
    case card
    /// Anything outside of the card.
    case backdrop
    case button(Button)
    /// A button of a custom view, by the name of its action; what it does is its own business.
    case action(String)
}

extension HUDTarget: CustomStringConvertible {
    public var description: String {
        switch self {
        case .card: "card"
        case .backdrop: "backdrop"
        case .button(.close): "Close"
        case .button(.retry): "Retry"
        case .action(let name): "action \(name)"
        }
    }
}

/// What a tap did.
public enum TapOutcome: String, Hashable, Sendable {
    /// The HUD left.
    case hidden
    /// The action of Retry ran.
    case retried
    /// The HUD took the tap and stayed as it was.
    case consumed
    /// No HUD is shown, so the tap is the app's.
    case passed
}
