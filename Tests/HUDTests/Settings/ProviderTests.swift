import HUD
import Testing

@Suite("9 Providers")
struct ProviderTests {
    @Test("Everything that a provider says has a default")
    func defaults() {
        let provider = TestProvider()
        #expect(provider.loadingViewSettings == LoadingViewSettings())
        #expect(provider.failureViewSettings.title == HUDText.failureTitle)
        #expect(provider.successViewSettings.text == SuccessTextProperties())
        #expect(provider.hudAppearance == .standard)
    }

    @Test("The default provider takes a default for each setting that is not given")
    func defaultProvider() {
        let plain = DefaultLoadingViewProvider()
        #expect(plain.loadingViewSettings == LoadingViewSettings())
        #expect(plain.hudAppearance == .standard)

        let loading = LoadingViewSettings(text: ProgressTextProperties(text: "Please wait"))
        let custom = DefaultLoadingViewProvider(loadingViewSettings: loading, appearance: .accessible)
        #expect(custom.loadingViewSettings == loading)
        #expect(custom.failureViewSettings.closeButton.text == "Close")
        #expect(custom.hudAppearance == .accessible)
    }

    @Test("A provider that changes one colour keeps everything else")
    func mintSuccess() {
        final class MintSuccessProvider: HUDProvider {
            let successViewSettings = SuccessViewSettings(
                image: SuccessImageProperties(foregroundColor: HUDColor(RGBA8(red: 0, green: 199, blue: 190)))
            )
        }
        let provider = MintSuccessProvider()
        #expect(provider.successViewSettings.image.image == .success)
        #expect(provider.successViewSettings.image.foregroundColor != .green)
        #expect(provider.loadingViewSettings == LoadingViewSettings())
    }

    @Test("The default views say what state and settings say")
    func content() {
        let provider = DefaultLoadingViewProvider(
            loadingViewSettings: LoadingViewSettings(text: ProgressTextProperties(text: "Please wait")),
            failureViewSettings: FailureViewSettings(title: nil, retryButton: ActionButtonSettings(text: "Again"))
        )
        let erased = AnyHUDProvider(provider)
        #expect(HUDContent(.none) == nil)
        #expect(HUDContent(.loading(erased)) == .loading(text: "Please wait"))
        #expect(HUDContent(.success("Saved", erased)) == .success(text: "Saved"))
        let failure = LoadableState.failure(TestError(), erased, onRetry: ButtonAction {})
        #expect(
            HUDContent(failure.presented)
                == .failure(
                    FailureContent(title: nil, description: "it failed", hasRetry: true, retryText: "Again")
                )
        )
    }
}
