/// The kind of a state, as the rules of dismissal tell them apart.
public enum HUDPhase: String, CaseIterable, Sendable {
    case none, loading, success, failure, failureWithRetry

    /// True when a HUD is on the screen in this phase.
    public var showsHUD: Bool { self != .none }
}
