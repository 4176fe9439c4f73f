extension Storyboard.Operation: CustomStringConvertible {
    public var description: String {
        switch self {
        case .call(let call): call.description
        case .tap(let locator): "tap \(locator)"
        case .scroll(let offset): "scroll to \(offset.words)"
        case .escape: "escape"
        case .replaceManager: "another manager"
        case .removeManager: "no manager"
        case .setDark(let isDark): isDark ? "dark appearance" : "light appearance"
        case .setTextSize(let size): "text size \(size)"
        case .rotate(let isLandscape): isLandscape ? "turn to landscape" : "turn to portrait"
        case .setReduceMotion(let reduces): reduces ? "reduce motion" : "allow motion"
        case .setReduceTransparency(let reduces): reduces ? "reduce transparency" : "allow transparency"
        case .showWindow(let window): "show window \(window.name) at level \(window.level.rawValue.words)"
        case .removeWindow(let name): "remove window \(name)"
        case .focus(let label): "focus on \(label)"
        case .unfocus(let label): "\(label) leaves the screen"
        case .connectScene: "the scene connects"
        case .disconnectScene: "the scene disconnects"
        }
    }
}

extension Storyboard.Call: CustomStringConvertible {
    public var description: String {
        switch self {
        case .showLoading(let provider):
            "show loading" + Self.suffix(provider)
        case .showSuccess(let object, let provider):
            "show success \"\(object.description)\"" + Self.suffix(provider)
        case .showFailure(let error, let provider, let onRetry):
            "show failure \"\(error)\"" + (onRetry == nil ? "" : " with Retry") + Self.suffix(provider)
        case .hide:
            "hide"
        }
    }

    private static func suffix(_ provider: String) -> String {
        provider == Storyboard.defaultProvider ? "" : " by \(provider)"
    }
}

extension Storyboard.Locator: CustomStringConvertible {
    public var description: String {
        switch self {
        case .point(let point): "at \(point.x.words), \(point.y.words)"
        case .label(let label): "on \"\(label)\""
        }
    }
}

extension TimelineEntry.Happening: CustomStringConvertible {
    public var description: String {
        switch self {
        case .event(let words): words
        case .state(let state): "state \(state)"
        case .tap(_, let window, let target, let outcome):
            "tap taken by \(window ?? "nothing")" + (target.map { ", on \($0): \(outcome.rawValue)" } ?? "")
        case .escape(let handled): handled ? "escape hid the HUD" : "escape was not handled"
        case .timerStarted(let timer): "timer \(timer.number) started, due at \(timer.due.words) s"
        case .timerCancelled(let timer): "timer \(timer.number) cancelled"
        case .timerFired(let timer): "timer \(timer.number) fired"
        case .scene(let event): event.description
        }
    }
}

extension WindowSceneEvent: CustomStringConvertible {
    public var description: String {
        switch self {
        case .contentHidden(let windows): "hidden from assistive technology: \(windows.joined(separator: ", "))"
        case .contentRestored(let windows): "given back to assistive technology: \(windows.joined(separator: ", "))"
        case .screenChanged(.firstElement): "screen changed, focus on the first element of the HUD"
        case .screenChanged(.element(let label)): "screen changed, focus on \(label)"
        case .screenChanged(.unspecified): "screen changed"
        case .backdropFailed(let failure, let handled): "\(handled ? "handler told" : "logged"): \(failure)"
        }
    }
}
