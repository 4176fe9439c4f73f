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
        var traits = frame.traits
        traits.orientation = state.traits.isLandscape ? .landscape : .portrait
        traits.appearance = state.traits.isDark ? .dark : .light
        traits.textSize = ContentSizeCategory(state.traits.textSize)
        self.traits = traits
        let areas = story.areas(on: traits.device, traits.orientation)
        area = areas[story.stages.firstIndex { $0.name == state.name } ?? 0]
        var conditions = Conditions()
        conditions.reduceMotion = state.traits.reduceMotion
        conditions.reduceTransparency = state.traits.reduceTransparency
        conditions.backdropFailure = state.backdropFailure
        environment = EnvironmentValues(traits, conditions, look: frame.look, fonts: fonts)
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
    private var settledHUD: HUDPresentation<EmptyView> {
        HUDPresentation(settled.hud, backdrop: .clear, size: area.size, safeArea: safeArea) { EmptyView() }
    }

    /// What a tap meets in the HUD, which is where its transitions lead: touches do not see them.
    ///
    /// A tap on a label falls in the middle of what is seen of the element, which is one with an action where several
    /// have the label.
    func target(_ locator: Storyboard.Locator) throws(Storyboard.LabelProblem) -> HUDTarget? {
        let view = LaidOutView(settledHUD, in: Rect(origin: .zero, size: area.size), environment: environment)
        switch locator {
        case .point(let point): return view.hudTarget(at: Point(x: point.x, y: point.y))
        case .label(let label):
            let named = AccessibilityTree(view, direction: traits.direction).allElements.filter { $0.label == label }
            let active = named.filter { !$0.actions.isEmpty }
            guard active.count <= 1 else { throw .ambiguous(active.map { ScreenFrame($0.frame) }) }
            guard let element = active.first ?? named.first else { return nil }
            guard let seen = element.seenFrame?.intersection(view.frame), !seen.isEmpty else {
                throw .outOfSight(ScreenFrame(element.frame))
            }
            return view.hudTarget(at: Point(x: seen.midX, y: seen.midY)) ?? .backdrop
        }
    }
}

extension ScreenFrame {
    fileprivate init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}

extension Story {
    /// The window of a scene that shows the app's screen: its first.
    func appWindow(of scene: String) -> String? { stages.first { $0.name == scene }?.windows.first?.name }
}
