import HUD
import Raster

/// One picture of a scene: a state over a backdrop, on one device, at one time.
public struct SceneFrame: Hashable, Sendable {
    let shared: SharedScene
    public let traits: Traits
    /// `nil` where the scene's story says what is shown.
    public let state: HUDState?
    public let look: HUDAppearance
    public let backdrop: Backdrop
    /// Seconds since the HUD appeared; in a story, since its start.
    public let time: Double
    /// Its place among the frames of a ``Scene/range``, from 0.
    public let number: Int?

    public init(
        scene: Scene,
        traits: Traits,
        state: HUDState?,
        look: HUDAppearance = .standard,
        backdrop: Backdrop,
        time: Double,
        number: Int? = nil
    ) {
        self.init(SharedScene(scene), traits, state, look, backdrop, time, number)
    }

    /// A frame of a scene that it shares with the others.
    init(
        _ scene: SharedScene,
        _ traits: Traits,
        _ state: HUDState?,
        _ look: HUDAppearance,
        _ backdrop: Backdrop,
        _ time: Double,
        _ number: Int?
    ) {
        shared = scene
        self.traits = traits
        self.state = state
        self.look = look
        self.backdrop = backdrop
        self.time = time
        self.number = number
    }

    /// The scene that it belongs to.
    public var scene: Scene { shared.scene }

    /// The frame at another time.
    func at(_ time: Double, number: Int?) -> SceneFrame {
        SceneFrame(shared, traits, state, look, backdrop, time, number)
    }

    /// The size in pixels; in a story, before its screen is turned.
    public var size: PixelSize { traits.device.pixelSize(traits.orientation) }
}

/// A scene in one place for all of its frames, which are thousands of values.
final class SharedScene: Hashable, Sendable {
    let scene: Scene

    init(_ scene: Scene) { self.scene = scene }

    static func == (a: SharedScene, b: SharedScene) -> Bool { a === b || a.scene == b.scene }

    func hash(into hasher: inout Hasher) { hasher.combine(scene) }
}
