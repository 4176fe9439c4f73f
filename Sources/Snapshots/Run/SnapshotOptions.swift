/// What a run draws, and what it may write.
public struct SnapshotOptions: Hashable, Sendable {
    public var record = RecordMode.auto
    public var filter = NameFilter()
    /// `nil` for all frames.
    public var shard: SnapshotShard?
    /// True where an obsolete reference is a fault.
    public var isStrict = false

    public init(
        record: RecordMode = .auto,
        filter: NameFilter = NameFilter(),
        shard: SnapshotShard? = nil,
        isStrict: Bool = false
    ) {
        self.record = record
        self.filter = filter
        self.shard = shard
        self.isStrict = isStrict
    }

    /// True where every frame of the suite is drawn.
    public var isComplete: Bool { filter.isEmpty && shard == nil }
}
