import HUD
import Testing

@Suite("5 Scenes and managers")
struct PresenterTests {
    @Test("Another manager takes over the same window")
    func sameWindow() {
        let rig = SceneRig()
        let window = rig.presenter.window
        rig.presenter.manager = DefaultLoadingManager()
        #expect(rig.presenter.window === window)
        #expect(rig.scene.stack.count == 2)
    }

    @Test("A replaced manager is released, and its states are shown no more")
    func released() {
        let clock = VirtualClock()
        let scene = WindowScene()
        let presenter = HUDPresenter(scheduler: clock)
        presenter.connect(to: scene)
        var first: DefaultLoadingManager? = DefaultLoadingManager(scheduler: clock)
        weak let gone = first
        presenter.manager = first
        first = nil
        #expect(gone != nil)
        presenter.manager = DefaultLoadingManager(scheduler: clock)
        #expect(gone == nil)
    }

    @Test("A replaced manager that lives on does not touch the HUD")
    func replacedManager() {
        let rig = SceneRig()
        rig.presenter.manager = DefaultLoadingManager()
        rig.showLoading()
        #expect(!rig.presenter.isShown)
        #expect(rig.touched == "app")
    }

    @Test("Without a manager the window of the HUD leaves the scene; a new manager brings one back")
    func noManager() {
        let rig = SceneRig()
        rig.showLoading()
        rig.presenter.manager = nil
        #expect(rig.scene.stack.map(\.name) == ["app"])
        #expect(rig.presenter.window == nil)
        #expect(rig.touched == "app")
        rig.presenter.manager = rig.manager
        #expect(rig.touched == "HUD")
    }

    @Test("A manager that is set before the scene connects is shown when it connects")
    func beforeScene() {
        let clock = VirtualClock()
        let manager = DefaultLoadingManager(scheduler: clock)
        let presenter = HUDPresenter(scheduler: clock)
        presenter.manager = manager
        manager.showLoading(provider: TestProvider())
        #expect(presenter.window == nil)
        #expect(!presenter.isShown)
        let scene = WindowScene()
        presenter.connect(to: scene)
        #expect(presenter.isShown)
        #expect(scene.window(at: ScreenPoint(x: 1, y: 1)) === presenter.window)
    }

    @Test("The same manager set again leaves the HUD untouched")
    func sameManager() {
        let rig = SceneRig()
        rig.showLoading()
        rig.nextTurn()
        let history = rig.presenter.history
        let events = rig.events
        rig.scene.show(Window(name: "later"))
        rig.manager.settings.windowLevel = .alert
        rig.presenter.manager = rig.manager
        rig.nextTurn()
        #expect(rig.presenter.history == history)
        #expect(rig.events == events)
        #expect(rig.touched == "later")
    }

    @Test("When the scene disconnects the HUD is removed and the manager kept")
    func disconnect() {
        let rig = SceneRig()
        rig.showLoading()
        rig.presenter.disconnect()
        #expect(rig.scene.stack.map(\.name) == ["app"])
        #expect(rig.presenter.manager === rig.manager)
        #expect(rig.manager.loadableState.phase == .loading)
        rig.presenter.connect(to: rig.scene)
        #expect(rig.touched == "HUD")
    }

    @Test("Each scene has its own HUD, manager and window")
    func twoScenes() {
        let left = SceneRig()
        let right = SceneRig()
        left.showLoading()
        #expect(left.touched == "HUD")
        #expect(right.touched == "app")
        right.manager.showSuccess("x", provider: right.provider)
        left.manager.hide()
        #expect(left.touched == "app")
        #expect(right.touched == "HUD")
    }

    @Test("A HUD leaves with its presenter")
    func presenterGone() {
        let scene = WindowScene()
        let clock = VirtualClock()
        let manager = DefaultLoadingManager(scheduler: clock)
        let app = Window(name: "app")
        scene.show(app)
        do {
            let presenter = HUDPresenter(scheduler: clock)
            presenter.manager = manager
            presenter.connect(to: scene)
            manager.showLoading(provider: TestProvider())
            #expect(app.isAccessibilityHidden)
        }
        #expect(scene.stack.map(\.name) == ["app"])
        #expect(!app.isAccessibilityHidden)
    }
}

@Suite("5 The HUD where an anchor is")
struct HUDAnchorTests {
    private let clock = VirtualClock()
    private let scene = WindowScene()
    private let window = Window(name: "app")
    private let manager: DefaultLoadingManager

    init() {
        manager = DefaultLoadingManager(scheduler: clock)
        manager.showLoading(provider: TestProvider())
        scene.show(window)
    }

    @Test("The HUD appears once the anchor is in a window of a scene, and leaves with it")
    func appears() {
        let anchor = HUDAnchor(manager: manager, scheduler: clock)
        #expect(!anchor.presenter.isShown)
        anchor.move(to: Window(name: "nowhere"))
        #expect(!anchor.presenter.isShown)
        anchor.move(to: window)
        #expect(anchor.presenter.isShown)
        anchor.move(to: nil)
        #expect(scene.stack.map(\.name) == ["app"])
    }

    @Test("It moves if the anchor moves to a window of another scene")
    func moves() {
        let anchor = HUDAnchor(manager: manager, scheduler: clock)
        anchor.move(to: window)
        let other = WindowScene(name: "other")
        let otherWindow = Window(name: "other app")
        other.show(otherWindow)
        anchor.move(to: otherWindow)
        #expect(scene.stack.map(\.name) == ["app"])
        #expect(other.stack.map(\.name) == ["other app", "HUD"])
    }

    @Test("A window that the app moves to another scene is not followed")
    func notFollowed() {
        let anchor = HUDAnchor(manager: manager, scheduler: clock)
        anchor.move(to: window)
        let other = WindowScene(name: "other")
        other.show(window)
        #expect(scene.stack.map(\.name) == ["HUD"])
        #expect(other.stack.map(\.name) == ["app"])
    }

    @Test("Another manager takes over the window")
    func anotherManager() {
        let anchor = HUDAnchor(manager: manager, scheduler: clock)
        anchor.move(to: window)
        let hud = anchor.presenter.window
        let next = DefaultLoadingManager(scheduler: clock)
        anchor.manager = next
        #expect(anchor.presenter.window === hud)
        #expect(!anchor.presenter.isShown)
    }

    @Test("Two anchors bring two HUDs")
    func twoAnchors() {
        let first = HUDAnchor(manager: manager, scheduler: clock)
        let second = HUDAnchor(manager: manager, scheduler: clock)
        first.move(to: window)
        second.move(to: window)
        #expect(scene.stack.map(\.name) == ["app", "HUD", "HUD"])
    }
}
