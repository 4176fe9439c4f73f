import Synchronization
import Testing
import Threads

@testable import Raster

@Suite("Memory pool")
struct MemoryPoolTests {
    @Test("A block that was given back serves again, also for a little less")
    func reuse() {
        let pool = MemoryPool(limit: 1 << 20)
        let block = pool.take(100_000)
        #expect(block.size >= 100_000 && block.size <= 112_500)
        #expect(UInt(bitPattern: block.base) % 64 == 0)
        pool.giveBack([block])
        #expect(pool.spareBytes == block.size)
        let again = pool.take(99_000)
        #expect(again.base == block.base)
        #expect(pool.spareBytes == 0)
        pool.giveBack([again])
    }

    @Test("Blocks that are in use at one time are different memory, on any number of threads", arguments: [1, 2, 3, 7])
    func exclusive(threads: Int) {
        let pool = MemoryPool(limit: 1 << 20)
        let faults = Atomic<Int>(0)
        ThreadPool(threads: threads).forEach(500) { index, _ in
            let blocks = [20_000, 40_000, 20_000].map { pool.take($0) }
            for (place, block) in blocks.enumerated() {
                block.base.storeBytes(of: 10 * index + place, as: Int.self)
            }
            for (place, block) in blocks.enumerated() where block.base.load(as: Int.self) != 10 * index + place {
                faults.wrappingAdd(1, ordering: .relaxed)
            }
            pool.giveBack(blocks)
        }
        #expect(faults.load(ordering: .relaxed) == 0)
        #expect(pool.spareBytes <= 1 << 20)
    }

    @Test("The pool keeps no more than its limit, of bytes and of blocks, and the last given back before the first")
    func bounds() {
        let pool = MemoryPool(limit: 1 << 20)
        let large = (0..<3).map { _ in pool.take(400 << 10) }
        pool.giveBack(large)
        #expect(pool.spareBytes == 2 * large[0].size)
        let kept = [pool.take(400 << 10), pool.take(400 << 10)]
        #expect(Set(kept.map(\.base)) == Set(large[1...].map(\.base)))
        pool.giveBack(kept)
        pool.giveBack([pool.take(2 << 20)])
        #expect(pool.spareBytes == 2 * large[0].size)

        let many = (0..<200).map { _ in pool.take(1 << 14) }
        pool.giveBack(many)
        #expect(pool.spareBytes <= 64 << 14)
    }

    @Test("Small blocks are not kept")
    func small() {
        let pool = MemoryPool(limit: 1 << 20)
        pool.giveBack([pool.take(0), pool.take(100), pool.take(16_000)])
        #expect(pool.spareBytes == 0)
    }
}
