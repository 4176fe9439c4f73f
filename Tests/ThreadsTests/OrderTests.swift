import Testing
import Threads

@Suite("Work with an order")
struct OrderTests {
    private struct Fault: Error, Equatable {
        let index: Int
    }

    @Test("Values are used once each and in order, whoever made them", arguments: [1, 2, 3, 7], [0, 1, 2, 5, 200])
    func order(threads: Int, count: Int) throws {
        var used: [Int] = []
        try ThreadPool(threads: threads).forEachInOrder(count, make: { 3 * $0 }) { index, value in
            #expect(value == 3 * index)
            used.append(index)
        }
        #expect(used == Array(0..<count))
    }

    @Test(
        "The first error by index is thrown, of making or of using, and all before it was used",
        arguments: [1, 2, 5]
    )
    func errors(threads: Int) {
        for (bad, refused) in [([40, 7, 90], 99), ([99], 12), ([0], 0), ([13, 12], 12)] {
            var used: [Int] = []
            let first = min(bad.min() ?? 100, refused)
            #expect(throws: Fault(index: first)) {
                try ThreadPool(threads: threads).forEachInOrder(
                    100,
                    make: { index in
                        if bad.contains(index) { throw Fault(index: index) }
                    },
                    use: { index, _ in
                        if index == refused { throw Fault(index: index) }
                        used.append(index)
                    }
                )
            }
            #expect(used == Array(0..<first))
        }
    }

    @Test("No more values are in the making than there are threads, and few wait for their turn", arguments: [2, 3])
    func bounds(threads: Int) throws {
        let counts = Locked((making: 0, made: 0, most: 0, mostMade: 0))
        try ThreadPool(threads: threads).forEachInOrder(
            300,
            make: { _ in
                counts.withLock { counts in
                    counts.making += 1
                    counts.most = max(counts.most, counts.making)
                }
                counts.withLock { counts in
                    counts.making -= 1
                    counts.made += 1
                    counts.mostMade = max(counts.mostMade, counts.made)
                }
            },
            use: { _, _ in counts.withLock { $0.made -= 1 } }
        )
        let (most, mostMade) = counts.withLock { ($0.most, $0.mostMade) }
        #expect(most <= threads)
        #expect(mostMade <= 2 * threads)
    }

    @Test("A lone value has the whole pool, one of many has its own thread")
    func pools() throws {
        let pool = ThreadPool(threads: 3)
        try ThreadPool.$current.withValue(pool) {
            try pool.forEachInOrder(1, make: { _ in ThreadPool.current.threads }, use: { #expect($1 == 3) })
            try pool.forEachInOrder(4, make: { _ in ThreadPool.current.threads }, use: { #expect($1 == 1) })
        }
    }
}
