import HUD

/// A scheduler that does all work when it is told to, even what was called off.
final class StubbornScheduler: Scheduler {
    let now = 0.0
    private(set) var delays: [Double] = []
    private var work: [() -> Void] = []

    func schedule(after delay: Double, _ work: @escaping () -> Void) -> ScheduledWork {
        delays.append(delay)
        self.work.append(work)
        return ScheduledWork(work)
    }

    /// Does the work that was scheduled first.
    func doFirst() {
        work.removeFirst()()
    }
}
