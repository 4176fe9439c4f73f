/// What a HUD does for assistive technology: hides the content that it covers, and says that the screen has changed.
final class AccessibilityCurtain {
    private let scheduler: any Scheduler
    private var hiddenWindows: [Window] = []
    private weak var remembered: FocusableElement?

    init(scheduler: any Scheduler) {
        self.scheduler = scheduler
    }

    func update(from old: PresentedState, to new: PresentedState, below window: Window, in scene: WindowScene) {
        switch (old.phase.showsHUD, new.phase.showsHUD) {
        case (false, true): draw(below: window, in: scene)
        case (true, false): open(in: scene)
        case (true, true) where old != new: post(in: scene) { .unspecified }
        default: break
        }
    }

    private func draw(below window: Window, in scene: WindowScene) {
        remembered = scene.accessibilityFocus
        hiddenWindows = scene.stack.filter { !$0.isHUD && $0.level <= window.level }
        for window in hiddenWindows {
            window.hidingHUDs += 1
        }
        scene.onEvent?(.contentHidden(hiddenWindows.map(\.name)))
        scene.accessibilityFocus = nil
        post(in: scene) { .firstElement }
    }

    private func open(in scene: WindowScene) {
        for window in hiddenWindows {
            window.hidingHUDs -= 1
        }
        scene.onEvent?(.contentRestored(hiddenWindows.map(\.name)))
        hiddenWindows = []
        post(in: scene) { [weak remembered, weak scene] in
            guard let remembered, remembered.isOnScreen else { return .unspecified }
            scene?.accessibilityFocus = remembered
            return .element(remembered.label)
        }
    }

    /// Posts on a later turn, when the focus is decided.
    private func post(in scene: WindowScene, focus: @escaping () -> AccessibilityFocus) {
        scheduler.schedule(after: 0) { [weak scene] in
            scene?.onEvent?(.screenChanged(focus: focus()))
        }
    }
}
