import Glibc
import Synchronization
import Testing
import Threads

@Suite("Thread pool")
struct ThreadPoolTests {
    @Test("Every index is taken exactly once, by a worker of the pool", arguments: [1, 2, 3, 7], [0, 1, 2, 5, 1000])
    func eachIndexOnce(threads: Int, count: Int) {
        let calls = Locked([Int](repeating: 0, count: count))
        let strangers = Atomic<Int>(0)
        ThreadPool(threads: threads).forEach(count) { index, worker in
            calls.withLock { $0[index] += 1 }
            if !(0..<threads).contains(worker) { strangers.wrappingAdd(1, ordering: .relaxed) }
        }
        #expect(calls.withLock { $0 } == [Int](repeating: 1, count: count))
        #expect(strangers.load(ordering: .relaxed) == 0)
    }

    @Test("No two calls at one time have the same worker")
    func workersAreExclusive() {
        let busy = Locked<Set<Int>>([])
        let clashes = Atomic<Int>(0)
        ThreadPool(threads: 4).forEach(2000) { _, worker in
            if !busy.withLock({ $0.insert(worker).inserted }) { clashes.wrappingAdd(1, ordering: .relaxed) }
            _ = busy.withLock { $0.remove(worker) }
        }
        #expect(clashes.load(ordering: .relaxed) == 0)
    }

    @Test("Work inside of work stays on its thread, in order")
    func nestedWork() {
        let pool = ThreadPool(threads: 3)
        let orders = Locked<[[Int]]>([])
        pool.forEach(20) { _, _ in
            var order: [Int] = []
            ThreadPool.current.forEach(5) { index, worker in order.append(10 * worker + index) }
            orders.withLock { $0.append(order) }
        }
        #expect(orders.withLock { $0 } == [[Int]](repeating: [0, 1, 2, 3, 4], count: 20))
    }

    @Test("A pool that is busy leaves other work to whoever brings it")
    func reentrance() {
        let pool = ThreadPool(threads: 2)
        let total = Atomic<Int>(0)
        pool.forEach(10) { _, _ in
            pool.forEach(10) { _, _ in total.wrappingAdd(1, ordering: .relaxed) }
        }
        #expect(total.load(ordering: .relaxed) == 100)
    }

    @Test("Each thread begins with a run of indices of its own", arguments: [(2, [0, 5]), (3, [0, 4, 7])])
    func ownIndices(threads: Int, starts: [Int]) {
        let pool = ThreadPool(threads: threads)
        for _ in 0..<20 {
            let firsts = Locked<[Int: Int]>([:])
            pool.forEach(10) { index, worker in
                // Nobody takes a second one, which may be another's, before all have their first.
                let end = ContinuousClock.now + .seconds(10)
                firsts.withLock { firsts in firsts[worker] = firsts[worker] ?? index }
                while firsts.withLock({ $0.count }) < threads, ContinuousClock.now < end { sched_yield() }
            }
            #expect(firsts.withLock { $0 } == Dictionary(uniqueKeysWithValues: starts.enumerated().map { ($0, $1) }))
        }
    }

    @Test("A pool takes one piece of work after the other")
    func manyPieces() {
        let pool = ThreadPool(threads: 3)
        let total = Atomic<Int>(0)
        for count in 0..<500 { pool.forEach(count % 7) { index, _ in total.wrappingAdd(index, ordering: .relaxed) } }
        #expect(total.load(ordering: .relaxed) == (0..<500).reduce(0) { $0 + ($1 % 7) * ($1 % 7 - 1) / 2 })
    }

    @Test(
        "All threads are at work at once, at once after other work as well as after a rest",
        arguments: [Duration.zero, .milliseconds(10)]
    )
    func allThreadsAtOnce(rest: Duration) {
        let pool = ThreadPool(threads: 3)
        let meetings = Atomic<Int>(0)
        for _ in 0..<10 {
            let came = Atomic<Int>(0)
            pool.forEach(3) { _, _ in
                // Nobody leaves before all have come, or before a time that no thread needs for waking up.
                came.wrappingAdd(1, ordering: .relaxed)
                let end = ContinuousClock.now + .seconds(10)
                while came.load(ordering: .relaxed) < 3, ContinuousClock.now < end { sched_yield() }
                if came.load(ordering: .relaxed) == 3 { meetings.wrappingAdd(1, ordering: .relaxed) }
            }
            let end = ContinuousClock.now + rest
            while ContinuousClock.now < end { sched_yield() }
        }
        #expect(meetings.load(ordering: .relaxed) == 30)
    }
}
