import HUD
import Raster
import Testing
import Typography

@testable import Views

/// The provider of the demo app: all in yellow, buttons on plates, the library's success with its colour changed.
private final class DemoProvider: LoadingViewProvider {
    static let yellow = Color(red8: 255, green8: 204, blue8: 0)

    var successViewSettings: SuccessViewSettings {
        let color = HUDColor(RGBA8(red: 255, green: 204, blue: 0, alpha: 179))
        return SuccessViewSettings(image: SuccessImageProperties(foregroundColor: color))
    }

    func loadingView() -> some View {
        VStack {
            Text("loading %$#")
                .foregroundStyle(Self.yellow.opacity(0.8))
                .lineLimit(2)
                .multilineTextAlignment(.center)
                .padding()
            ProgressView()
                .progressViewStyle(.circular)
                .controlSize(.large)
                .tint(Self.yellow)
        }
        .frame(minWidth: 100, maxWidth: 150, minHeight: 100, maxHeight: 150)
        .fixedSize()
    }

    func failureView(error: any Error, onRetry: HUDAction?, onClose: HUDAction) -> some View {
        VStack {
            Image(systemName: "person.fill.questionmark")
                .resizable()
                .frame(width: 30, height: 30)
                .foregroundStyle(Self.yellow)
            Text("Some Error text").foregroundStyle(Self.yellow.opacity(0.9)).padding(.horizontal, 10)
            Text(HUDText.description(of: error)).foregroundStyle(Self.yellow.opacity(0.8)).padding(.horizontal, 10)
            HStack {
                plate("Close this", onClose)
                if let onRetry { plate("Retry this", onRetry) }
            }
        }
        .multilineTextAlignment(.center)
    }

    private func plate(_ title: String, _ action: HUDAction) -> some View {
        Button(title, action: action)
            .padding()
            .background(RoundedRectangle(cornerRadius: 8).fill(Self.yellow.opacity(0.7)))
    }
}

@Suite("HUD: the demo app's provider")
struct DemoProviderTests {
    private let provider = AnyHUDProvider(DemoProvider())
    private static let yellow = DemoProvider.yellow

    @Test("Loading: a text above a large indicator, all in yellow, between 100 and 150 points both ways")
    func loading() throws {
        let laidOut = try HUDLayout(.loading(provider))
        let card = try #require(laidOut.card).frame
        for side in [card.width - 30, card.height - 30] { #expect(side >= 100 && side <= 150, "\(side)") }
        let text = try #require(laidOut.all("Text").first).frame
        let spinner = try #require(laidOut.card?.first("ZStack")).frame
        #expect(spinner.width == 37 && spinner.minY >= text.maxY + 16 && spinner.midX == text.midX)
        #expect(laidOut.drawnText == "loading%$#")
        #expect(laidOut.list.texts[0].paint == .color(Self.yellow.opacity(0.8)))
        let spokes = laidOut.colors.filter { $0.opaque == Self.yellow }
        #expect(spokes.count == 1 + 8)
    }

    @Test("Failure: a person with a question, two yellow texts and two plates of 8 points' radius")
    func failure() throws {
        let laidOut = try HUDLayout(
            .failure(AppError.custom("Some test Error occured!"), provider, retry: ButtonAction {}.id)
        )
        #expect(laidOut.drawnText == "SomeErrortextSometestErroroccured!ClosethisRetrythis")
        #expect(laidOut.all("Image").map(\.frame.size) == [Size(width: 30, height: 30)])
        let alphas = laidOut.list.texts.prefix(2).map { text -> Double in
            if case .color(let color) = text.paint { color.alpha } else { 0 }
        }
        #expect(zip(alphas, [0.9, 0.8]).allSatisfy { abs($0 - $1) < 1e-9 })
        let plates = laidOut.colors.filter { $0.opaque == Self.yellow && abs($0.alpha - 0.7) < 1e-9 }
        #expect(plates.count == 2)
        let buttons = laidOut.all("Button")
        for (button, target) in zip(buttons, [HUDTarget.button(.close), .button(.retry)]) {
            let hit = try #require(laidOut.view.hit(at: button.frame.center))
            #expect(HUDAction.targets { hit.region.perform() } == [target])
        }
        #expect(buttons.count == 2)
    }

    @Test("Success: the library's view, its sign in yellow at 70 %")
    func success() throws {
        let laidOut = try HUDLayout(.success("Data successfully loaded!", provider))
        let standard = try HUDLayout(
            .success("Data successfully loaded!", AnyHUDProvider(DefaultLoadingViewProvider()))
        )
        #expect(laidOut.view.json(withFrames: true) == standard.view.json(withFrames: true))
        #expect(laidOut.colors.contains(Color(red8: 255, green8: 204, blue8: 0, alpha8: 179)))
    }
}

extension Color {
    /// The colour without its alpha.
    fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }
}
