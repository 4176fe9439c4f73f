import HUD
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
}
