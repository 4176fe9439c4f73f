import HUD
import ImageIO
import Raster
import Typography
import Views

/// Draws frames, and keeps what they share: fonts and screenshots.
///
/// A frame is the same whatever was drawn before it. Several threads may draw at once; a copy shares what was read.
public struct FrameRenderer: Sendable {
    private let files = SharedFiles()
    private let samples = SampleScreens()

    public init() {}

    /// Reads what the frames need and checks that it suits them, so that a wrong input shows before anything is written.
    public func prepare(_ frames: [SceneFrame]) throws {
        for frame in frames {
            _ = try files.library(frame.scene.fonts)
            if case .png(let path) = frame.scene.screen { try check(files.screenshot(path), path, frame) }
        }
    }

    /// The view of a frame at its place: what layout made of it.
    public func layOut(_ frame: SceneFrame) throws -> LaidOutView {
        let fonts = try files.library(frame.scene.fonts)
        switch frame.scene.screen {
        case .sample:
            let screen = samples.screen(.init(traits: frame.traits, fonts: frame.scene.fonts)) {
                let size = frame.traits.device.size(frame.traits.orientation)
                return frame.laidOut(SampleScreen(size: size, safeArea: frame.safeArea), fonts)
            }
            return frame.laidOut(over: PlacedView(screen), fonts)
        case .png(let path):
            let bitmap = try files.screenshot(path)
            try check(bitmap, path, frame)
            return frame.laidOut(over: bitmap, file: path, fonts)
        }
    }

    /// The view of a frame's HUD alone, without a screen below.
    func layOutAlone(_ frame: SceneFrame) throws -> LaidOutView {
        frame.laidOut(over: EmptyView(), try fonts(frame))
    }

    /// The fonts of a frame.
    func fonts(_ frame: SceneFrame) throws -> FontLibrary { try files.library(frame.scene.fonts) }

    /// The drawing commands of a frame.
    public func displayList(_ frame: SceneFrame) throws -> DisplayList { frame.list(try layOut(frame)) }

    /// The drawing commands of a frame over the pixels of a screen, in place of the scene's own screen.
    ///
    /// With ``Views/DisplayList/render(into:)`` it makes a frame in memory that is there already, and with
    /// ``Views/DisplayListRenderer`` each further frame of an animation: no file is read and no memory of a frame's size
    /// is asked for, which is what a benchmark measures. The screen is stretched to the frame unless the scene says to
    /// cut it.
    public func displayList(_ frame: SceneFrame, over screen: Bitmap) throws -> DisplayList {
        frame.list(frame.laidOut(over: screen, file: nil, try files.library(frame.scene.fonts)))
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
    func isOpaque(_ frame: SceneFrame) throws -> Bool {
        guard case .png(let path) = frame.scene.screen else { return true }
        return try files.screenshot(path).isOpaque
    }

    private func check(_ bitmap: Bitmap, _ path: String, _ frame: SceneFrame) throws(SceneError) {
        let size = bitmap.bounds.size
        let device = frame.traits.device.name
        switch frame.scene.fit {
        case nil where size != frame.size:
            throw .screenSize(file: path, size: size, device: device, needed: frame.size)
        case .crop where size.width < frame.size.width || size.height < frame.size.height:
            throw .screenTooSmall(file: path, size: size, device: device, needed: frame.size)
        default: return
        }
    }
}

extension SceneFrame {
    /// The part of the screen that its furniture leaves free, in points.
    var safeArea: Rect {
        let size = traits.device.size(traits.orientation)
        let insets = traits.device.safeArea(traits.orientation)
        return Rect(
            x: insets.left,
            y: insets.top,
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom
        )
    }

    /// The HUD over a screenshot.
    fileprivate func laidOut(over bitmap: Bitmap, file: String?, _ fonts: FontLibrary) -> LaidOutView {
        let image = Image(bitmap: bitmap, scale: Double(traits.device.scale), file: file)
        guard scene.fit == .crop else { return laidOut(over: image.resizable(), fonts) }
        let size = traits.device.size(traits.orientation)
        return laidOut(over: image.frame(width: size.width, height: size.height).clipped(), fonts)
    }

    /// The HUD over a screen.
    fileprivate func laidOut(over screen: some View, _ fonts: FontLibrary) -> LaidOutView {
        let size = traits.device.size(traits.orientation)
        let presentation = HUDPresentation(content, backdrop: backdrop, size: size, safeArea: safeArea, time: time) {
            screen
        }
        return laidOut(presentation, fonts)
    }

    /// A view that fills the screen.
    fileprivate func laidOut(_ view: some View, _ fonts: FontLibrary) -> LaidOutView {
        let environment = EnvironmentValues(
            colorScheme: traits.appearance,
            contentSizeCategory: traits.textSize,
            layoutDirection: traits.direction,
            displayScale: Double(traits.device.scale),
            fonts: fonts
        )
        let bounds = Rect(origin: .zero, size: traits.device.size(traits.orientation))
        return LaidOutView(view, in: bounds, environment: environment)
    }

    fileprivate func list(_ view: LaidOutView) -> DisplayList {
        DisplayList(
            size: traits.device.size(traits.orientation),
            scale: Double(traits.device.scale),
            commands: view.commands
        )
    }
}
