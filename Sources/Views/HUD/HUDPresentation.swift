import HUD
import Raster

/// A whole screen with a HUD over it: the app's content, the backdrop, the dim and the card, from the bottom up.
///
/// The card is centred in the safe area and keeps 15 points from its edges. The variable blur covers the safe area
/// alone; dims and materials cover the whole screen.
public struct HUDPresentation<Screen: View>: View {
    private let screen: Screen
    private let size: Size
    private let safeArea: Rect
    private let content: HUDContent
    private let backdrop: Backdrop
    private let time: Double

    /// A screen with a HUD.
    ///
    /// - Parameters:
    ///   - content: what the card says.
    ///   - backdrop: what lies between the screen and the card.
    ///   - size: the screen's size in points.
    ///   - safeArea: the part of the screen, in points from its top left, that its furniture leaves free; left stays
    ///     left in a right-to-left layout.
    ///   - time: seconds since the HUD appeared, which turn the indicator.
    ///   - screen: what the app shows below.
    public init(
        _ content: HUDContent,
        backdrop: Backdrop = .variableBlur(),
        size: Size,
        safeArea: Rect,
        time: Double = 0,
        @ViewBuilder over screen: () -> Screen
    ) {
        self.content = content
        self.backdrop = backdrop
        self.size = size
        self.safeArea = safeArea
        self.time = time
        self.screen = screen()
    }

    public var body: some View {
        ZStack {
            screen.frame(width: size.width, height: size.height)
            BackdropView(backdrop, safeArea: safeArea, in: size)
            HUDCard { HUDContentView(content, time: time) }
                .accessibilityAddTraits(.isModal)
                .padding(HUDMetrics.cardMargin)
                .placed(in: safeArea, of: size)
        }
        .frame(width: size.width, height: size.height)
    }
}
