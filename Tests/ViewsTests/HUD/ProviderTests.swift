import HUD
import Raster
import Testing
import Typography

@testable import Views

/// Every view from a provider of one's own.
private final class BrandedViewProvider: LoadingViewProvider {
    func loadingView() -> some View {
        ProgressView("Please wait")
            .padding()
            .background(Color.white)
    }

    func failureView(error: any Error, onRetry: HUDAction?, onClose: HUDAction) -> some View {
        VStack {
            Text(HUDText.description(of: error))
            if let onRetry {
                Button("Try again") { onRetry() }
            }
            Button("Close") { onClose() }
        }
        .padding()
        .background(Color.white)
    }
}

/// One view from a provider of one's own, the others by default.
private final class SavingViewProvider: LoadingViewProvider {
    func loadingView() -> some View {
        VStack(spacing: 12) {
            ProgressView()
            Text("Saving your changes")
        }
    }
}

private final class BrandedScreens: LoadingViewProvider {
    func loadingView() -> some View {
        VStack(spacing: 12) {
            ProgressView()
            Text("Saving your changes")
        }
    }

    func failureView(error: any Error, onRetry: HUDAction?, onClose: HUDAction) -> some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("We could not save this change").font(.headline)
            Text(HUDText.description(of: error))
            HStack {
                if let onRetry {
                    Button("Try again", action: onRetry)
                }
                Button("Close", action: onClose)
            }
        }
    }

    func successView(object: any LoadableSuccess) -> some View {
        Label(object.description, systemImage: "checkmark.seal.fill")
            .foregroundStyle(.green)
    }
}

/// The library's views, with one colour changed.
private final class MintSuccessProvider: LoadingViewProvider {
    static let mint = HUDColor(
        light: RGBA8(red: 0, green: 199, blue: 190),
        dark: RGBA8(red: 99, green: 230, blue: 226)
    )

    var successViewSettings: SuccessViewSettings {
        SuccessViewSettings(image: SuccessImageProperties(foregroundColor: Self.mint))
    }
}

private struct Offline: Error, CustomStringConvertible {
    var description: String { "You are offline." }
}

/// The worked examples of providers, and the card around what they make.
@Suite("HUD: providers of one’s own")
struct ProviderTests {
    private func failure(_ provider: any HUDProvider, hasRetry: Bool = true) -> PresentedState {
        .failure(Offline(), AnyHUDProvider(provider), retry: hasRetry ? ButtonAction {}.id : nil)
    }

    @Test("A branded provider's views stand on the HUD's own card, 15 points from its edges")
    func branded() throws {
        let laidOut = try HUDLayout(.loading(AnyHUDProvider(BrandedViewProvider())))
        let card = try #require(laidOut.card).frame
        let white = try #require(LaidOutViews(laidOut).first("background", inside: "padding")).frame
        #expect(white.minX - card.minX == 15 && card.maxY - white.maxY == 15)
        #expect(laidOut.drawnText == "Pleasewait")
        #expect(abs(card.midX - 160) <= 0.25)
    }

    @Test("A branded failure has Try again where there is a retry, and its closures name Retry and Close")
    func brandedFailure() throws {
        let laidOut = try HUDLayout(failure(BrandedViewProvider()))
        let buttons = laidOut.all("Button")
        #expect(buttons.count == 2 && laidOut.drawnText == "Youareoffline.TryagainClose")
        for (button, target) in zip(buttons, [HUDTarget.button(.retry), .button(.close)]) {
            let hit = try #require(laidOut.view.hit(at: button.frame.center))
            #expect(HUDAction.targets { hit.region.perform() } == [target])
        }
        let without = try HUDLayout(failure(BrandedViewProvider(), hasRetry: false))
        #expect(without.all("Button").count == 1 && without.drawnText == "Youareoffline.Close")
    }

    @Test("An action outside of a tap does nothing")
    func untapped() {
        HUDAction.close()
        #expect(HUDAction.targets {} == [])
    }

