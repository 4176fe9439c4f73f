/// Times the steps of a frame, one after the other.
///
/// The times are reported and never reach a picture.
struct PhaseClock: Sendable {
    private(set) var phases: [(name: String, milliseconds: Double)] = []
    private var start = ContinuousClock.now

    /// Gives the time since the last call, or since the clock was made, to a step.
    mutating func end(_ name: String) {
        add(name, ContinuousClock.now - start)
        restart()
    }

    /// Gives a time that was measured elsewhere to a step.
    mutating func add(_ name: String, _ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        phases.append((name, Double(seconds) * 1e3 + Double(attoseconds) / 1e15))
    }

    /// Starts the next step now, without giving the time until here to any.
    mutating func restart() { start = ContinuousClock.now }
}
