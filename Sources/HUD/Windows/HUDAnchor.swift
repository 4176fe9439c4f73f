/// The place in an app's views that brings a HUD: the HUD is where the window of the anchor is.
///
/// It appears once the anchor is in a window of a scene, leaves with it, and follows it into another window. A window
/// that moves to another scene is not followed. Two anchors bring two HUDs, so a scene needs one.
public final class HUDAnchor {
    public let presenter: HUDPresenter

    public init(manager: any LoadingManager, scheduler: any Scheduler) {
        presenter = HUDPresenter(scheduler: scheduler)
        presenter.manager = manager
    }

    /// The manager whose HUD is shown; another one takes over the window.
    public var manager: (any LoadingManager)? {
        get { presenter.manager }
        set { presenter.manager = newValue }
    }

    /// To be called whenever the anchor comes into a window, or leaves the one that it was in.
    public func move(to window: Window?) {
        if let scene = window?.scene {
            presenter.connect(to: scene)
        } else {
            presenter.disconnect()
        }
    }
}
