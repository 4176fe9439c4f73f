/// Memory for the steps of one piece of work, given back together when the last owner of this object lets it go.
///
/// Whoever keeps a pointer into it keeps the object too. The memory comes from a pool, and a second frame of the same kind
/// finds that of the first.
final class ScratchMemory {
    private var blocks: [MemoryPool.Block] = []

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
        let block = MemoryPool.shared.take(count * MemoryLayout<Value>.stride)
        blocks.append(block)
        return block.base.bindMemory(to: type, capacity: count)
    }

    /// A copy of an array's values.
    func filled<Value: BitwiseCopyable>(_ values: [Value]) -> UnsafePointer<Value> {
        let block = allocate(Value.self, count: values.count)
        for (index, value) in values.enumerated() { block[index] = value }
        return UnsafePointer(block)
    }

    deinit { MemoryPool.shared.giveBack(blocks) }
}
