import Raster
import Typography

/// What assistive technology finds in a view that was laid out.
///
/// Texts and images are elements, as is each view that ``View/accessibilityElement(children:)`` makes one. Hidden
/// views, empty texts and views of opacity 0 are not there. In a stack elements follow each other as its views do,
/// which in a right-to-left layout is from the right; views on top of each other are read in lines from the top, each
/// line from the side on which reading begins. Inside of a view with the trait `isModal` is all that there is, of the
/// topmost such view; of several screens side by side each has its own.
public struct AccessibilityTree: Hashable, Sendable {
    /// In reading order.
    public let elements: [AccessibilityElement]
    /// True where only what is inside of a modal view was looked at, on one of several screens at least.
    public let isModal: Bool

    public init(_ view: LaidOutView, direction: LayoutDirection = .leftToRight) {
        let scopes = view.accessibilityScopes
        let reader = AccessibilityReader(direction: direction)
        elements = scopes.flatMap { scope in
            reader.elements(
                of: scope.view,
                at: scope.path,
                inherited: AccessibilityAttributes(),
                through: scope.passage
            )
        }
        isModal = scopes.contains(where: \.isModal)
    }

    /// What is found in several trees, one after the other.
    package init(joining trees: [AccessibilityTree]) {
        elements = trees.flatMap(\.elements)
        isModal = trees.contains(where: \.isModal)
    }

    /// The elements with those inside of groups, in reading order.
    public var allElements: [AccessibilityElement] { Self.flattened(elements) }

    private static func flattened(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
        elements.flatMap { [$0] + flattened($0.children) }
    }
}

extension LaidOutView {
    /// Where the view is drawn, before the transforms around it: at an offset, and through its own transform.
    fileprivate var drawnFrame: Rect {
        if arrangement == .shifted, let child = children.first { return child.drawnFrame }
        return transform.bounds(of: frame)
    }
}

/// Finds the elements of views.
private struct AccessibilityReader {
    let direction: LayoutDirection

    func elements(
        of view: LaidOutView,
        at path: [Int],
        inherited: AccessibilityAttributes,
        through passage: Passage
    ) -> [AccessibilityElement] {
        if case .opacity(0) = view.effect { return [] }
        let attributes = (view.accessibility ?? AccessibilityAttributes()).under(inherited)
        guard !attributes.isHidden else { return [] }
        switch attributes.children {
        case nil:
            guard let content = attributes.content else {
                return elements(inside: view, at: path, inherited: attributes.inherited, through: passage)
            }
            if content.role == .text, content.label?.isEmpty ?? true, attributes.label == nil { return [] }
            return [element(view, path, attributes, passage)]
        case .ignore:
            return [element(view, path, attributes, passage)]
        case .combine:
            return [combined(view, path, attributes, passage)]
        case .contain:
            var group = element(view, path, attributes, passage)
            group.role = AccessibilityRole(attributes.traits) ?? .group
            group.children = elements(inside: view, at: path, inherited: AccessibilityAttributes(), through: passage)
            return [group]
        }
    }

    private func elements(
        inside view: LaidOutView,
        at path: [Int],
        inherited: AccessibilityAttributes,
        through passage: Passage
    ) -> [AccessibilityElement] {
        let passage = passage.entering(view)
        let blocks = view.children.enumerated().map { index, child in
            elements(of: child, at: path + [index], inherited: inherited, through: passage)
        }
        guard view.arrangement == .layered else { return blocks.flatMap { $0 } }
        return ReadingOrder(direction: direction).sorted(blocks.filter { !$0.isEmpty }).flatMap { $0 }
    }

    private func element(
        _ view: LaidOutView,
        _ path: [Int],
        _ attributes: AccessibilityAttributes,
        _ passage: Passage
    ) -> AccessibilityElement {
        // A primitive view that was made an element of its own says only what its modifiers say.
        let content = attributes.children == nil ? attributes.content : nil
        var traits = attributes.traits
        switch attributes.content?.role {
        case .text: traits.insert(.isStaticText)
        case .image: traits.insert(.isImage)
        case .progressIndicator: traits.insert(.updatesFrequently)
        case .button: traits.insert(.isButton)
        default: break
        }
        traits.subtract(attributes.removedTraits)
        let role = role(traits, attributes.content?.role)
        let frame = passage.transform.bounds(of: view.drawnFrame)
        return AccessibilityElement(
            role: role,
            label: attributes.label ?? content?.label,
            value: attributes.value ?? content?.value,
            hint: attributes.hint,
            identifier: attributes.identifier,
            traits: traits,
            isEnabled: !attributes.isDisabled,
            actions: actions(role, attributes),
            frame: frame,
            shownFrame: passage.shown(frame),
            seenFrame: passage.seen(frame),
            children: [],
            path: path
        )
    }

    /// What the traits say, unless it is only what every view of the kind has.
    private func role(_ traits: AccessibilityTraits, _ own: AccessibilityRole?) -> AccessibilityRole {
        let strong = AccessibilityRole(traits.subtracting([.isImage, .isStaticText]))
        return strong ?? own ?? AccessibilityRole(traits) ?? .element
    }

    private func actions(_ role: AccessibilityRole, _ attributes: AccessibilityAttributes) -> [AccessibilityAction] {
        !attributes.isDisabled && (role.isInteractive || attributes.isTappable) ? [.activate] : []
    }

    private func combined(
        _ view: LaidOutView,
        _ path: [Int],
        _ attributes: AccessibilityAttributes,
        _ passage: Passage
    ) -> AccessibilityElement {
        let parts = elements(inside: view, at: path, inherited: AccessibilityAttributes(), through: passage)
        let flat = parts.flatMap { [$0] + $0.children }
        var element = element(view, path, attributes, passage)
        if element.label == nil {
            let labels = flat.filter(\.isLabelled).compactMap(\.label)
            element.label = labels.isEmpty ? attributes.content?.label : labels.joined(separator: ", ")
        }
        if element.value == nil {
            let values = flat.compactMap(\.value).filter { !$0.isBlank }
            element.value = values.isEmpty ? attributes.content?.value : values.joined(separator: ", ")
        }
        let shared = flat.reduce(AccessibilityTraits()) { $0.union($1.traits) }
        let isOneOfAKind = flat.count == 1 && element.role == .element
        let kinds: AccessibilityTraits = isOneOfAKind ? [] : [.isStaticText, .isImage]
        element.traits = element.traits.union(shared.subtracting(kinds)).subtracting(attributes.removedTraits)
        element.role = role(element.traits, attributes.content?.role ?? (isOneOfAKind ? flat[0].role : nil))
        element.actions = actions(element.role, attributes)
        return element
    }
}
