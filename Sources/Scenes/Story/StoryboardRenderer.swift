import HUD
import Raster
import Typography
import Views

/// Draws a storyboard that is written in Swift at any time: the HUD of each scene over what the app shows.
///
/// The picture at a time does not depend on which other times were drawn.
public struct StoryboardRenderer {
    /// What happens, with who took which tap.
    public let run: StoryboardRun
    private let traits: Traits
    private let fonts: FontLibrary
    private let screen: AnyView

    /// Plays a storyboard on a device, whose size and traits each of its scenes gets.
    ///
    /// - Parameters:
    ///   - storyboard: the events; taps are resolved by the layout of the HUD at their time.
    ///   - traits: the device, how it is held and what its owner has chosen; events may change the last two.
    ///   - fonts: what texts are drawn with.
    ///   - screen: what the app shows below the HUD.
    /// - Throws: ``HUD/StoryboardError`` for a story that cannot be played.
    public init(
        _ storyboard: Storyboard,
        traits: Traits,
        fonts: FontLibrary,
        @ViewBuilder over screen: () -> some View
    ) throws {
        var storyboard = storyboard
        for index in storyboard.scenes.indices {
            storyboard.scenes[index].size = ScreenSize(traits.device.size(.portrait))
            storyboard.scenes[index].landscapeSize = ScreenSize(traits.device.size(.landscape))
            let given = storyboard.scenes[index].traits
            var own = SceneTraits(traits, Conditions())
            own.reduceMotion = given.reduceMotion
            own.reduceTransparency = given.reduceTransparency
            storyboard.scenes[index].traits = own
        }
        self.traits = traits
        self.fonts = fonts
        self.screen = AnyView(screen())
        run = try storyboard.run { locator, state in
            let stage = Stage(state, traits, fonts)
            return try stage.layOut(state.hud?.settled, backdrop: .clear, over: EmptyView())
                .hudTarget(locator, direction: traits.direction)
        }
    }

    /// The picture of a scene at a time in seconds.
    ///
    /// - Throws: ``HUD/StoryboardError`` for a time that no state is known at, and what drawing throws.
    /// - Returns: `nil` where the storyboard has no scene of that name.
    public func bitmap(at time: Double, scene: String = "main") throws -> Bitmap? {
        guard let state = try run.state(at: time)[scene: scene] else { return nil }
        let stage = Stage(state, traits, fonts)
        let view = stage.layOut(state.hud, backdrop: state.backdrop ?? .clear, over: screen)
        let scale = Double(traits.device.scale)
        return try DisplayList(size: stage.size, scale: scale, commands: view.commands).render()
    }

    /// A scene's screen at one time.
    private struct Stage {
        let size: Size
        private let safeArea: Rect
        private let environment: EnvironmentValues

        init(_ state: SceneState, _ start: Traits, _ fonts: FontLibrary) {
            let traits = start.changed(as: state)
            size = traits.device.size(traits.orientation)
            safeArea = traits.safeArea(of: Rect(origin: .zero, size: size))
            environment = EnvironmentValues(traits, Conditions(state), fonts: fonts)
        }

        func layOut(_ moment: HUDMoment?, backdrop: Backdrop, over screen: some View) -> LaidOutView {
            let view = HUDPresentation(moment, backdrop: backdrop, size: size, safeArea: safeArea) { screen }
            return LaidOutView(view, in: Rect(origin: .zero, size: size), environment: environment)
        }
    }
}
