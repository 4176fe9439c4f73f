import Raster

/// One thing that assistive technology can stop at.
public struct AccessibilityElement: Hashable, Sendable {
    public var role: AccessibilityRole
    /// What is read; `nil` or empty for an element that should have a name and has none.
    public var label: String?
    public var value: String?
    public var hint: String?
    public var identifier: String?
    public var traits: AccessibilityTraits
    /// False for a control that does nothing now.
    public var isEnabled: Bool
    public var actions: [AccessibilityAction]
    /// In points from the top left of the whole.
    public var frame: Rect
    /// The part of the frame that scroll views around the element show; `nil` where it is scrolled away.
    package var shownFrame: Rect?
    /// The part of the frame that no clip around the element cuts off; `nil` where nothing is left.
    package var seenFrame: Rect?
    /// The elements inside of a group, in reading order.
    public var children: [AccessibilityElement]
    /// The place of the element's view: at each step from the outermost view inwards, the index among the children.
    public var path: [Int]

    /// True where a name is there to be read.
    public var isLabelled: Bool { label.map { !$0.isBlank } ?? false }
}

extension String {
    /// True for a text of white space alone, and for none.
    var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
