import HUD

/// A manager on a clock of its own, and a provider to show states by.
final class ManagerRig {
    let clock = VirtualClock()
    let provider = TestProvider()
    let manager: DefaultLoadingManager

    init(_ settings: HUDSettings = HUDSettings()) {
        manager = DefaultLoadingManager(settings: settings, scheduler: clock)
    }

    /// Settings by which every kind of state may leave in the same way.
    convenience init(everyRule rule: HUDDismissal) {
        let rules = HUDDismissalRules(success: rule, failureWithoutRetry: rule, failureWithRetry: rule)
        self.init(HUDSettings(dismissal: rules))
    }

    func show(_ phase: HUDPhase, onRetry: @escaping () -> Void = {}) {
        switch phase {
        case .none: manager.hide()
        case .loading: manager.showLoading(provider: provider)
        case .success: manager.showSuccess("done", provider: provider)
        case .failure: manager.showFailure(TestError(), provider: provider)
        case .failureWithRetry:
            manager.showFailure(TestError(), provider: provider, onRetry: ButtonAction(onRetry))
        }
    }

    var phase: HUDPhase { manager.loadableState.phase }
}

extension HUDPhase {
    /// The phases that may leave by themselves or by taps.
    static let dismissible: [HUDPhase] = [.success, .failure, .failureWithRetry]
}
