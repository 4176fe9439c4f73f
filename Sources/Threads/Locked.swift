import Glibc

/// A value that one thread at a time has.
///
/// The lock is the system's, because the thread sanitiser knows it. That of `Synchronization.Mutex` it does not know, and
/// takes what two threads do under it for a race.
public final class Locked<Value>: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var value: Value

    public init(_ value: sending Value) {
        self.value = value
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// Runs `body` with the value while no other thread has it; `body` must not ask for it again, and keeps no
    /// part of it that threads must not share.
    public func withLock<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return try body(&value)
    }
}
