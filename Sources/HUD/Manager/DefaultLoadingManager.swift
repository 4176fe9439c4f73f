/// The manager that hides successes and failures by itself.
public final class DefaultLoadingManager: LoadingManager {
    public private(set) var loadableState: LoadableState
    /// Read whenever they are needed: a change holds for the next state, tap or failure of the backdrop.
    public var settings: HUDSettings
    public let observers = StateObservers()

    private let scheduler: any Scheduler
    private var autoHide: ScheduledWork?
    /// Counts the states, so that a timer of an earlier one is known as stale even if it could not be called off.
    private var generation: UInt = 0

    /// A manager that shows a state; a success or failure is hidden like one that was shown by a call.
    ///
    /// - Parameter scheduler: keeps the time until states are hidden. A virtual clock of the manager's own, the
    ///   default, never goes on, so nothing hides by itself.
    public init(
        state: LoadableState = .none,
        settings: HUDSettings = HUDSettings(),
        scheduler: any Scheduler = VirtualClock()
    ) {
        loadableState = state
        self.settings = settings
        self.scheduler = scheduler
        scheduleAutoHide()
    }

    public func showLoading(provider: any HUDProvider) {
        assign(.loading(AnyHUDProvider(provider)))
    }

    public func showSuccess(_ object: any LoadableSuccess, provider: any HUDProvider) {
        assign(.success(object, AnyHUDProvider(provider)))
    }

    public func showFailure(_ error: any Error, provider: any HUDProvider, onRetry: (any Action)?) {
        assign(.failure(error, AnyHUDProvider(provider), onRetry: onRetry))
    }

    public func hide() {
        assign(.none)
    }

    /// A state equal to the one shown is assigned all the same, and gets the full delay.
    private func assign(_ state: LoadableState) {
        cancelAutoHide()
        let assigned = generation
        observers.send(state, from: loadableState) {
            loadableState = state
        }
        // An observer may have shown the next state already, which then has its timer.
        if generation == assigned {
            scheduleAutoHide()
        }
    }

    private func cancelAutoHide() {
        generation &+= 1
        autoHide?.cancel()
        autoHide = nil
    }

    private func scheduleAutoHide() {
        guard let delay = settings.autoHideDelay(in: loadableState.phase) else { return }
        let scheduled = generation
        autoHide = scheduler.schedule(after: delay) { [weak self] in
            guard let self, generation == scheduled else { return }
            hide()
        }
    }
}
