import Threads

extension Array {
    /// The values of the numbers from 0 on, worked out on several threads.
    init(parallel count: Int, _ value: (Int) -> Element) {
        // An array of no elements would be marked as empty in the one object that all empty arrays of all threads share.
        guard count > 0 else {
            self = []
            return
        }
        self.init(unsafeUninitializedCapacity: count) { target, initialized in
            if let target = target.baseAddress {
                ThreadPool.current.forEach(count) { index, _ in (target + index).initialize(to: value(index)) }
            }
            initialized = count
        }
    }
}
