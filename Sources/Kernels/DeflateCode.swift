import KernelInterface

// Huffman codes of limited length, and the runs in which deflate tells them.

extension KernelSet {
    /// Lengths and codes for symbols of given counts; a symbol of count 0 has length 0.
    ///
    /// The names of the memory's parts are places in it. A code's bits stand in the order in which they are written.
    static func makeCode(
        _ memory: UnsafeMutablePointer<UInt32>,
        counts: Int,
        count: Int,
        longest: Int,
        lengths: Int,
        codes: Int
    ) {
        let sorted = memory + DeflateSymbols.sorted
        var used = 0
        var symbol = 0
        while symbol < count {
            memory[lengths &+ symbol] = 0
            let uses = memory[counts &+ symbol]
            if uses != 0 {
                sorted[used] = uses &<< 9 | UInt32(truncatingIfNeeded: symbol)
                used &+= 1
            }
            symbol &+= 1
        }
        // A single symbol still takes a bit.
        if used == 1 { memory[lengths &+ Int(sorted[0] & 511)] = 1 }
        if used > 1 {
            sort(sorted, used)
            let tally = memory + DeflateSymbols.tally
            tallyLengths(sorted, used, memory + DeflateSymbols.tree, tally, longest)
            // The most used symbols have the shortest codes.
            var length = 1
            var index = used
            while length <= longest {
                var left = tally[length]
                while left > 0 {
                    index &-= 1
                    memory[lengths &+ Int(sorted[index] & 511)] = UInt32(truncatingIfNeeded: length)
                    left &-= 1
                }
                length &+= 1
            }
        }
        assignCodes(memory, lengths: lengths, count: count, codes: codes)
    }

    /// Shell's sort, upwards.
    private static func sort(_ keys: UnsafeMutablePointer<UInt32>, _ count: Int) {
        var gap = 121
        while gap > 0 {
            var index = gap
            while index < count {
                let key = keys[index]
                var place = index
                while place >= gap, keys[place &- gap] > key {
                    keys[place] = keys[place &- gap]
                    place &-= gap
                }
                keys[place] = key
                index &+= 1
            }
            gap /= 3
        }
    }

    /// How many codes have each length: Huffman's by Moffat and Katajainen's algorithm in place, then limited.
    private static func tallyLengths(
        _ sorted: UnsafePointer<UInt32>,
        _ count: Int,
        _ tree: UnsafeMutablePointer<UInt32>,
        _ tally: UnsafeMutablePointer<UInt32>,
        _ longest: Int
    ) {
        var index = 0
        while index < count {
            tree[index] = sorted[index] &>> 9
            index &+= 1
        }
        // Join the two lightest of leaves and nodes, again and again; a joined node keeps its parent.
        var (root, leaf, next) = (0, 2, 1)
        tree[0] &+= tree[1]
        while next < count &- 1 {
            var sum: UInt32 = 0
            var half = 0
            while half < 2 {
                if leaf >= count || (root < next && tree[root] < tree[leaf]) {
                    sum &+= tree[root]
                    tree[root] = UInt32(truncatingIfNeeded: next)
                    root &+= 1
                } else {
                    sum &+= tree[leaf]
                    leaf &+= 1
                }
                half &+= 1
            }
            tree[next] = sum
            next &+= 1
        }
        // Depths of nodes from the root down.
        tree[count &- 2] = 0
        next = count &- 3
        while next >= 0 {
            tree[next] = tree[Int(tree[next])] &+ 1
            next &-= 1
        }
        // Leaves of each depth: places of the depth that are no nodes.
        index = 0
        while index <= 32 {
            tally[index] = 0
            index &+= 1
        }
        var (open, depth) = (1, 0)
        root = count &- 2
        while open > 0 {
            var nodes = 0
            while root >= 0, tree[root] == depth {
                nodes &+= 1
                root &-= 1
            }
            tally[min(depth, 32)] &+= UInt32(truncatingIfNeeded: open &- nodes)
            open = 2 &* nodes
            depth &+= 1
        }
        limit(tally, longest)
    }

