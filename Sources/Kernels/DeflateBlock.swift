import KernelInterface

/// Where things lie in the scratch memory after tokens and table, in words of 32 bits.
enum DeflateSymbols {
    /// Counts, lengths and codes of 286 literals and repetitions, and from here on of 30 distances.
    static var distances: Int { 288 }
    static var countsOf32: Int { 320 }
    static var lengths: Int { 320 }
    /// Codes with their number of bits above them.
    static var codes: Int { 640 }
    /// The code and extra bits of each length of repetition, with their number of bits above them.
    static var repetitions: Int { 960 }
    /// The lengths of all codes in runs: a symbol, and its extra bits above it.
    static var runs: Int { 1_220 }
    /// Counts, lengths and codes of the 19 symbols of the runs.
    static var runCounts: Int { 1_540 }
    static var runLengths: Int { 1_560 }
    static var runCodes: Int { 1_580 }
    /// For making codes.
    static var sorted: Int { 1_600 }
    static var tree: Int { 1_900 }
    static var tally: Int { 2_200 }
    /// Where the number of bits stands in a code.
    static var bitShift: UInt32 { 24 }
    static var codeMask: UInt32 { 0xFF_FFFF }
}

extension KernelSet {
    /// Writes the tokens of a block with codes of its own, or its bytes where those are not longer.
    static func writeBlock(
        _ bytes: UnsafePointer<UInt8>,
        _ count: Int,
        _ tokens: UnsafePointer<UInt32>,
        _ tokenCount: Int,
        _ symbols: UnsafeMutablePointer<UInt32>,
        isLast: Bool,
        _ output: inout BitWriter
    ) {
        symbols[256] = 1
        // A tree of distances needs one, whether it is used or not.
        var distances: UInt32 = 0
        var index = 0
        while index < 30 {
            distances |= symbols[DeflateSymbols.distances &+ index]
            index &+= 1
        }
        let memory = symbols
        makeCode(
            memory,
            counts: 0,
            count: 286,
            longest: 15,
            lengths: DeflateSymbols.lengths,
            codes: DeflateSymbols.codes
        )
        makeCode(
            memory,
            counts: DeflateSymbols.distances,
            count: 30,
            longest: 15,
            lengths: DeflateSymbols.lengths &+ DeflateSymbols.distances,
            codes: DeflateSymbols.codes &+ DeflateSymbols.distances
        )
        if distances == 0 { memory[DeflateSymbols.lengths &+ DeflateSymbols.distances] = 1 }

        var literalCodes = 286
        while literalCodes > 257, memory[DeflateSymbols.lengths &+ literalCodes &- 1] == 0 { literalCodes &-= 1 }
        var distanceCodes = 30
        let distanceLengths = DeflateSymbols.lengths &+ DeflateSymbols.distances
        while distanceCodes > 1, memory[distanceLengths &+ distanceCodes &- 1] == 0 { distanceCodes &-= 1 }
        let runCount = makeRuns(memory, literalCodes, distanceCodes)
        var runCodes = 19
        while runCodes > 4, memory[DeflateSymbols.runLengths &+ runOrder(runCodes &- 1)] == 0 { runCodes &-= 1 }

        let bits = codedBits(memory, runCount, runCodes)
        if bits >= 8 &* count &+ 40 &* (1 &+ count / 65_535) {
            output.stored(bytes, count, isLast: isLast)
            return
        }
        output.put(isLast ? 0b101 : 0b100, 3)
        output.put(UInt64(literalCodes &- 257), 5)
        output.put(UInt64(distanceCodes &- 1), 5)
        output.put(UInt64(runCodes &- 4), 4)
        output.flush()
        writeCodes(memory, runCount, runCodes, &output)
        makeRepetitions(memory)
        writeTokens(tokens, tokenCount, memory, &output)
        output.put(memory[DeflateSymbols.codes &+ 256])
        output.flush()
    }

