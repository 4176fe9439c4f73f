import KernelInterface

// Tokens of a block: a literal is its byte; a repetition is its length in the upper half, its distance in the lower.

extension KernelSet {
    public static func deflate(
        _ bytes: UnsafePointer<UInt8>,
        count: Int,
        search: DeflateSearch,
        isLast: Bool,
        scratch: UnsafeMutableRawPointer,
        into target: UnsafeMutablePointer<UInt8>
    ) -> Int {
        // Raw values, because comparing an enumeration is a generic function in a build without optimisation.
        switch search.rawValue {
        case 0:
            return deflate(
                bytes,
                count,
                isLast,
                scratch,
                target,
                hashed: 4,
                ways: 2,
                lazyBelow: 0,
                inserted: 4
            )
        case 1:
            return deflate(
                bytes,
                count,
                isLast,
                scratch,
                target,
                hashed: 5,
                ways: 2,
                lazyBelow: 16,
                inserted: 16
            )
        default:
            return deflate(
                bytes,
                count,
                isLast,
                scratch,
                target,
                hashed: 8,
                ways: 3,
                lazyBelow: 16,
                inserted: 16
            )
        }
    }

    /// - Parameters:
    ///   - hashed: how many bytes are hashed, which is also the shortest repetition taken.
    ///   - ways: how many places are kept for each hash, the last one first.
    ///   - lazyBelow: repetitions shorter than this give way to a longer one at the next byte.
    ///   - inserted: how many positions inside of a repetition are entered in the table.
    @inline(__always)
    private static func deflate(
        _ bytes: UnsafePointer<UInt8>,
        _ count: Int,
        _ isLast: Bool,
        _ scratch: UnsafeMutableRawPointer,
        _ target: UnsafeMutablePointer<UInt8>,
        hashed: Int,
        ways: Int,
        lazyBelow: Int,
        inserted: Int
    ) -> Int {
        let tokens = scratch.assumingMemoryBound(to: UInt32.self)
        let table = tokens + DeflateSearch.tokensPerBlock
        let symbols = table + 3 &<< DeflateSearch.hashBits
        clear(table, ways &<< DeflateSearch.hashBits)
        clear(symbols, DeflateSymbols.countsOf32)

        var output = BitWriter(target)
        var tokenCount = 0
        var blockStart = 0
        var position = 0
        var lastDistance = 1
        // Eight bytes are read at a time.
        let searchEnd = count &- 16
        while position < count {
            var best = 0
            var distance = 0
            if position < searchEnd {
                let longest = min(258, count &- position)
                // The distance of the last repetition often goes on.
                if lastDistance <= position, word(bytes + position) == word(bytes + (position &- lastDistance)) {
                    best = matchLength(bytes + position, bytes + (position &- lastDistance), longest)
                    distance = lastDistance
                }
                let slot = table + ways &* hash(bytes + position, hashed)
                if best < longest {
                    find(bytes, position, slot, ways, longest, &best, &distance)
                }
                insert(position, slot, ways)
                if best >= hashed, best < lazyBelow, position &+ 1 < searchEnd {
                    let next = table + ways &* hash(bytes + (position &+ 1), hashed)
                    var nextBest = best
                    var nextDistance = 0
                    find(bytes, position &+ 1, next, ways, min(258, count &- position &- 1), &nextBest, &nextDistance)
                    if nextBest > best {
                        let literal = bytes[position]
                        tokens[tokenCount] = UInt32(literal)
                        tokenCount &+= 1
                        symbols[Int(literal)] &+= 1
                        position &+= 1
                        insert(position, next, ways)
                        best = nextBest
                        distance = nextDistance
                    }
                }
            }
            if best >= hashed {
                tokens[tokenCount] = UInt32(truncatingIfNeeded: best &<< 16 | distance)
                symbols[257 &+ lengthCode(best)] &+= 1
                symbols[DeflateSymbols.distances &+ distanceCode(distance)] &+= 1
                lastDistance = distance
                let end = position &+ best
                var inner = position &+ 1
                let last = min(end, position &+ 1 &+ inserted, searchEnd)
                while inner < last {
                    insert(inner, table + ways &* hash(bytes + inner, hashed), ways)
                    inner &+= 1
                }
                if inner < end &- 2, end &- 2 < searchEnd {
                    insert(end &- 2, table + ways &* hash(bytes + (end &- 2), hashed), ways)
                }
                position = end
            } else {
                let literal = bytes[position]
                tokens[tokenCount] = UInt32(literal)
                symbols[Int(literal)] &+= 1
                position &+= 1
            }
            tokenCount &+= 1
            // Two tokens may follow before the next look.
            if tokenCount >= DeflateSearch.tokensPerBlock &- 2 || position == count {
                writeBlock(
                    bytes + blockStart,
                    position &- blockStart,
                    tokens,
                    tokenCount,
                    symbols,
                    isLast: isLast && position == count,
                    &output
                )
                clear(symbols, DeflateSymbols.countsOf32)
                blockStart = position
                tokenCount = 0
            }
        }
        if !isLast || count == 0 { output.storedHeader(count: 0, isLast: isLast) }
        return output.finish(from: target)
    }

