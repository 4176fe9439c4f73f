import HUD
import Views

/// The provider of a scene's states: its custom views, or the HUD's own with the scene's texts.
final class SceneProvider: LoadingViewProvider {
    let loadingViewSettings: LoadingViewSettings
    let failureViewSettings: FailureViewSettings
    let hudAppearance: HUDAppearance
    private let views: CustomViews?
    private let indicator: CustomIndicator?

    /// The provider of a scene in a look, unless its views ask for another; without views, of the HUD's own.
    init(_ views: CustomViews?, of scene: Scene, look: HUDAppearance) {
        let texts = scene.texts
        self.views = views
        indicator = scene.indicator
        loadingViewSettings = LoadingViewSettings(text: ProgressTextProperties(text: texts.loading))
        failureViewSettings = FailureViewSettings(
            title: texts.title,
            closeButton: ActionButtonSettings(text: texts.close),
            retryButton: ActionButtonSettings(text: texts.retry)
        )
        hudAppearance = views?.look ?? look
    }

    func loadingView() -> AnyView {
        let view =
            views?.loading?.view(in: CustomView.State(close: .close)) ?? AnyView(LoadingView(loadingViewSettings))
        guard let indicator else { return view }
        return AnyView(view.progressViewStyle(indicator.style))
    }

    func successView(object: any LoadableSuccess) -> AnyView {
        let state = CustomView.State(texts: ["message": object.description], close: .close)
        return views?.success?.view(in: state)
            ?? AnyView(SuccessView(object.description, settings: successViewSettings))
    }

    func failureView(error: any Error, onRetry: HUDAction?, onClose: HUDAction) -> AnyView {
        let words = HUDText.description(of: error)
        let state = CustomView.State(texts: ["message": words], close: onClose, retry: onRetry)
        return views?.failure?.view(in: state)
            ?? AnyView(FailureView(words, settings: failureViewSettings, onRetry: onRetry, onClose: onClose))
    }
}
