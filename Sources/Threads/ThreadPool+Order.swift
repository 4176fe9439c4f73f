extension ThreadPool {
    /// Makes a value for each index below `count`, several at a time, and hands them to `use` in the order of the
    /// indices, one after the other.
    ///
    /// What is used, and what is thrown, is the same as in a loop that makes one value and uses it, then the next: the
    /// first error by index ends the work, and no value behind it is used; some may have been made. At most
    /// ``threads`` values are being made at a time, and as many wait for those before them. `make` runs on several
    /// threads, with ``current`` as a single one; a lone value is made on the calling thread and has the whole pool.
    public func forEachInOrder<Value>(
        _ count: Int,
        make: (_ index: Int) throws -> Value,
        use: (_ index: Int, _ value: Value) throws -> Void
    ) throws {
        guard threads > 1, count > 1 else {
            for index in 0..<max(0, count) { try use(index, make(index)) }
            return
        }
        let values = ValuesInOrder<Value>(count: count, room: 2 * threads)
        forEach(min(threads, count)) { _, _ in
            while let index = values.take() {
                values.put(index, Result { try make(index) }, use: use)
            }
        }
        if let error = values.error { throw error }
    }
}
