/// Memory for short steps of work one after the other, which is taken again and again instead of being freed.
///
/// A fresh page costs more than the work on it.
final class ScratchArena {
    private var blocks: [MemoryPool.Block] = []
    private var current = 0
    private var used = 0

    /// A place to return to.
    struct Mark {
        fileprivate let block: Int
        fileprivate let used: Int
    }

    var mark: Mark { Mark(block: current, used: used) }

    /// Takes back everything that was given out since `mark`.
    func reset(to mark: Mark) {
        current = mark.block
        used = mark.used
    }

    /// Room for `count` values that hold anything until they are written.
    func take<Value: BitwiseCopyable>(_ type: Value.Type, count: Int) -> UnsafeMutablePointer<Value> {
        let size = (max(1, count * MemoryLayout<Value>.stride) + 63) & ~63
        while current < blocks.count, used + size > blocks[current].size {
            current += 1
            used = 0
        }
        if current == blocks.count {
            blocks.append(MemoryPool.shared.take(max(size, 1 << 20)))
        }
        let start = blocks[current].base + used
        used += size
        return start.bindMemory(to: type, capacity: count)
    }

    deinit { MemoryPool.shared.giveBack(blocks) }
}
