import HUD
import Raster

/// A whole screen with a HUD over it: the app's content, the backdrop, the dim and the card, from the bottom up.
///
/// The card is centred in the safe area and keeps 15 points from its edges. The variable blur covers the safe area
/// alone; dims and materials cover the whole screen.
public struct HUDPresentation<Screen: View>: View {
    private let cards: [HUDPresentationCard]
    private let cardScale: Double
    private let cardOpacity: Double
    private let dimOpacity: Double
    private let hasBackdrop: Bool
    private let backdrop: Backdrop
    private let size: Size
    private let safeArea: Rect
    private let screen: Screen

    /// A screen with a HUD that stays as it is, in the appearance of the environment.
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
        cards = [.init(content: AnyView(HUDContentView(content)), appearance: nil, elapsed: time, opacity: 1)]
        cardScale = 1
        cardOpacity = HUDTransition.cardOpacities.final
        dimOpacity = 1
        hasBackdrop = true
        self.backdrop = backdrop
        self.size = size
        self.safeArea = safeArea
        self.screen = screen()
    }

    /// A screen with the backdrop alone, as it is below a card that stays.
    package init(backdrop: Backdrop, size: Size, safeArea: Rect, @ViewBuilder over screen: () -> Screen) {
        cards = []
        cardScale = 1
        cardOpacity = HUDTransition.cardOpacities.final
        dimOpacity = 1
        hasBackdrop = true
        self.backdrop = backdrop
        self.size = size
        self.safeArea = safeArea
        self.screen = screen()
    }

    /// A screen at one moment of a HUD, in the appearance that its provider asks for.
    ///
    /// - Parameters:
    ///   - moment: the cards, and how far their transitions are; `nil` while no HUD is shown.
    ///   - backdrop: what lies between the screen and the cards.
    ///   - size: the screen's size in points.
    ///   - safeArea: the part of the screen, in points from its top left, that its furniture leaves free; left stays
    ///     left in a right-to-left layout.
    ///   - screen: what the app shows below.
    public init(
        _ moment: HUDMoment?,
        backdrop: Backdrop = .variableBlur(),
        size: Size,
        safeArea: Rect,
        @ViewBuilder over screen: () -> Screen
    ) {
        cards = (moment?.cards ?? []).map { card in
            HUDPresentationCard(
                content: AnyView(HUDStateView(card.state)),
                appearance: card.state.provider?.hudAppearance,
                elapsed: card.elapsed,
                opacity: card.opacity,
                scrollOffset: card.scrollOffset
            )
        }
        cardScale = moment?.cardScale ?? 1
        cardOpacity = moment?.cardOpacity ?? HUDTransition.cardOpacities.final
        dimOpacity = moment?.appearProgress ?? 1
        hasBackdrop = !cards.isEmpty
        self.backdrop = backdrop
        self.size = size
        self.safeArea = safeArea
        self.screen = screen()
    }

    public var body: some View {
        ZStack {
            screen.frame(width: size.width, height: size.height)
            if hasBackdrop {
                BackdropView(backdrop, safeArea: safeArea, in: size, dimOpacity: dimOpacity)
            }
            ForEach(cards.indices) { index in
                cards[index].view(scale: cardScale, cardOpacity: cardOpacity)
                    .takingPart(index == cards.count - 1)
                    .padding(HUDMetrics.cardMargin)
                    .placed(in: safeArea, of: size)
            }
        }
        .frame(width: size.width, height: size.height)
    }
}

/// One card of a HUD, with what is on it.
struct HUDPresentationCard {
    let content: AnyView
    /// `nil` for that of the environment.
    let appearance: HUDAppearance?
    /// Seconds since its state was shown.
    let elapsed: Double
    /// Of the card with all that is on it.
    let opacity: Double
    /// In points from the top of what is on it.
    var scrollOffset = 0.0

    func view(scale: Double, cardOpacity: Double) -> some View {
        EnvironmentModifier(content: HUDCard(opacity: cardOpacity) { content }) { $0.startTime(elapsed) }
            .environment(\.cardScrollOffset, scrollOffset)
            .hudAppearance(appearance)
            .accessibilityAddTraits(.isModal)
            .scaled(scale)
            .faded(opacity)
    }
}

extension View {
    /// Sets the look of a HUD's views inside; `nil` leaves that of the environment.
    @ViewBuilder fileprivate func hudAppearance(_ appearance: HUDAppearance?) -> some View {
        if let appearance { environment(\.hudAppearance, appearance) } else { self }
    }

    /// Scales the view about its centre; a card at rest is no different from one that was never scaled.
    @ViewBuilder fileprivate func scaled(_ scale: Double) -> some View {
        if scale == 1 { self } else { scaleEffect(scale) }
    }

    /// Leaves touches and assistive technology to the newest card, while others fade out.
    @ViewBuilder fileprivate func takingPart(_ isNewest: Bool) -> some View {
        if isNewest { self } else { allowsHitTesting(false).accessibilityHidden(true) }
    }

    @ViewBuilder fileprivate func faded(_ opacity: Double) -> some View {
        if opacity == 1 { self } else { self.opacity(opacity) }
    }
}
