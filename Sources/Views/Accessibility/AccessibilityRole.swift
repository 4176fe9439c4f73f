/// What kind of thing an element is for assistive technology.
public enum AccessibilityRole: String, CaseIterable, Hashable, Sendable {
    case button
    case link
    case toggle
    case header
    case text
    case image
    case progressIndicator
    /// An element that holds others, which stay reachable one by one.
    case group
    /// An element of no known kind.
    case element

    /// True where a tap on the element does something.
    public var isInteractive: Bool {
        switch self {
        case .button, .link, .toggle: true
        case .header, .text, .image, .progressIndicator, .group, .element: false
        }
    }
}

extension AccessibilityRole {
    /// The role that traits give, whatever the view is, or `nil` where they leave it open.
    init?(_ traits: AccessibilityTraits) {
        if traits.contains(.isLink) {
            self = .link
        } else if traits.contains(.isToggle) {
            self = .toggle
        } else if traits.contains(.isButton) {
            self = .button
        } else if traits.contains(.isHeader) {
            self = .header
        } else if traits.contains(.isImage) {
            self = .image
        } else if traits.contains(.isStaticText) {
            self = .text
        } else {
            return nil
        }
    }
}
