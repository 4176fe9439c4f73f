import StrictJSON

/// Why a report cannot be read, or reports cannot be merged.
public enum ReportError: Error, Equatable, CustomStringConvertible {
    /// The file is no report, or one of another version's form.
    case malformed(String, JSONError)
    /// No report was given.
    case nothingToMerge
    /// The report of that file covers a whole run already.
    case notAShard(String)
    /// The run of that file's report was stopped before its end.
    case interrupted(String)
    /// Two reports are of different runs: what differs, and each file with its value.
    case differ(String, String, String, String, String)
    /// The references were not the same files when the shards of two reports ran.
    case differentReferences(String, String)
    /// The report of that file does not say which frames and scenes its run was over, as those of older versions.
    case noSuite(String)
    /// The shards of two reports ran over different frames or scenes.
    case differentScenes(String, String)
    /// The shard of an index has two reports.
    case repeatedShard(Int, String, String)
    /// No report is of the shards of these indices, of `count` in all.
    case missingShards([Int], count: Int)
    /// Two shards drew the frame of a name, by their reports.
    case repeatedFrame(String, String, String)

    public var description: String {
        switch self {
        case .malformed(let path, let error): "\(path): \(error); give a report.json of this version of Scrim"
        case .nothingToMerge: "there is no report to merge; name the report.json of every shard"
        case .notAShard(let path): "\(path) is not the report of a shard; there is nothing to merge it with"
        case .interrupted(let path): "\(path) is of a run that was stopped; run this shard again"
        case .differ(let what, let one, let first, let other, let second):
            "the \(what) differ: \(first) in \(one), \(second) in \(other); merge the shards of one run"
        case .differentReferences(let one, let other):
            "\(one) and \(other) saw different references; run all shards over one state of the files"
        case .noSuite(let path): "\(path) does not say which scenes it is about; run the shard again"
        case .differentScenes(let one, let other):
            "\(one) and \(other) are about different scenes; run all shards over one state of the files"
        case .repeatedShard(let index, let one, let other):
            "\(one) and \(other) are both shard \(index); give each shard once"
        case .missingShards(let missing, let count):
            "of \(count) shards \(missing.count == 1 ? "this is" : "these are") missing: "
                + missing.map(String.init).joined(separator: ", ") + "; add their reports"
        case .repeatedFrame(let name, let one, let other):
            "\(name) is in \(one) and in \(other); run all shards over one state of the scenes"
        }
    }
}
