import FoundationEssentials

/// Threads that share a piece of work, cut into parts with a number each.
///
/// Each thread begins with parts of its own, which follow one another; in the end which thread takes which part is left
/// to chance: a result may depend on the part's number alone. Work is cut by fixed sizes, never by the number of threads.
public final class ThreadPool: Sendable {
    /// The pool that work is given to: a thread for each processor, unless a caller up the stack chose another pool.
    @TaskLocal public static var current = ThreadPool(threads: ProcessInfo.processInfo.activeProcessorCount)

    /// The calling thread alone.
    public static let single = ThreadPool(threads: 1)

    /// How many threads work at once, the caller's own among them.
    public let threads: Int

    private let work: SharedWork

    /// A pool of at least one thread; those beside the caller's own wait until the pool goes.
    public init(threads: Int) {
        self.threads = max(1, threads)
        work = SharedWork(threads: self.threads, processors: ProcessInfo.processInfo.activeProcessorCount)
        for worker in 1..<max(2, self.threads) where worker < self.threads { work.startWorker(worker) }
    }

    deinit { work.stop() }

    /// Calls `body` once for each index below `count`, on several threads, and returns when all calls have.
    ///
    /// `worker` is below ``threads``, and no two calls at one time have the same: it chooses scratch memory. Work that
    /// is given to a pool inside of a call stays on that call's thread, and so does work given while the pool is busy
    /// for another thread. Nothing else is checked: different indices must write to different memory.
    public func forEach(_ count: Int, _ body: (_ index: Int, _ worker: Int) -> Void) {
        if threads > 1, count > 1, work.run(count, body) { return }
        ThreadPool.$current.withValue(.single) {
            for index in 0..<max(0, count) { body(index, 0) }
        }
    }
}
