/// The state of all scenes of a storyboard at one time.
public struct StoryboardState: Hashable, Sendable {
    /// Seconds since the start.
    public let time: Double
    /// In the order of the storyboard.
    public let scenes: [SceneState]

    /// The scene with a name.
    public subscript(scene name: String) -> SceneState? {
        scenes.first { $0.name == name }
    }
}

/// The state of one scene at one time: all that a picture of it depends on, and who takes its touches.
public struct SceneState: Hashable, Sendable {
    public let name: String
    /// The size as the screen is held.
    public let size: ScreenSize
    public let traits: SceneTraits
    /// What the manager shows; `none` without one.
    public let state: PresentedState
    /// What is seen of it; `nil` while no HUD is shown.
    public let hud: HUDMoment?
    /// The backdrop of the manager's settings; `nil` without a manager.
    public let backdrop: Backdrop?
    /// Why variable blurs cannot be drawn in this scene; `nil` where they can.
    public let backdropFailure: BackdropFailure?
    public let windows: WindowStack
    /// The timers that will hide a state unless they are cancelled, in the order in which they were started.
    public let timers: [PendingTimer]

    /// The window that gets a touch at a point; `nil` when none does.
    public func window(at point: ScreenPoint) -> WindowStack.Entry? {
        windows.window(at: point)
    }
}

/// A timer that runs.
public struct PendingTimer: Hashable, Sendable {
    /// Counts the timers of a storyboard from 1.
    public let number: Int
    /// When it fires, in seconds since the start.
    public let due: Double

    public init(number: Int, due: Double) {
        self.number = number
        self.due = due
    }
}
