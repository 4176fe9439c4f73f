import Testing
import Threads

@Suite("A locked value")
struct LockedTests {
    private struct Fault: Error {}

    @Test("Threads change the value one after the other", arguments: [1, 2, 3, 7])
    func exclusive(threads: Int) {
        let total = Locked(0)
        ThreadPool(threads: threads).forEach(2000) { _, _ in total.withLock { $0 += 1 } }
        #expect(total.withLock { $0 } == 2000)
    }

    @Test("An error passes through, and the lock is open again")
    func errors() {
        let value = Locked(1)
        #expect(throws: Fault.self) { try value.withLock { _ throws(Fault) in throw Fault() } }
        #expect(value.withLock { $0 } == 1)
    }
}
