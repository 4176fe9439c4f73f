import FoundationEssentials
import ImageIO
import Raster
import Testing

@testable import Snapshots

struct RecordModeTests {
    static let (same, changed, absent) = ("same", "changed", "absent")

    /// Three frames: one as its reference, one with a changed reference, one without.
    private func with(_ body: (SuiteFolder) throws -> Void) throws {
        let names = [Self.same, Self.changed, Self.absent]
        try SuiteFolder.with(scenes: Dictionary(uniqueKeysWithValues: names.map { ($0, SuiteFolder.scene) })) {
            folder in
            _ = try folder.run(.changed)
            try recolour(folder, SuiteFolder.frame(Self.changed))
            try folder.delete("References/\(SuiteFolder.frame(Self.absent)).png")
            try body(folder)
        }
    }

    private func recolour(_ folder: SuiteFolder, _ name: String) throws {
        var image = try PNGDecoder().decode(file: folder.path(name))
        var bytes = image.bytes
        bytes[4 * 1000] ^= 1
        image = PNGImage(width: image.width, height: image.height, bytes: bytes, text: image.text)
        try PNGEncoder().write(image, to: folder.path(name))
    }

    @Test(
        "A mode writes the references that it names and no other",
        arguments: [
            (RecordMode.auto, ["missing", "different", "equal"]), (.never, ["missing", "different", "equal"]),
            (.missing, ["recorded", "different", "equal"]), (.changed, ["recorded", "recorded", "equal"]),
            (.all, ["recorded", "recorded", "equal"]),
        ]
    )
    func modes(mode: RecordMode, words: [String]) throws {
        try with { folder in
            let names = [Self.absent, Self.changed, Self.same].map(SuiteFolder.frame)
            let before = try folder.references()
            let manifest = try folder.text("References/manifest.json")
            let results = try folder.run(mode)
            #expect(results.map(\.name) == names)
            #expect(results.map(\.verdict.word) == words)
            let after = try folder.references()
            for (name, word) in zip(names, words) {
                #expect((before[name] == after[name]) == (word != "recorded"), "\(name)")
            }
            guard mode.writes else {
                #expect(try folder.text("References/manifest.json") == manifest)
                return
            }
            let passing = try folder.run().filter(\.verdict.isPass).map(\.name)
            #expect(passing == zip(names, words).filter { $0.1 != "different" }.map(\.0))
        }
    }

    @Test("A frame that fails is kept with its facts, except in the mode never; and goes away when it passes")
    func pending() throws {
        try with { folder in
            let failing = [Self.absent, Self.changed].map(SuiteFolder.frame)
            _ = try folder.run(.never)
            #expect(try folder.suite.pending.names() == [])
            let results = try folder.run()
            #expect(try folder.suite.pending.names() == failing)
            let frame = try folder.suite.pending.frame(failing[0])
            #expect(try folder.bytes("References/\(SuiteFolder.frame(Self.same)).png").isEmpty == false)
            #expect(results[0].files == SnapshotFiles(actual: folder.suite.pending.picture(failing[0])))
            #expect(
                results[1].files
                    == SnapshotFiles(
                        expected: folder.path(failing[1]),
                        actual: folder.suite.pending.picture(failing[1]),
                        difference: folder.suite.pending.difference(failing[1])
                    )
            )
            #expect(frame.facts.pixels == frame.image.pixelDigest.description)
            _ = try folder.run(.changed)
            #expect(try folder.suite.pending.names() == [])
            #expect(try folder.files().contains { $0.hasPrefix("differences/") && $0.hasSuffix(".png") } == false)
        }
    }

    @Test("Equal pixels keep the file, however it is compressed; `all` alone writes it anew")
    func reencoded() throws {
        try SuiteFolder.with(scenes: ["ok": SuiteFolder.scene]) { folder in
            let name = SuiteFolder.frame("ok")
            _ = try folder.run(.changed)
            let small = try folder.reference(name)
            try PNGEncoder(.fast).write(try PNGDecoder().decode(file: folder.path(name)), to: folder.path(name))
            let fast = try folder.reference(name)
            #expect(small != fast)
            for mode in [RecordMode.auto, .missing, .changed] {
                #expect(try folder.run(mode).map(\.verdict) == [.equal])
                #expect(try folder.reference(name) == fast)
            }
            #expect(try folder.run(.all).map(\.verdict.word) == ["recorded"])
            #expect(try folder.reference(name) == small)
            #expect(try folder.run(.all).map(\.verdict.word) == ["equal"])
        }
    }

    @Test("The environment's word is the mode where none is given, an empty one is none, and another is refused")
    func environment() throws {
        #expect(try RecordMode(given: nil, environment: ["SCRIM_RECORD": "missing"]) == .missing)
        #expect(try RecordMode(given: .never, environment: ["SCRIM_RECORD": "missing"]) == .never)
        #expect(try RecordMode(given: nil, environment: ["SCRIM_RECORD": ""]) == .auto)
        for word in ["yes", " "] {
            #expect(throws: StoreError.unknownMode(word)) {
                try RecordMode(given: .never, environment: ["SCRIM_RECORD": word])
            }
        }
    }

    @Test(
        "A machine that says that it is CI is one",
        arguments: [
            (["CI": "true"], "CI"), (["CI": "1"], "CI"), (["GITHUB_ACTIONS": "true"], "GITHUB_ACTIONS"),
            (["TF_BUILD": "True"], "TF_BUILD"), (["CI": "false"], nil), (["CI": ""], nil), (["HOME": "/root"], nil),
        ] as [([String: String], String?)]
    )
    func machines(environment: [String: String], variable: String?) {
        #expect(RecordMode.machine(environment) == variable)
    }

    @Test("What the tools unset to be no CI machine are the variables by which one is known, and the mode's own")
    func unset() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let script = tests.appending(path: "../../Tools/lib/no-ci.sh")
        let lines = try String(contentsOf: script, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        let words = lines.joined(separator: " ").split(separator: " ").filter { $0 != "\\" }.map(String.init)
        #expect(words == ["unset"] + RecordMode.machineVariables + [RecordMode.variable])
    }
}
