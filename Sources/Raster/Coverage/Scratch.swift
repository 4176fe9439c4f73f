/// Raw memory for `count` trivial elements, freed with its owner.
///
/// The contents are undefined unless it was made zeroed.
final class Scratch<Element: BitwiseCopyable> {
    let base: UnsafeMutablePointer<Element>

    init(_ count: Int) {
        base = .allocate(capacity: count)
    }

    init(zeroed count: Int) {
        base = .allocate(capacity: count)
        // All elements used here are integers, whose zero is all bytes zero.
        UnsafeMutableRawPointer(base).initializeMemory(
            as: UInt8.self,
            repeating: 0,
            count: count * MemoryLayout<Element>.stride
        )
    }

    deinit { base.deallocate() }
}
