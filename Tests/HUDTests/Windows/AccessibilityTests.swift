import HUD
import Testing

@Suite("7 Accessibility")
struct AccessibilityTests {
    @Test("When a HUD appears, the content below is hidden and the focus goes to the HUD's first element")
    func entered() {
        let rig = SceneRig()
        rig.showLoading()
        rig.nextTurn()
        #expect(rig.app.isAccessibilityHidden)
        #expect(rig.events == [.contentHidden(["app"]), .screenChanged(focus: .firstElement)])
    }

    @Test("When it leaves, the content is given back and the focus returns to where it was")
    func left() {
        let rig = SceneRig()
        let button = FocusableElement(label: "Buy")
        rig.scene.accessibilityFocus = button
        rig.showLoading()
        rig.nextTurn()
        rig.manager.hide()
        #expect(!rig.app.isAccessibilityHidden)
        rig.nextTurn()
        #expect(rig.announcements == [.firstElement, .element("Buy")])
        #expect(rig.scene.accessibilityFocus === button)
    }

    @Test("The focus does not return to an element that has left the screen")
    func elementLeft() {
        let rig = SceneRig()
        let button = FocusableElement(label: "Buy")
        rig.scene.accessibilityFocus = button
        rig.showLoading()
        button.isOnScreen = false
        rig.manager.hide()
        rig.nextTurn()
        #expect(rig.announcements == [.firstElement, .unspecified])
    }

    @Test("The HUD does not keep the element alive that had the focus")
    func elementReleased() {
        let rig = SceneRig()
        var button: FocusableElement? = FocusableElement(label: "Buy")
        weak let gone = button
        rig.scene.accessibilityFocus = button
        rig.showLoading()
        button = nil
        #expect(gone == nil)
        rig.manager.hide()
        rig.nextTurn()
        #expect(rig.announcements == [.firstElement, .unspecified])
    }

    @Test("Another state of a shown HUD is announced, without a focus")
    func changed() {
        let rig = SceneRig()
        rig.showLoading()
        rig.manager.showSuccess("one", provider: rig.provider)
        rig.manager.showSuccess("two", provider: rig.provider)
        rig.nextTurn()
        #expect(rig.announcements == [.firstElement, .unspecified, .unspecified])
    }

    @Test("An equal state shown again is not announced, nor is hiding what is not shown")
    func equal() {
        let rig = SceneRig()
        rig.manager.hide()
        rig.nextTurn()
        #expect(rig.events == [])
        rig.showLoading()
        rig.showLoading()
        rig.nextTurn()
        #expect(rig.announcements == [.firstElement])
    }

    @Test("Announcements are made on a later turn, never within the call")
    func later() {
        let rig = SceneRig()
        rig.showLoading()
        rig.manager.showSuccess("x", provider: rig.provider)
        rig.manager.hide()
        #expect(rig.announcements == [])
        rig.nextTurn()
        #expect(rig.announcements == [.firstElement, .unspecified, .unspecified])
        #expect(rig.clock.now == 0)
    }

    @Test("A HUD that is removed while it is shown gives the content back like one that leaves")
    func removed() {
        let rig = SceneRig()
        rig.showLoading()
        rig.presenter.manager = nil
        rig.nextTurn()
        #expect(!rig.app.isAccessibilityHidden)
        #expect(rig.announcements == [.firstElement, .unspecified])
    }

    @Test("The windows hidden are those up to the HUD's level that are there when it appears")
    func whichWindows() {
        let rig = SceneRig(HUDSettings(windowLevel: .normal + 1))
        let same = Window(name: "same", level: .normal + 1)
        let above = Window(name: "above", level: .normal + 2)
        rig.scene.show(same)
        rig.scene.show(above)
        rig.showLoading()
        let later = Window(name: "later")
        rig.scene.show(later)
        #expect(rig.app.isAccessibilityHidden && same.isAccessibilityHidden)
        #expect(!above.isAccessibilityHidden && !later.isAccessibilityHidden)
        rig.manager.hide()
        #expect(!rig.app.isAccessibilityHidden && !same.isAccessibilityHidden)
    }

    @Test("Windows of other scenes and windows of HUDs are not hidden")
    func notHidden() {
        let rig = SceneRig()
        let other = SceneRig()
        let second = HUDPresenter(scheduler: rig.clock)
        second.manager = DefaultLoadingManager(state: .loading(AnyHUDProvider(rig.provider)))
        second.connect(to: rig.scene)
        rig.showLoading()
        #expect(!other.app.isAccessibilityHidden)
        #expect(rig.presenter.window?.isAccessibilityHidden == false)
        #expect(second.window?.isAccessibilityHidden == false)
    }

    @Test("Overlapping HUDs share counts: a window comes back when the last HUD that hid it goes")
    func sharedCounts() {
        let rig = SceneRig()
        let manager = DefaultLoadingManager()
        let second = HUDPresenter(scheduler: rig.clock)
        second.manager = manager
        second.connect(to: rig.scene)
        rig.showLoading()
        manager.showLoading(provider: rig.provider)
        rig.manager.hide()
        #expect(rig.app.isAccessibilityHidden)
        manager.hide()
        #expect(!rig.app.isAccessibilityHidden)
    }

    @Test("A window that the app had hidden stays hidden")
    func hiddenByHost() {
        let rig = SceneRig()
        rig.app.isAccessibilityHiddenByHost = true
        rig.showLoading()
        rig.manager.hide()
        #expect(rig.app.isAccessibilityHidden)
    }
}
