import HUD
import StrictJSON
import Views

/// The views of a provider without Swift, as a scene file writes them; states without one have the HUD's own view.
public struct CustomViews: Hashable, Sendable {
    var loading: CustomView?
    var success: CustomView?
    var failure: CustomView?
    /// The look that the provider asks for; `nil` for that of the frame.
    var look: HUDAppearance?
}

extension SceneFile {
    /// Reads the providers of a scene file, by their names.
    static func providers(
        _ file: JSONObjectReader,
        counting count: CustomViewCount
    ) throws(JSONError) -> [String: CustomViews] {
        guard let reader = file.optional("providers") else { return [:] }
        var providers: [String: CustomViews] = [:]
        for (name, reader) in try reader.anyObject().all {
            guard name != Storyboard.defaultProvider else {
                throw reader.malformed("another name: \"\(name)\" is the provider of the HUD's own views")
            }
            let object = try reader.object(keys: ["loading", "success", "failure", "look"])
            func view(_ key: String, _ scope: CustomView.Scope) throws(JSONError) -> CustomView? {
                guard let reader = object.optional(key) else { return nil }
                return try CustomView(reader, for: scope, counting: count)
            }
            providers[name] = CustomViews(
                loading: try view("loading", .loading),
                success: try view("success", .success),
                failure: try view("failure", .failure),
                look: try object.optional("look")?.value(.look)
            )
        }
        return providers
    }
}

/// The provider of a scene's states: its custom views, or the HUD's own with the scene's texts.
final class SceneProvider: LoadingViewProvider {
    let loadingViewSettings: LoadingViewSettings
    let failureViewSettings: FailureViewSettings
    let hudAppearance: HUDAppearance
    private let views: CustomViews?

    init(_ views: CustomViews?, _ texts: HUDTexts, look: HUDAppearance) {
        self.views = views
        loadingViewSettings = LoadingViewSettings(text: ProgressTextProperties(text: texts.loading))
        failureViewSettings = FailureViewSettings(
            title: texts.title,
            closeButton: ActionButtonSettings(text: texts.close),
            retryButton: ActionButtonSettings(text: texts.retry)
        )
        hudAppearance = views?.look ?? look
    }

    func loadingView() -> AnyView {
        views?.loading?.view(in: CustomView.State(close: .close)) ?? AnyView(LoadingView(loadingViewSettings))
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
