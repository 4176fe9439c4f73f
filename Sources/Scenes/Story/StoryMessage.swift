import HUD

/// What a success or a failure of a story says.
struct StoryMessage: LoadableSuccess, Error, Hashable {
    /// Empty until it is known, where it is not given.
    var description: String
    /// False where the words are those of the scene, in its language.
    let isGiven: Bool
}

extension Storyboard.Call {
    /// The call with the words of a scene where it has none, also in what a retry does.
    func saying(_ texts: HUDTexts, in language: Language) -> Storyboard.Call {
        func words(_ message: StoryMessage, _ state: HUDState) -> StoryMessage {
            var message = message
            if !message.isGiven { message.description = texts.message(state, in: language) }
            return message
        }
        switch self {
        case .showSuccess(let message as StoryMessage, let provider):
            return .showSuccess(words(message, .success), provider: provider)
        case .showFailure(let message as StoryMessage, let provider, let steps):
            let onRetry = steps?.map { Storyboard.Step(after: $0.delay, $0.call.saying(texts, in: language)) }
            return .showFailure(words(message, .failure), provider: provider, onRetry: onRetry)
        case .showLoading, .showSuccess, .showFailure, .hide: return self
        }
    }
}
