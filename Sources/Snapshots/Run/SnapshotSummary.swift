/// What a run found out on the whole.
public struct SnapshotSummary: Sendable {
    public private(set) var passed = 0
    public private(set) var failed = 0
    /// Frames that passed and are not equal.
    public private(set) var withinLimits = 0
    /// The digest of all frames and scenes that the run was asked for, over all of its shards.
    public internal(set) var suite: String?
    /// What to know of the run that belongs to no frame, such as a manifest that cannot be read; in sentences.
    public var notes: [String] = []

    public init() {}

    /// Counts a result.
    public mutating func add(_ result: SnapshotResult) {
        if case .obsolete(_, isFault: false) = result.verdict { return }
        if result.verdict.kind == .withinLimits { withinLimits += 1 }
        if result.verdict.isPass { passed += 1 } else { failed += 1 }
    }
}
