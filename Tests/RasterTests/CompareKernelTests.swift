import KernelInterface
import KernelSelection
import ScrimTestSupport
import Testing

@Suite("Comparison of rows")
struct CompareKernelTests {
    @Test("At every level the tally is that of the definition", arguments: SIMDLevel.allCases.filter(\.isSupported))
    func definition(level: SIMDLevel) {
        var random = SeededRandom(seed: 31)
        for round in 0..<400 {
            let width = Int.random(in: 1...(round % 4 == 0 ? 150 : 40), using: &random)
            let height = Int.random(in: 1...6, using: &random)
            let (old, new) = random.pair(width: width, height: height)
            let expected = NaiveComparison(old, new, width: width)
            let tally = tally(level, old, new, width: width, random: &random)
            #expect(tally.count == expected.count, "round \(round)")
            #expect(tally.largest == expected.largest, "round \(round)")
            #expect(tally.left == expected.columns.min() ?? Int.max, "round \(round)")
            #expect(tally.right == expected.columns.max() ?? -1, "round \(round)")
            #expect(tally.top == expected.rows.min().map { $0 + 10 } ?? Int.max, "round \(round)")
            #expect(tally.bottom == expected.rows.max().map { $0 + 10 } ?? -1, "round \(round)")
        }
    }

    /// The tally of rows that begin with number 10, at any alignment, taken in two steps.
    private func tally(
        _ level: SIMDLevel,
        _ old: [UInt8],
        _ new: [UInt8],
        width: Int,
        random: inout SeededRandom
    ) -> CompareTally {
        let shifts = [Int(random.next() & 31), Int(random.next() & 31)]
        let (a, b) = ([UInt8](repeating: 1, count: shifts[0]) + old, [UInt8](repeating: 2, count: shifts[1]) + new)
        let height = old.count / (4 * width)
        let first = Int.random(in: 0...height, using: &random)
        var tally = CompareTally()
        a.withUnsafeBufferPointer { a in
            b.withUnsafeBufferPointer { b in
                guard let a = a.baseAddress, let b = b.baseAddress else { return }
                for rows in [0..<first, first..<height] {
                    level.kernels.compareRows(
                        a + shifts[0] + 4 * width * rows.lowerBound,
                        b + shifts[1] + 4 * width * rows.lowerBound,
                        width: width,
                        rows: rows.count,
                        y: 10 + rows.lowerBound,
                        tally: &tally
                    )
                }
            }
        }
        return tally
    }
}
