import HUD
import Testing

@Suite("5 Windows and touches")
struct WindowTests {
    private static let points = [
        ScreenPoint(x: 0, y: 0), ScreenPoint(x: 195, y: 422), ScreenPoint(x: 389.5, y: 843.5),
    ]

    private func names(_ rig: SceneRig) -> [String] { rig.scene.stack.map(\.name) }

    @Test("The HUD has a window of its own, above those of the app")
    func ownWindow() {
        let rig = SceneRig()
        #expect(names(rig) == ["app", "HUD"])
        #expect(rig.presenter.window !== rig.app)
    }

    @Test("The window of the HUD is never the key window")
    func notKey() {
        let rig = SceneRig()
        rig.showLoading()
        #expect(rig.scene.keyWindow === rig.app)
    }

    @Test("While nothing is shown the app gets every touch")
    func idle() {
        let rig = SceneRig()
        for point in Self.points {
            #expect(rig.scene.window(at: point) === rig.app)
        }
        rig.showLoading()
        rig.manager.hide()
        #expect(rig.touched == "app")
    }

    @Test(
        "A HUD takes every touch, whatever its backdrop",
        arguments: [Backdrop.variableBlur(), .dim(), .material(), .clear]
    )
    func shown(backdrop: Backdrop) {
        let rig = SceneRig(HUDSettings(backdrop: backdrop))
        rig.showLoading()
        for point in Self.points {
            #expect(rig.scene.window(at: point) === rig.presenter.window)
        }
    }

    @Test("The HUD of a manager that shows something already takes touches from the first on")
    func shownBefore() {
        let rig = SceneRig()
        let manager = DefaultLoadingManager(state: .loading(AnyHUDProvider(rig.provider)))
        rig.presenter.manager = manager
        #expect(rig.touched == "HUD")
    }

    @Test("Who takes touches follows every change of phase")
    func followsPhase() {
        let rig = SceneRig()
        var touched: [String?] = []
        rig.manager.showFailure(TestError(), provider: rig.provider)
        touched.append(rig.touched)
        rig.presenter.tap(.card)
        touched.append(rig.touched)
        rig.manager.showSuccess("x", provider: rig.provider)
        touched.append(rig.touched)
        rig.clock.advance(by: 2)
        touched.append(rig.touched)
        #expect(touched == ["HUD", "app", "HUD", "app"])
    }

    @Test("The window's level is the settings', by default the normal one")
    func level() {
        #expect(SceneRig().presenter.window?.level == .normal)
        #expect(SceneRig(HUDSettings(windowLevel: .normal + 1)).presenter.window?.level == .normal + 1)
    }

    @Test("A new manager brings its level")
    func newLevel() {
        let rig = SceneRig()
        let manager = DefaultLoadingManager(settings: HUDSettings(windowLevel: .alert))
        rig.presenter.manager = manager
        #expect(rig.presenter.window?.level == .alert)
    }

    @Test("The level is applied whenever the HUD comes into a scene: one that is set later waits for that")
    func laterLevel() {
        let rig = SceneRig()
        rig.manager.settings.windowLevel = .alert
        rig.showLoading()
        #expect(rig.presenter.window?.level == .normal)
        rig.presenter.disconnect()
        rig.presenter.connect(to: rig.scene)
        #expect(rig.presenter.window?.level == .alert)
    }

    @Test("A window of the same level that is shown later covers the HUD and takes its taps")
    func laterWindow() {
        let rig = SceneRig()
        rig.showLoading()
        rig.scene.show(Window(name: "later"))
        #expect(rig.touched == "later")
    }

    @Test("One level up, the HUD stays above the windows shown later")
    func oneLevelUp() {
        let rig = SceneRig(HUDSettings(windowLevel: .normal + 1))
        rig.showLoading()
        rig.scene.show(Window(name: "later"))
        #expect(rig.touched == "HUD")
    }

    @Test(
        "One level up is not above status bar, alerts and keyboard",
        arguments: [
            WindowLevel.statusBar, .alert, .keyboard,
        ]
    )
    func systemLevels(level: WindowLevel) {
        let rig = SceneRig(HUDSettings(windowLevel: .normal + 1))
        rig.scene.show(Window(name: "system", level: level))
        rig.showLoading()
        #expect(rig.touched == "system")
    }

    @Test("A higher window that covers a part of the screen takes the touches of that part only")
    func partialWindow() {
        let rig = SceneRig()
        rig.showLoading()
        let keyboard = ScreenFrame(x: 0, y: 544, width: 390, height: 300)
        rig.scene.show(Window(name: "keyboard", level: .keyboard, frame: keyboard))
        #expect(rig.scene.window(at: ScreenPoint(x: 195, y: 543.9))?.name == "HUD")
        #expect(rig.scene.window(at: ScreenPoint(x: 195, y: 544))?.name == "keyboard")
    }

    @Test("A window of the app's that leaves gets no more touches")
    func removedWindow() {
        let rig = SceneRig()
        let window = Window(name: "later")
        rig.scene.show(window)
        #expect(rig.touched == "later")
        rig.scene.remove(window)
        #expect(rig.touched == "app")
        #expect(window.scene == nil)
    }

    @Test("A tap where the HUD takes touches is ruled by its manager, elsewhere it passes")
    func taps() {
        let rig = SceneRig()
        #expect(rig.presenter.tap(.card) == .passed)
        #expect(!rig.presenter.escape())
        rig.manager.showSuccess("x", provider: rig.provider)
        #expect(rig.presenter.tap(.card) == .hidden)
        rig.manager.showSuccess("x", provider: rig.provider)
        #expect(rig.presenter.escape())
    }
}
