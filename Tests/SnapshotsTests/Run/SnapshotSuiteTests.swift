import FoundationEssentials
import Glibc
import ImageIO
import Raster
import ScrimTestSupport
import StrictJSON
import Testing

@testable import Snapshots

struct SnapshotSuiteTests {
    static let scene = """
        {"scrim": 1, "device": "iPhone SE (1st generation)", "hud": {"state": "success", "backdrop": "clear"}}
        """
    static let frame = "ok/ok_success_clear_iphone-se-1st-gen_light_large"

    @Test("A frame without a reference fails and lies outside for somebody to look at; no reference is written")
    func missing() throws {
        try SuiteFolder.with(scenes: ["ok": Self.scene]) { folder in
            let results = try folder.run()
            #expect(results.map(\.name) == [Self.frame])
            let reference = "\(folder.path)/References/\(Self.frame).png"
            let picture = "\(folder.path)/differences/pending/\(Self.frame).png"
            #expect(results[0].verdict == .missing(reference, picture: picture))
            #expect(!results[0].verdict.isPass)
            #expect(results[0].verdict.sentence.contains(picture))
            #expect(results[0].json.text.contains(JSONValue.string(picture).text))
            #expect(try folder.files() == ["Scenes/ok.json", "differences/pending/\(Self.frame).png"])
            _ = try folder.run(.changed)
            #expect(try folder.suite.pending.names() == [])
            #expect(try PNGDecoder().decode(file: reference).width == 640)
        }
    }

    @Test("Recording writes the reference once, and the frame is equal to it from then on")
    func recording() throws {
        try SuiteFolder.with(scenes: ["ok": Self.scene]) { folder in
            let recorded = try folder.run(.changed)
            #expect(recorded.map(\.verdict) == [.recorded("\(folder.path)/References/\(Self.frame).png")])
            let bytes = try folder.reference(Self.frame)
            #expect(try folder.run().map(\.verdict) == [.equal])
            #expect(try folder.run(.changed).map(\.verdict) == [.equal])
            #expect(try folder.reference(Self.frame) == bytes)
        }
    }

    @Test("A spec that a scene names and that has changed is said to be a cause of a difference")
    func changedSpec() throws {
        func spec(_ size: Double) -> String {
            """
            {"schemaVersion": 1, "name": "a", "duration": 1, "layout": {"type": "single", "size": \(size)},
             "shape": {"type": "rect"}, "tracks": [{"property": "scale", "keyTimes": [0, 1], "values": [1, 1]}]}
            """
        }
        let scene = """
            {"scrim": 1, "device": "iPhone SE (1st generation)", "scale": 1,
             "hud": {"state": "loading", "backdrop": "clear", "indicator": "../own.json"}}
            """
        try SuiteFolder.with(scenes: ["own": scene]) { folder in
            try folder.write(spec(1), to: "own.json")
            _ = try folder.run(.changed)
            #expect(try folder.run().map(\.verdict) == [.equal])
            try folder.write(spec(0.5), to: "own.json")
            let result = try #require(try folder.run().first)
            #expect(!result.verdict.isPass)
            let cause = "the scene file or a file that it names has changed since the reference was recorded"
            #expect(result.json.text.contains(cause), "\(result.json.text)")
        }
    }

    @Test("A pixel that differs fails with its place, leaves a picture outside, and the reference stays")
    func difference() throws {
        try SuiteFolder.with(scenes: ["ok": Self.scene]) { folder in
            _ = try folder.run(.changed)
            let path = "\(folder.path)/References/\(Self.frame).png"
            var bitmap = Bitmap(try PNGDecoder().decode(file: path))
            let old = bitmap[3, 5]
            bitmap[3, 5] = PremultipliedColor(red: old.red ^ 1, green: old.green, blue: old.blue, alpha: old.alpha)
            try PNGEncoder().write(PNGImage(bitmap), to: path)
            let changed = try folder.reference(Self.frame)

            let difference = Comparison.Difference(
                count: 1,
                bounds: PixelRect(x: 3, y: 5, width: 1, height: 1),
                largestChannelDifference: 1
            )
            let picture = "\(folder.path)/differences/difference/\(Self.frame).png"
            #expect(try folder.run().map(\.verdict) == [.different(.different(difference), picture: picture)])
            #expect(try folder.reference(Self.frame) == changed)
            #expect(try PNGDecoder().decode(file: picture).width == 640)

            #expect(try folder.run(.changed).map(\.verdict) == [.recorded(path)])
            #expect(try folder.run().map(\.verdict) == [.equal])
        }
    }

