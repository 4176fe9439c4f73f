import HUD
import Testing

@Suite("2 Manager operations")
struct ManagerOperationTests {
    @Test("A new manager shows nothing and has the default settings")
    func initial() {
        let manager = DefaultLoadingManager()
        #expect(manager.loadableState == .none)
        #expect(manager.settings.autoHideDelay == 2)
    }

    @Test("showLoading shows loading and starts no timer")
    func showLoading() {
        let rig = ManagerRig()
        rig.manager.showLoading(provider: rig.provider)
        #expect(rig.manager.loadableState == .loading(AnyHUDProvider(rig.provider)))
        #expect(rig.clock.pending == [])
    }

    @Test("showSuccess shows the success and starts one timer")
    func showSuccess() {
        let rig = ManagerRig()
        rig.manager.showSuccess("Saved", provider: rig.provider)
        #expect(rig.manager.loadableState == .success("Saved", AnyHUDProvider(rig.provider)))
        #expect(rig.clock.pending == [2])
    }

    @Test("showFailure shows the failure with its action and starts one timer")
    func showFailure() {
        let rig = ManagerRig()
        let action = ButtonAction {}
        rig.manager.showFailure(TestError(), provider: rig.provider, onRetry: action)
        #expect(rig.manager.loadableState == .failure(TestError(), AnyHUDProvider(rig.provider), onRetry: action))
        #expect(rig.clock.pending == [2])
    }

    @Test("showFailure without an action shows a failure without Retry")
    func showFailureWithoutRetry() {
        let rig = ManagerRig()
        rig.manager.showFailure(TestError(), provider: rig.provider)
        #expect(rig.phase == .failure)
    }

    @Test("hide shows nothing and cancels the timer", arguments: HUDPhase.allCases)
    func hide(phase: HUDPhase) {
        let rig = ManagerRig()
        rig.show(phase)
        rig.manager.hide()
        #expect(rig.phase == .none)
        #expect(rig.clock.pending == [])
    }

    @Test("A manager made with a success or failure hides it by itself, with loading or none it starts no timer")
    func initialStates() {
        let provider = AnyHUDProvider(TestProvider())
        let states: [LoadableState] = [
            .none, .loading(provider), .success("x", provider), .failure(TestError(), provider, onRetry: nil),
            .failure(TestError(), provider, onRetry: ButtonAction {}),
        ]
        for state in states {
            let clock = VirtualClock()
            let manager = DefaultLoadingManager(state: state, scheduler: clock)
            #expect(manager.loadableState == state)
            clock.advance(to: 2)
            #expect(manager.loadableState.phase == (HUDPhase.dismissible.contains(state.phase) ? .none : state.phase))
        }
    }

    @Test("Any call may be made in any state, and the last one wins")
    func anyCallInAnyState() {
        for first in HUDPhase.allCases {
            for second in HUDPhase.allCases {
                let rig = ManagerRig()
                rig.show(first)
                rig.show(second)
                #expect(rig.phase == second, "\(second) after \(first)")
            }
        }
    }

    @Test("There is no queue and no least time on the screen: states shown at one time leave only the last")
    func noQueue() {
        let rig = ManagerRig()
        var seen: [HUDPhase] = []
        let observation = rig.manager.observeStates { seen.append($0.phase) }
        rig.show(.loading)
        rig.show(.success)
        rig.show(.failure)
        #expect(rig.phase == .failure)
        rig.clock.advance(to: 2)
        #expect(seen == [.none, .loading, .success, .failure, .none])
        observation.cancel()
    }

    @Test("Each state cancels the timer of the one before", arguments: HUDPhase.dismissible)
    func cancels(phase: HUDPhase) {
        let rig = ManagerRig()
        rig.show(phase)
        rig.clock.advance(to: 1)
        rig.show(.loading)
        #expect(rig.clock.pending == [])
        rig.clock.advance(to: 100)
        #expect(rig.phase == .loading)
    }

    @Test("An equal state shown again is assigned and gets the full delay", arguments: HUDPhase.dismissible)
    func fullDelayAgain(phase: HUDPhase) {
        let rig = ManagerRig()
        var assignments = 0
        let observation = rig.manager.observers.add(didChange: { _ in assignments += 1 })
        rig.show(phase)
        rig.clock.advance(to: 1.5)
        rig.show(phase)
        #expect(assignments == 2)
        #expect(rig.clock.pending == [3.5])
        rig.clock.advance(to: 3.499)
        #expect(rig.phase == phase)
        rig.clock.advance(to: 3.5)
        #expect(rig.phase == .none)
        observation.cancel()
    }

