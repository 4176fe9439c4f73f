/// Whoever calls work later: the run loop of an app, or a ``VirtualClock``.
public protocol Scheduler: AnyObject {
    /// Seconds since the scheduler's start.
    var now: Double { get }

    /// Calls `work` once, after `delay` seconds, and never before this call returns.
    ///
    /// A delay of infinity never ends; a negative one or NaN is a mistake in the program.
    @discardableResult
    func schedule(after delay: Double, _ work: @escaping () -> Void) -> ScheduledWork
}
