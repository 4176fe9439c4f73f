/// What a number of runs of the same work took, in nanoseconds.
package struct Timings: Hashable, Sendable {
    package let runs: Int
    package let minimum: Double
    /// The middle run's time, or the mean of the two in the middle.
    package let median: Double
    /// The smallest time that at least 95 of 100 runs stay within.
    package let percentile95: Double

    /// The figures of at least one run.
    package init(nanoseconds: [Double]) {
        precondition(!nanoseconds.isEmpty, "figures need at least one run")
        let sorted = nanoseconds.sorted()
        runs = sorted.count
        minimum = sorted[0]
        median = Self.median(ofSorted: sorted)
        // The rank is ⌈0.95·n⌉, in whole numbers.
        percentile95 = sorted[(95 * sorted.count + 99) / 100 - 1]
    }

    package static func median(of values: [Double]) -> Double { median(ofSorted: values.sorted()) }

    private static func median(ofSorted sorted: [Double]) -> Double {
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }

    /// True when one run in twenty took over a third longer than the median: something else was at work on the machine.
    package var isNoisy: Bool { percentile95 > median * 4 / 3 }
}
