import Threads

/// Blocks of memory that served before, for whoever needs some next.
///
/// Memory that is new to the process costs a fault for each page at its first touch, several times what most steps of a
/// drawing cost; what comes from here has been touched. A block holds whatever its last user left.
final class MemoryPool: Sendable {
    /// The pool of the process; it keeps up to two frames of the largest phones.
    static let shared = MemoryPool(limit: 32 << 20)

    /// Memory at an address that 64 divides.
    struct Block: @unchecked Sendable {
        let base: UnsafeMutableRawPointer
        let size: Int

        fileprivate init(size: Int) {
            base = .allocate(byteCount: size, alignment: 64)
            self.size = size
        }

        fileprivate func free() { base.deallocate() }
    }

    private struct Spare {
        /// In the order in which they were given back.
        var blocks: [Block] = []
        var bytes = 0
    }

    private let spare = Locked(Spare())
    private let limit: Int
    /// Smaller blocks are left to the system's allocator, which keeps them itself.
    private static let smallest = 1 << 14
    private static let mostBlocks = 64

    /// A pool that keeps no more than `limit` bytes.
    init(limit: Int) {
        self.limit = limit
    }

    deinit {
        spare.withLock { spare in
            for block in spare.blocks { block.free() }
        }
    }

    /// The bytes that nobody uses.
    var spareBytes: Int { spare.withLock { $0.bytes } }

    /// A block of at least that many bytes, nobody else's until it is given back.
    func take(_ count: Int) -> Block {
        let size = Self.roundedSize(count)
        let known = spare.withLock { spare -> Block? in
            guard let index = spare.blocks.lastIndex(where: { $0.size == size }) else { return nil }
            spare.bytes -= size
            return spare.blocks.remove(at: index)
        }
        return known ?? Block(size: size)
    }

    /// Takes blocks back; what has waited longest goes to the system when there are too many.
    func giveBack(_ blocks: [Block]) {
        let kept = blocks.filter { $0.size >= Self.smallest && $0.size <= limit }
        for block in blocks where block.size < Self.smallest || block.size > limit { block.free() }
        guard !kept.isEmpty else { return }
        let old = spare.withLock { spare -> [Block] in
            spare.blocks += kept
            spare.bytes += kept.reduce(0) { $0 + $1.size }
            var count = 0
            while spare.bytes > limit || spare.blocks.count - count > Self.mostBlocks {
                spare.bytes -= spare.blocks[count].size
                count += 1
            }
            defer { spare.blocks.removeFirst(count) }
            return Array(spare.blocks[..<count])
        }
        for block in old { block.free() }
    }

    /// The least size of a block for that many bytes: steps of an eighth of a power of two, so that blocks fit again
    /// where widths differ a little, and little is wasted.
    private static func roundedSize(_ count: Int) -> Int {
        guard count >= smallest else { return max(1, count) }
        let step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount - 3)
        return (count + step - 1) / step * step
    }
}
