import HUD
import ImageIO
import Raster
import Typography

@testable import Scenes

extension Device {
    /// A screen of few pixels, on which a HUD is drawn quickly.
    static let tiny = Device(
        name: "tiny",
        portraitSize: Size(width: 240, height: 320),
        scale: 1,
        portraitInsets: SafeAreaInsets(top: 20, left: 0, bottom: 0, right: 0),
        landscapeInsets: SafeAreaInsets(top: 0, left: 10, bottom: 5, right: 10)
    )
}

/// The scene of a text, on the tiny screen unless it names a device.
func scene(_ text: String, device: Device? = .tiny) throws -> Scene {
    var scene = try SceneFile.scene(parsing: text.utf8, file: "test.json")
    if let device { scene.devices = [device] }
    return scene
}

/// The one frame of a scene at a time.
func frame(_ scene: Scene, at time: Double = 0) throws -> SceneFrame {
    var scene = scene
    scene.times = [time]
    let frames = try scene.frames()
    precondition(frames.count == 1, "a scene of one frame")
    return frames[0]
}

/// The key of a scene whose app shows two colours, which is drawn much quicker than the sample.
let plainWindow =
    ##""windows": [{"name": "app", "content": {"view": "Color", "style": {"colors": ["#FFCC00", "#0033FF"]}}}]"##

/// The sign-in of the README: loading, a failure, Retry at 2 s, loading again, a success that hides at 5.1 s.
let signIn = """
    {
      "scrim": 1, "name": "sign-in", \(plainWindow),
      "story": [
        { "at": 0, "show": "loading" },
        { "at": 1.2, "show": "failure", "message": "No connection", "retry": [
          { "show": "loading" },
          { "after": 1.1, "show": "success", "message": "Signed in" }
        ] },
        { "at": 2, "tap": "Retry" }
      ]
    }
    """
