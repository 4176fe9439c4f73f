import HUD
import Observation
import Testing

@Suite("8 Observation")
struct ObservationTests {
    /// Counts the notifications of a facade, tracking it anew after each.
    private final class Watcher {
        let facade: ObservableLoadingManager
        private(set) var seenInside: [HUDPhase] = []

        init(_ facade: ObservableLoadingManager) {
            self.facade = facade
        }

        /// Does something while tracked, and returns whether it notified.
        func notifies(_ work: () -> Void) -> Bool {
            nonisolated(unsafe) let watcher = self
            let before = seenInside.count
            withObservationTracking {
                _ = facade.loadableState
            } onChange: {
                watcher.note()
            }
            work()
            return seenInside.count > before
        }

        private func note() {
            seenInside.append(facade.loadableState.phase)
        }
    }

    private let rig = ManagerRig()
    private var manager: DefaultLoadingManager { rig.manager }

    @Test("The facade shows the state of its manager and forwards every call to it")
    func forwards() {
        let facade = ObservableLoadingManager(manager)
        #expect(facade.manager === manager)
        facade.showLoading(provider: rig.provider)
        #expect(manager.loadableState.phase == .loading)
        facade.showSuccess("x", provider: rig.provider)
        #expect(manager.loadableState.phase == .success)
        facade.showFailure(TestError(), provider: rig.provider)
        #expect(manager.loadableState.phase == .failure)
        facade.showFailure(TestError(), provider: rig.provider, onRetry: ButtonAction {})
        #expect(facade.loadableState.phase == .failureWithRetry)
        facade.hide()
        #expect(facade.loadableState == .none)
    }

    @Test("It follows whoever changes the manager: the facade, the manager, a timer")
    func follows() {
        let watcher = Watcher(ObservableLoadingManager(manager))
        #expect(watcher.notifies { watcher.facade.showLoading(provider: rig.provider) })
        #expect(watcher.notifies { manager.showSuccess("x", provider: rig.provider) })
        #expect(watcher.notifies { rig.clock.advance(to: 2) })
        #expect(watcher.facade.loadableState == .none)
    }

    @Test("Several facades of one manager each follow it")
    func several() {
        let first = Watcher(ObservableLoadingManager(manager))
        let second = Watcher(ObservableLoadingManager(manager))
        var secondToo = false
        let firstToo = first.notifies {
            secondToo = second.notifies { manager.showLoading(provider: rig.provider) }
        }
        #expect(firstToo && secondToo)
    }

    @Test("A state shown again that equals the one shown notifies nobody")
    func equalState() {
        let watcher = Watcher(ObservableLoadingManager(manager))
        #expect(!watcher.notifies { manager.hide() })
        manager.showLoading(provider: rig.provider)
        #expect(!watcher.notifies { manager.showLoading(provider: rig.provider) })
        manager.showSuccess("x", provider: rig.provider)
        #expect(!watcher.notifies { manager.showSuccess("x", provider: rig.provider) })
    }

    @Test("Another provider's loading notifies, and hiding what is shown does")
    func differentState() {
        let watcher = Watcher(ObservableLoadingManager(manager))
        manager.showLoading(provider: rig.provider)
        let other = TestProvider()
        #expect(watcher.notifies { manager.showLoading(provider: other) })
        #expect(watcher.notifies { manager.hide() })
    }

    @Test("onChange runs before the change: reading there gives the old state")
    func onChange() {
        let watcher = Watcher(ObservableLoadingManager(manager))
        _ = watcher.notifies { manager.showLoading(provider: rig.provider) }
        _ = watcher.notifies { manager.showSuccess("x", provider: rig.provider) }
        #expect(watcher.seenInside == [.none, .loading])
    }

    @Test("It is no stream of all calls: states shown again are in the manager's own stream alone")
    func noStream() {
        let watcher = Watcher(ObservableLoadingManager(manager))
        var stream: [HUDPhase] = []
        let observation = manager.observeStates { stream.append($0.phase) }
        var notified = 0
        for _ in 0..<3 {
            if watcher.notifies({ watcher.facade.showLoading(provider: rig.provider) }) { notified += 1 }
        }
        #expect(notified == 1)
        #expect(stream == [.none, .loading, .loading, .loading])
        observation.cancel()
    }

    @Test("A facade that is gone is not kept by its manager")
    func released() {
        var facade: ObservableLoadingManager? = ObservableLoadingManager(manager)
        weak let gone = facade
        #expect(facade?.loadableState == LoadableState.none)
        facade = nil
        #expect(gone == nil)
        manager.showLoading(provider: rig.provider)
    }
}
