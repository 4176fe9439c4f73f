/// The lines written so far.
final class TimelineLog {
    private(set) var entries: [TimelineEntry] = []
    private let clock: VirtualClock
    private var timers = 0
    private var steps = 0

    init(clock: VirtualClock) {
        self.clock = clock
    }

    func write(_ happening: TimelineEntry.Happening, scene: String) {
        entries.append(TimelineEntry(time: clock.now, scene: scene, happening: happening))
    }

    /// True once the actions have been refused steps.
    var isOutOfSteps: Bool { steps > Storyboard.stepLimit }

    /// Counts steps of an action that is run, and returns whether it may take them.
    func allows(steps count: Int) -> Bool {
        steps += count
        return !isOutOfSteps
    }

    func nextTimer() -> Int {
        timers += 1
        return timers
    }
}
