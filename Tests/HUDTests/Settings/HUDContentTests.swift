import HUD
import Testing

@Suite("10 Contents and backdrops")
struct HUDContentTests {
    @Test("The default contents carry the default texts")
    func defaults() {
        #expect(HUDContent.loading() == .loading(text: "Loading..."))
        #expect(HUDContent.success() == .success(text: "Success!"))
        let failure = FailureContent()
        #expect(failure.title == "An error has occurred!")
        #expect(!failure.hasRetry)
        #expect([failure.closeText, failure.retryText] == ["Close", "Retry"])
    }

    @Test("The default variable blur has radius 4 and a band of 0.4, under black at 20 %")
    func defaultBackdrop() throws {
        let expected = try VariableBlur(
            maximumRadius: 4,
            direction: .blurredCenterClearTopBottom(centerBandProportion: 0.4)
        )
        #expect(Backdrop.variableBlur() == .variableBlur(expected))
        #expect(Backdrop.variableBlur().dimColor == RGBA8(red: 0, green: 0, blue: 0, alpha: 51))
    }

    @Test("A dim brings its own colour; material and clear bring none")
    func dims() {
        let red = RGBA8(red: 255, green: 0, blue: 0, alpha: 100)
        #expect(Backdrop.dim(red).dimColor == red)
        #expect(Backdrop.material().dimColor == nil)
        #expect(Backdrop.clear.dimColor == nil)
    }

    @Test("Material styles have fifteen distinct names that read back")
    func materialNames() {
        #expect(Set(MaterialStyle.all.map(\.name)).count == 15)
        for style in MaterialStyle.all {
            #expect(MaterialStyle(name: style.name) == style)
        }
        #expect(MaterialStyle(name: "thin") == .thin)
        #expect(MaterialStyle(name: "thick-dark") == MaterialStyle(.thick, fixedAppearance: .dark))
        #expect(MaterialStyle(name: "glass") == nil)
    }
}
