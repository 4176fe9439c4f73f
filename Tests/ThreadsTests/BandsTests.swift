import Testing
import Threads

/// Rows cut into bands.
struct BandsTests {
    @Test("Bands follow one another from the first row to the last, and begin on whole cells", arguments: -70...70)
    func cover(first: Int) {
        for count in [0, 1, 7, 31, 32, 33, 127, 128, 255, 256, 257, 900] {
            let rows = first..<first + count
            let bands = rows.bands
            #expect(bands.flatMap { $0 } == Array(rows))
            #expect(bands.allSatisfy { !$0.isEmpty })
            #expect(bands.dropFirst().allSatisfy { $0.lowerBound % 32 == 0 })
        }
    }

    @Test("Long bands come first, and short ones last, so that threads end together")
    func tail() {
        #expect((0..<512).bands.map(\.count) == [128, 128, 128, 32, 32, 32, 32])
        #expect((100..<400).bands.map(\.count) == [28, 128, 32, 32, 32, 32, 16])
    }
}
