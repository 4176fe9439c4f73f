import HUD
import Observation
import Testing

@Suite("Worked examples")
struct WorkedExampleTests {
    @Test("A download is tried three times, six seconds each, and then another source succeeds")
    func downloadWithRetry() {
        let rig = ManagerRig(
            HUDSettings(
                dismissal: HUDDismissalRules(
                    failureWithRetry: HUDDismissal(autoHide: .never, cardTapHides: false, backdropTapHides: false)
                )
            )
        )
        let provider = rig.provider
        let download = ButtonAction { [clock = rig.clock, weak manager = rig.manager] completion in
            manager?.showLoading(provider: provider)
            clock.schedule(after: 6) { completion(.failure(TestError())) }
        }
        let mirror = ButtonAction { [clock = rig.clock, weak manager = rig.manager] completion in
            manager?.showLoading(provider: provider)
            clock.schedule(after: 6) {
                manager?.showSuccess("Downloaded", provider: provider)
                completion(.success("mirror"))
            }
        }
        let action = download.retry(2).fallbackTo(mirror)
        rig.manager.showFailure(TestError(), provider: provider, onRetry: action)
        rig.clock.advance(to: 10)
        rig.manager.tap(.button(.retry))
        #expect(rig.phase == .loading)
        rig.clock.advance(to: 33.999)
        #expect(rig.phase == .loading)
        rig.clock.advance(to: 34)
        #expect(rig.manager.loadableState == .success("Downloaded", AnyHUDProvider(provider)))
        rig.clock.advance(to: 36)
        #expect(rig.phase == .none)
    }

    @Test("Quick start: loading while something is saved, then the success, which hides itself")
    func quickStart() {
        let clock = VirtualClock()
        let manager = DefaultLoadingManager(scheduler: clock)
        let provider = DefaultLoadingViewProvider()
        manager.showLoading(provider: provider)
        clock.advance(by: 3)
        #expect(manager.loadableState.phase == .loading)
        manager.showSuccess("All changes saved", provider: provider)
        #expect(manager.loadableState == .success("All changes saved", AnyHUDProvider(provider)))
        clock.advance(by: 2)
        #expect(manager.loadableState == .none)
    }

    /// What waits for an answer: neither time nor a tap on the card hides it.
    private static let waiting = HUDDismissal(autoHide: .never, cardTapHides: false)

    @Test("Persistent failure: it waits for Close, a tap outside, or another state")
    func persistentFailure() {
        let rig = ManagerRig(HUDSettings(dismissal: HUDDismissalRules(failureWithRetry: Self.waiting)))
        rig.show(.failureWithRetry)
        rig.clock.advance(to: 3600)
        #expect(rig.manager.tap(.card) == .consumed)
        #expect(rig.phase == .failureWithRetry)
        #expect(rig.manager.tap(.backdrop) == .hidden)
        rig.show(.failureWithRetry)
        #expect(rig.manager.tap(.button(.close)) == .hidden)
        rig.show(.failureWithRetry)
        rig.show(.loading)
        #expect(rig.phase == .loading)
        // Other states keep their own rules.
        rig.show(.failure)
        #expect(rig.manager.tap(.card) == .hidden)
    }

    @Test("Fully persistent failure: a tap outside does not hide it either, Close and another state do")
    func fullyPersistentFailure() {
        var rule = Self.waiting
        rule.backdropTapHides = false
        let rig = ManagerRig(HUDSettings(dismissal: HUDDismissalRules(failureWithRetry: rule)))
        rig.show(.failureWithRetry)
        rig.clock.advance(to: 3600)
        #expect([HUDTarget.card, .backdrop].map { rig.manager.tap($0) } == [.consumed, .consumed])
        #expect(!rig.manager.escape())
        #expect(rig.phase == .failureWithRetry)
        #expect(rig.manager.tap(.button(.close)) == .hidden)
        rig.show(.failureWithRetry)
        rig.show(.success)
        #expect(rig.phase == .success)
    }

    @Test("Observation: a screen that tracks anew in a later turn is told of every change, and of nothing else")
    func observation() {
        /// A screen that shows a word for the state, which it reads again after each change.
        final class Screen {
            let facade: ObservableLoadingManager
            let clock: VirtualClock
            private(set) var words: [String] = []

            init(_ facade: ObservableLoadingManager, _ clock: VirtualClock) {
                self.facade = facade
                self.clock = clock
                draw()
            }

            private func draw() {
                nonisolated(unsafe) let screen = self
                withObservationTracking {
                    words.append("\(facade.loadableState)")
                } onChange: {
                    screen.clock.schedule(after: 0) { screen.draw() }
                }
            }
        }
        let rig = ManagerRig()
        let screen = Screen(ObservableLoadingManager(rig.manager), rig.clock)
        screen.facade.showLoading(provider: rig.provider)
        rig.clock.advance(to: 1)
        screen.facade.showLoading(provider: rig.provider)
        rig.clock.advance(to: 2)
        rig.manager.showSuccess("Saved", provider: rig.provider)
        rig.clock.advance(to: 5)
        #expect(screen.words == ["None", "Loading", "Success: `Saved`", "None"])
    }
}
