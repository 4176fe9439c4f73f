import HUD

/// A provider that makes the views of a HUD.
///
/// Each requirement has a default: the library's own view with the provider's settings. A view of one's own stands on the
/// same card as those. Views can be asked for several times for one state, so making one must not start work.
public protocol LoadingViewProvider: HUDProvider {
    associatedtype LoadingBody: View
    associatedtype FailureBody: View
    associatedtype SuccessBody: View

    @ViewBuilder func loadingView() -> LoadingBody

    /// The view of a failure.
    ///
    /// - Parameters:
    ///   - onRetry: for a button that tries again; `nil` when there is nothing to try.
    ///   - onClose: for a button that hides the HUD.
    @ViewBuilder func failureView(error: any Error, onRetry: HUDAction?, onClose: HUDAction) -> FailureBody

    @ViewBuilder func successView(object: any LoadableSuccess) -> SuccessBody
}

extension LoadingViewProvider {
    public func loadingView() -> LoadingView { LoadingView(loadingViewSettings) }

    public func failureView(error: any Error, onRetry: HUDAction?, onClose: HUDAction) -> FailureView {
        FailureView(
            HUDText.description(of: error),
            settings: failureViewSettings,
            onRetry: onRetry,
            onClose: onClose
        )
    }

    public func successView(object: any LoadableSuccess) -> SuccessView {
        SuccessView(object.description, settings: successViewSettings)
    }
}

extension DefaultLoadingViewProvider: LoadingViewProvider {}
