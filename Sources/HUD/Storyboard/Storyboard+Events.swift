extension Storyboard {
    /// Something that happens at a time.
    public struct Event: Sendable {
        /// Seconds since the start.
        public var time: Double
        /// The name of the scene that it happens to.
        public var scene: String
        public var operation: Operation

        public init(at time: Double, scene: String = "main", _ operation: Operation) {
            self.time = time
            self.scene = scene
            self.operation = operation
        }
    }

    /// What can happen to a scene.
    public enum Operation: Sendable {
        /// The app calls its manager.
        case call(Call)
        /// Somebody taps.
        case tap(Locator)
        /// Somebody scrolls the card of the HUD until it is this many points from its top; one that has no more to
        /// scroll stops there.
        case scroll(to: Double)
        /// Somebody makes the escape gesture of assistive technology.
        case escape
        /// The app sets another manager, which shows nothing yet.
        case replaceManager(HUDSettings)
        /// The app sets no manager, which removes the window of the HUD.
        case removeManager
        case setDark(Bool)
        case setTextSize(TextSize)
        case rotate(isLandscape: Bool)
        case setReduceMotion(Bool)
        case setReduceTransparency(Bool)
        /// The app shows a window over those of its level.
        case showWindow(WindowSetup)
        case removeWindow(String)
        /// Assistive technology moves to an element of the app.
        case focus(String)
        /// The element that had the focus of assistive technology leaves the screen.
        case unfocus(String)
        case connectScene
        case disconnectScene
    }

    /// A call of a manager; providers are named.
    public enum Call: Sendable {
        case showLoading(provider: String = Storyboard.defaultProvider)
        case showSuccess(any LoadableSuccess, provider: String = Storyboard.defaultProvider)
        /// - Parameter onRetry: what the action of Retry does, step by step; `nil` for a failure without Retry.
        case showFailure(any Error, provider: String = Storyboard.defaultProvider, onRetry: [Step]? = nil)
        case hide
    }

    /// A part of what an action does.
    public struct Step: Sendable {
        /// Seconds since the action began.
        public var delay: Double
        /// A call of the manager that showed the action; nothing once that manager is gone.
        public var call: Call

        public init(after delay: Double = 0, _ call: Call) {
            self.delay = delay
            self.call = call
        }
    }

    /// Where somebody taps.
    public enum Locator: Hashable, Sendable {
        /// At a point, in points from the top left of the screen as it is held.
        case point(ScreenPoint)
        /// On the element of the HUD with this label.
        case label(String)
    }
}

extension Storyboard.Operation {
    public static func showLoading(provider: String = Storyboard.defaultProvider) -> Self {
        .call(.showLoading(provider: provider))
    }

    public static func showSuccess(
        _ object: any LoadableSuccess,
        provider: String = Storyboard.defaultProvider
    ) -> Self {
        .call(.showSuccess(object, provider: provider))
    }

    public static func showFailure(
        _ error: any Error,
        provider: String = Storyboard.defaultProvider,
        onRetry: [Storyboard.Step]? = nil
    ) -> Self {
        .call(.showFailure(error, provider: provider, onRetry: onRetry))
    }

    public static var hide: Self { .call(.hide) }

    public static func tap(x: Double, y: Double) -> Self { .tap(.point(ScreenPoint(x: x, y: y))) }

    public static func tap(label: String) -> Self { .tap(.label(label)) }
}
