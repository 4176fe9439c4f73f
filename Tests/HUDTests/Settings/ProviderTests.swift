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
}
