import Scenes
import StrictJSON

/// What a test run, or one shard of it, found out about all of its frames: the one source of every form of report.
///
/// Nothing in it depends on the clock, the machine or the order of work: two runs over the same files give the same
/// report, and the shards of a run, merged, give that of the whole.
public struct RunReport: Equatable, Sendable {
    /// The version of Scrim that drew the frames.
    public var version: String
    /// The run's options that a verdict may depend on, as names and values; shards with other ones do not merge.
    public var options: [JSONValue.Member]
    public var scope: Scope
    /// The references that were there; `nil` where nobody looked.
    public var references: References?
    /// The digest of the frames and scenes of the whole run, which is that of each of its shards; `nil` where the run
    /// was stopped, or is none of a suite.
    public var suite: String?
    /// True where an obsolete reference is a fault.
    public var isStrict: Bool
    /// The frames, sorted by the bytes of their names; of a complete run also the obsolete references.
    public private(set) var results: [Entry]

    /// The references of a suite, of which those that no frame has are obsolete once every frame is known.
    public struct References: Equatable, Sendable {
        public var folder: String
        /// Paths below the folder, without extension, sorted by their bytes.
        public var names: [String]

        public init(folder: String, names: [String]) {
            self.folder = folder
            self.names = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        }
    }

    /// Which of a suite's frames a run was asked for.
    public struct Scope: Equatable, Sendable {
        /// The part of the frames that one of several processes takes; `nil` for all.
        public var shard: SnapshotShard?
        /// True where frames were chosen by name, so that others may be missing.
        public var isFiltered: Bool
        /// True where somebody stopped the run, so that frames are missing.
        public var isInterrupted: Bool

        public init(shard: SnapshotShard? = nil, isFiltered: Bool = false, isInterrupted: Bool = false) {
            self.shard = shard
            self.isFiltered = isFiltered
            self.isInterrupted = isInterrupted
        }

        /// True where every frame of the suite belongs to the run.
        public var isComplete: Bool { shard == nil && !isFiltered && !isInterrupted }
    }

    public init(
        version: String = ScrimVersion.current,
        options: [JSONValue.Member] = [],
        scope: Scope = Scope(),
        references: References? = nil,
        suite: String? = nil,
        isStrict: Bool = false,
        results: [Entry]
    ) {
        self.version = version
        self.options = options
        self.scope = scope
        self.references = references
        self.suite = suite
        self.isStrict = isStrict
        self.results = results.sorted { one, other in
            guard one.name == other.name else { return one.name.utf8.lexicographicallyPrecedes(other.name.utf8) }
            return (one.verdict, one.sentence) < (other.verdict, other.sentence)
        }
    }
}
