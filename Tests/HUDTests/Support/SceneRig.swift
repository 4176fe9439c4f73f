import HUD

/// A scene with the app's window, a manager, and the presenter of its HUD.
final class SceneRig {
    let clock = VirtualClock()
    let provider = TestProvider()
    let scene = WindowScene()
    let app = Window(name: "app")
    let manager: DefaultLoadingManager
    let presenter: HUDPresenter
    private(set) var events: [WindowSceneEvent] = []

    init(_ settings: HUDSettings = HUDSettings()) {
        manager = DefaultLoadingManager(settings: settings, scheduler: clock)
        presenter = HUDPresenter(scheduler: clock)
        scene.show(app, makeKey: true)
        scene.onEvent = { [weak self] event in self?.events.append(event) }
        presenter.manager = manager
        presenter.connect(to: scene)
    }

    /// The name of the window that gets a touch in the middle of the screen.
    var touched: String? { scene.window(at: ScreenPoint(x: 195, y: 422))?.name }

    func showLoading() {
        manager.showLoading(provider: provider)
    }

    /// Does what is due now, without letting time pass.
    func nextTurn() {
        clock.advance(to: clock.now)
    }

    /// What assistive technology was told, in order.
    var announcements: [AccessibilityFocus] {
        events.compactMap { event in
            if case .screenChanged(let focus) = event { focus } else { nil }
        }
    }
}
