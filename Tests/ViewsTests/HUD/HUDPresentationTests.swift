import HUD
import Raster
import Testing
import Typography

@testable import Views

/// What lies behind the card, and the transitions as they are drawn.
@Suite("HUD: transitions, and what lies behind the card")
struct HUDPresentationTests {
    private let provider = AnyHUDProvider(DefaultLoadingViewProvider())

    private func commands(
        _ backdrop: Backdrop,
        _ scheme: ColorScheme = .light,
        _ change: (inout EnvironmentValues) -> Void
    ) throws -> [DisplayList.Command] {
        var environment = try environment(scale: 2)
        environment.colorScheme = scheme
        change(&environment)
        let view = BackdropView(backdrop, safeArea: HUDLayout.safeArea, in: HUDLayout.size)
        return LaidOutView(
            ZStack { view }.frame(width: HUDLayout.size.width, height: HUDLayout.size.height),
            in: Rect(origin: .zero, size: HUDLayout.size),
            environment: environment
        ).commands
    }

    private func blurs(_ commands: [DisplayList.Command]) -> [DisplayList.Blur] {
        commands.compactMap { if case .blur(let blur) = $0 { blur } else { nil } }
    }

    @Test("Where transparency is reduced there is no blur, and a material becomes a black dim of 20 %")
    func reducedTransparency() throws {
        for backdrop in [Backdrop.variableBlur(), .material()] {
            let commands = try commands(backdrop) { $0.accessibilityReduceTransparency = true }
            #expect(blurs(commands).isEmpty)
            #expect(commands.flatMap(\.colors) == [Color(.dim)])
        }
        #expect(try commands(.clear) { $0.accessibilityReduceTransparency = true }.isEmpty)
        let red = RGBA8(red: 255, green: 0, blue: 0, alpha: 9)
        #expect(try commands(.dim(red)) { $0.accessibilityReduceTransparency = true }.flatMap(\.colors) == [Color(red)])
    }

    @Test("Where transparency is reduced the card is opaque, also while it appears", arguments: [0, 10.0])
    func opaqueCard(seconds: Double) throws {
        let laidOut = try HUDLayout(.loading(provider), at: seconds) { $0.accessibilityReduceTransparency = true }
        #expect(laidOut.allColors.contains(SystemColor.systemGray.color.light))
    }

    @Test("Without the variable blur the system's plain one covers the same area, below the same dim")
    func plainBlur() throws {
        for (scheme, recipe) in [(ColorScheme.light, MaterialRecipe.light), (.dark, .dark)] {
            let commands = try commands(.variableBlur(), scheme) { $0.isVariableBlurAvailable = false }
            #expect(blurs(commands) == [.init(rect: HUDLayout.safeArea, effect: .material(recipe))])
            #expect(commands.flatMap(\.colors).count == 2 && commands.flatMap(\.colors).last == Color(.dim))
        }
        // It is not there for other backdrops.
        #expect(try blurs(commands(.dim()) { $0.isVariableBlurAvailable = false }).isEmpty)
    }

    @Test("No HUD leaves the screen alone")
    func none() throws {
        let laidOut = try HUDLayout(PresentedState.none)
        #expect(laidOut.card == nil && laidOut.colors == [.white])
    }

    @Test("A HUD appears with its dim at 0, the card's gray at 0.1 and the card at 0.9 of its size")
    func appearing() throws {
        let start = try HUDLayout(.loading(provider), at: 0)
        let rest = try HUDLayout(.loading(provider))
        let gray = SystemColor.systemGray.color.light
        #expect(start.allColors.contains { $0.red == gray.red && abs($0.alpha - 0.1) < 1e-9 })
        #expect(rest.allColors.contains { $0.red == gray.red && abs($0.alpha - 0.8) < 1e-9 })
        #expect(!start.allColors.contains(Color(.dim)) && rest.allColors.contains(Color(.dim)))
        #expect(start.all("scaleEffect").count == 1 && rest.all("scaleEffect").isEmpty)

        let bitmap = try start.list.render()
        let card = try #require(rest.card).frame
        // In the middle of the left edge: inside of the card at rest, outside of the smaller one.
        let (x, y) = (Int(card.minX * 2) + 3, Int(card.midY * 2))
        #expect(bitmap[x, y] == PremultipliedColor(red: 255, green: 255, blue: 255, alpha: 255))
        #expect(bitmap[Int(card.minX * 2) + 20, y].red < 250)
    }

    @Test("With reduced motion the card has its size from the start")
    func reducedMotion() throws {
        var history = PresentationHistory()
        history.record(.loading(provider), at: 0)
        let moment = history.moment(at: 0, reduceMotion: true)
        let laidOut = try HUDLayout({ $0.accessibilityReduceMotion = true }) {
            HUDPresentation(moment, size: HUDLayout.size, safeArea: HUDLayout.safeArea) { Color.white }
        }
        #expect(laidOut.all("scaleEffect").isEmpty)
    }

