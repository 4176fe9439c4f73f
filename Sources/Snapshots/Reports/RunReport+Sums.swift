extension RunReport {
    public var sums: Sums { Sums(results) }

    /// True where nothing failed, and the run came to its end.
    public var passes: Bool { sums.failed == 0 && !scope.isInterrupted }

    /// Such as `3 of 41 frames failed`.
    public var sentence: String {
        let noun = sums.frames == 1 ? "frame" : "frames"
        var words =
            sums.failed == 0 ? "\(sums.frames) \(noun) passed" : "\(sums.failed) of \(sums.frames) \(noun) failed"
        if sums.withinLimits > 0 { words += ", \(sums.withinLimits) passed within limits" }
        if scope.isInterrupted { words += ", and the run was stopped" }
        return words
    }

    /// Names of the references that no frame has; `nil` where the run did not cover all frames.
    public var obsolete: [String]? {
        scope.isComplete && references != nil ? results.filter(\.isObsolete).map(\.name) : nil
    }

    /// How many frames came out how.
    public struct Sums: Equatable, Sendable {
        public let passed: Int
        public let failed: Int
        /// Passed or not, frames that deserve a look.
        public let warnings: Int
        /// Frames that passed and are not equal.
        public let withinLimits: Int
        /// Counts by verdict, the words sorted.
        public let verdicts: [Count]

        public struct Count: Equatable, Sendable {
            public let word: String
            public let count: Int
        }

        init(_ results: [Entry]) {
            // An obsolete reference that is no fault is no frame either.
            passed = results.count { $0.passed && !$0.isObsolete }
            failed = results.count { !$0.passed }
            warnings = results.count { $0.warning != nil }
            withinLimits = results.count(where: \.isWithinLimits)
            verdicts = Dictionary(grouping: results, by: \.verdict)
                .map { Count(word: $0.key, count: $0.value.count) }
                .sorted { $0.word < $1.word }
        }

        public var frames: Int { passed + failed }
    }
}
