/// A scene of an app: a screen, or the part of one that the app has, with its windows.
public final class WindowScene {
    public let name: String
    /// The size in portrait.
    public let size: ScreenSize
    public var traits: SceneTraits {
        didSet {
            guard traits != oldValue else { return }
            for presenter in presenters {
                presenter.traitsChanged(from: oldValue)
            }
        }
    }
    /// Why variable blurs cannot be drawn in this scene; `nil` where they can.
    public var backdropFailure: BackdropFailure?
    /// The window that takes the keyboard's input, which a HUD leaves alone.
    public private(set) weak var keyWindow: Window?
    /// The element that assistive technology is at; the scene does not keep it alive.
    public weak var accessibilityFocus: FocusableElement?
    /// Called for each thing that the HUDs of the scene do besides drawing.
    public var onEvent: ((WindowSceneEvent) -> Void)?

    /// In the order in which they were shown.
    private var windows: [Window] = []
    private var connections: [Connection] = []

    /// A presenter, which the scene does not keep alive.
    private struct Connection {
        weak var presenter: HUDPresenter?
    }

    public init(
        name: String = "main",
        size: ScreenSize = ScreenSize(width: 390, height: 844),
        traits: SceneTraits = SceneTraits()
    ) {
        self.name = name
        self.size = size
        self.traits = traits
    }

    /// Shows a window over those of its level, as unhiding it does.
    public func show(_ window: Window, makeKey: Bool = false) {
        window.scene?.remove(window)
        windows.append(window)
        window.move(to: self)
        if makeKey {
            keyWindow = window
        }
    }

    public func remove(_ window: Window) {
        guard window.scene === self else { return }
        windows.removeAll { $0 === window }
        window.move(to: nil)
        if keyWindow === window {
            keyWindow = nil
        }
    }

    /// The windows from the bottom up: by level, and within a level in the order in which they were shown.
    public var stack: [Window] {
        windows.enumerated()
            .sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }
            .map(\.element)
    }

    /// The window that gets a touch: the topmost one at the point that does not let it through.
    public func window(at point: ScreenPoint) -> Window? {
        WindowStack(stack.map(WindowStack.Entry.init)).index(at: point).map { stack[$0] }
    }

    func connect(_ presenter: HUDPresenter) {
        connections.append(Connection(presenter: presenter))
    }

    func disconnect(_ presenter: HUDPresenter) {
        connections.removeAll { $0.presenter == nil || $0.presenter === presenter }
    }

    private var presenters: [HUDPresenter] { connections.compactMap(\.presenter) }
}
