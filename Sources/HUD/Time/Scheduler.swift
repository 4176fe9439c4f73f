/// Whoever calls work later: the run loop of an app, or a ``VirtualClock``.
public protocol Scheduler: AnyObject {
    /// Calls `work` once, after `delay` seconds, and never before this call returns.
    ///
    /// A delay of infinity never ends; a negative one or NaN is a mistake in the program.
    @discardableResult
    func schedule(after delay: Double, _ work: @escaping () -> Void) -> ScheduledWork
}

/// Work that waits for its time and can be called off.
public final class ScheduledWork {
    private var work: (() -> Void)?

    public init(_ work: @escaping () -> Void) {
        self.work = work
    }

    /// True until the work is done or called off.
    public var isPending: Bool { work != nil }

    /// Calls the work off and releases what it holds.
    public func cancel() {
        work = nil
    }

    /// Does the work if it is pending; what a scheduler calls when the time has come.
    public func perform() {
        let work = work
        self.work = nil
        work?()
    }
}
