import HUD
import Synchronization
import Testing

@Suite("6 Backdrop failures")
struct BackdropFailureTests {
    /// What a handler was told.
    private final class Told: Sendable {
        private let failures = Mutex<[BackdropFailure]>([])

        var all: [BackdropFailure] { failures.withLock { $0 } }

        var handler: @Sendable (BackdropFailure) -> Void {
            { [self] failure in failures.withLock { $0.append(failure) } }
        }
    }

    private let told = Told()

    private func rig(_ backdrop: Backdrop = .variableBlur(), handled: Bool = true) -> SceneRig {
        let rig = SceneRig(HUDSettings(backdrop: backdrop, onBackdropFailure: handled ? told.handler : nil))
        rig.scene.backdropFailure = .effectUnavailable
        return rig
    }

    @Test("The handler is told once for each appearance of the HUD, and not for changes of state")
    func oncePerAppearance() {
        let rig = rig()
        rig.showLoading()
        rig.manager.showSuccess("x", provider: rig.provider)
        #expect(told.all == [.effectUnavailable])
        rig.manager.hide()
        rig.showLoading()
        #expect(told.all == [.effectUnavailable, .effectUnavailable])
    }

    @Test("It is told what failed", arguments: [BackdropFailure.effectUnavailable, .maskCreationFailed])
    func value(failure: BackdropFailure) {
        let rig = rig()
        rig.scene.backdropFailure = failure
        rig.showLoading()
        #expect(told.all == [failure])
    }

    @Test("It is told nothing where the blur can be drawn")
    func available() {
        let rig = rig()
        rig.scene.backdropFailure = nil
        rig.showLoading()
        #expect(told.all == [])
    }

    @Test("It is told again when the appearance changes, for which the effect is built anew")
    func appearance() {
        let rig = rig()
        rig.scene.traits.isDark = true
        #expect(told.all == [])
        rig.showLoading()
        rig.scene.traits.isDark = false
        #expect(told.all.count == 2)
        rig.scene.traits.textSize = .accessibility5
        #expect(told.all.count == 2)
    }

    @Test("It is not told of other backdrops", arguments: [Backdrop.dim(), .material(), .clear])
    func otherBackdrops(backdrop: Backdrop) {
        let rig = rig(backdrop)
        rig.showLoading()
        #expect(told.all == [])
        #expect(!rig.events.contains(.backdropFailed(.effectUnavailable, handled: true)))
    }

    @Test("It is not told under Reduce Transparency, until transparency is allowed again")
    func reduceTransparency() {
        let rig = rig()
        rig.scene.traits.reduceTransparency = true
        rig.showLoading()
        #expect(told.all == [])
        rig.scene.traits.reduceTransparency = false
        #expect(told.all.count == 1)
    }

    @Test("A handler that is set later gets later failures only")
    func laterHandler() {
        let rig = rig(handled: false)
        rig.showLoading()
        rig.manager.settings.onBackdropFailure = told.handler
        #expect(told.all == [])
        rig.manager.hide()
        rig.showLoading()
        #expect(told.all.count == 1)
    }

    @Test("Without a handler the failure is a line of the log, with one it is not")
    func log() {
        let silent = rig(handled: false)
        silent.showLoading()
        #expect(silent.events.contains(.backdropFailed(.effectUnavailable, handled: false)))
        let handled = rig()
        handled.showLoading()
        #expect(handled.events.contains(.backdropFailed(.effectUnavailable, handled: true)))
        #expect(!handled.events.contains(.backdropFailed(.effectUnavailable, handled: false)))
    }

    @Test("State, buttons and dismissal are what they are without the failure")
    func noEffect() {
        let rig = rig()
        rig.manager.showFailure(TestError(), provider: rig.provider, onRetry: ButtonAction {})
        #expect(rig.manager.loadableState.phase == .failureWithRetry)
        #expect(rig.presenter.tap(.button(.retry)) == .retried)
        #expect(rig.clock.pending.contains(2))
        #expect(rig.presenter.tap(.button(.close)) == .hidden)
    }
}
