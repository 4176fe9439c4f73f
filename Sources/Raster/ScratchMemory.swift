/// Memory for the steps of one piece of work, freed together when the last owner of this object lets it go.
///
/// Whoever keeps a pointer into it keeps the object too.
final class ScratchMemory {
    private var blocks: [UnsafeMutableRawPointer] = []

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
        let block = UnsafeMutableRawPointer.allocate(
            byteCount: max(1, count * MemoryLayout<Value>.stride),
            alignment: 64
        )
        blocks.append(block)
        return block.bindMemory(to: type, capacity: count)
    }

    deinit {
        for block in blocks { block.deallocate() }
    }
}
