/// A view that assistive technology is kept in.
struct AccessibilityScope {
    let view: LaidOutView
    /// As in ``AccessibilityElement/path``.
    let path: [Int]
    let passage: Passage
    let isModal: Bool
}

extension View {
    /// Makes the view a screen of its own for assistive technology, beside others: modal views keep it in within their
    /// own screen alone.
    package func accessibilityScreen() -> some View { accessibility { $0.isScreen = true } }
}

extension LaidOutView {
    /// Of each screen, else of the whole, the topmost modal view, or all of it where there is none.
    var accessibilityScopes: [AccessibilityScope] {
        let whole = AccessibilityScope(view: self, path: [], passage: Passage(), isModal: false)
        let screens = whole.screens
        return (screens.isEmpty ? [whole] : screens).map { $0.modal ?? $0 }
    }
}

extension AccessibilityScope {
    /// The scope of a child; `nil` where nothing is to be found in it.
    private func inside(_ index: Int) -> AccessibilityScope? {
        let child = view.children[index]
        if child.accessibility?.isHidden ?? false { return nil }
        if case .opacity(0) = child.effect { return nil }
        return AccessibilityScope(view: child, path: path + [index], passage: passage.entering(view), isModal: false)
    }

    /// The outermost screens in the view, from the back to the front.
    fileprivate var screens: [AccessibilityScope] {
        if view.accessibility?.isScreen ?? false { return [self] }
        return view.children.indices.flatMap { inside($0)?.screens ?? [] }
    }

    /// The topmost modal view.
    fileprivate var modal: AccessibilityScope? {
        if view.accessibility?.traits.contains(.isModal) ?? false {
            return AccessibilityScope(view: view, path: path, passage: passage, isModal: true)
        }
        return view.children.indices.reversed().lazy.compactMap { inside($0)?.modal }.first
    }
}
