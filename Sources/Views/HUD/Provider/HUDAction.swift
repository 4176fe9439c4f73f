import HUD
import Threads

/// What a button of a HUD is for: a view names it, and whoever presents the HUD does it.
///
/// Views are pictures that any thread may draw, so they hold no manager and none of its actions. A button of one's own
/// calls the action that it was given: `Button("Close") { onClose() }`.
public struct HUDAction: Hashable, Sendable {
    public let target: HUDTarget

    /// Hides the HUD.
    public static let close = HUDAction(target: .button(.close))
    /// Runs the action of Retry.
    public static let retry = HUDAction(target: .button(.retry))

    /// Names the target; outside of a tap it does nothing.
    public func callAsFunction() {
        Self.named?.withLock { $0.append(target) }
    }

    /// The targets that a button's closure names, which is called for it.
    static func targets(named body: () -> Void) -> [HUDTarget] {
        let targets = Locked<[HUDTarget]>([])
        $named.withValue(targets, operation: body)
        return targets.withLock { $0 }
    }

    /// The name of a button that does nothing but this.
    var buttonID: String { "hud.\(target)".lowercased() }

    @TaskLocal private static var named: Locked<[HUDTarget]>?
}