    @Test(
        "From one state to another two cards fade, each of its own size; touches and assistive technology have the new one"
    )
    func changing() throws {
        var history = PresentationHistory()
        history.record(.loading(provider), at: 0)
        history.record(.failure(AppError.custom("Offline"), provider, retry: nil), at: 5)
        let moment = try #require(history.moment(at: 5.175))
        let laidOut = try HUDLayout({ _ in }) {
            HUDPresentation(moment, size: HUDLayout.size, safeArea: HUDLayout.safeArea) { Color.white }
        }
        let cards = laidOut.all("clipShape").map(\.frame)
        #expect(cards.count == 2 && cards[1].width == 290 && cards[0].width < 180)
        #expect(cards[0].midX == cards[1].midX)
        #expect(laidOut.all("opacity").count == 2)
        let names = AccessibilityTree(laidOut.view).allElements.compactMap(\.label)
        #expect(!names.contains("Loading...") && names.contains("Offline"))
    }

    /// A HUD over some backdrop, at a time of a history.
    private func layOut(
        _ history: PresentationHistory,
        at time: Double,
        over backdrop: Backdrop,
        screen: some View = Color.white
    ) throws -> HUDLayout {
        let moment = history.moment(at: time)
        return try HUDLayout({ _ in }) {
            HUDPresentation(moment, backdrop: backdrop, size: HUDLayout.size, safeArea: HUDLayout.safeArea) { screen }
        }
    }

    @Test("A blur and a material are there at once and stay as they are, whatever the card does", arguments: 0..<2)
    func backdropAtOnce(index: Int) throws {
        let backdrop = [Backdrop.variableBlur(), .material()][index]
        var history = PresentationHistory()
        history.record(.loading(provider), at: 1)
        history.record(.success("Saved", provider), at: 2)
        let rest = blurs(try layOut(history, at: 5, over: backdrop).list.commands)
        #expect(rest.count == 1)
        for time in [1, 1.05, 1.5, 2, 2.1, 2.35] {
            #expect(blurs(try layOut(history, at: time, over: backdrop).list.commands) == rest, "at \(time)")
        }
        history.record(.none, at: 6)
        #expect(blurs(try layOut(history, at: 6, over: backdrop).list.commands).isEmpty)
    }

    @Test("From one state to another the dim stays as it is")
    func dimStays() throws {
        var history = PresentationHistory()
        history.record(.loading(provider), at: 0)
        history.record(.success("Saved", provider), at: 2)
        for time in [2, 2.1, 2.35] {
            #expect(try layOut(history, at: time, over: .dim()).allColors.filter { $0 == Color(.dim) }.count == 1)
        }
    }

    @Test("What is on the card is never faded when a HUD appears, only scaled with it")
    func contentAppears() throws {
        let start = try HUDLayout(.loading(provider), at: 0)
        // After whole turns the indicator is as it was.
        let rest = try HUDLayout(.loading(provider), at: 8)
        func onCard(_ layout: HUDLayout) -> [Color] {
            layout.allColors.filter { $0.red == 1 && $0.green == 1 && $0.blue == 1 }
        }
        #expect(onCard(start) == onCard(rest) && onCard(rest).count > 8)
        #expect(start.all("scaleEffect").count == 1)
    }

    @Test("The HUD is a tree of its own: what the app's views are set in does not reach it")
    func ownEnvironment() throws {
        var history = PresentationHistory()
        history.record(.failure(AppError.custom("Offline"), provider, retry: nil), at: 0)
        let plain = try layOut(history, at: 5, over: .dim(), screen: Text("App"))
        let styled = try layOut(
            history,
            at: 5,
            over: .dim(),
            screen: Text("App").font(.largeTitle).foregroundStyle(.red).multilineTextAlignment(.trailing)
                .lineLimit(1).disabled(true).tint(.red).environment(\.hudAppearance, .accessible)
        )
        #expect(plain.card?.json(withFrames: true) == styled.card?.json(withFrames: true))
        #expect(plain.list.commands.last == styled.list.commands.last)
        #expect(plain.list.commands.first != styled.list.commands.first)
    }

    @Test("Every state is drawn opaque over its screen, loading in the middle of the safe area", arguments: [0, 1, 2])
    func drawn(index: Int) throws {
        let states: [PresentedState] = [
            .loading(provider), .success("Saved", provider),
            .failure(AppError.custom("Offline"), provider, retry: ButtonAction {}.id),
        ]
        let bitmap = try HUDLayout(states[index]).list.render()
        #expect(bitmap.isOpaque)
        let dim = bitmap[4, 4]
        let middle = (x: Int(HUDLayout.safeArea.midX * 2), y: Int(HUDLayout.safeArea.midY * 2))
        #expect(bitmap[middle.x, middle.y] != dim)
        #expect(bitmap[middle.x, middle.y].alpha == 255)
    }
}

extension HUDLayout {
    /// The colours of the whole list, through transforms too.
    fileprivate var allColors: [Color] { list.commands.flatMap(\.allColors) }
}

extension DisplayList.Command {
    fileprivate var allColors: [Color] {
        switch self {
        case .transform(let transform): transform.commands.flatMap(\.allColors)
        case .clip(let clip): clip.commands.flatMap(\.allColors)
        case .group(let group):
            group.commands.flatMap(\.allColors).map { $0.opacity(group.opacity) }
        default: colors
        }
    }
}
