import Typography

/// What an audit asks of a text.
package struct TextFacts: Hashable, Sendable {
    /// The em in points, as it is drawn.
    package var fontSize: Double
    package var weight: FontWeight
    /// True when text is left out and an ellipsis stands for it.
    package var isTruncated: Bool
}

/// What a view says to assistive technology: by its nature, and by the modifiers around it.
struct AccessibilityAttributes: Hashable, Sendable {
    /// What a primitive view is, before any modifier.
    struct Content: Hashable, Sendable {
        var role: AccessibilityRole
        var label: String?
        var value: String?
        /// Of a text: how it is set.
        var text: TextFacts?
        /// Of an image of a symbol.
        var symbol: Symbol?
    }

    var content: Content?
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var isHidden = false
    /// True for a control that does nothing now.
    var isDisabled = false
    /// True where a tap is answered by a view that is no button.
    var isTappable = false
    /// True for a screen of its own, beside others.
    var isScreen = false
    var traits: AccessibilityTraits = []
    var removedTraits: AccessibilityTraits = []
    /// What becomes of the elements inside; `nil`: they stay as they are, and what is said is said of each of them.
    var children: AccessibilityChildBehavior?

    /// The attributes under those of a modifier further out, which win.
    func under(_ outer: AccessibilityAttributes) -> AccessibilityAttributes {
        var merged = self
        merged.label = outer.label ?? label
        merged.value = outer.value ?? value
        merged.hint = outer.hint ?? hint
        merged.identifier = outer.identifier ?? identifier
        merged.isHidden = isHidden || outer.isHidden
        merged.isDisabled = isDisabled || outer.isDisabled
        merged.isTappable = isTappable || outer.isTappable
        merged.isScreen = isScreen || outer.isScreen
        merged.traits = traits.subtracting(outer.removedTraits).union(outer.traits)
        merged.removedTraits = removedTraits.subtracting(outer.traits).union(outer.removedTraits)
        merged.children = outer.children ?? children
        return merged
    }

    /// What is said of the elements inside of the view, when it is none itself.
    var inherited: AccessibilityAttributes {
        var inherited = self
        inherited.content = nil
        inherited.children = nil
        inherited.isScreen = false
        inherited.traits.remove(.isModal)
        return inherited
    }
}

/// Attributes in memory of their own: most views have none, and are no larger for it.
final class SharedAccessibility: Sendable {
    let attributes: AccessibilityAttributes

    init(_ attributes: AccessibilityAttributes) {
        self.attributes = attributes
    }
}
