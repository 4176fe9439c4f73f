import Testing
import Threads

/// Rows cut into bands.
struct BandsTests {
    @Test("Bands follow one another from the first row to the last, and meet on the grid", arguments: -70...70)
    func cover(first: Int) {
        for count in [0, 1, 7, 63, 64, 65, 127, 128, 900] {
            let rows = first..<first + count
            let bands = rows.bands
            #expect(bands.flatMap { $0 } == Array(rows))
            #expect(bands.allSatisfy { !$0.isEmpty && $0.count <= 64 })
            #expect(bands.dropFirst().allSatisfy { $0.lowerBound % 64 == 0 })
        }
    }
}
