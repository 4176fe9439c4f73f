import HUD

/// The card's content for one of the three presentations, by the library's own views.
public struct HUDContentView: View {
    private let content: HUDContent

    public init(_ content: HUDContent) {
        self.content = content
    }

    public var body: some View {
        switch content {
        case .loading(let text): LoadingView(LoadingViewSettings(text: ProgressTextProperties(text: text)))
        case .success(let text): SuccessView(text)
        case .failure(let failure):
            FailureView(
                failure.description,
                settings: FailureViewSettings(
                    title: failure.title,
                    closeButton: ActionButtonSettings(text: failure.closeText),
                    retryButton: ActionButtonSettings(text: failure.retryText)
                ),
                onRetry: failure.hasRetry ? .retry : nil
            )
        }
    }
}
