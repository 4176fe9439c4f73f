import HUD
import Typography
import Views

/// What happens to the HUDs of a scene over time, on any device: the events of a storyboard, without a screen.
///
/// A story is equal to itself alone.
public final class Story: Sendable {
    /// The scenes of the app from the left edge of the screen to the right, at least one; several share the screen.
    let stages: [Stage]
    /// By the names that events use, beside that of the default views.
    let providers: [String: CustomViews]
    /// In order of time, as a device in portrait sees them.
    let events: [Storyboard.Event]
    /// What the windows of the app show, by their names.
    let windowContents: [String: CustomView]

    /// A scene of the app.
    struct Stage: Sendable {
        var name = "main"
        /// The part of the screen's width that it gets, beside those of the others.
        var share = 1.0
        /// The settings of its first manager, whose backdrop is that of the frame; `nil` for none.
        var settings: HUDSettings? = HUDSettings()
        /// From the first shown to the last.
        var windows = [Storyboard.WindowSetup(name: "app")]
        var conditions = Conditions()
    }

    init(
        stages: [Stage],
        providers: [String: CustomViews],
        events: [Storyboard.Event],
        windowContents: [String: CustomView]
    ) {
        self.stages = stages
        self.providers = providers
        self.events = events
        self.windowContents = windowContents
    }

    /// The most scenes side by side.
    static let stageLimit = 4
}

extension Story: Hashable {
    public static func == (a: Story, b: Story) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What the user and the device allow to be drawn.
public struct Conditions: Hashable, Sendable {
    public var reduceMotion = false
    public var reduceTransparency = false
    /// Why variable blurs cannot be drawn; `nil` where they can.
    public var backdropFailure: BackdropFailure?

    public init() {}
}
