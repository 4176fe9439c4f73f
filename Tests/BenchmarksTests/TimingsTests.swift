import Testing

@testable import Benchmarks

@Suite struct TimingsTests {
    @Test func theFiguresOfTwentyRunsAreThoseFoundByHand() {
        let timings = Timings(nanoseconds: (1...20).reversed().map { Double($0 * $0) })
        #expect(timings.runs == 20)
        #expect(timings.minimum == 1)
        // Between 10² and 11².
        #expect(timings.median == 110.5)
        // Nineteen of twenty are 95 of 100.
        #expect(timings.percentile95 == 361)
    }

    @Test func oneRunIsAllOfItsFigures() {
        let timings = Timings(nanoseconds: [7])
        #expect(timings.minimum == 7 && timings.median == 7 && timings.percentile95 == 7)
    }
}
