import HUD

/// The views of a provider without Swift, as a scene file writes them; states without one have the HUD's own view.
public struct CustomViews: Hashable, Sendable {
    var loading: CustomView?
    var success: CustomView?
    var failure: CustomView?
    /// The look that the provider asks for; `nil` for that of the frame.
    var look: HUDAppearance?
}
