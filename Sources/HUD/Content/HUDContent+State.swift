extension HUDContent {
    /// What the default views say in a state, from the settings of its provider; `nil` for none.
    ///
    /// A failure is described by ``HUDText/description(of:)``.
    public init?(_ state: PresentedState) {
        switch state {
        case .none:
            return nil
        case .loading(let provider):
            self = .loading(text: provider.base.loadingViewSettings.text.text)
        case .success(let object, _):
            self = .success(text: object.description)
        case .failure(let error, let provider, let retry):
            let settings = provider.base.failureViewSettings
            self = .failure(
                FailureContent(
                    title: settings.title,
                    description: HUDText.description(of: error),
                    hasRetry: retry != nil,
                    closeText: settings.closeButton.text,
                    retryText: settings.retryButton.text
                )
            )
        }
    }
}
