/// Memory for the steps of one piece of work, given back together when the last owner of this object lets it go.
///
/// Whoever keeps a pointer into it keeps the object too. The memory comes from a pool, and a second frame of the same
/// kind finds that of the first.
final class ScratchMemory {
    private var blocks: [MemoryPool.Block] = []
    /// What is left of the block that small requests share.
    private var rest = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    private static let sharedSize = 1 << 16

    /// Room for `count` values, all zero bits.
    func zeroed<Value: BitwiseCopyable>(_ type: Value.Type, count: Int) -> UnsafeMutablePointer<Value> {
        let block = allocate(type, count: count)
        UnsafeMutableRawPointer(block).initializeMemory(
            as: UInt8.self,
            repeating: 0,
            count: count * MemoryLayout<Value>.stride
        )
        return block
    }

    /// Room for `count` values that hold anything until they are written.
    func allocate<Value: BitwiseCopyable>(_ type: Value.Type, count: Int) -> UnsafeMutablePointer<Value> {
        bytes(count * MemoryLayout<Value>.stride).bindMemory(to: type, capacity: count)
    }

    /// Bytes at an address that 64 divides: a part of the shared block, unless they are many.
    private func bytes(_ count: Int) -> UnsafeMutableRawPointer {
        guard count <= Self.sharedSize / 2 else { return take(count).base }
        let size = (count + 63) & ~63
        guard let start = rest.baseAddress, size <= rest.count else {
            let block = take(Self.sharedSize)
            rest = UnsafeMutableRawBufferPointer(start: block.base + size, count: Self.sharedSize - size)
            return block.base
        }
        rest = UnsafeMutableRawBufferPointer(start: start + size, count: rest.count - size)
        return start
    }

    private func take(_ count: Int) -> MemoryPool.Block {
        let block = MemoryPool.shared.take(count)
        blocks.append(block)
        return block
    }

    /// A copy of an array's values.
    func filled<Value: BitwiseCopyable>(_ values: [Value]) -> UnsafePointer<Value> {
        let block = allocate(Value.self, count: values.count)
        for (index, value) in values.enumerated() { block[index] = value }
        return UnsafePointer(block)
    }

    deinit { MemoryPool.shared.giveBack(blocks) }
}
