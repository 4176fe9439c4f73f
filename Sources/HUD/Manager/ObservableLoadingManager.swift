import Observation

/// A manager's state for Observation: views that read it are drawn again when it becomes another one.
///
/// The manager stays the owner, and is what a presenter gets; whoever changes it, the facade follows. Several facades
/// of one manager each follow it. A state shown again that equals the one shown notifies nobody, so this is no stream
/// of all calls: for that use ``LoadingManager/observeStates(_:)``.
///
/// The closure that `withObservationTracking` calls on a change runs before it: reading there gives the old state. Do
/// not change the manager there.
public final class ObservableLoadingManager: Observable {
    public let manager: DefaultLoadingManager
    private let registrar = ObservationRegistrar()
    private var observation: StateObservation?

    public init(_ manager: DefaultLoadingManager) {
        self.manager = manager
        observation = manager.observers.add(
            willChange: { [weak self] change in
                guard let self, change.old != change.new else { return }
                registrar.willSet(self, keyPath: \.loadableState)
            },
            didChange: { [weak self] change in
                guard let self, change.old != change.new else { return }
                registrar.didSet(self, keyPath: \.loadableState)
            }
        )
    }

    public var loadableState: LoadableState {
        registrar.access(self, keyPath: \.loadableState)
        return manager.loadableState
    }

    public func showLoading(provider: any HUDProvider) {
        manager.showLoading(provider: provider)
    }

    public func showSuccess(_ object: any LoadableSuccess, provider: any HUDProvider) {
        manager.showSuccess(object, provider: provider)
    }

    public func showFailure(_ error: any Error, provider: any HUDProvider, onRetry: (any Action)? = nil) {
        manager.showFailure(error, provider: provider, onRetry: onRetry)
    }

    public func hide() {
        manager.hide()
    }
}
