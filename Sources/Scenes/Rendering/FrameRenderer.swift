import FoundationEssentials
import HUD
import ImageIO
import Raster
import Threads
import Typography
import Views

/// Draws frames, and keeps what they share: fonts and screenshots.
///
/// A frame is the same whatever was drawn before it. Several threads may draw at once; a copy shares what was read.
public struct FrameRenderer: Sendable {
    let files = SharedFiles()
    let samples = SampleScreens()
    let stories = SharedStories()
    private let layouts = SharedLayouts()

    public init() {}

    /// Reads what the frames need and checks that it suits them, so that a wrong input shows before anything is written.
    public func prepare(_ frames: [SceneFrame]) throws {
        for frame in frames {
            _ = try files.library(frame.scene.fonts)
            if frame.scene.story != nil { _ = try run(frame) }
            guard case .png(let path) = frame.scene.screen else { continue }
            let bitmap = try files.screenshot(path)
            let whole = Rect(origin: .zero, size: frame.points)
            let areas = frame.scene.story == nil ? [whole] : try stages(frame).map(\.area)
            for area in areas { try check(bitmap, path, frame, needed: frame.traits.device.pixels(area.size)) }
        }
    }

    /// The view of a frame at its place: what layout made of it.
    public func layOut(_ frame: SceneFrame) throws -> LaidOutView {
        if frame.scene.story != nil { return try layOutStory(frame) }
        return try layOut(frame, telling: nil)
    }

    /// The view of a frame without a story; whether it depends on the time is told.
    private func layOut(_ frame: SceneFrame, telling timeUse: TimeUse?) throws -> LaidOutView {
        let fonts = try files.library(frame.scene.fonts)
        let screen = try screen(frame, frame.traits, in: Rect(origin: .zero, size: frame.points), fonts)
        return frame.laidOut(over: screen, fonts, telling: timeUse)
    }

    /// What the app shows in a part of a screen with traits.
    func screen(_ frame: SceneFrame, _ traits: Traits, in area: Rect, _ fonts: FontLibrary) throws -> AnyView {
        switch frame.scene.screen {
        case .sample:
            let screen = samples.screen(.init(traits: traits, fonts: frame.scene.fonts, area: area)) {
                let sample = SampleScreen(size: area.size, safeArea: traits.safeArea(of: area))
                return LaidOutView(sample, in: area, environment: EnvironmentValues(traits, fonts: fonts))
            }
            return AnyView(PlacedView(screen))
        case .png(let path):
            let bitmap = try files.screenshot(path)
            try check(bitmap, path, frame, needed: traits.device.pixels(area.size))
            return frame.scene.screen(bitmap, file: path, traits.device, size: area.size)
        }
    }

    /// The view of a frame's HUD alone, without a screen below; not of a story's.
    func layOutAlone(_ frame: SceneFrame) throws -> LaidOutView { frame.laidOut(over: EmptyView(), try fonts(frame)) }

    /// The fonts of a frame.
    func fonts(_ frame: SceneFrame) throws -> FontLibrary { try files.library(frame.scene.fonts) }

    /// The drawing commands of a frame.
    public func displayList(_ frame: SceneFrame) throws -> DisplayList {
        guard frame.scene.story == nil else { return frame.list(try layOutStory(frame)) }
        return try layouts.list(frame) { try layOut(frame, telling: $0) }
    }

    /// The drawing commands of a frame over the pixels of a screen, in place of the scene's own screen.
    ///
    /// With ``Views/DisplayListRenderer`` it makes each further frame of an animation: no file is read and no memory of a
    /// frame's size is asked for, which is what a benchmark measures. The screen is stretched to the frame unless the scene
    /// says to cut it.
    public func displayList(_ frame: SceneFrame, over screen: Bitmap) throws -> DisplayList {
        return try layouts.list(frame, over: screen) { timeUse in
            let screen = frame.scene.screen(screen, file: nil, frame.traits.device, size: frame.points)
            return frame.laidOut(over: screen, try files.library(frame.scene.fonts), telling: timeUse)
        }
    }

    /// Draws a frame over the pixels of a screen, in place of the scene's own screen, in the memory of a bitmap, whose old
    /// pixels do not matter.
    ///
    /// The picture is that of ``displayList(_:over:)``. The HUD is laid out on one thread while others begin with its
    /// backdrop; no file is read, and no memory of a frame's size asked for where the bitmap has the frame's size.
    public func draw(_ frame: SceneFrame, over screen: Bitmap, into bitmap: inout Bitmap) throws {
        guard frame.state != nil, ThreadPool.current.threads > 1 else {
            return try displayList(frame, over: screen).render(into: &bitmap)
        }
        let image = frame.scene.screen(screen, file: nil, frame.traits.device, size: frame.points)
        let backdrop = frame.list(frame.laidOutBackdrop(over: image, try files.library(frame.scene.fonts)))
        try backdrop.render(into: &bitmap) {
            let list = try displayList(frame, over: screen)
            precondition(list.commands.starts(with: backdrop.commands), "a HUD's card is drawn over its backdrop")
            return list.commands[backdrop.commands.count...]
        }
    }

    /// The picture of a frame, with the time that each step took.
    ///
    /// Files that several frames share are read once; the first frame after that has the time of it.
    public func render(_ frame: SceneFrame) throws -> RenderedFrame { try render(frame) { try $0.render() } }

