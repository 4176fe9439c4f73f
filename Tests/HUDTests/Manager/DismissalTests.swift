import HUD
import Testing

@Suite("4 Dismissal rules")
struct DismissalTests {
    private static let stays = HUDDismissal(cardTapHides: false, backdropTapHides: false)

    @Test("By default everything hides: after the delay, by a tap on the card, by a tap outside")
    func defaults() {
        let rules = HUDDismissalRules()
        let expected = HUDDismissal(autoHide: .afterAutoHideDelay, cardTapHides: true, backdropTapHides: true)
        #expect([rules.success, rules.failureWithoutRetry, rules.failureWithRetry] == [expected, expected, expected])
    }

    @Test("While nothing is shown every tap passes", arguments: [HUDTarget.card, .backdrop, .button(.close)])
    func idle(target: HUDTarget) {
        #expect(ManagerRig().manager.tap(target) == .passed)
    }

    @Test("Loading ignores taps: they are consumed", arguments: [HUDTarget.card, .backdrop, .button(.close)])
    func loading(target: HUDTarget) {
        let rig = ManagerRig()
        rig.show(.loading)
        #expect(rig.manager.tap(target) == .consumed)
        #expect(rig.phase == .loading)
    }

    @Test("A tap on the card hides if cardTapHides", arguments: HUDPhase.dismissible, [true, false])
    func card(phase: HUDPhase, hides: Bool) {
        let rig = ManagerRig(everyRule: HUDDismissal(cardTapHides: hides, backdropTapHides: !hides))
        rig.show(phase)
        #expect(rig.manager.tap(.card) == (hides ? .hidden : .consumed))
        #expect(rig.phase == (hides ? .none : phase))
    }

    @Test("A tap outside of the card hides if backdropTapHides", arguments: HUDPhase.dismissible, [true, false])
    func backdrop(phase: HUDPhase, hides: Bool) {
        let rig = ManagerRig(everyRule: HUDDismissal(cardTapHides: !hides, backdropTapHides: hides))
        rig.show(phase)
        #expect(rig.manager.tap(.backdrop) == (hides ? .hidden : .consumed))
        #expect(rig.phase == (hides ? .none : phase))
    }

    @Test("A failure with Retry has a rule of its own")
    func ownRule() {
        let rig = ManagerRig(
            HUDSettings(dismissal: HUDDismissalRules(failureWithRetry: HUDDismissal(cardTapHides: false)))
        )
        rig.show(.failureWithRetry)
        #expect(rig.manager.tap(.card) == .consumed)
        rig.show(.failure)
        #expect(rig.manager.tap(.card) == .hidden)
    }

    @Test("The escape gesture counts as a tap outside and says whether it hid", arguments: HUDPhase.dismissible)
    func escape(phase: HUDPhase) {
        let hiding = ManagerRig(everyRule: HUDDismissal(cardTapHides: false, backdropTapHides: true))
        hiding.show(phase)
        #expect(hiding.manager.escape())
        #expect(hiding.phase == .none)

        let staying = ManagerRig(everyRule: HUDDismissal(cardTapHides: true, backdropTapHides: false))
        staying.show(phase)
        #expect(!staying.manager.escape())
        #expect(staying.phase == phase)
    }

    @Test("The escape gesture is not handled while loading or while nothing is shown")
    func escapeUnhandled() {
        let rig = ManagerRig()
        #expect(!rig.manager.escape())
        rig.show(.loading)
        #expect(!rig.manager.escape())
        #expect(rig.phase == .loading)
    }

    @Test("Close hides a failure by any rule", arguments: [HUDPhase.failure, .failureWithRetry])
    func close(phase: HUDPhase) {
        let rig = ManagerRig(everyRule: Self.stays)
        rig.show(phase)
        #expect(rig.manager.tap(.button(.close)) == .hidden)
        #expect(rig.phase == .none)
    }

    @Test("Retry runs the action once and leaves the HUD as it is")
    func retry() {
        let rig = ManagerRig()
        var runs = 0
        rig.show(.failureWithRetry) { runs += 1 }
        let shown = rig.manager.loadableState
        #expect(rig.manager.tap(.button(.retry)) == .retried)
        #expect(runs == 1)
        #expect(rig.manager.loadableState == shown)
    }

    @Test("Auto-hide keeps running after Retry")
    func retryKeepsTimer() {
        let rig = ManagerRig()
        rig.show(.failureWithRetry)
        rig.clock.advance(to: 1)
        rig.manager.tap(.button(.retry))
        #expect(rig.clock.pending == [2])
        rig.clock.advance(to: 2)
        #expect(rig.phase == .none)
    }

    @Test("The action of Retry itself shows the next state")
    func retryShowsNext() {
        let rig = ManagerRig()
        rig.show(.failureWithRetry) { [weak manager = rig.manager, provider = rig.provider] in
            manager?.showLoading(provider: provider)
        }
        rig.manager.tap(.button(.retry))
        #expect(rig.phase == .loading)
    }

    @Test("The result of the action of Retry is ignored")
    func retryResult() {
        let rig = ManagerRig()
        let action = ButtonAction { completion in completion(.failure(TestError())) }
        rig.manager.showFailure(TestError(), provider: rig.provider, onRetry: action.retry(2))
        #expect(rig.manager.tap(.button(.retry)) == .retried)
        #expect(rig.phase == .failureWithRetry)
    }

    @Test("The manager retains the action of Retry for as long as the failure is shown")
    func retainsAction() {
        final class Token {}
        let rig = ManagerRig()
        var token: Token? = Token()
        weak let released = token
        rig.show(.failureWithRetry) { [token] in withExtendedLifetime(token) {} }
        token = nil
        #expect(released != nil)
        rig.manager.hide()
        #expect(released == nil)
    }

    @Test("A failure without Retry has no Retry to tap")
    func noRetry() {
        let rig = ManagerRig()
        rig.show(.failure)
        #expect(rig.manager.tap(.button(.retry)) == .consumed)
    }

    @Test("A tap on a button of a custom view is never a tap on the card")
    func customButton() {
        let rig = ManagerRig()
        rig.show(.success)
        #expect(rig.manager.tap(.action("share")) == .consumed)
        #expect(rig.phase == .success)
    }

    @Test("hide and another state leave by any rule", arguments: HUDPhase.dismissible)
    func byCode(phase: HUDPhase) {
        let rig = ManagerRig(everyRule: HUDDismissal(autoHide: .never, cardTapHides: false, backdropTapHides: false))
        rig.show(phase)
        rig.show(.loading)
        #expect(rig.phase == .loading)
        rig.show(phase)
        rig.manager.hide()
        #expect(rig.phase == .none)
    }
}
