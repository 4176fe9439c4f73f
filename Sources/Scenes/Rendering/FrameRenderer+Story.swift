import HUD
import Raster
import Typography
import Views

extension FrameRenderer {
    /// What happens in the story of a frame's scene, on the frame's screen, at all times; an error where there is none.
    ///
    /// Frames that differ in their times alone share it: the story is played once, by the first that needs it.
    public func run(_ frame: SceneFrame) throws -> StoryboardRun {
        let (story, fonts) = try (story(of: frame), files.library(frame.scene.fonts))
        let key = SharedStories.Key(
            story: story,
            traits: frame.traits,
            look: frame.look,
            backdrop: frame.backdrop,
            texts: frame.scene.texts,
            fonts: frame.scene.fonts
        )
        return try stories.run(key) {
            do {
                return try story.storyboard(of: frame).run { locator, state in
                    try StoryStage(story, frame, state, fonts).target(locator)
                }
            } catch let error as StoryboardError {
                throw SceneError.story(error, scene: frame.scene.name)
            }
        }
    }

    /// The scenes of a frame's story at the frame's time, each on its part of the screen, from the left.
    func stages(_ frame: SceneFrame) throws -> [StoryStage] {
        let (story, fonts) = try (story(of: frame), files.library(frame.scene.fonts))
        return try run(frame).state(at: frame.time).scenes.map { StoryStage(story, frame, $0, fonts) }
    }

    /// The screen of a story at the frame's time.
    func layOutStory(_ frame: SceneFrame) throws -> LaidOutView {
        let stages = try stages(frame)
        let views = try stages.map { stage in try layOut(stage, frame) }
        return Self.sideBySide(stages, views, on: frame.traits.device)
    }

    /// The screen of a story at the frame's time with the HUDs where their transitions lead; `nil` where none is shown.
    ///
    /// What has no HUD is hidden from assistive technology.
    func layOutStorySettled(_ frame: SceneFrame) throws -> LaidOutView? {
        let stages = try stages(frame).map(\.settled)
        guard stages.contains(where: { $0.hud != nil }) else { return nil }
        let views = try stages.map { stage in try layOut(stage, frame, isHidden: stage.hud == nil) }
        return Self.sideBySide(stages, views, on: frame.traits.device)
    }

    /// The HUDs of a story at the frame's time, settled and without a screen below, each at another text size than it has.
    func layOutStoryAlone(
        _ frame: SceneFrame,
        at textSize: (ContentSizeCategory) -> ContentSizeCategory
    ) throws -> LaidOutView {
        let stages = try stages(frame).map(\.settled)
        let views = stages.map { stage in
            var environment = stage.environment
            environment.contentSizeCategory = textSize(environment.contentSizeCategory)
            let hud = stage.hud(over: EmptyView()).accessibilityScreen()
            return LaidOutView(hud, in: stage.area, environment: environment)
        }
        return Self.sideBySide(stages, views, on: frame.traits.device)
    }

    private static func sideBySide(
        _ stages: [StoryStage],
        _ views: [LaidOutView],
        on device: Device
    ) -> LaidOutView {
        guard let first = stages.first, let view = views.first else { preconditionFailure("a story has a scene") }
        guard stages.count > 1 else { return view }
        let bounds = Rect(origin: .zero, size: device.size(first.traits.orientation))
        let split = ZStack {
            Color.black
            ForEach(views) { PlacedView($0) }
        }
        return LaidOutView(split, in: bounds, environment: first.environment)
    }

    /// A scene with its windows, clipped to its part of the screen.
    private func layOut(_ stage: StoryStage, _ frame: SceneFrame, isHidden: Bool = false) throws -> LaidOutView {
        let fonts = try files.library(frame.scene.fonts)
        let screen = try screen(frame, stage.traits, in: stage.area, fonts)
        let view = stage.view(over: screen).clipped().accessibilityScreen()
        guard isHidden else { return LaidOutView(view, in: stage.area, environment: stage.environment) }
        return LaidOutView(view.accessibilityHidden(true), in: stage.area, environment: stage.environment)
    }

    private func story(of frame: SceneFrame) throws(SceneError) -> Story {
        guard let story = frame.scene.story else { throw .noStory(scene: frame.scene.name) }
        return story
    }
}