    /// The picture of a frame whose list is drawn by `draw`.
    func render(_ frame: SceneFrame, draw: (DisplayList) throws -> Bitmap) throws -> RenderedFrame {
        try prepare([frame])
        var clock = PhaseClock()
        clock.add("load", files.takeLoadingTime())
        let list = try displayList(frame)
        clock.end("layout")
        let bitmap = try draw(list)
        clock.end("draw")
        return RenderedFrame(frame: frame, list: list, bitmap: bitmap, clock: clock)
    }

    /// True where every pixel of a frame is opaque, at any time: where its screen is.
    package func isOpaque(_ frame: SceneFrame) throws -> Bool {
        guard case .png(let path) = frame.scene.screen else { return true }
        return try files.screenshot(path).isOpaque
    }

    private func check(
        _ bitmap: Bitmap,
        _ path: String,
        _ frame: SceneFrame,
        needed: PixelSize
    ) throws(SceneError) {
        let size = bitmap.bounds.size
        let device = frame.traits.device.name
        switch frame.scene.fit {
        case nil where size != needed:
            throw .screenSize(file: path, size: size, device: device, needed: needed)
        case .crop where size.width < needed.width || size.height < needed.height:
            throw .screenTooSmall(file: path, size: size, device: device, needed: needed)
        default: return
        }
    }
}

extension Scene {
    /// A screenshot as an app's screen of a size in points.
    fileprivate func screen(_ bitmap: Bitmap, file: String?, _ device: Device, size: Size) -> AnyView {
        let image = Image(bitmap: bitmap, scale: Double(device.scale), file: file)
        guard fit == .crop else { return AnyView(image.resizable()) }
        return AnyView(image.frame(width: size.width, height: size.height).clipped())
    }
}

extension Traits {
    /// The part of an area of the screen that the screen's furniture leaves free, in points from the area's top left.
    ///
    /// At a side where the area does not reach the screen's edge nothing is taken from it.
    package func safeArea(of area: Rect) -> Rect {
        let insets = device.safeArea(orientation)
        let screen = device.size(orientation)
        let left = max(0, insets.left - area.minX)
        let right = max(0, area.maxX - (screen.width - insets.right))
        return Rect(
            x: left,
            y: insets.top,
            width: area.width - left - right,
            height: area.height - insets.top - insets.bottom
        )
    }
}

extension EnvironmentValues {
    /// What views inherit on a screen.
    package init(
        _ traits: Traits,
        _ conditions: Conditions = Conditions(),
        look: HUDAppearance = .standard,
        fonts: FontLibrary
    ) {
        self.init(
            colorScheme: traits.appearance,
            contentSizeCategory: traits.textSize,
            layoutDirection: traits.direction,
            displayScale: Double(traits.device.scale),
            fonts: fonts
        )
        language = traits.language
        hudAppearance = look
        accessibilityReduceMotion = conditions.reduceMotion
        accessibilityReduceTransparency = conditions.reduceTransparency
        isVariableBlurAvailable = conditions.backdropFailure == nil
    }
}

extension SceneFrame {
    /// The size of the screen in points; in a story, before it is turned.
    package var points: Size { traits.device.size(traits.orientation) }

    /// The part of the screen that its furniture leaves free, in points; in a story, before it is turned.
    var safeArea: Rect { traits.safeArea(of: Rect(origin: .zero, size: points)) }

    /// The HUD over a screen, in a state that stays as it is.
    fileprivate func laidOut(
        over screen: some View,
        _ fonts: FontLibrary,
        telling timeUse: TimeUse? = nil
    ) -> LaidOutView {
        var environment = environment(fonts)
        environment.timeUse = timeUse
        let presentation = HUDPresentation(
            HUDMoment(settled: presented, elapsed: time),
            backdrop: backdrop,
            size: points,
            safeArea: safeArea
        ) { screen }
        return LaidOutView(presentation, in: Rect(origin: .zero, size: points), environment: environment)
    }

    /// The HUD's backdrop alone over a screen.
    fileprivate func laidOutBackdrop(over screen: some View, _ fonts: FontLibrary) -> LaidOutView {
        let presentation = HUDPresentation(backdrop: backdrop, size: points, safeArea: safeArea) { screen }
        return LaidOutView(
            presentation,
            in: Rect(origin: .zero, size: points),
            environment: environment(fonts)
        )
    }

    private func environment(_ fonts: FontLibrary) -> EnvironmentValues {
        EnvironmentValues(traits, scene.conditions, look: look, fonts: fonts)
    }

    /// The state as a manager would have it.
    private var presented: PresentedState {
        let provider = AnyHUDProvider(SceneProvider(scene.provider, of: scene, look: look))
        func message(_ state: HUDState) -> StoryMessage {
            StoryMessage(description: scene.texts.message(state, in: traits.language), isGiven: false)
        }
        return switch state {
        case .loading: .loading(provider)
        case .success: .success(message(.success), provider)
        case .failure: .failure(message(.failure), provider, retry: scene.hasRetry ? Self.retry : nil)
        case nil: .none
        }
    }

    /// The id of a retry that does nothing.
    private static let retry = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))

    /// What the frame's view draws, at another time where one is given.
    func list(_ view: LaidOutView, at time: Double? = nil) -> DisplayList {
        DisplayList(size: view.frame.size, scale: Double(traits.device.scale), commands: view.commands(at: time))
    }
}
