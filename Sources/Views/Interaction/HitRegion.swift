/// What answers a touch in a view: a button, or whatever a view was told to do when tapped.
public struct HitRegion: Sendable {
    /// The name that the view was given, for callers that act on names instead of closures.
    public var id: String?
    /// False for what is disabled: it is met, keeps the touch from what lies below, and does nothing.
    public var isEnabled: Bool
    private let action: @Sendable () -> Void

    public init(id: String? = nil, isEnabled: Bool = true, action: @escaping @Sendable () -> Void = {}) {
        self.id = id
        self.isEnabled = isEnabled
        self.action = action
    }

    /// Does what a tap does, unless the region is disabled.
    public func perform() {
        if isEnabled { action() }
    }
}
