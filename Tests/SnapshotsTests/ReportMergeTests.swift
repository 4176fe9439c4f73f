import Testing

@testable import Snapshots

struct ReportMergeTests {
    /// Names of all frames of the run; `old` is a reference that no frame has.
    private static let names = (1...10).map { "s/\($0)" }

    private static let references = RunReport.References(folder: "References", names: names + ["s/old", "t/x"])

    /// The digest that all shards have.
    private static let suite = String(repeating: "5", count: 32)

    private static func obsolete(_ name: String) -> RunReport.Entry {
        let path = "References/\(name).png"
        return .init(
            SnapshotResult(
                name: name,
                verdict: .obsolete(path, isFault: false),
                files: SnapshotFiles(expected: path)
            )
        )
    }

    private static func entry(_ name: String) -> RunReport.Entry {
        RunReport.Entry(name: name, passed: name != "s/7", verdict: name == "s/7" ? "different" : "equal")
    }

    private static func shard(_ index: Int, of count: Int, filtered: Bool = false) -> (path: String, report: RunReport)
    {
        let mine = names.indices.filter { $0 % count == index - 1 }.map { entry(names[$0]) }
        let report = RunReport(
            scope: RunReport.Scope(shard: SnapshotShard(index: index, count: count), isFiltered: filtered),
            references: references,
            suite: suite,
            results: mine
        )
        return ("\(index).json", report)
    }

    @Test(
        "Shards in any order make the very report of one process, with what is obsolete",
        arguments: [1, 2, 3, 7, 12]
    )
    func whole(count: Int) throws {
        let parts = (1...count).reversed().map { Self.shard($0, of: count) }
        let merged = try RunReport.merged(parts)
        let all = Self.names.map(Self.entry) + ["s/old", "t/x"].map(Self.obsolete)
        #expect(merged == RunReport(references: Self.references, suite: Self.suite, results: all))
        #expect(merged.obsolete == ["s/old", "t/x"])
        #expect(parts.allSatisfy { $0.report.obsolete == nil })
    }

    @Test("A scene that no shard can read is told once, and none of its references is called obsolete")
    func unreadableScene() throws {
        let broken = RunReport.Entry(name: "s.json", passed: false, verdict: "not-drawn", sentence: "no scene")
        let parts = [1, 2].map { index in
            let shard = RunReport.Scope(shard: SnapshotShard(index: index, count: 2))
            let report = RunReport(
                scope: shard,
                references: Self.references,
                suite: Self.suite,
                results: [broken]
            )
            return ("\(index)", report)
        }
        let merged = try RunReport.merged(parts)
        #expect(merged.results.map(\.name) == ["s.json", "t/x"])
    }

    @Test("Shards of a filtered run merge, and nothing is called obsolete")
    func filtered() throws {
        let merged = try RunReport.merged([Self.shard(1, of: 2, filtered: true), Self.shard(2, of: 2, filtered: true)])
        #expect(merged.scope.isFiltered && merged.obsolete == nil)
    }

    @Test("A part that is missing, twice there, of another run or no part is refused by its name")
    func refused() throws {
        #expect(throws: ReportError.nothingToMerge) { try RunReport.merged([]) }
        #expect(throws: ReportError.missingShards([2, 4], count: 4)) {
            try RunReport.merged([Self.shard(1, of: 4), Self.shard(3, of: 4)])
        }
        var twin = Self.shard(1, of: 2)
        twin.path = "twin.json"
        #expect(throws: ReportError.repeatedShard(1, "1.json", "twin.json")) {
            try RunReport.merged([Self.shard(1, of: 2), twin, Self.shard(2, of: 2)])
        }
        #expect(throws: ReportError.differ("numbers of shards", "1.json", "2", "2.json", "3")) {
            try RunReport.merged([Self.shard(1, of: 2), Self.shard(2, of: 3)])
        }
        #expect(throws: ReportError.notAShard("all.json")) {
            try RunReport.merged([Self.shard(1, of: 2), ("all.json", RunReport(results: []))])
        }
        var other = Self.shard(2, of: 2)
        other.report.version = "9.9.9"
        let version = RunReport(results: []).version
        #expect(throws: ReportError.differ("versions of Scrim", "1.json", version, "2.json", "9.9.9")) {
            try RunReport.merged([Self.shard(1, of: 2), other])
        }
        other = Self.shard(2, of: 2)
        other.report.options = [.init("maxPixels", 4)]
        #expect(throws: ReportError.differ("options", "1.json", "{}", "2.json", #"{"maxPixels": 4}"#)) {
            try RunReport.merged([Self.shard(1, of: 2), other])
        }
        other = Self.shard(2, of: 2)
        other.report.references?.names = ["old"]
        #expect(throws: ReportError.differentReferences("1.json", "2.json")) {
            try RunReport.merged([Self.shard(1, of: 2), other])
        }
        other = Self.shard(2, of: 2)
        other.report.suite = String(repeating: "6", count: 32)
        #expect(throws: ReportError.differentScenes("1.json", "2.json")) {
            try RunReport.merged([Self.shard(1, of: 2), other])
        }
        other.report.suite = nil
        #expect(throws: ReportError.noSuite("2.json")) { try RunReport.merged([Self.shard(1, of: 2), other]) }
        other = Self.shard(2, of: 2)
        other.report.scope.isInterrupted = true
        #expect(throws: ReportError.interrupted("2.json")) { try RunReport.merged([Self.shard(1, of: 2), other]) }
        other = Self.shard(2, of: 2)
        other.report = RunReport(
            scope: other.report.scope,
            references: other.report.references,
            suite: Self.suite,
            results: [Self.entry("s/1")]
        )
        #expect(throws: ReportError.repeatedFrame("s/1", "1.json", "2.json")) {
            try RunReport.merged([Self.shard(1, of: 2), other])
        }
    }

    @Test("Each refusal has a remedy and names its files")
    func words() {
        let error = ReportError.missingShards([2, 4], count: 4)
        #expect(error.description == "of 4 shards these are missing: 2, 4; add their reports")
        #expect(ReportError.repeatedShard(3, "a", "b").description.contains("a and b are both shard 3"))
    }
}
