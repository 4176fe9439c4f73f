/// The owner of what a HUD shows; one state at a time, and the last call wins.
///
/// Any call may be made in any state: there is no queue and no least time on the screen. Use a manager in one isolation
/// domain. A conformance of your own gets the rules for taps from the HUD; when it hides by itself is its own business.
public protocol LoadingManager: AnyObject {
    var loadableState: LoadableState { get }
    var settings: HUDSettings { get }
    var observers: StateObservers { get }

    func showLoading(provider: any HUDProvider)
    func showSuccess(_ object: any LoadableSuccess, provider: any HUDProvider)
    /// - Parameter onRetry: what Retry runs; without it the failure has no Retry button. The manager retains it while
    ///   the failure is shown, so let it hold the manager weakly.
    func showFailure(_ error: any Error, provider: any HUDProvider, onRetry: (any Action)?)
    func hide()
}

extension LoadingManager {
    /// Shows a failure without Retry.
    public func showFailure(_ error: any Error, provider: any HUDProvider) {
        showFailure(error, provider: provider, onRetry: nil)
    }

    /// Calls `receive` with the current state at once, and then with each state that is assigned, equal ones included.
    public func observeStates(_ receive: @escaping (LoadableState) -> Void) -> StateObservation {
        let observation = observers.add(didChange: { receive($0.new) })
        receive(loadableState)
        return observation
    }
}
