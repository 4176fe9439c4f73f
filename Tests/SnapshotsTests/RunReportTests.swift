import Raster
import ScrimTestSupport
import StrictJSON
import Testing

@testable import Snapshots

struct RunReportTests {
    typealias Entry = RunReport.Entry

    static let report = RunReport(
        version: "1.2.3",
        options: [.init("record", "never"), .init("limits", ["maxPixels": 2])],
        scope: RunReport.Scope(shard: SnapshotShard(index: 2, count: 3), isFiltered: true),
        references: RunReport.References(folder: "/tree/References", names: ["b/two", "a/one"]),
        suite: "0123456789abcdef0123456789abcdef",
        isStrict: true,
        results: [
            Entry(name: "b/two", passed: true, verdict: "equal", warning: "U+1F600 has no font"),
            Entry(
                name: "a/one",
                passed: false,
                verdict: "different",
                sentence: "4 pixels differ",
                explanation: ["moved by (0, +1)"],
                scene: "/tree/Scenes/a.json",
                cell: [.init("device", "iPhone 13"), .init("appearance", "dark")],
                pictures: .init(expected: "/tree/References/a/one.png", actual: "/tree/out/a/one.png"),
                facts: [.init("pixels", 4), .init("bounds", ["x": 1])]
            ),
        ]
    )

    @Test("A report is written and read back; paths in it are seen from its own folder")
    func roundTrip() throws {
        let json = Self.report.json(in: "/tree/out")
        #expect(json.text.contains(#""actual": "a/one.png""#))
        #expect(json.text.contains(#""expected": "../References/a/one.png""#))
        let again = try RunReport(json: JSONValue(parsing: json.prettyText), in: "/tree/out")
        #expect(again.json(in: "/tree/out") == json)
        #expect(again.results == Self.report.results)
        #expect(again.scope == Self.report.scope && again.isStrict && again.suite == Self.report.suite)
        #expect(again.references?.names == ["a/one", "b/two"])
        #expect(again.references?.folder == "/tree/References")
        #expect(again.options == Self.report.options && again.version == "1.2.3")
    }

    @Test("A report that moved with its pictures finds them where it is now")
    func moved() throws {
        let moved = try RunReport(json: Self.report.json(in: "/tree/out"), in: "other/place")
        #expect(moved.results[0].pictures.actual == "other/place/a/one.png")
    }

    @Test("Results stand in the order of their names' bytes, whatever the order of work was")
    func order() {
        let names = ["b", "Z", "é", "a/2", "a/10"]
        let report = RunReport(results: names.map { Entry(name: $0, passed: true, verdict: "equal") })
        #expect(report.results.map(\.name) == ["Z", "a/10", "a/2", "b", "é"])
    }

    @Test("Sums count frames, failures, warnings and each verdict")
    func sums() {
        let sums = Self.report.sums
        #expect(sums.frames == 2 && sums.passed == 1 && sums.failed == 1 && sums.warnings == 1)
        #expect(sums.verdicts == [.init(word: "different", count: 1), .init(word: "equal", count: 1)])
        #expect(Self.report.sentence == "1 of 2 frames failed")
        var stopped = RunReport(results: [])
        #expect(stopped.passes && stopped.sentence == "0 frames passed")
        stopped.scope.isInterrupted = true
        #expect(!stopped.passes && stopped.sentence == "0 frames passed, and the run was stopped")
    }

    @Test(
        "A file that was edited or is of another form is refused at its place",
        arguments: [
            (#""failed": 1"#, #""failed": 0"#, "sums"), (#""scrimReport": 1"#, #""scrimReport": 2"#, "scrimReport"),
            (#""index": 2"#, #""index": 4"#, "scope.shard.index"),
            (#""complete": false"#, #""complete": true"#, "scope"),
            (#""verdict": "equal""#, #""word": "equal""#, "results[1].word"),
            (#""verdict": "equal", "#, #""verdict": "fine", "#, "results[1].verdict"),
            (#""passed": true"#, #""passed": false"#, "results[1].passed"),
            (#""verdict": "different", "#, #""verdict": "equal", "#, "results[0].passed"),
            (#""frame": "b/two""#, #""frame": "a/one""#, "results"),
        ]
    )
    func edited(old: String, new: String, place: String) throws {
        let text = Self.report.json(in: "/tree/out").text
        let edited = text.replacing(old, with: new)
        #expect(edited != text)
        let error = #expect(throws: JSONError.self) {
            _ = try RunReport(json: JSONValue(parsing: edited), in: "/tree/out")
        }
        #expect(error?.description.contains(place) == true)
    }

    @Test("An obsolete reference is no frame, unless the run is strict: then it is one that failed")
    func obsolete() {
        func report(isFault: Bool) -> RunReport {
            RunReport(
                references: .init(folder: "References", names: ["a/old"]),
                isStrict: isFault,
                results: [.init(SnapshotResult(name: "a/old", verdict: .obsolete("old.png", isFault: isFault)))]
            )
        }
        #expect(report(isFault: false).sentence == "0 frames passed")
        #expect(report(isFault: true).sentence == "1 of 1 frame failed")
        #expect(report(isFault: false).obsolete == ["a/old"])
    }

    @Test("An entry has the words, the place and the pictures of its result")
    func entry() {
        let size = PictureSize(PixelSize(width: 1, height: 2))
        let result = SnapshotResult(
            name: "a/x",
            verdict: .different(.sizesDiffer(expected: size, actual: size), picture: "p"),
            scene: "a.json",
            cell: SnapshotCell(device: "iPhone 13", scale: 3, backdrop: "dim"),
            files: SnapshotFiles(expected: "e", actual: "f"),
            cause: "another font file"
        )
        let entry = Entry(result, scenes: "S/Scenes")
        #expect(!entry.passed && entry.verdict == "sizes-differ" && entry.scene == "S/Scenes/a.json")
        #expect(entry.sentence.hasPrefix("another font file; sizes differ"))
        #expect(entry.cell.contains(.init("scale", "3")) && entry.cell.contains(.init("device", "iPhone 13")))
        #expect(entry.pictures == .init(expected: "e", actual: "f"))
        #expect(entry.facts.map(\.key) == ["expected", "actual"])
    }
}
