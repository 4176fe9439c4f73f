import HUD
import Raster

/// The rounded card around what a HUD says.
///
/// It hugs its content with 15 points on each side and cuts off what overflows. The standard card is a translucent gray,
/// the same in light and dark, so that only what shines through tells them apart. The accessible card is opaque, follows
/// the colour scheme, and scrolls when its content is taller than the room that it has.
public struct HUDCard<Content: View>: View {
    @Environment(\.hudAppearance) private var appearance
    @Environment(\.accessibilityReduceTransparency) private var reducesTransparency

    private let opacity: Double
    private let content: Content

    /// A card.
    ///
    /// - Parameter opacity: of the standard card's gray; where transparency is reduced it is opaque all the same.
    public init(opacity: Double = HUDTransition.cardOpacities.final, @ViewBuilder content: () -> Content) {
        self.opacity = opacity
        self.content = content()
    }

    public var body: some View {
        switch appearance {
        case .standard:
            content
                .padding(HUDMetrics.cardPadding)
                .background(Rectangle().fill(SystemColor.systemGray.color.opacity(reducesTransparency ? 1 : opacity)))
                .clipShape(Self.shape)
        case .accessible:
            ScrollingWhenTall { content.padding(HUDMetrics.cardPadding) }
                .background(Rectangle().fill(HUDLook.accessibleCard))
                .clipShape(Self.shape)
        }
    }

    private static var shape: RoundedRectangle {
        RoundedRectangle(cornerRadius: HUDMetrics.cardCornerRadius, style: .continuousLayer)
    }
}
