import Glibc
import Synchronization

/// The one piece of work that a pool's threads share, and where they wait for it.
///
/// A worker joins a piece of work only while it is open. So the caller, who closes it when no index is left, waits for
/// those who joined, and not for those who are still waking up.
///
/// Waking up takes as long as copying some hundred kilobytes, and a picture is made of pieces that follow one another
/// closely. So whoever waits looks for a while whether the wait is over, giving way to other threads each time, before
/// going to sleep; and nobody takes the lock but to sleep and to wake a sleeper.
final class SharedWork: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let opened = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private let left = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    /// How long to look before going to sleep, in nanoseconds.
    private let patience: Int

    /// True while somebody's piece of work is under way.
    private let isTaken = Atomic<Bool>(false)
    // Of the piece of work that is under way; they do not change while it is open or workers are joined.
    private var body: ((Int, Int) -> Void)?
    private var count = 0
    private let indices: OwnIndices
    /// Twice the workers who are joined, and one more while others may join.
    private let state = Atomic<Int>(0)

    /// The pieces of work so far, and one more when there will be no other.
    private let announced = Atomic<Int>(0)
    private let isStopped = Atomic<Bool>(false)
    /// The workers who sleep, or are about to.
    private let asleep = Atomic<Int>(0)

    /// Work for so many threads, the caller's among them, on so many processors.
    init(threads: Int, processors: Int) {
        pthread_mutex_init(lock, nil)
        pthread_cond_init(opened, nil)
        pthread_cond_init(left, nil)
        // Most parts of a frame that one thread draws, a text's layout say, are over in the longer time. Threads without
        // a processor of their own would look at the cost of those that work.
        patience = threads <= processors ? 2_000_000 : 50_000
        indices = OwnIndices(threads: threads)
    }

    deinit {
        pthread_mutex_destroy(lock)
        pthread_cond_destroy(opened)
        pthread_cond_destroy(left)
        lock.deallocate()
        opened.deallocate()
        left.deallocate()
    }

    /// Calls `body` for each index below `count`; false, without a call, when other work is under way.
    func run(_ count: Int, _ body: (Int, Int) -> Void) -> Bool {
        guard !isTaken.exchange(true, ordering: .acquiring) else { return false }
        withoutActuallyEscaping(body) { body in
            self.body = body
            self.count = count
            indices.refill(count)
            state.store(1, ordering: .releasing)
            announce()

            takeIndices(count, body, worker: 0)

            if state.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue != 0 { waitForJoined() }
            self.body = nil
        }
        isTaken.store(false, ordering: .releasing)
        return true
    }

    /// Starts a thread that waits for work; when it cannot be started, the others do its part.
    func startWorker(_ worker: Int) {
        let context = Unmanaged.passRetained(Start(work: self, worker: worker))
        var thread = pthread_t()
        let status = pthread_create(
            &thread,
            nil,
            { context in
                guard let context else { return nil }
                let start = Unmanaged<Start>.fromOpaque(context).takeRetainedValue()
                start.work.work(as: start.worker)
                return nil
            },
            context.toOpaque()
        )
        if status == 0 { pthread_detach(thread) } else { context.release() }
    }

    func stop() {
        isStopped.store(true, ordering: .releasing)
        announce()
    }

    private func work(as worker: Int) {
        // What was announced while the thread was starting is taken as new; there may be none left of it.
        var known = 0
        sleep(until: &known)
        while !isStopped.load(ordering: .acquiring) {
            if join() {
                if let body { takeIndices(count, body, worker: worker) }
                leave()
            }
            if look({ announced.load(ordering: .acquiring) != known }) {
                known = announced.load(ordering: .acquiring)
            } else {
                sleep(until: &known)
            }
        }
    }

    /// True when the calling worker has become one of those whom the caller waits for.
    private func join() -> Bool {
        var value = state.load(ordering: .relaxed)
        while value & 1 == 1 {
            let (isExchanged, original) = state.weakCompareExchange(
                expected: value,
                desired: value + 2,
                ordering: .acquiringAndReleasing
            )
            if isExchanged { return true }
            value = original
        }
        return false
    }

    private func leave() {
        // Whoever sees the last worker gone does not wait any more; so only a caller who waits is told.
        guard state.wrappingSubtract(2, ordering: .acquiringAndReleasing).newValue == 0 else { return }
        pthread_mutex_lock(lock)
        pthread_cond_broadcast(left)
        pthread_mutex_unlock(lock)
    }

    private func waitForJoined() {
        if look({ state.load(ordering: .acquiring) == 0 }) { return }
        pthread_mutex_lock(lock)
        while state.load(ordering: .acquiring) != 0 { pthread_cond_wait(left, lock) }
        pthread_mutex_unlock(lock)
    }

    /// Tells the workers that something is new.
    private func announce() {
        // The order of these two, and of the two in `sleep`, is one that all threads agree on: either the worker is
        // seen here, or it sees the announcement.
        announced.wrappingAdd(1, ordering: .sequentiallyConsistent)
        guard asleep.load(ordering: .sequentiallyConsistent) > 0 else { return }
        pthread_mutex_lock(lock)
        pthread_cond_broadcast(opened)
        pthread_mutex_unlock(lock)
    }

    /// Sleeps while no more is announced than is known.
    private func sleep(until known: inout Int) {
        pthread_mutex_lock(lock)
        asleep.wrappingAdd(1, ordering: .sequentiallyConsistent)
        while announced.load(ordering: .sequentiallyConsistent) == known { pthread_cond_wait(opened, lock) }
        asleep.wrappingSubtract(1, ordering: .relaxed)
        pthread_mutex_unlock(lock)
        known = announced.load(ordering: .acquiring)
    }

    /// Looks for a while whether something has happened; false when the while is over.
    ///
    /// The clock is asked, and no looks are counted: on a busy machine giving way takes long, and few looks are left.
    private func look(_ hasHappened: () -> Bool) -> Bool {
        if hasHappened() { return true }
        let end = Self.now + patience
        repeat {
            sched_yield()
            if hasHappened() { return true }
        } while Self.now < end
        return false
    }

    private static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return 1_000_000_000 * time.tv_sec + time.tv_nsec
    }

    private func takeIndices(_ count: Int, _ body: (Int, Int) -> Void, worker: Int) {
        ThreadPool.$current.withValue(.single) {
            while let index = indices.take(count, for: worker) { body(index, worker) }
        }
    }
}

/// What a new thread is told.
private final class Start {
    let work: SharedWork
    let worker: Int

    init(work: SharedWork, worker: Int) {
        self.work = work
        self.worker = worker
    }
}
