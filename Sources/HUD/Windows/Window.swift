/// A window of a scene, as far as touches and assistive technology are concerned.
public final class Window {
    public let name: String
    public var level: WindowLevel
    /// The part of the screen that it covers; `nil` for all of it.
    public var frame: ScreenFrame?
    /// True when the app itself has hidden the window's content from assistive technology, which a HUD leaves so.
    public var isAccessibilityHiddenByHost = false
    /// The scene that the window is shown in.
    public private(set) weak var scene: WindowScene?

    /// True for the window of a HUD.
    let isHUD: Bool
    /// False while a HUD's window lets every touch through.
    var interceptsTouches = true
    /// How many HUDs have hidden the window's content from assistive technology.
    var hidingHUDs = 0

    public init(name: String, level: WindowLevel = .normal, frame: ScreenFrame? = nil) {
        self.name = name
        self.level = level
        self.frame = frame
        isHUD = false
    }

    /// The name of a HUD's window, which no window of an app has in a storyboard.
    static let hudName = "HUD"

    /// The window of a HUD.
    init(hudLevel: WindowLevel) {
        name = Self.hudName
        level = hudLevel
        isHUD = true
    }

    /// True when assistive technology does not reach the window's content.
    public var isAccessibilityHidden: Bool { isAccessibilityHiddenByHost || hidingHUDs > 0 }

    func move(to scene: WindowScene?) {
        self.scene = scene
    }
}
