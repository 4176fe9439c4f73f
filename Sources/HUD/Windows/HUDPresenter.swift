/// Puts the HUD of a manager into a scene: one window, which the HUDs of all managers set here share.
///
/// The window lies there as long as there are a scene and a manager, and lets every touch through until the manager has
/// something to show. It is never the key window.
public final class HUDPresenter {
    /// The scene that the HUD is in; `nil` until one is connected.
    public private(set) var scene: WindowScene?
    /// The window of the HUD; `nil` without a scene or a manager.
    public private(set) var window: Window?
    /// The states that are shown and since when.
    public private(set) var history = PresentationHistory()

    /// The manager whose states are shown.
    ///
    /// Another one takes over the window, at the level of its own settings, and the old one is released; `nil` removes
    /// the window; the same one again changes nothing.
    public var manager: (any LoadingManager)? {
        didSet {
            guard manager !== oldValue else { return }
            present()
        }
    }

    private let scheduler: any Scheduler
    private var observation: StateObservation?
    private var shown = PresentedState.none
    private let accessibility: AccessibilityCurtain

    /// - Parameter scheduler: posts what assistive technology is told, which is always later than the call that is the
    ///   reason.
    public init(scheduler: any Scheduler) {
        self.scheduler = scheduler
        accessibility = AccessibilityCurtain(scheduler: scheduler)
    }

    deinit {
        leave()
    }

    /// Brings the HUD into a scene and out of the one that it was in.
    public func connect(to scene: WindowScene) {
        guard scene !== self.scene else { return }
        leave()
        self.scene = scene
        scene.connect(self)
        present()
    }

    /// Takes the HUD off its scene; the manager stays.
    public func disconnect() {
        leave()
        observation = nil
    }

    /// True while the HUD takes the touches of its window.
    public var isShown: Bool { shown.phase.showsHUD }

    /// Hands a tap on the HUD to the manager.
    @discardableResult
    public func tap(_ target: HUDTarget) -> TapOutcome {
        isShown ? manager?.tap(target) ?? .passed : .passed
    }

    /// The escape gesture; returns whether it hid the HUD.
    @discardableResult
    public func escape() -> Bool {
        isShown && manager?.escape() ?? false
    }

    /// Scrolls the card by points from its top.
    public func scroll(to offset: Double) {
        history.scroll(to: offset)
    }

    private func present() {
        observation = nil
        guard let scene, let manager else {
            update(to: .none)
            removeWindow()
            return
        }
        let level = manager.settings.windowLevel
        let window = window ?? Window(hudLevel: level)
        window.level = level
        self.window = window
        observation = manager.observers.add(didChange: { [weak self] _ in
            self?.follow()
        })
        if window.scene == nil {
            window.interceptsTouches = manager.loadableState.showsHUD
            scene.show(window)
        }
        follow()
    }

    private func follow() {
        guard let manager, scene != nil else { return }
        update(to: manager.loadableState.presented)
    }

    private func update(to state: PresentedState) {
        let old = shown
        shown = state
        window?.interceptsTouches = state.phase.showsHUD
        history.record(state, at: scheduler.now)
        guard let scene, let window else { return }
        accessibility.update(from: old, to: state, below: window, in: scene)
        if state.phase.showsHUD && !old.phase.showsHUD {
            reportBackdropFailure()
        }
    }

    private func leave() {
        update(to: .none)
        removeWindow()
        scene?.disconnect(self)
        scene = nil
    }

    private func removeWindow() {
        if let window {
            scene?.remove(window)
        }
        window = nil
    }
}

extension HUDPresenter {
    /// The blur is built anew when the HUD appears, for another appearance, and when transparency is allowed again.
    func traitsChanged(from old: SceneTraits) {
        guard isShown, let scene else { return }
        if old.isDark != scene.traits.isDark || old.reduceTransparency {
            reportBackdropFailure()
        }
    }

    private func reportBackdropFailure() {
        guard let scene, let settings = manager?.settings, let failure = scene.backdropFailure else { return }
        guard case .variableBlur = settings.backdrop, !scene.traits.reduceTransparency else { return }
        settings.onBackdropFailure?(failure)
        scene.onEvent?(.backdropFailed(failure, handled: settings.onBackdropFailure != nil))
    }
}