    @Test("A reference of another size fails with both sizes, and a picture of both, in the mode never too")
    func sizes() throws {
        try SuiteFolder.with(scenes: ["ok": Self.scene]) { folder in
            let path = "\(folder.path)/References/\(Self.frame).png"
            _ = try folder.run(.changed)
            try PNGEncoder().write(PNGImage(Bitmap(width: 2, height: 3)), to: path)
            let comparison = Comparison.sizesDiffer(
                expected: PictureSize(PixelSize(width: 2, height: 3)),
                actual: PictureSize(PixelSize(width: 640, height: 1136), scale: 2)
            )
            let picture = "\(folder.path)/differences/difference/\(Self.frame).png"
            for mode in [RecordMode.auto, .never] {
                let results = try folder.run(mode)
                #expect(results.map(\.verdict) == [.different(comparison, picture: picture)])
                #expect(results[0].files?.difference == picture)
                let drawn = try PNGDecoder().decode(file: picture)
                #expect((drawn.width, drawn.height) == (640, 1136))
                try folder.delete("differences/difference/\(Self.frame).png")
            }
        }
    }

    @Test("A reference that is no picture fails, and stays as it is, recording or not")
    func unreadable() throws {
        try SuiteFolder.with(scenes: ["ok": Self.scene]) { folder in
            _ = try folder.run(.changed)
            let path = "\(folder.path)/References/\(Self.frame).png"
            try AtomicFile.write(Array("version https://git-lfs.github.com/spec/v1\n".utf8), to: path)
            for mode in RecordMode.allCases {
                let results = try folder.run(mode)
                guard case .unreadable(let reason) = results[0].verdict else {
                    Issue.record("\(results)")
                    return
                }
                #expect(reason.contains(path))
            }
            #expect(try folder.reference(Self.frame).count == 43)
        }
    }

    @Test("A frame with characters that no font has is told by its code points, whatever its verdict")
    func missingGlyphs() throws {
        let scene =
            #"{"scrim": 1, "device": "iPhone 5", "hud": {"state": "loading", "message": "😀", "backdrop": "clear"}}"#
        try SuiteFolder.with(scenes: ["ok": scene]) { folder in
            for mode in [RecordMode.changed, .auto] {
                let result = try folder.run(mode)[0]
                #expect(result.verdict.isPass)
                #expect(result.warning?.contains("U+1F600") == true)
            }
        }
    }

    @Test("A scene file that is wrong fails by its name and stops no other")
    func wrongScene() throws {
        try SuiteFolder.with(scenes: ["a": #"{"scrim": 1, "hud": {"state": "busy"}}"#, "ok": Self.scene]) { folder in
            let results = try folder.run()
            #expect(results.map(\.name) == ["a.json", Self.frame])
            guard case .notDrawn(let reason) = results[0].verdict else {
                Issue.record("\(results)")
                return
            }
            #expect(reason.contains("hud.state"))
        }
    }

    @Test(
        "Pictures of differences among the references are refused before anything is drawn: they would pass for one",
        arguments: [
            "References", "References/ok", "./Scenes/../References/", "References/none/below", "back/References",
        ]
    )
    func differencesAmongReferences(place: String) throws {
        try SuiteFolder.with(scenes: ["ok": Self.scene]) { folder in
            #expect(symlink(".", "\(folder.path)/back") == 0)
            let differences = "\(folder.path)/\(place)"
            let error = SnapshotError.differencesAmongReferences(
                differences,
                references: "\(folder.path)/References"
            )
            #expect(throws: error) {
                try SnapshotSuite(folder: folder.path, differences: differences).run { _ in }
            }
            let files = try folder.files()
            #expect(files == ["Scenes/ok.json"])
        }
    }

    @Test("A folder without scenes is an error: a test of nothing does not pass")
    func nothing() throws {
        try SuiteFolder.with(scenes: [:]) { folder in
            #expect(throws: SnapshotError.noScenes("\(folder.path)/Scenes")) { try folder.run() }
        }
        #expect(throws: SnapshotError.noFolder("/nowhere/Scenes")) {
            try SnapshotSuite(folder: "/nowhere", differences: "/nowhere").run { _ in }
        }
    }
}
