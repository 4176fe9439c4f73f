import Glibc

/// A block of random bytes that a kernel works in; what it holds afterwards is the kernel's whole effect.
///
/// Rooms are handed out one after the other at addresses that fit their type and nothing wider, and what lies between
/// them counts too: a loop that writes too far changes it.
public final class KernelMemory {
    private static let size = 1 << 15
    private let base: UnsafeMutableRawPointer
    private var used = 0
    /// Results that are not in memory, and those with padding.
    public var results: [UInt64] = []

    public init(_ random: inout SeededRandom) {
        base = .allocate(byteCount: Self.size, alignment: 64)
        // Half of the blocks are rich in the two ends of a byte's range, where pixels are clear or opaque.
        let isBiased = random.next() & 1 == 0
        let words = base.bindMemory(to: UInt64.self, capacity: Self.size / 8)
        var index = 0
        while index < Self.size / 8 {
            var word = random.next()
            if isBiased {
                let choice = random.next()
                var byte: UInt64 = 0
                while byte < 64 {
                    switch choice >> byte & 3 {
                    case 0: word &= ~(0xFF << byte)
                    case 1: word |= 0xFF << byte
                    default: break
                    }
                    byte += 8
                }
            }
            words[index] = word
            index += 1
        }
    }

    deinit { base.deallocate() }

    /// Room for `count` values of random bits.
    public func take<Value: BitwiseCopyable>(
        _ type: Value.Type,
        _ count: Int,
        _ random: inout SeededRandom
    ) -> UnsafeMutablePointer<Value> {
        let step = MemoryLayout<Value>.alignment
        used = (used + 64) & ~63
        used += step * Int.random(in: 0..<64 / step, using: &random)
        let room = (base + used).bindMemory(to: type, capacity: count)
        used += count * MemoryLayout<Value>.stride + 64
        precondition(used <= Self.size, "a case takes more memory than there is")
        return room
    }

    /// True when kernels left the same behind in both.
    public func equals(_ other: KernelMemory) -> Bool {
        results == other.results && memcmp(base, other.base, Self.size) == 0
    }
}