    @Test("A new observer of the states gets the current one, and then each new one")
    func subscriber() {
        let rig = ManagerRig()
        rig.show(.loading)
        var seen: [HUDPhase] = []
        let observation = rig.manager.observeStates { seen.append($0.phase) }
        #expect(seen == [.loading])
        rig.show(.success)
        rig.manager.hide()
        #expect(seen == [.loading, .success, .none])
        observation.cancel()
        rig.show(.loading)
        #expect(seen.count == 3)
    }

    @Test("Observers hear once of each change before it happens, while the old state is in place")
    func willChange() {
        let rig = ManagerRig()
        var heard: [(HUDPhase, HUDPhase, HUDPhase)] = []
        let observation = rig.manager.observers.add(willChange: { [manager = rig.manager] change in
            heard.append((manager.loadableState.phase, change.old.phase, change.new.phase))
        })
        rig.show(.loading)
        rig.show(.success)
        #expect(heard.map(\.0) == [.none, .loading])
        #expect(heard.map(\.1) == [.none, .loading])
        #expect(heard.map(\.2) == [.loading, .success])
        observation.cancel()
    }

    @Test("Several observers follow one manager, and one that is released hears no more")
    func severalObservers() {
        let rig = ManagerRig()
        var first = 0
        var second = 0
        let kept = rig.manager.observers.add(didChange: { _ in first += 1 })
        do {
            let released = rig.manager.observers.add(didChange: { _ in second += 1 })
            rig.show(.loading)
            withExtendedLifetime(released) {}
        }
        rig.show(.success)
        #expect(first == 2)
        #expect(second == 1)
        kept.cancel()
    }

    @Test("An observer may show the next state, whose timer is the only one")
    func reentrance() {
        let rig = ManagerRig()
        let observation = rig.manager.observers.add(didChange: { [weak manager = rig.manager] change in
            if change.new.phase == .success {
                manager?.showFailure(TestError(), provider: TestProvider())
            }
        })
        rig.show(.success)
        #expect(rig.phase == .failure)
        #expect(rig.clock.pending == [2])
        observation.cancel()
    }

    @Test("A state keeps the provider that it was shown by")
    func remembersProvider() {
        let rig = ManagerRig()
        rig.show(.success)
        #expect(rig.manager.loadableState.provider === rig.provider)
    }

    @Test("A delay in a provider's own properties is never read: the manager's settings count")
    func providersDelay() {
        final class Eager: HUDProvider {
            let loadingManagerSettings = HUDSettings(autoHideDelay: 7)
        }
        let rig = ManagerRig()
        rig.manager.showSuccess("x", provider: Eager())
        #expect(rig.clock.pending == [2])
    }

    @Test("A manager of the app's own gets the rules for taps, and hides by itself only if it does so itself")
    func ownManager() {
        final class Plain: LoadingManager {
            private(set) var loadableState = LoadableState.none
            let settings = HUDSettings()
            let observers = StateObservers()

            private func show(_ state: LoadableState) {
                observers.send(state, from: loadableState) { loadableState = state }
            }
            func showLoading(provider: any HUDProvider) { show(.loading(AnyHUDProvider(provider))) }
            func showSuccess(_ object: any LoadableSuccess, provider: any HUDProvider) {
                show(.success(object, AnyHUDProvider(provider)))
            }
            func showFailure(_ error: any Error, provider: any HUDProvider, onRetry: (any Action)?) {
                show(.failure(error, AnyHUDProvider(provider), onRetry: onRetry))
            }
            func hide() { show(.none) }
        }
        let clock = VirtualClock()
        let scene = WindowScene()
        let presenter = HUDPresenter(scheduler: clock)
        let manager = Plain()
        presenter.manager = manager
        presenter.connect(to: scene)
        manager.showSuccess("x", provider: TestProvider())
        clock.advance(to: 1000)
        #expect(presenter.isShown)
        #expect(presenter.tap(.card) == .hidden)
        #expect(!presenter.isShown)
    }
}
