import Raster

/// What becomes of the elements inside of a view that is an element itself.
public enum AccessibilityChildBehavior: Hashable, Sendable {
    /// They are gone: the element says only what its modifiers say.
    case ignore
    /// They become one: its label is theirs in reading order, between commas.
    case combine
    /// They stay, inside of the element.
    case contain
}

/// What assistive technology can do with an element.
public enum AccessibilityAction: String, CaseIterable, Hashable, Sendable {
    /// What a tap does.
    case activate
}

extension View {
    /// Names the view for assistive technology.
    ///
    /// As with all of these modifiers, the outermost one wins, and around a view that is no element itself (a stack
    /// without ``accessibilityElement(children:)``) it is said of each element inside.
    public func accessibilityLabel(_ label: String) -> some View { accessibility { $0.label = label } }

    /// Says what the element's state is, such as `40 %`.
    public func accessibilityValue(_ value: String) -> some View { accessibility { $0.value = value } }

    /// Says what happens when the element is activated.
    public func accessibilityHint(_ hint: String) -> some View { accessibility { $0.hint = hint } }

    /// Names the view for tests; no user hears it.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility { $0.identifier = identifier }
    }

    /// Keeps the view and everything inside of it from assistive technology; `false` does not bring back what a view
    /// around hides.
    public func accessibilityHidden(_ isHidden: Bool) -> some View { accessibility { $0.isHidden = isHidden } }

    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.traits = traits }
    }

    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.removedTraits = traits }
    }

    /// Makes the view one element.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility { $0.children = children }
    }

    /// Says what the view is by its nature, for a view that is drawn by other views.
    func accessibilityContent(_ role: AccessibilityRole, label: String? = nil, value: String? = nil) -> some View {
        accessibility { $0.content = .init(role: role, label: label, value: value) }
    }

    func accessibility(_ change: (inout AccessibilityAttributes) -> Void) -> some View {
        var attributes = AccessibilityAttributes()
        change(&attributes)
        return ElementModifier(content: self) { child, _ in
            AccessibilityModifierElement(attributes: attributes, child: child)
        }
    }
}

/// A view with something to say to assistive technology; it adds nothing to the tree of views.
private struct AccessibilityModifierElement: LayoutElement {
    let attributes: AccessibilityAttributes
    let child: LayoutNode

    var kind: String { child.element.kind }
    var spacing: ViewSpacing { child.spacing }
    var priority: Double { child.priority }

    func size(for proposal: ProposedSize) -> Size { child.size(for: proposal) }

    func place(in frame: Rect, proposal: ProposedSize, grid: PixelGrid) -> LaidOutView {
        child.place(at: frame.origin, proposal: proposal, grid: grid).saying(attributes)
    }
}
