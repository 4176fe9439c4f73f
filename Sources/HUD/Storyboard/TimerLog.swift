/// The clock as the managers of a scene see it: writes down each timer's start and end.
final class TimerLog: Scheduler {
    /// The timers that run, in the order in which they were started.
    private(set) var pending: [PendingTimer] = []
    private let clock: VirtualClock
    private let log: TimelineLog
    private let scene: String

    init(clock: VirtualClock, log: TimelineLog, scene: String) {
        self.clock = clock
        self.log = log
        self.scene = scene
    }

    var now: Double { clock.now }

    @discardableResult
    func schedule(after delay: Double, _ work: @escaping () -> Void) -> ScheduledWork {
        let timer = PendingTimer(number: log.nextTimer(), due: clock.time.advanced(bySeconds: delay).seconds)
        pending.append(timer)
        log.write(.timerStarted(timer), scene: scene)
        var alarm: ScheduledWork?
        let scheduled = ScheduledWork(
            { [weak self] in
                self?.end(timer, .timerFired(timer))
                work()
            },
            onCancel: { [weak self] in
                alarm?.cancel()
                self?.end(timer, .timerCancelled(timer))
            }
        )
        alarm = clock.schedule(after: delay) { scheduled.perform() }
        return scheduled
    }

    private func end(_ timer: PendingTimer, _ happening: TimelineEntry.Happening) {
        pending.removeAll { $0 == timer }
        log.write(happening, scene: scene)
    }
}
