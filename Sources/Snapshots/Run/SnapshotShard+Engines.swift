extension SnapshotShard {
    /// The words with which an engine for many processes tells each its share.
    struct Engine: Sendable {
        let name: String
        let index: String
        let count: String
        /// The index of the first process.
        let first: Int

        static let all = [
            Engine(name: "Slurm", index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT", first: 0),
            // Kubernetes does not tell how many there are: the job's own environment has to.
            Engine(name: "Kubernetes", index: "JOB_COMPLETION_INDEX", count: "SCRIM_SHARD_COUNT", first: 0),
            Engine(name: "CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
            Engine(name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
            Engine(name: "GitLab", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
        ]
    }

    /// The share that the environment gives to this process.
    ///
    /// Slurm's tasks are counted from the least one, in steps: `SLURM_ARRAY_TASK_MIN` and `SLURM_ARRAY_TASK_STEP`.
    public static func automatic(_ environment: [String: String]) throws(ShardError) -> SnapshotShard {
        let engines = Engine.all.filter { environment[$0.index] != nil }
        guard let engine = engines.first else { throw .noEngine }
        guard engines.count == 1 else { throw .severalEngines(engines.map(\.name)) }
        func number(_ word: String) throws(ShardError) -> Int {
            guard let text = environment[word] else { throw .missingWord(engine: engine.name, word) }
            guard let number = Int(text), (0...1 << 40).contains(number) else { throw .wrongWord(word, value: text) }
            return number
        }
        let count = try number(engine.count)
        var index = try number(engine.index) - engine.first
        if engine.name == "Slurm" {
            let least = environment["SLURM_ARRAY_TASK_MIN"] == nil ? 0 : try number("SLURM_ARRAY_TASK_MIN")
            let step = environment["SLURM_ARRAY_TASK_STEP"] == nil ? 1 : try number("SLURM_ARRAY_TASK_STEP")
            guard step > 0, (index - least) % step == 0 else {
                throw .wrongWord(engine.index, value: environment[engine.index] ?? "")
            }
            index = (index - least) / step
        }
        guard let shard = SnapshotShard(index: index + 1, count: count) else {
            throw .outOfRange(engine: engine.name, index: environment[engine.index] ?? "", count: count)
        }
        return shard
    }
}

/// Why the environment gives this process no share.
public enum ShardError: Error, Equatable, CustomStringConvertible {
    /// No variable of any engine is set.
    case noEngine
    /// Variables of several engines, by their names, are set.
    case severalEngines([String])
    /// The engine's variable for the number of shards is not set.
    case missingWord(engine: String, String)
    /// A variable does not hold the number that it is for.
    case wrongWord(String, value: String)
    /// A task has an index beyond the count, as in a Slurm array with holes.
    case outOfRange(engine: String, index: String, count: Int)

    public var description: String {
        switch self {
        case .noEngine:
            "--shard auto finds no engine in the environment ("
                + SnapshotShard.Engine.all.map { "\($0.name): \($0.index)" }.joined(separator: ", ")
                + "); give --shard i/n"
        case .severalEngines(let names):
            "the environment names several engines, \(names.joined(separator: " and ")); give --shard i/n"
        case .missingWord(let engine, let word):
            "\(engine) runs this, and \(word), the number of shards, is not set; set it, or give --shard i/n"
        case .wrongWord(let word, let value): "\(word) cannot be \"\(value)\"; give --shard i/n"
        case .outOfRange(let engine, let index, let count):
            "\(engine)'s task \(index) is none of \(count); number tasks without holes, or give --shard i/n"
        }
    }
}
