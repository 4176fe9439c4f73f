/// Something that a HUD does in its scene besides drawing.
public enum WindowSceneEvent: Hashable, Sendable {
    /// Windows whose content the HUD hid from assistive technology, by name.
    case contentHidden([String])
    /// Windows whose content it gave back, by name; those that another HUD hides stay hidden.
    case contentRestored([String])
    /// Assistive technology was told that the screen has changed.
    case screenChanged(focus: AccessibilityFocus)
    /// A variable blur could not be drawn.
    ///
    /// - Parameter handled: true when the handler of the settings was told; if not, the failure is a line of the log.
    case backdropFailed(BackdropFailure, handled: Bool)
}

/// Where assistive technology is sent when the screen has changed.
public enum AccessibilityFocus: Hashable, Sendable {
    /// The first element of the HUD.
    case firstElement
    /// The element, by its label, that had the focus before the HUD came.
    case element(String)
    /// Wherever assistive technology chooses.
    case unspecified
}

/// An element of the app that assistive technology can be at.
public final class FocusableElement {
    public let label: String
    public var isOnScreen: Bool

    public init(label: String, isOnScreen: Bool = true) {
        self.label = label
        self.isOnScreen = isOnScreen
    }
}
