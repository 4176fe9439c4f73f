import Glibc

/// Values that several threads make and that one thread at a time uses, in the order of their indices.
final class ValuesInOrder<Value>: @unchecked Sendable {
    // All that changes is read and written with the lock held.
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private let room: Int
    /// The first index that nobody needs to make.
    private var end: Int
    /// The next index to make.
    private var taken = 0
    /// The next index to use.
    private var used = 0
    private var isUsing = false
    private var waiting: [Int: Result<Value, any Error>] = [:]
    private var failure: (any Error)?

    /// At most `room` values are made, or being made, before the first of them is used.
    init(count: Int, room: Int) {
        end = count
        self.room = room
        pthread_mutex_init(lock, nil)
        pthread_cond_init(changed, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        pthread_cond_destroy(changed)
        lock.deallocate()
        changed.deallocate()
    }

    /// What ended the work, when nobody makes or uses values any more.
    var error: (any Error)? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return failure
    }

    /// The next index to make, once there is room for its value; `nil` when none is left.
    ///
    /// Whoever made the value that the others wait for does not wait here: it used it, or left it to one who does.
    func take() -> Int? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        while taken < end, taken >= used + room { pthread_cond_wait(changed, lock) }
        guard taken < end else { return nil }
        defer { taken += 1 }
        return taken
    }

    /// Takes in a value, and uses all those whose turn has come, unless another thread is at it.
    func put(_ index: Int, _ value: Result<Value, any Error>, use: (Int, Value) throws -> Void) {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        if case .failure = value { end = min(end, index) }
        waiting[index] = value
        guard !isUsing else { return }
        isUsing = true
        while failure == nil, let value = waiting.removeValue(forKey: used) {
            let index = used
            pthread_mutex_unlock(lock)
            let outcome = Result { try use(index, value.get()) }
            pthread_mutex_lock(lock)
            switch outcome {
            case .success: used += 1
            case .failure(let error):
                failure = error
                end = 0
                waiting = [:]
            }
            pthread_cond_broadcast(changed)
        }
        isUsing = false
    }
}
