import Glibc
import Synchronization

/// The one piece of work that a pool's threads share, and where they wait for it.
///
/// A worker joins a piece of work only while it is open. So the caller, who closes it when no index is left, waits for
/// those who joined, and not for those who are still waking up.
///
/// Waking up takes as long as copying some hundred kilobytes, and a picture is made of pieces that follow one another
/// closely. So whoever waits looks some times whether the wait is over, giving way to other threads each time, before
/// going to sleep.
final class SharedWork: @unchecked Sendable {
    // All but the atomic values is read and written with the lock held; `body` and `count` do not change while workers
    // are joined. The atomic values but `next` are written with the lock held.
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let opened = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private let left = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var body: ((Int, Int) -> Void)?
    private var count = 0
    private var isStopped = false
    private let next = Atomic<Int>(0)
    /// The workers who are at the piece of work that is open.
    private let joined = Atomic<Int>(0)
    /// The pieces of work so far, and one more when there will be no other.
    private let announced = Atomic<Int>(0)
    /// How often to look before going to sleep: some fifty microseconds.
    private static let looks = 100

    init() {
        pthread_mutex_init(lock, nil)
        pthread_cond_init(opened, nil)
        pthread_cond_init(left, nil)
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
        withoutActuallyEscaping(body) { body in
            pthread_mutex_lock(lock)
            guard self.body == nil else {
                pthread_mutex_unlock(lock)
                return false
            }
            self.body = body
            self.count = count
            next.store(0, ordering: .relaxed)
            announced.wrappingAdd(1, ordering: .releasing)
            pthread_cond_broadcast(opened)
            pthread_mutex_unlock(lock)

            takeIndices(count, body, worker: 0)

            look { joined.load(ordering: .relaxed) == 0 }
            pthread_mutex_lock(lock)
            while joined.load(ordering: .relaxed) > 0 { pthread_cond_wait(left, lock) }
            self.body = nil
            pthread_mutex_unlock(lock)
            return true
        }
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
                start.work.waitForWork(worker: start.worker)
                return nil
            },
            context.toOpaque()
        )
        if status == 0 { pthread_detach(thread) } else { context.release() }
    }

    func stop() {
        pthread_mutex_lock(lock)
        isStopped = true
        announced.wrappingAdd(1, ordering: .releasing)
        pthread_cond_broadcast(opened)
        pthread_mutex_unlock(lock)
    }

    private func waitForWork(worker: Int) {
        pthread_mutex_lock(lock)
        while !isStopped {
            guard let body, next.load(ordering: .relaxed) < count else {
                waitForAnnouncement()
                continue
            }
            let count = count
            joined.wrappingAdd(1, ordering: .relaxed)
            pthread_mutex_unlock(lock)
            takeIndices(count, body, worker: worker)
            pthread_mutex_lock(lock)
            if joined.wrappingSubtract(1, ordering: .relaxed).newValue == 0 { pthread_cond_signal(left) }
        }
        pthread_mutex_unlock(lock)
    }

    /// Waits for the next piece of work, or for the end; the lock is held before and after.
    private func waitForAnnouncement() {
        let known = announced.load(ordering: .relaxed)
        pthread_mutex_unlock(lock)
        look { announced.load(ordering: .relaxed) != known }
        pthread_mutex_lock(lock)
        if announced.load(ordering: .relaxed) == known { pthread_cond_wait(opened, lock) }
    }

    /// Looks for a while whether something has happened.
    private func look(_ hasHappened: () -> Bool) {
        for _ in 0..<Self.looks {
            if hasHappened() { return }
            sched_yield()
        }
    }

    private func takeIndices(_ count: Int, _ body: (Int, Int) -> Void, worker: Int) {
        ThreadPool.$current.withValue(.single) {
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < count else { return }
                body(index, worker)
            }
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
