import HUD
import Raster

/// One picture of a scene: a state over a backdrop, on one device, at one time.
public struct SceneFrame: Hashable, Sendable {
    /// The scene that it belongs to.
    public let scene: Scene
    public let traits: Traits
    public let state: HUDState
    public let backdrop: Backdrop
    /// Seconds since the HUD appeared.
    public let time: Double
    /// Its place among the frames of a ``Scene/range``, from 0.
    public let number: Int?

    public init(
        scene: Scene,
        traits: Traits,
        state: HUDState,
        backdrop: Backdrop,
        time: Double,
        number: Int? = nil
    ) {
        self.scene = scene
        self.traits = traits
        self.state = state
        self.backdrop = backdrop
        self.time = time
        self.number = number
    }

    /// What the card says.
    public var content: HUDContent { scene.texts.content(state, hasRetry: scene.hasRetry) }

    public var size: PixelSize { traits.device.pixelSize(traits.orientation) }
}