    @Test("A provider with one view of its own has the library's others")
    func saving() throws {
        let provider = SavingViewProvider()
        let laidOut = try HUDLayout(.loading(AnyHUDProvider(provider)))
        let spinner = try #require(laidOut.card?.first("ZStack")).frame
        let text = try #require(laidOut.all("Text").first).frame
        #expect(abs(text.minY - spinner.maxY - 12) < 1e-9)
        #expect(
            try HUDLayout(failure(provider)).view.json() == HUDLayout(failure(DefaultLoadingViewProvider())).view.json()
        )
    }

    @Test("Branded screens: a seal beside the words, and a failure of leading lines 12 points apart")
    func screens() throws {
        let provider = BrandedScreens()
        let success = try HUDLayout(.success("Saved", AnyHUDProvider(provider)))
        let icon = try #require(success.all("Image").first).frame
        let title = try #require(success.all("Text").first).frame
        #expect(abs(title.minX - icon.maxX - 8) <= 0.5 && success.drawnText == "Saved")

        let failed = try HUDLayout(failure(provider))
        let texts = failed.all("Text").map(\.frame)
        #expect(texts[0].minX == texts[1].minX && abs(texts[1].minY - texts[0].maxY - 12) <= 0.5)
        let buttons = failed.all("Button").map(\.frame)
        #expect(buttons[0].minX == texts[0].minX && abs(buttons[1].minX - buttons[0].maxX - 8) <= 0.5)
    }

    @Test("A provider that only sets a colour changes nothing else")
    func mint() throws {
        let laidOut = try HUDLayout(.success("Saved", AnyHUDProvider(MintSuccessProvider())))
        let standard = try HUDLayout(.success("Saved", AnyHUDProvider(DefaultLoadingViewProvider())))
        #expect(laidOut.view.json(withFrames: true) == standard.view.json(withFrames: true))
        #expect(laidOut.colors.contains(Color(red8: 0, green8: 199, blue8: 190)))
        #expect(zip(laidOut.colors, standard.colors).filter { $0 != $1 }.count == 1)
    }

    @Test("A provider's appearance is that of its card and of the library's views on it")
    func appearance() throws {
        let provider = DefaultLoadingViewProvider(appearance: .accessible)
        let laidOut = try HUDLayout(.success("Saved", AnyHUDProvider(provider)))
        #expect(laidOut.list.texts[0].paint == .color(.black))
        #expect(laidOut.colors.contains(SystemColor.secondarySystemBackground.color.light))
    }

    @Test("In the accessible look views of one's own get its card and keep their colours")
    func accessibleCustom() throws {
        final class Branded: LoadingViewProvider {
            let hudAppearance = HUDAppearance.accessible

            func loadingView() -> some View {
                Text("Please wait").foregroundStyle(Color.white)
            }
        }
        let laidOut = try HUDLayout(.loading(AnyHUDProvider(Branded())))
        #expect(laidOut.list.texts[0].paint == .color(.white))
        #expect(laidOut.colors.contains(SystemColor.secondarySystemBackground.color.light))
        // The library's views of the same provider take the look's colours.
        let success = try HUDLayout(.success("Saved", AnyHUDProvider(Branded())))
        #expect(success.list.texts[0].paint == .color(.black))
    }

    @Test("Views can be asked for any number of times for one state, and are the same")
    func builders() throws {
        for state in [PresentedState.loading(AnyHUDProvider(BrandedScreens())), failure(BrandedScreens())] {
            let first = try HUDLayout(state)
            #expect(try HUDLayout(state).view.json(withFrames: true) == first.view.json(withFrames: true))
        }
    }

    @Test("A provider's views have the card of the HUD: its gray, its padding, its corners")
    func sharedCard() throws {
        let own = try #require(try HUDLayout(.loading(AnyHUDProvider(BrandedViewProvider()))).card)
        let standard = try #require(try HUDLayout(.loading(AnyHUDProvider(DefaultLoadingViewProvider()))).card)
        #expect(own.kind == standard.kind && own.children.map(\.kind) == standard.children.map(\.kind))
        func gray(_ card: LaidOutView) -> [Color] {
            card.commands.flatMap(\.colors).filter { abs($0.alpha - 0.8) < 1e-9 }
        }
        #expect(gray(own) == [SystemColor.systemGray.color.light.opacity(0.8)] && gray(own) == gray(standard))
    }

    @Test("A provider of settings alone gets the library's views")
    func settingsAlone() throws {
        final class Bare: HUDProvider {}
        let bare = try HUDLayout(.loading(AnyHUDProvider(Bare())))
        let standard = try HUDLayout(.loading(AnyHUDProvider(DefaultLoadingViewProvider())))
        #expect(bare.view.json(withFrames: true) == standard.view.json(withFrames: true))
    }
}

/// Searches views by the view around them.
private struct LaidOutViews {
    let root: LaidOutView

    init(_ layout: HUDLayout) {
        root = layout.card ?? layout.view
    }

    /// The first view of a kind inside of one of another kind.
    func first(_ kind: String, inside outer: String) -> LaidOutView? { root.first(outer)?.first(kind) }
}
