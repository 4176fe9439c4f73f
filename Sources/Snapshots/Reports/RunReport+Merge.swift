import StrictJSON

extension RunReport {
    /// The report of a whole run, from those of all its shards in any order, each with the path of its file.
    ///
    /// It equals the report that one process writes. Shards of different runs are refused, and so are sets that lack a
    /// part or hold one twice: what nobody drew must not look as if it had passed.
    public static func merged(_ parts: [(path: String, report: RunReport)]) throws(ReportError) -> RunReport {
        guard let first = parts.first else { throw .nothingToMerge }
        var paths: [Int: String] = [:]
        for (path, report) in parts {
            guard let shard = report.scope.shard, let count = first.report.scope.shard?.count else {
                throw .notAShard(report.scope.shard == nil ? path : first.path)
            }
            guard !report.scope.isInterrupted else { throw .interrupted(path) }
            guard report.version == first.report.version else {
                throw .differ("versions of Scrim", first.path, first.report.version, path, report.version)
            }
            guard shard.count == count else {
                throw .differ("numbers of shards", first.path, "\(count)", path, "\(shard.count)")
            }
            if let other = paths.updateValue(path, forKey: shard.index) {
                throw .repeatedShard(shard.index, other, path)
            }
            let (one, other) = (first.report.described, report.described)
            guard one == other else { throw .differ("options", first.path, one, path, other) }
            guard report.references?.names == first.report.references?.names else {
                throw .differentReferences(first.path, path)
            }
            guard let suite = report.suite else { throw .noSuite(path) }
            guard first.report.suite == suite else { throw .differentScenes(first.path, path) }
        }
        let count = first.report.scope.shard?.count ?? 1
        let missing = (1...count).filter { paths[$0] == nil }
        guard missing.isEmpty else { throw .missingShards(missing, count: count) }
        var report = RunReport(
            version: first.report.version,
            options: first.report.options,
            scope: Scope(isFiltered: first.report.scope.isFiltered),
            references: first.report.references,
            suite: first.report.suite,
            isStrict: first.report.isStrict,
            results: try disjoint(parts)
        )
        report.addObsolete()
        return report
    }

    /// Adds the references that no frame has, if every frame is known.
    private mutating func addObsolete() {
        guard scope.isComplete, let references else { return }
        let names = Set(results.map(\.name))
        let unknown = results.compactMap(\.unknownFrames)
        let obsolete = references.names.filter { name in
            !names.contains(name) && !unknown.contains { name.hasPrefix($0) }
        }
        let entries = obsolete.map { name in
            let path = "\(references.folder)/\(name).png"
            return Entry(
                SnapshotResult(
                    name: name,
                    verdict: .obsolete(path, isFault: isStrict),
                    files: SnapshotFiles(expected: path)
                )
            )
        }
        self = RunReport(
            version: version,
            options: options,
            scope: scope,
            references: references,
            suite: suite,
            isStrict: isStrict,
            results: results + entries
        )
    }

    /// The results of all parts; a frame that two drew is an error, a scene that none can read is told once.
    private static func disjoint(_ parts: [(path: String, report: RunReport)]) throws(ReportError) -> [Entry] {
        var results: [Entry] = []
        var owners: [String: String] = [:]
        for (path, report) in parts {
            for result in report.results {
                if result.unknownFrames != nil {
                    if !results.contains(result) { results.append(result) }
                } else if let owner = owners.updateValue(path, forKey: result.name) {
                    throw .repeatedFrame(result.name, owner, path)
                } else {
                    results.append(result)
                }
            }
        }
        return results
    }

    /// What has to be the same in all shards, in words.
    private var described: String {
        (isStrict ? "strict " : "") + (scope.isFiltered ? "filtered " : "") + JSONValue.object(options).text
    }
}
