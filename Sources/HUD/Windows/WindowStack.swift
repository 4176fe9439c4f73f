/// The windows of a scene at one moment, from the bottom up.
public struct WindowStack: Hashable, Sendable {
    /// A window as it was at that moment.
    public struct Entry: Hashable, Sendable {
        public let name: String
        public let level: WindowLevel
        /// The part of the screen that it covers; `nil` for all of it.
        public let frame: ScreenFrame?
        public let isHUD: Bool
        /// False for a HUD's window while no HUD is shown.
        public let interceptsTouches: Bool
        public let isAccessibilityHidden: Bool

        init(_ window: Window) {
            name = window.name
            level = window.level
            frame = window.frame
            isHUD = window.isHUD
            interceptsTouches = window.interceptsTouches
            isAccessibilityHidden = window.isAccessibilityHidden
        }
    }

    public let entries: [Entry]

    init(_ entries: [Entry]) {
        self.entries = entries
    }

    /// The window that gets a touch at a point; `nil` when none does.
    public func window(at point: ScreenPoint) -> Entry? {
        index(at: point).map { entries[$0] }
    }

    /// The windows whose content assistive technology reaches, from the bottom up.
    public var reachable: [Entry] {
        entries.filter { !$0.isAccessibilityHidden && $0.interceptsTouches }
    }

    func index(at point: ScreenPoint) -> Int? {
        entries.lastIndex { entry in
            entry.interceptsTouches && (entry.frame?.contains(point) ?? true)
        }
    }
}
