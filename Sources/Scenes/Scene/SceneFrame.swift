import HUD
import Raster

/// One picture of a scene: a state over a backdrop, on one device, at one time.
public struct SceneFrame: Hashable, Sendable {
    /// The scene that it belongs to.
    public let scene: Scene
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
        self.scene = scene
        self.traits = traits
        self.state = state
        self.look = look
        self.backdrop = backdrop
        self.time = time
        self.number = number
    }

    /// The size in pixels; in a story, before its screen is turned.
    public var size: PixelSize { traits.device.pixelSize(traits.orientation) }
}
