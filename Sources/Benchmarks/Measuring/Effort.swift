/// How long a piece of work is measured.
package struct Effort: Hashable, Sendable {
    /// A number of runs, or `nil` for as many as fit into ``seconds``.
    package var runs: Int?
    /// The time to measure for, once ``leastRuns`` are done.
    package var seconds: Double

    package static let leastRuns = 15

    package init(runs: Int? = nil, seconds: Double = 0.5) {
        self.runs = runs
        self.seconds = seconds
    }

    /// True when so many runs, which took so many nanoseconds, suffice.
    func isEnough(_ count: Int, nanoseconds: Double) -> Bool {
        if let runs { return count >= runs }
        return count >= Self.leastRuns && nanoseconds >= seconds * 1e9
    }
}
