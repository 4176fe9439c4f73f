import Synchronization

/// Indices that threads take, each of them first a run of its own, then what the others have left.
///
/// Indices that follow one another are most often neighbours in memory; what one piece of work leaves of them in a
/// processor's cache, the next piece finds there. Processors that do not share a cache need several times as long for what
/// lies in another one's.
package final class OwnIndices: Sendable {
    private let threads: Int
    /// The first index of each thread's run that is not taken, each far from the next: processors fetch the lines of a
    /// cache in pairs.
    nonisolated(unsafe) private let next: UnsafeMutablePointer<Atomic<Int>>
    private static let distance = 16

    /// None yet.
    init(threads: Int) {
        self.threads = threads
        next = .allocate(capacity: threads * Self.distance)
        for place in 0..<threads * Self.distance { (next + place).initialize(to: Atomic(0)) }
    }

    /// All indices below `count`, for so many threads.
    package convenience init(_ count: Int, threads: Int) {
        self.init(threads: threads)
        refill(count)
    }

    deinit {
        next.deinitialize(count: threads * Self.distance)
        next.deallocate()
    }

    /// Puts all indices below `count` in the place of those that were there, while nobody takes any.
    func refill(_ count: Int) {
        for thread in 0..<threads {
            next[thread * Self.distance].store(start(of: thread, count), ordering: .relaxed)
        }
    }

    /// An index below the same `count` that nobody has taken, or `nil` when there is none left.
    package func take(_ count: Int, for thread: Int) -> Int? {
        for turn in 0..<threads {
            let owner = (thread + turn) % threads
            let (place, end) = (owner * Self.distance, start(of: owner + 1, count))
            // One look first, so that a run that is over is not written to by all who come by.
            guard next[place].load(ordering: .relaxed) < end else { continue }
            let index = next[place].wrappingAdd(1, ordering: .relaxed).oldValue
            if index < end { return index }
        }
        return nil
    }

    /// Where a thread's own indices begin, and those of the thread before it end.
    private func start(of thread: Int, _ count: Int) -> Int {
        thread * (count / threads) + min(thread, count % threads)
    }
}
