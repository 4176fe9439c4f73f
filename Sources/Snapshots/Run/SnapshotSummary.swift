/// What a run found out on the whole.
public struct SnapshotSummary: Sendable {
    public let options: SnapshotOptions
    public private(set) var passed = 0
    public private(set) var failed = 0
    /// Counts of frames by the words of their verdicts.
    public private(set) var counts: [String: Int] = [:]
    /// Names of the references that were there at the end; `nil` where the run did not cover all frames.
    public var references: [String]?
    /// What to know of the run that belongs to no frame, such as a manifest that cannot be read; in sentences.
    public var notes: [String] = []

    public init(options: SnapshotOptions) { self.options = options }

    /// Counts a result.
    public mutating func add(_ result: SnapshotResult) {
        counts[result.verdict.word, default: 0] += 1
        if case .obsolete(_, isFault: false) = result.verdict { return }
        if result.verdict.isPass { passed += 1 } else { failed += 1 }
    }
}