    /// Takes codes that are too long for as long as allowed, and lengthens short ones until there is room for all.
    private static func limit(_ tally: UnsafeMutablePointer<UInt32>, _ longest: Int) {
        var length = longest &+ 1
        while length <= 32 {
            tally[longest] &+= tally[length]
            tally[length] = 0
            length &+= 1
        }
        var taken: UInt32 = 0
        length = 1
        while length <= longest {
            taken &+= tally[length] &<< UInt32(truncatingIfNeeded: longest &- length)
            length &+= 1
        }
        while taken > 1 &<< UInt32(truncatingIfNeeded: longest) {
            var shorter = longest &- 1
            while tally[shorter] == 0 { shorter &-= 1 }
            tally[longest] &-= 1
            tally[shorter] &-= 1
            tally[shorter &+ 1] &+= 2
            taken &-= 1
        }
    }

    /// Codes in the order of lengths, then symbols, each with its number of bits above it.
    private static func assignCodes(
        _ memory: UnsafeMutablePointer<UInt32>,
        lengths: Int,
        count: Int,
        codes: Int
    ) {
        var code: UInt32 = 0
        var length: UInt32 = 1
        while length <= 15 {
            var symbol = 0
            while symbol < count {
                if memory[lengths &+ symbol] == length {
                    memory[codes &+ symbol] = reversed(code, length) | length &<< DeflateSymbols.bitShift
                    code &+= 1
                }
                symbol &+= 1
            }
            code &<<= 1
            length &+= 1
        }
    }

    /// The lowest bits of a code in the other order.
    @inline(__always)
    private static func reversed(_ code: UInt32, _ count: UInt32) -> UInt32 {
        var bits = (code & 0x5555) &<< 1 | (code &>> 1) & 0x5555
        bits = (bits & 0x3333) &<< 2 | (bits &>> 2) & 0x3333
        bits = (bits & 0x0F0F) &<< 4 | (bits &>> 4) & 0x0F0F
        bits = (bits & 0x00FF) &<< 8 | bits &>> 8
        return bits &>> (16 &- count)
    }

    /// Writes the lengths of both codes as runs, makes the code of the runs, and returns how many there are.
    static func makeRuns(_ memory: UnsafeMutablePointer<UInt32>, _ literals: Int, _ distances: Int) -> Int {
        var index = 0
        while index < 19 {
            memory[DeflateSymbols.runCounts &+ index] = 0
            index &+= 1
        }
        let gap = DeflateSymbols.distances &- literals
        let lengths = memory + DeflateSymbols.lengths
        let total = literals &+ distances
        var runs = 0
        index = 0
        while index < total {
            let length = lengths[index < literals ? index : index &+ gap]
            var repeats = 1
            while index &+ repeats < total {
                let other = index &+ repeats
                guard lengths[other < literals ? other : other &+ gap] == length else { break }
                repeats &+= 1
            }
            index &+= repeats
            if length != 0 {
                addRun(memory, length, 0, &runs)
                repeats &-= 1
            }
            while repeats >= 3 {
                if length != 0 {
                    let part = min(6, repeats)
                    addRun(memory, 16, part &- 3, &runs)
                    repeats &-= part
                } else if repeats >= 11 {
                    let part = min(138, repeats)
                    addRun(memory, 18, part &- 11, &runs)
                    repeats &-= part
                } else {
                    addRun(memory, 17, repeats &- 3, &runs)
                    repeats = 0
                }
            }
            while repeats > 0 {
                addRun(memory, length, 0, &runs)
                repeats &-= 1
            }
        }
        makeCode(
            memory,
            counts: DeflateSymbols.runCounts,
            count: 19,
            longest: 7,
            lengths: DeflateSymbols.runLengths,
            codes: DeflateSymbols.runCodes
        )
        return runs
    }

    @inline(__always)
    private static func addRun(
        _ memory: UnsafeMutablePointer<UInt32>,
        _ symbol: UInt32,
        _ extra: Int,
        _ runs: inout Int
    ) {
        memory[DeflateSymbols.runs &+ runs] = symbol | UInt32(truncatingIfNeeded: extra) &<< 5
        memory[DeflateSymbols.runCounts &+ Int(symbol)] &+= 1
        runs &+= 1
    }
}
