import HUD
import Testing

@Suite("3 Auto-hide")
struct AutoHideTests {
    @Test("Loading never hides by itself")
    func loading() {
        let rig = ManagerRig()
        rig.show(.loading)
        rig.clock.advance(to: 1e6)
        #expect(rig.phase == .loading)
    }

    @Test("Success and failure, also one with Retry, hide after 2 s", arguments: HUDPhase.dismissible)
    func defaults(phase: HUDPhase) {
        let rig = ManagerRig()
        rig.show(phase)
        rig.clock.advance(to: 1.999_999_999)
        #expect(rig.phase == phase)
        rig.clock.advance(to: 2)
        #expect(rig.phase == .none)
    }

    @Test("The delay is the settings' own, scheduled exactly once", arguments: HUDPhase.dismissible)
    func ownDelay(phase: HUDPhase) {
        let scheduler = StubbornScheduler()
        let manager = DefaultLoadingManager(settings: HUDSettings(autoHideDelay: 7), scheduler: scheduler)
        switch phase {
        case .success: manager.showSuccess("x", provider: TestProvider())
        case .failure: manager.showFailure(TestError(), provider: TestProvider())
        default: manager.showFailure(TestError(), provider: TestProvider(), onRetry: ButtonAction {})
        }
        #expect(scheduler.delays == [7])
    }

    @Test("By the rule .never a state stays", arguments: HUDPhase.dismissible)
    func never(phase: HUDPhase) {
        let rig = ManagerRig(everyRule: HUDDismissal(autoHide: .never))
        rig.show(phase)
        #expect(rig.clock.pending == [])
        rig.clock.advance(to: 1e6)
        #expect(rig.phase == phase)
    }

    @Test("By the rule .after a state has a delay of its own", arguments: HUDPhase.dismissible)
    func after(phase: HUDPhase) {
        let rig = ManagerRig(everyRule: HUDDismissal(autoHide: .after(0.5)))
        rig.show(phase)
        #expect(rig.clock.pending == [0.5])
        rig.clock.advance(to: 0.5)
        #expect(rig.phase == .none)
    }

    @Test("Each kind of state has its own rule")
    func ownRules() {
        let rules = HUDDismissalRules(
            success: HUDDismissal(autoHide: .after(1)),
            failureWithoutRetry: HUDDismissal(autoHide: .after(3)),
            failureWithRetry: HUDDismissal(autoHide: .never)
        )
        let settings = HUDSettings(dismissal: rules)
        #expect(HUDPhase.allCases.map { settings.autoHideDelay(in: $0) } == [nil, nil, 1, 3, nil])
    }

    @Test("The timer of a state that has gone is dropped, even if it fires", arguments: HUDPhase.dismissible)
    func staleTimer(phase: HUDPhase) {
        let scheduler = StubbornScheduler()
        let provider = TestProvider()
        let manager = DefaultLoadingManager(scheduler: scheduler)
        manager.showSuccess("x", provider: provider)
        switch phase {
        case .success: manager.showSuccess("x", provider: provider)
        case .failure: manager.showFailure(TestError(), provider: provider)
        default: manager.showLoading(provider: provider)
        }
        scheduler.doFirst()
        #expect(manager.loadableState.showsHUD)
    }

    @Test("The timer of a hidden state does not hide the next one")
    func staleAfterHide() {
        let scheduler = StubbornScheduler()
        let manager = DefaultLoadingManager(scheduler: scheduler)
        manager.showSuccess("x", provider: TestProvider())
        manager.hide()
        manager.showLoading(provider: TestProvider())
        scheduler.doFirst()
        #expect(manager.loadableState.phase == .loading)
    }

    @Test("The timer is also cancelled, so that the scheduler keeps nothing of it")
    func cancelled() {
        let rig = ManagerRig()
        rig.show(.success)
        rig.show(.loading)
        #expect(rig.clock.pending == [])
    }

    @Test("The timer does not keep the manager alive")
    func weakManager() {
        let clock = VirtualClock()
        var manager: DefaultLoadingManager? = DefaultLoadingManager(scheduler: clock)
        weak let released = manager
        manager?.showSuccess("x", provider: TestProvider())
        manager = nil
        #expect(released == nil)
        #expect(clock.pending == [2])
        clock.advance(to: 2)
    }

    @Test("A state is not hidden within the call that shows it, not even after no time")
    func neverAtOnce() {
        let rig = ManagerRig(HUDSettings(autoHideDelay: 0))
        rig.show(.success)
        #expect(rig.phase == .success)
        rig.clock.advance(to: 0)
        #expect(rig.phase == .none)
    }

    @Test("Delays that are set later hold for the next state")
    func laterSettings() {
        let rig = ManagerRig()
        rig.show(.success)
        rig.manager.settings.autoHideDelay = 5
        #expect(rig.clock.pending == [2])
        rig.show(.success)
        #expect(rig.clock.pending == [5])
    }
}
