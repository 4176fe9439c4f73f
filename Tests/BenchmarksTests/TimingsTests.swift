import Testing

@testable import Benchmarks

@Suite struct TimingsTests {
    @Test("The figures of twenty runs are those found by hand")
    func twentyRuns() {
        let timings = Timings(nanoseconds: (1...20).reversed().map { Double($0 * $0) })
        #expect(timings.runs == 20)
        #expect(timings.minimum == 1)
        // Between 10² and 11².
        #expect(timings.median == 110.5)
        // Nineteen of twenty are 95 of 100.
        #expect(timings.percentile95 == 361)
    }

    @Test("With twenty-one runs the 95th percentile takes one run more, since nineteen are fewer than 95 of 100")
    func twentyOneRuns() {
        let timings = Timings(nanoseconds: (1...21).map(Double.init))
        #expect(timings.median == 11)
        #expect(timings.percentile95 == 20)
    }

    @Test("One run is all of its figures")
    func oneRun() {
        let timings = Timings(nanoseconds: [7])
        #expect([timings.minimum, timings.median, timings.percentile95] == [7, 7, 7])
    }

    @Test("A spread is noise from a third above the median on, and one outlier in twenty-one is none")
    func noise() {
        #expect(!Timings(nanoseconds: [3, 3, 4]).isNoisy)
        #expect(Timings(nanoseconds: [3, 3, 4.1]).isNoisy)
        #expect(!Timings(nanoseconds: [Double](repeating: 3, count: 20) + [900]).isNoisy)
    }

    @Test("The ratio is the median of the runs' ratios, not the ratio of the medians")
    func pairedRatio() {
        // The machine slows down by two in the middle, copies and works alike.
        let measurement = Measurement(work: [4, 4, 9, 8, 8], memcpy: [1, 1, 2, 2, 2])
        #expect(measurement.ratio == 4)
        #expect(measurement.work.median == 8 && measurement.memcpy.median == 2)
    }

    @Test("Effort ends at the number of runs asked for, or else after both the time and fifteen runs")
    func effort() {
        #expect(!Effort(runs: 3).isEnough(2, nanoseconds: 9e9))
        #expect(Effort(runs: 3).isEnough(3, nanoseconds: 0))
        #expect(!Effort(seconds: 1).isEnough(14, nanoseconds: 2e9))
        #expect(!Effort(seconds: 1).isEnough(100, nanoseconds: 0.9e9))
        #expect(Effort(seconds: 1).isEnough(15, nanoseconds: 1e9))
    }

    @Test("A trial starts every run from the picture, and an error of the check ends it")
    func trial() throws {
        struct Stop: Error {}
        var states: [Int] = []
        var state = 0
        let trial = Trial(
            reset: { state = 1 },
            resetInParts: { state = 3 },
            run: {
                states.append(state); state = 2
            }
        )
        let measurement = try Measurement.of(trial, effort: Effort(runs: 3), threads: .single, check: {})
        #expect(states == [1, 1, 1, 1, 1])
        #expect(measurement.work.runs == 3)
        states = []
        _ = try Measurement.of(trial, effort: Effort(runs: 3), threads: .init(threads: 2), check: {})
        #expect(states.suffix(3) == [3, 3, 3])
        #expect(throws: Stop.self) {
            try Measurement.of(trial, effort: Effort(runs: 3), threads: .single, check: { throw Stop() })
        }
    }
}
