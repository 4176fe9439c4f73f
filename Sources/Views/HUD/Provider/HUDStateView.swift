import HUD

/// What a state's provider puts on the card, in the appearance that it asks for; nothing for no state.
///
/// A provider that makes no views gets the library's own with its settings.
public struct HUDStateView: View {
    private let state: PresentedState

    public init(_ state: PresentedState) {
        self.state = state
    }

    public var body: some View {
        content.environment(\.hudAppearance, state.provider?.hudAppearance ?? .standard)
    }

    private var content: AnyView {
        switch state {
        case .none: AnyView(EmptyView())
        case .loading(let provider): AnyView(Self.views(of: provider).loadingView())
        case .success(let object, let provider): AnyView(Self.views(of: provider).successView(object: object))
        case .failure(let error, let provider, let retry):
            AnyView(
                Self.views(of: provider)
                    .failureView(error: error, onRetry: retry == nil ? nil : .retry, onClose: .close)
            )
        }
    }

    private static func views(of provider: AnyHUDProvider) -> any LoadingViewProvider {
        provider.base as? any LoadingViewProvider
            ?? DefaultLoadingViewProvider(
                loadingViewSettings: provider.base.loadingViewSettings,
                failureViewSettings: provider.base.failureViewSettings,
                successViewSettings: provider.base.successViewSettings,
                appearance: provider.base.hudAppearance
            )
    }
}
