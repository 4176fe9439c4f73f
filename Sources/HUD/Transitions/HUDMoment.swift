/// What a HUD shows at one moment: its cards, and how far its transitions are.
public struct HUDMoment: Hashable, Sendable {
    /// A card; there are several while one fades into another.
    public struct Card: Hashable, Sendable {
        public let state: PresentedState
        /// Seconds since the state was first shown, which turn its indicator.
        public let elapsed: Double
        /// The opacity of the card with all that is on it, 0…1.
        public let opacity: Double

        public init(state: PresentedState, elapsed: Double = 0, opacity: Double = 1) {
            self.state = state
            self.elapsed = elapsed
            self.opacity = opacity
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
        self.init(
            cards: state.phase.showsHUD ? [Card(state: state, elapsed: elapsed, opacity: 1)] : [],
            appearProgress: 1,
            cardScale: 1,
            cardOpacity: HUDTransition.cardOpacities.final
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
