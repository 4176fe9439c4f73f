import Raster

/// The rounded gray card around what a HUD says.
///
/// It hugs its content with 15 points on each side and cuts off what overflows. The gray is the same in light and dark,
/// so that only what shines through tells them apart.
public struct HUDCard<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        content
            .padding(HUDMetrics.cardPadding)
            .background(Rectangle().fill(SystemColor.systemGray.color.opacity(0.8)))
            .clipShape(RoundedRectangle(cornerRadius: HUDMetrics.cardCornerRadius, style: .continuousLayer))
    }
}
