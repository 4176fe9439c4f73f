/// What happens to the HUDs of an app, and when: timed events for one or more scenes.
///
/// Playing one is a pure function: ``run(resolver:)`` follows it on a virtual clock from the start, and the state
/// at a time does not depend on which other times are asked for. Events at one time happen in their order, before the
/// timers that are due then; the state at a time has all of them behind it.
public struct Storyboard: Sendable {
    public var scenes: [SceneSetup]
    /// By the names that events use; `"default"` is the provider of the default views unless it is given here.
    public var providers: [String: any HUDProvider]
    /// In order of time.
    public var events: [Event]

    /// The name of the provider of the default views.
    public static let defaultProvider = "default"
    /// The most events, with the steps of reactions, that a storyboard may have.
    public static let eventLimit = 10_000
    /// The most steps that the actions of one run may take, each counted as often as it is run.
    public static let stepLimit = 100_000
    /// The latest time and the longest delay, in seconds: a day.
    public static let longestTime = 86_400.0

    public init(
        scenes: [SceneSetup] = [SceneSetup()],
        providers: [String: any HUDProvider] = [:],
        events: [Event]
    ) {
        self.scenes = scenes
        self.providers = [Self.defaultProvider: DefaultLoadingViewProvider()].merging(providers) { $1 }
        self.events = events
    }
}

extension Storyboard {
    /// A scene as the storyboard finds it.
    public struct SceneSetup: Sendable {
        /// The name that events use.
        public var name: String
        /// The size in portrait.
        public var size: ScreenSize
        /// The size in landscape; `nil` for that of the turned screen, which a scene beside others does not have.
        public var landscapeSize: ScreenSize?
        public var traits: SceneTraits
        /// The settings of the scene's first manager; `nil` for a scene that begins without one.
        public var settings: HUDSettings?
        /// The windows of the app, from the first shown to the last; the window of the HUD is shown after them.
        public var windows: [WindowSetup]
        /// Why variable blurs cannot be drawn in this scene; `nil` where they can.
        public var backdropFailure: BackdropFailure?

        /// The size of the scene as the screen is held.
        func size(isLandscape: Bool) -> ScreenSize { isLandscape ? landscapeSize ?? size.turned : size }

        public init(
            name: String = "main",
            size: ScreenSize = ScreenSize(width: 390, height: 844),
            landscapeSize: ScreenSize? = nil,
            traits: SceneTraits = SceneTraits(),
            settings: HUDSettings? = HUDSettings(),
            windows: [WindowSetup] = [WindowSetup(name: "app")],
            backdropFailure: BackdropFailure? = nil
        ) {
            self.name = name
            self.size = size
            self.landscapeSize = landscapeSize
            self.traits = traits
            self.settings = settings
            self.windows = windows
            self.backdropFailure = backdropFailure
        }
    }

    /// A window of the app.
    public struct WindowSetup: Hashable, Sendable {
        public var name: String
        public var level: WindowLevel
        /// The part of the screen that it covers; `nil` for all of it.
        public var frame: ScreenFrame?

        public init(name: String, level: WindowLevel = .normal, frame: ScreenFrame? = nil) {
            self.name = name
            self.level = level
            self.frame = frame
        }
    }
}