    /// The bits of a block but for its three first fields, from its counts and lengths.
    private static func codedBits(_ memory: UnsafePointer<UInt32>, _ runCount: Int, _ runCodes: Int) -> Int {
        var bits = 17 &+ 3 &* runCodes
        var symbol = 0
        while symbol < 286 {
            let each = Int(memory[DeflateSymbols.lengths &+ symbol]) &+ (symbol > 256 ? lengthExtra(symbol &- 257) : 0)
            bits &+= Int(memory[symbol]) &* each
            symbol &+= 1
        }
        symbol = 0
        while symbol < 30 {
            let index = DeflateSymbols.distances &+ symbol
            bits &+= Int(memory[index]) &* (Int(memory[DeflateSymbols.lengths &+ index]) &+ distanceExtra(symbol))
            symbol &+= 1
        }
        symbol = 0
        while symbol < 19 {
            let each = Int(memory[DeflateSymbols.runLengths &+ symbol]) &+ runExtra(symbol)
            bits &+= Int(memory[DeflateSymbols.runCounts &+ symbol]) &* each
            symbol &+= 1
        }
        return bits
    }

    /// Writes the lengths of all codes.
    private static func writeCodes(
        _ memory: UnsafePointer<UInt32>,
        _ runCount: Int,
        _ runCodes: Int,
        _ output: inout BitWriter
    ) {
        var index = 0
        while index < runCodes {
            output.put(UInt64(memory[DeflateSymbols.runLengths &+ runOrder(index)]), 3)
            output.flush()
            index &+= 1
        }
        index = 0
        while index < runCount {
            let run = memory[DeflateSymbols.runs &+ index]
            let symbol = Int(run & 31)
            output.put(memory[DeflateSymbols.runCodes &+ symbol])
            output.put(UInt64(run &>> 5), UInt64(runExtra(symbol)))
            output.flush()
            index &+= 1
        }
    }

    /// Joins the code and the extra bits of each length of repetition.
    private static func makeRepetitions(_ memory: UnsafeMutablePointer<UInt32>) {
        var length = 3
        while length <= 258 {
            let symbol = lengthCode(length)
            let code = memory[DeflateSymbols.codes &+ 257 &+ symbol]
            let bits = code &>> DeflateSymbols.bitShift
            let extra = UInt32(truncatingIfNeeded: length &- lengthBase(symbol))
            let sum = bits &+ UInt32(truncatingIfNeeded: lengthExtra(symbol))
            memory[DeflateSymbols.repetitions &+ length] =
                (code & DeflateSymbols.codeMask | extra &<< bits) | sum &<< DeflateSymbols.bitShift
            length &+= 1
        }
    }

    private static func writeTokens(
        _ tokens: UnsafePointer<UInt32>,
        _ count: Int,
        _ memory: UnsafePointer<UInt32>,
        _ output: inout BitWriter
    ) {
        let codes = memory + DeflateSymbols.codes
        let distances = codes + DeflateSymbols.distances
        let repetitions = memory + DeflateSymbols.repetitions
        var writer = output
        var index = 0
        while index < count {
            let token = tokens[index]
            index &+= 1
            if token < 0x1_0000 {
                // Three literals have at most 45 bits, and seven may be left over.
                writer.put(codes[Int(token)])
                if index < count, tokens[index] < 0x1_0000 {
                    writer.put(codes[Int(tokens[index])])
                    index &+= 1
                    if index < count, tokens[index] < 0x1_0000 {
                        writer.put(codes[Int(tokens[index])])
                        index &+= 1
                    }
                }
            } else {
                // At most 20 and 28 bits.
                let distance = Int(token & 0xFFFF)
                let symbol = distanceCode(distance)
                writer.put(repetitions[Int(token &>> 16)])
                writer.put(distances[symbol])
                writer.put(UInt64(distance &- distanceBase(symbol)), UInt64(distanceExtra(symbol)))
            }
            writer.flush()
        }
        output = writer
    }
}
