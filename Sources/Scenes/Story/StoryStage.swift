import HUD
import Raster
import Typography
import Views

/// One of a story's scenes at one time, on its part of a screen.
struct StoryStage {
    let story: Story
    let state: SceneState
    /// What is drawn of the HUD; `nil` while none is shown.
    private(set) var hud: HUDMoment?
    /// As the screen is held, and as its owner has set it, at that time.
    let traits: Traits
    /// The scene's part of the screen, in points.
    let area: Rect
    let environment: EnvironmentValues

    init(_ story: Story, _ frame: SceneFrame, _ state: SceneState, _ fonts: FontLibrary) {
        self.story = story
        self.state = state
        hud = state.hud
        let traits = frame.traits.changed(as: state)
        self.traits = traits
        let areas = story.areas(on: traits.device, traits.orientation)
        area = areas[story.stages.firstIndex { $0.name == state.name } ?? 0]
        environment = EnvironmentValues(traits, Conditions(state), look: frame.look, fonts: fonts)
    }

    /// The same with the HUD where its transitions lead; its indicator stays as it was turned.
    var settled: StoryStage {
        var stage = self
        stage.hud = hud?.settled
        return stage
    }

    /// True for a point on the scene's part of the screen, in points from its top left.
    func contains(_ point: Point) -> Bool { state.size.contains(ScreenPoint(x: point.x, y: point.y)) }

    /// In points from the area's top left.
    var safeArea: Rect { traits.safeArea(of: area) }

    /// The windows from the bottom up; the first of the app shows the screen.
    func view(over screen: AnyView) -> some View {
        let entries = state.windows.entries
        let hud = entries.firstIndex { $0.isHUD } ?? entries.endIndex
        return ZStack {
            self.hud(over: ZStack { windows(entries[..<hud], screen) })
            windows(entries.suffix(from: min(hud + 1, entries.endIndex)), screen)
        }
        .frame(width: area.width, height: area.height)
    }

    /// The HUD as it is at that time, over what lies below.
    func hud<Screen: View>(over screen: Screen) -> HUDPresentation<Screen> {
        HUDPresentation(
            hud,
            backdrop: state.backdrop ?? .clear,
            size: area.size,
            safeArea: safeArea
        ) { screen }
    }

    private func windows(
        _ entries: ArraySlice<WindowStack.Entry>,
        _ screen: AnyView
    ) -> ForEach<ArraySlice<WindowStack.Entry>, AnyView> {
        ForEach(entries) { entry in AnyView(window(entry, screen)) }
    }

    /// A window in its frame: what the story gives it to show, the app's screen, or its name.
    private func window(_ entry: WindowStack.Entry, _ screen: AnyView) -> some View {
        let frame = entry.frame ?? ScreenFrame(x: 0, y: 0, width: area.width, height: area.height)
        return content(entry, screen)
            .frame(width: frame.width, height: frame.height)
            .clipped()
            .offset(x: frame.x + frame.width / 2 - area.width / 2, y: frame.y + frame.height / 2 - area.height / 2)
    }

    private func content(_ entry: WindowStack.Entry, _ screen: AnyView) -> AnyView {
        if let content = story.windowContents[entry.name] { return content.view(in: CustomView.State()) }
        if entry.name == story.appWindow(of: state.name) { return screen }
        return AnyView(
            ZStack {
                SystemColor.secondarySystemBackground.color
                Text(entry.name).padding()
            }
        )
    }

    /// One window alone.
    func layOut(_ entry: WindowStack.Entry, _ screen: AnyView) -> LaidOutView {
        guard entry.isHUD else {
            return LaidOutView(window(entry, screen), in: area, environment: environment)
        }
        return LaidOutView(settledHUD, in: area, environment: environment)
    }

    /// The HUD where its transitions lead, over nothing.
    private var settledHUD: HUDPresentation<EmptyView> { alone(settled.hud) }

    private func alone(_ moment: HUDMoment?) -> HUDPresentation<EmptyView> {
        HUDPresentation(moment, backdrop: .clear, size: area.size, safeArea: safeArea) { EmptyView() }
    }

    /// How far a card is scrolled: no further than there is something to scroll, whatever it was told.
    func scrollOffset(of card: HUDMoment.Card) -> Double {
        guard card.scrollOffset > 0 else { return 0 }
        return LaidOutView(alone(HUDMoment(settled: card)), in: area, environment: environment).cardScrollOffset
    }

    /// What a tap meets in the HUD, which is where its transitions lead.
    func target(_ locator: Storyboard.Locator) throws(Storyboard.LabelProblem) -> HUDTarget? {
        let view = LaidOutView(settledHUD, in: Rect(origin: .zero, size: area.size), environment: environment)
        return try view.hudTarget(locator, direction: traits.direction)
    }
}

extension Story {
    /// The window of a scene that shows the app's screen: its first.
    func appWindow(of scene: String) -> String? { stages.first { $0.name == scene }?.windows.first?.name }
}
