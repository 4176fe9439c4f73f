import HUD
import Raster
import Testing
import Typography

@testable import Views

/// What assistive technology finds in a HUD over a screen.
@Suite("HUD: what assistive technology finds")
struct HUDAccessibilityTests {
    private static let fonts = Result { try FontLibrary.system() }

    private func elements(
        _ content: HUDContent,
        direction: LayoutDirection = .leftToRight
    ) throws -> [AccessibilityElement] {
        let size = Size(width: 320, height: 568)
        let bounds = Rect(origin: .zero, size: size)
        let presentation = HUDPresentation(content, size: size, safeArea: bounds) { Text("App") }
        let environment = EnvironmentValues(layoutDirection: direction, displayScale: 1, fonts: try Self.fonts.get())
        return AccessibilityTree(LaidOutView(presentation, in: bounds, environment: environment), direction: direction)
            .elements
    }

    @Test("The loading HUD is one element named by its text, by the default where the text is blank")
    func loading() throws {
        for (text, label) in [("Saving…", "Saving…"), ("", HUDText.loading), (" \n\u{A0}", HUDText.loading)] {
            let elements = try elements(.loading(text: text))
            #expect(elements.map(\.label) == [label])
            #expect(elements.map(\.traits) == [.updatesFrequently])
        }
    }

    @Test("Default images are hidden, and the screen below the HUD is out of reach")
    func success() throws {
        let elements = try elements(.success(text: "Saved"))
        #expect(elements.map(\.label) == ["Saved"] && elements.map(\.role) == [.text])
    }

    @Test(
        "Texts are elements of their own, buttons read their titles, Close before Retry",
        arguments: [LayoutDirection.leftToRight, .rightToLeft]
    )
    func failure(direction: LayoutDirection) throws {
        let content = FailureContent(title: "Title", description: "Description", hasRetry: true)
        let elements = try elements(.failure(content), direction: direction)
        #expect(elements.map(\.label) == ["Title", "Description", content.closeText, content.retryText])
        #expect(elements.map(\.role) == [.text, .text, .button, .button])
        #expect(elements.map(\.actions) == [[], [], [.activate], [.activate]])
        #expect(elements[2].frame.height == 46)
    }

    private func elements(_ state: PresentedState) throws -> [AccessibilityElement] {
        let layout = try HUDLayout(state)
        return AccessibilityTree(layout.view).elements
    }

    @Test("An image of the app's own keeps its own accessibility; one that equals the default is hidden like it")
    func ownImages() throws {
        for (image, roles) in [
            (HUDImage(symbol: "star.fill"), [AccessibilityRole.image, .text]),
            (HUDImage(symbol: "checkmark.circle.fill"), [.text]),
        ] {
            let settings = SuccessViewSettings(image: SuccessImageProperties(image: image))
            let provider = DefaultLoadingViewProvider(successViewSettings: settings)
            #expect(try elements(.success("Saved", AnyHUDProvider(provider))).map(\.role) == roles)
        }
        for (image, roles) in [
            (HUDImage(symbol: "xmark"), [AccessibilityRole.image, .text, .text, .button]),
            (HUDImage(symbol: "exclamationmark.triangle"), [.text, .text, .button]),
        ] {
            let settings = FailureViewSettings(image: FailureImageSettings(image: image))
            let provider = DefaultLoadingViewProvider(failureViewSettings: settings)
            let state = PresentedState.failure(AppError.custom("Offline"), AnyHUDProvider(provider), retry: nil)
            #expect(try elements(state).map(\.role) == roles)
        }
    }
}
