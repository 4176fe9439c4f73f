/// One line of what happened while a storyboard was played.
public struct TimelineEntry: Hashable, Sendable {
    /// Seconds since the start.
    public let time: Double
    public let scene: String
    public let happening: Happening

    public enum Happening: Hashable, Sendable {
        /// An event of the storyboard or a step of an action, in words.
        case event(String)
        /// The HUD has another state, or an equal one again.
        case state(PresentedState)
        /// A tap: the window that took it, what it met in the HUD, and what it did.
        case tap(Storyboard.Locator, window: String?, target: HUDTarget?, outcome: TapOutcome)
        case escape(handled: Bool)
        case timerStarted(PendingTimer)
        case timerCancelled(PendingTimer)
        case timerFired(PendingTimer)
        case scene(WindowSceneEvent)
    }
}
