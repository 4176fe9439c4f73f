import Raster

/// A part of a view that says something to those who see it.
package struct VisiblePart: Sendable {
    package enum Kind: String, Sendable {
        case text
        /// An image of a symbol.
        case symbol
        /// What is drawn along the edge of something that can be tapped.
        case outline
        /// A spinner, a bar or a ring that shows progress.
        case indicator
    }

    package let kind: Kind
    /// The text, the name of the symbol, or the label of the element that the part belongs to.
    package let name: String
    /// The place of the part's view, as in ``AccessibilityElement/path``.
    package let path: [Int]
    /// In points from the top left of the whole.
    package let frame: Rect
    /// The part of the frame that scroll views around it show; `nil` where it is scrolled away.
    package let shownFrame: Rect?
    /// Of a text.
    package let text: TextFacts?
    /// True where the part belongs to a control that does nothing now.
    package let isDisabled: Bool
    /// What it is drawn with: for a text or a symbol one ink, for an indicator each of its shapes.
    package let inks: [Ink]
}

extension LaidOutView {
    /// The texts, symbols, outlines of controls and indicators, from the back to the front; of the modal view of each
    /// screen alone where there is one.
    ///
    /// What is hidden from assistive technology is among them; what has opacity 0 is not. Bitmaps, shapes that are no
    /// part of an indicator, and what controls are filled with count as what lies behind.
    package func visibleParts(_ tree: AccessibilityTree) -> [VisiblePart] {
        var finder = PartFinder(tree)
        for scope in accessibilityScopes {
            finder.scope = scope.path
            finder.visit(self, path: [], surroundings: .init())
        }
        return finder.parts
    }
}

/// Walks through views for their visible parts.
private struct PartFinder {
    struct Surroundings {
        var effects: [Ink.Effect] = []
        var element: AccessibilityElement?
        var passage = Passage()
        var isDisabled = false
    }

    /// The view to look for parts in.
    var scope: [Int] = []
    private let elements: [[Int]: AccessibilityElement]
    private(set) var parts: [VisiblePart] = []

    init(_ tree: AccessibilityTree) {
        elements = Dictionary(tree.allElements.map { ($0.path, $0) }) { first, _ in first }
    }

    mutating func visit(_ view: LaidOutView, path: [Int], surroundings: Surroundings) {
        if case .opacity(0) = view.effect { return }
        let inner = surroundings.entering(view, element: elements[path])
        guard path.count >= scope.count else {
            let next = scope[path.count]
            return visit(view.children[next], path: path + [next], surroundings: inner)
        }
        if view.accessibility?.content?.role == .progressIndicator {
            let inks = Self.shapes(of: view, path: path, surroundings: inner)
            if !inks.isEmpty { parts.append(part(.indicator, view, path, inner, inks)) }
            return visitTexts(of: view, path: path, surroundings: inner)
        }
        addParts(of: view, path: path, surroundings: inner)
        visitChildren(of: view, path: path, surroundings: inner)
    }

    private mutating func visitChildren(of view: LaidOutView, path: [Int], surroundings: Surroundings) {
        for (index, child) in view.children.enumerated() {
            visit(child, path: path + [index], surroundings: surroundings)
        }
    }

    private mutating func addParts(of view: LaidOutView, path: [Int], surroundings: Surroundings) {
        guard !view.content.isEmpty else { return }
        let content = view.accessibility?.content
        let whole = [Ink(view.content.indices, of: view, at: path, through: surroundings.effects)].compactMap { $0 }
        if content?.text != nil {
            if !whole.isEmpty { parts.append(part(.text, view, path, surroundings, whole)) }
        } else if content?.symbol != nil {
            if !whole.isEmpty { parts.append(part(.symbol, view, path, surroundings, whole)) }
        } else if surroundings.element?.role.isInteractive ?? false {
            let inks = view.content.indices.compactMap { index -> Ink? in
                guard case .stroke = view.content[index] else { return nil }
                return Ink(index..<index + 1, of: view, at: path, through: surroundings.effects)
            }
            if !inks.isEmpty { parts.append(part(.outline, view, path, surroundings, inks)) }
        }
    }

    /// The texts and symbols beside the shapes of an indicator, which are parts of their own.
    private mutating func visitTexts(of view: LaidOutView, path: [Int], surroundings: Surroundings) {
        for (index, child) in view.children.enumerated() {
            if case .opacity(0) = child.effect { continue }
            let path = path + [index]
            let inner = surroundings.entering(child, element: elements[path])
            let content = child.accessibility?.content
            if content?.text != nil || content?.symbol != nil {
                addParts(of: child, path: path, surroundings: inner)
            }
            visitTexts(of: child, path: path, surroundings: inner)
        }
    }

    private static func shapes(of view: LaidOutView, path: [Int], surroundings: Surroundings) -> [Ink] {
        let content = view.accessibility?.content
        guard content?.text == nil, content?.role != .image else { return [] }
        var inks = view.content.indices.compactMap {
            Ink($0..<$0 + 1, of: view, at: path, through: surroundings.effects)
        }
        for (index, child) in view.children.enumerated() {
            if case .opacity(0) = child.effect { continue }
            inks += shapes(of: child, path: path + [index], surroundings: surroundings.entering(child, element: nil))
        }
        return inks
    }

    private func part(
        _ kind: VisiblePart.Kind,
        _ view: LaidOutView,
        _ path: [Int],
        _ surroundings: Surroundings,
        _ inks: [Ink]
    ) -> VisiblePart {
        let content = view.accessibility?.content
        let frame = surroundings.passage.transform.bounds(of: view.frame)
        let symbol = content?.symbol.flatMap { symbol in Symbol.table.first { $0.symbol == symbol }?.name }
        return VisiblePart(
            kind: kind,
            name: content?.text != nil ? content?.label ?? "" : symbol ?? surroundings.element?.label ?? "",
            path: path,
            frame: frame,
            shownFrame: surroundings.passage.shown(frame),
            text: content?.text,
            isDisabled: surroundings.isDisabled,
            inks: inks
        )
    }
}

extension PartFinder.Surroundings {
    /// The surroundings of what is inside of a view.
    fileprivate func entering(_ view: LaidOutView, element: AccessibilityElement?) -> Self {
        var inner = self
        inner.element = element ?? inner.element
        inner.isDisabled = inner.isDisabled || !(element?.isEnabled ?? true)
        inner.passage = passage.entering(view)
        switch view.effect {
        case .none, .opacity, .shadow: break
        case .clip(let path): inner.effects.append(.clip(path, isScroll: view.arrangement == .scrolled))
        case .transform(let matrix): inner.effects.append(.transform(matrix))
        }
        return inner
    }
}
