/// What the card of a HUD says: one of the three presentations with its texts.
public enum HUDContent: Hashable, Sendable {
    /// Work goes on: a text over an activity indicator.
    case loading(text: String = HUDText.loading)
    /// It went well: a check mark over a text.
    case success(text: String = HUDText.success)
    /// It failed: a warning sign, texts and buttons.
    case failure(FailureContent = FailureContent())
}
