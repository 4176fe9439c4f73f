import ImageIO
import StrictJSON

// The form of `report.json`. Tools/report.schema.json describes it for other programs.

extension RunReport {
    /// The version of the form; a reader refuses every other one.
    static let form = 1

    /// The report as JSON, for a file in that folder: paths are written as seen from there.
    public func json(in folder: String) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init("scrimReport", .number(Double(Self.form))),
            .init("scrim", .string(version)),
            .init("options", .object(options)),
            .init("strict", .bool(isStrict)),
            .init("scope", scope.json),
            .init("sums", sums.json),
        ]
        if let suite { members.append(.init("suite", .string(suite))) }
        if let references {
            members.append(
                .init(
                    "references",
                    [
                        "folder": .string(RelativePath.of(references.folder, from: folder)),
                        "names": .array(references.names.map { .string($0) }),
                    ]
                )
            )
        }
        members.append(.init("results", .array(results.map { $0.json(in: folder) })))
        return .object(members)
    }

    /// The report that a file in that folder holds.
    ///
    /// Sums that do not count the results are an error: such a file was edited or is not whole.
    public init(json: JSONValue, in folder: String) throws(JSONError) {
        let object = try JSONReader(json).object(
            keys: ["scrimReport", "scrim", "options", "strict", "scope", "sums", "suite", "references", "results"]
        )
        _ = try object["scrimReport"].integer(in: Self.form...Self.form)
        var results: [Entry] = []
        for reader in try object["results"].array() { results.append(try Entry(reader, in: folder)) }
        self.init(
            version: try object["scrim"].string(),
            options: try object["options"].anyObject().all.map { .init($0.key, $0.reader.value) },
            scope: try Scope(object["scope"]),
            references: try object.optional("references").map { reader throws(JSONError) in
                let references = try reader.object(keys: ["folder", "names"])
                let path = RelativePath.resolve(try references["folder"].string(), in: folder)
                return References(folder: path, names: try references["names"].strings())
            },
            suite: try object.optional("suite")?.string(),
            isStrict: try object["strict"].bool(),
            results: results
        )
        guard try object["sums"].value == sums.json else {
            throw try object["sums"].malformed("sums that count the results: \(sums.json.text)")
        }
        let frames = self.results.filter { $0.unknownFrames == nil }
        for (one, other) in zip(frames, frames.dropFirst()) where one.name == other.name {
            throw try object["results"].malformed("each frame once; \(one.name) is there twice")
        }
    }

    /// Reads a report file.
    public static func read(_ path: String) throws -> RunReport {
        let bytes = try FileReader.read(path, limit: JSONValue.Limits().bytes)
        do {
            return try RunReport(json: JSONValue(parsing: bytes), in: path.enclosingFolder)
        } catch {
            throw ReportError.malformed(path, error)
        }
    }
}

extension RunReport.Scope {
    var json: JSONValue {
        var members: [JSONValue.Member] = [.init("complete", .bool(isComplete))]
        if let shard { members.append(.init("shard", ["index": shard.index.json, "count": shard.count.json])) }
        if isFiltered { members.append(.init("filtered", true)) }
        if isInterrupted { members.append(.init("interrupted", true)) }
        return .object(members)
    }

    fileprivate init(_ reader: JSONReader) throws(JSONError) {
        let object = try reader.object(keys: ["complete", "shard", "filtered", "interrupted"])
        self.init()
        if let reader = try object.optional("shard")?.object(keys: ["index", "count"]) {
            let count = try reader["count"].integer(in: 1...SnapshotShard.limit)
            shard = SnapshotShard(index: try reader["index"].integer(in: 1...count), count: count)
        }
        isFiltered = try object.optional("filtered")?.bool() ?? false
        isInterrupted = try object.optional("interrupted")?.bool() ?? false
        guard try object["complete"].bool() == isComplete else {
            throw try object["complete"].malformed(
                isComplete ? "true, for nothing is left out" : "false where something is left out"
            )
        }
    }
}

extension RunReport.Sums {
    var json: JSONValue {
        [
            "frames": frames.json, "passed": passed.json, "failed": failed.json, "warnings": warnings.json,
            "verdicts": .object(verdicts.map { JSONValue.Member($0.word, $0.count.json) }),
        ]
    }
}

extension RunReport.Entry {
    func json(in folder: String) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init("frame", .string(name)), .init("passed", .bool(passed)), .init("verdict", .string(verdict)),
        ]
        if !sentence.isEmpty { members.append(.init("sentence", .string(sentence))) }
        if !explanation.isEmpty { members.append(.init("explanation", .array(explanation.map { .string($0) }))) }
        if let warning { members.append(.init("warning", .string(warning))) }
        if let scene { members.append(.init("scene", .string(RelativePath.of(scene, from: folder)))) }
        if !cell.isEmpty {
            members.append(.init("cell", .object(cell.map { .init($0.name, .string($0.value)) })))
        }
        let paths = [
            ("expected", pictures.expected), ("actual", pictures.actual), ("difference", pictures.difference),
        ].compactMap { key, path in
            path.map { JSONValue.Member(key, .string(RelativePath.of($0, from: folder))) }
        }
        if !paths.isEmpty { members.append(.init("pictures", .object(paths))) }
        if !facts.isEmpty { members.append(.init("facts", .object(facts))) }
        return .object(members)
    }

    init(_ reader: JSONReader, in folder: String) throws(JSONError) {
        let object = try reader.object(
            keys: [
                "frame", "passed", "verdict", "sentence", "explanation", "warning", "scene", "cell", "pictures",
                "facts",
            ]
        )
        func path(_ reader: JSONReader) throws(JSONError) -> String {
            RelativePath.resolve(try reader.string(), in: folder)
        }
        self.init(
            name: try object["frame"].string(),
            passed: try object["passed"].bool(),
            verdict: try object["verdict"].string(),
            sentence: try object.optional("sentence")?.string() ?? "",
            explanation: try object.optional("explanation")?.strings() ?? [],
            warning: try object.optional("warning")?.string(),
            scene: try object.optional("scene").map(path)
        )
        guard let kind else {
            let words = SnapshotVerdict.Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw try object["verdict"].malformed("one of \(words)")
        }
        guard kind == .obsolete || kind.isPass == passed else {
            throw try object["passed"].malformed("\(kind.isPass), for the verdict is \(verdict)")
        }
        for (key, reader) in try object.optional("cell")?.anyObject().all ?? [] {
            cell.append(Trait(key, try reader.string()))
        }
        if let paths = try object.optional("pictures")?.object(keys: ["expected", "actual", "difference"]) {
            pictures.expected = try paths.optional("expected").map(path)
            pictures.actual = try paths.optional("actual").map(path)
            pictures.difference = try paths.optional("difference").map(path)
        }
        facts = try object.optional("facts")?.anyObject().all.map { .init($0.key, $0.reader.value) } ?? []
    }
}

extension Int {
    var json: JSONValue { .number(Double(self)) }
}

extension JSONReader {
    func strings() throws(JSONError) -> [String] {
        var strings: [String] = []
        for reader in try array() { strings.append(try reader.string()) }
        return strings
    }
}

extension String {
    /// The folder that a path's last part is in: `.` where the path is a name alone.
    var enclosingFolder: String {
        guard let slash = lastIndex(of: "/") else { return "." }
        return slash == startIndex ? "/" : String(self[..<slash])
    }
}