    /// Sets `count` words to 0.
    private static func clear(_ words: UnsafeMutablePointer<UInt32>, _ count: Int) {
        var index = 0
        while index < count {
            words[index] = 0
            index &+= 1
        }
    }

    @inline(__always)
    private static func word(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
        UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self)
    }

    @inline(__always)
    private static func doubleWord(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
        UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self)
    }

    /// The table's entry for the first `hashed` of eight bytes.
    @inline(__always)
    private static func hash(_ bytes: UnsafePointer<UInt8>, _ hashed: Int) -> Int {
        let key = UInt64(littleEndian: doubleWord(bytes)) &<< UInt64(64 &- 8 &* hashed)
        return Int(truncatingIfNeeded: (key &* 0x9E37_79B1_85EB_CA87) &>> UInt64(64 &- DeflateSearch.hashBits))
    }

    /// Puts a position before the others of its hash; entries are positions plus 1, and 0 is none.
    @inline(__always)
    private static func insert(_ position: Int, _ slot: UnsafeMutablePointer<UInt32>, _ ways: Int) {
        if ways == 3 { slot[2] = slot[1] }
        slot[1] = slot[0]
        slot[0] = UInt32(truncatingIfNeeded: position &+ 1)
    }

    /// Looks for a repetition longer than `best` among the places of a hash.
    @inline(__always)
    private static func find(
        _ bytes: UnsafePointer<UInt8>,
        _ position: Int,
        _ slot: UnsafeMutablePointer<UInt32>,
        _ ways: Int,
        _ longest: Int,
        _ best: inout Int,
        _ distance: inout Int
    ) {
        let here = bytes + position
        let reach = min(position, 32_767)
        let first = word(here)
        var way = 0
        while way < ways {
            let back = position &+ 1 &- Int(slot[way])
            way &+= 1
            guard back <= reach else { return }
            let there = here - back
            guard word(there) == first, here[best] == there[best] else { continue }
            let length = matchLength(here, there, longest)
            if length > best {
                best = length
                distance = back
                if length == longest { return }
            }
        }
    }

    /// How many bytes are the same, of which four are; at most `longest`.
    @inline(__always)
    private static func matchLength(
        _ a: UnsafePointer<UInt8>,
        _ b: UnsafePointer<UInt8>,
        _ longest: Int
    ) -> Int {
        var length = 0
        while length &+ 8 <= longest {
            let difference = UInt64(littleEndian: doubleWord(a + length) ^ doubleWord(b + length))
            if difference != 0 { return length &+ difference.trailingZeroBitCount &>> 3 }
            length &+= 8
        }
        while length < longest, a[length] == b[length] { length &+= 1 }
        return length
    }
}
