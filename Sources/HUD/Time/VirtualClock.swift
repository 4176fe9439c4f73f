/// A clock that stands still until it is told to go on, and then does what has become due, in order.
///
/// Times are seconds since its start, to the nanosecond. Work that is due at one time is done in the order in which it
/// was scheduled.
public final class VirtualClock: Scheduler {
    private struct Entry {
        let due: VirtualTime
        let work: ScheduledWork
    }

    private(set) var time = VirtualTime.zero
    /// In the order in which they were scheduled.
    private var entries: [Entry] = []

    public init() {}

    /// Seconds since the start.
    public var now: Double { time.seconds }

    /// The times at which work is due, in order; infinity for work that is never due.
    public var pending: [Double] {
        entries.filter(\.work.isPending).map(\.due).sorted().map(\.seconds)
    }

    @discardableResult
    public func schedule(after delay: Double, _ work: @escaping () -> Void) -> ScheduledWork {
        precondition(delay >= 0, "work cannot be scheduled after \(delay) s; a delay is 0 or greater")
        let scheduled = ScheduledWork(work)
        entries.append(Entry(due: time.advanced(bySeconds: delay), work: scheduled))
        return scheduled
    }

    /// Goes on to a time in seconds and does all that is due by then, also what was scheduled on the way.
    ///
    /// A clock does not go back: at an earlier time it only does what is due now. At infinity it does all that will ever
    /// be due, and stands still at the last of it.
    public func advance(to seconds: Double) {
        advance(to: VirtualTime(seconds: seconds))
    }

    func advance(to requested: VirtualTime) {
        let target = max(time, requested)
        while let entry = takeNext(dueBy: target) {
            time = max(time, entry.due)
            entry.work.perform()
        }
        if target != .never {
            time = target
        }
    }

    /// The time at which work is due next; `nil` when none is or ever will be.
    var nextDue: VirtualTime? {
        entries.filter { $0.work.isPending && $0.due != .never }.map(\.due).min()
    }

    /// Goes on by some seconds.
    public func advance(by seconds: Double) {
        advance(to: time.advanced(bySeconds: seconds))
    }

    /// The earliest pending entry, the first scheduled of those due at one time; entries called off are dropped.
    private func takeNext(dueBy target: VirtualTime) -> Entry? {
        entries.removeAll { !$0.work.isPending }
        var earliest: Int?
        for (index, entry) in entries.enumerated() where entry.due <= target && entry.due != .never {
            if let found = earliest, entries[found].due <= entry.due { continue }
            earliest = index
        }
        return earliest.map { entries.remove(at: $0) }
    }
}
