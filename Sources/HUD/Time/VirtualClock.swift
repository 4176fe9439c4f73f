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
    /// In the order in which they are due; those before ``first`` are done or were called off.
    private var entries: [Entry] = []
    private var first = 0

    public init() {}

    /// Seconds since the start.
    public var now: Double { time.seconds }

    /// The times at which work is due, in order; infinity for work that is never due.
    public var pending: [Double] {
        entries[first...].filter(\.work.isPending).map(\.due.seconds)
    }

    @discardableResult
    public func schedule(after delay: Double, _ work: @escaping () -> Void) -> ScheduledWork {
        precondition(delay >= 0, "work cannot be scheduled after \(delay) s; a delay is 0 or greater")
        let entry = Entry(due: time.advanced(bySeconds: delay), work: ScheduledWork(work))
        entries.insert(entry, at: place(after: entry.due))
        return entry.work
    }

    /// Goes on to a time in seconds and does all that is due by then, also what was scheduled on the way.
    ///
    /// A clock does not go back: at an earlier time it only does what is due now. At infinity it does all that will
    /// ever be due, and stands still at the last of it.
    public func advance(to seconds: Double) {
        advance(to: VirtualTime(seconds: seconds))
    }

    /// Goes on by some seconds.
    public func advance(by seconds: Double) {
        advance(to: time.advanced(bySeconds: seconds))
    }

    func advance(to requested: VirtualTime) {
        let target = max(time, requested)
        while let due = nextDue, due <= target {
            let work = entries[first].work
            first += 1
            time = max(time, due)
            work.perform()
        }
        if target != .never {
            time = target
        }
    }

    /// The time at which work is due next; `nil` when none is or ever will be.
    var nextDue: VirtualTime? {
        dropFinished()
        guard first < entries.count, entries[first].due != .never else { return nil }
        return entries[first].due
    }

    /// Moves ``first`` past what was called off, and gives the room of finished entries back now and then.
    private func dropFinished() {
        while first < entries.count && !entries[first].work.isPending {
            first += 1
        }
        if 2 * first > entries.count {
            entries.removeFirst(first)
            first = 0
        }
    }

    /// The index behind all entries that are due by a time.
    private func place(after due: VirtualTime) -> Int {
        var low = first
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].due <= due {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
