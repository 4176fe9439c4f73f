/// Which states were shown since when: all that the picture of a HUD at any later time depends on.
public struct PresentationHistory: Hashable, Sendable {
    private struct Span: Hashable, Sendable {
        let state: PresentedState
        let start: Double
        /// When another state took its place.
        var end: Double?
        /// False for the state with which the HUD appeared.
        let fadesIn: Bool
        /// How far its card is scrolled.
        var scrollOffset = 0.0

        /// The share of it that is on the screen at a time.
        func opacity(at time: Double) -> Double {
            let arrival = fadesIn ? HUDTransition.changeProgress(at: time - start) : 1
            let departure = end.map { HUDTransition.changeProgress(at: time - $0) } ?? 0
            return arrival * (1 - departure)
        }

        func isGone(at time: Double) -> Bool {
            end.map { HUDTransition.changeProgress(at: time - $0) >= 1 } ?? false
        }
    }

    /// When the HUD appeared last; `nil` while none is shown.
    private var appeared: Double?
    /// The states since then that still are on the screen, in order of time.
    private var spans: [Span] = []

    public init() {}

    /// Takes note of the state from a time in seconds on, which is not before the last one noted.
    ///
    /// A state equal to the one shown changes nothing: its card stays as it is.
    public mutating func record(_ state: PresentedState, at time: Double) {
        guard state.phase.showsHUD else {
            self = PresentationHistory()
            return
        }
        guard spans.last?.state != state else { return }
        spans.removeAll { $0.isGone(at: time) }
        if !spans.isEmpty {
            spans[spans.count - 1].end = time
        }
        spans.append(Span(state: state, start: time, end: nil, fadesIn: appeared != nil))
        appeared = appeared ?? time
    }

    /// Scrolls the card of the state in force, if there is one, by points from its top; the next state begins at its
    /// own.
    public mutating func scroll(to offset: Double) {
        guard !spans.isEmpty else { return }
        spans[spans.count - 1].scrollOffset = offset
    }

    /// What the HUD shows at a time that is not before the last state noted; `nil` while none is shown.
    public func moment(at time: Double, reduceMotion: Bool = false) -> HUDMoment? {
        guard let appeared else { return nil }
        let progress = HUDTransition.appearProgress(at: time - appeared)
        return HUDMoment(
            cards: spans.filter { !$0.isGone(at: time) }.map { span in
                HUDMoment.Card(
                    state: span.state,
                    elapsed: max(0, time - span.start),
                    opacity: span.opacity(at: time),
                    scrollOffset: span.scrollOffset
                )
            },
            appearProgress: progress,
            cardScale: HUDTransition.cardScale(at: progress, reduceMotion: reduceMotion),
            cardOpacity: HUDTransition.cardOpacity(at: progress)
        )
    }
}
