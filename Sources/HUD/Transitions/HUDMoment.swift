/// What a HUD shows at one moment: its cards, and how far its transitions are.
public struct HUDMoment: Hashable, Sendable {
    /// A card; there are several while one fades into another.
    public struct Card: Hashable, Sendable {
        public let state: PresentedState
        /// Seconds since the state was first shown, which turn its indicator.
        public let elapsed: Double
        /// The opacity of the card with all that is on it, 0…1.
        public let opacity: Double
        /// How far the card is scrolled from its top, in points; one that shows all of its content stays where it is.
        public let scrollOffset: Double

        public init(state: PresentedState, elapsed: Double = 0, opacity: Double = 1, scrollOffset: Double = 0) {
            self.state = state
            self.elapsed = elapsed
            self.opacity = opacity
            self.scrollOffset = scrollOffset
        }
    }

    /// From the bottom up: the newest is the last, and the one that takes taps.
    public let cards: [Card]
    /// How far the HUD has appeared, 0…1: the share of its opacity that the dim has.
    public let appearProgress: Double
    /// The scale of the cards about their centres.
    public let cardScale: Double
    /// The opacity of the gray of a standard card.
    public let cardOpacity: Double

    /// A HUD that has shown one state for so long that no transition is left.
    ///
    /// - Parameter elapsed: seconds that turn its indicator.
    public init(settled state: PresentedState, elapsed: Double = 0) {
        self.init(settled: state.phase.showsHUD ? Card(state: state, elapsed: elapsed) : nil)
    }

    /// A card alone, as it is scrolled; without one, nothing.
    package init(settled card: Card?) {
        self.init(
            cards: card.map { [$0] } ?? [],
            appearProgress: 1,
            cardScale: 1,
            cardOpacity: HUDTransition.cardOpacities.final
        )
    }

    /// The HUD where its transitions lead; its newest card stays as it is scrolled, and its indicator as it is turned.
    public var settled: HUDMoment {
        HUDMoment(
            settled: cards.last.map { Card(state: $0.state, elapsed: $0.elapsed, scrollOffset: $0.scrollOffset) }
        )
    }

    init(cards: [Card], appearProgress: Double, cardScale: Double, cardOpacity: Double) {
        self.cards = cards
        self.appearProgress = appearProgress
        self.cardScale = cardScale
        self.cardOpacity = cardOpacity
    }

    /// The state in force.
    public var state: PresentedState { cards.last?.state ?? .none }
}
