import ImageIO
import ScrimTestSupport
import Testing
import Threads

@testable import scrim_cli

/// `scrim render` with times, ranges and animations.
struct RenderTimesTests {
    private static let words = [
        "render", "--device", "iPhone SE (1st generation)", "--state", "loading", "--backdrop", "clear",
    ]
    private static let name = "sample_loading_clear_iphone-se-1st-gen_light_large"

    @Test("A range of frames is as many numbered files, each the frame of its time")
    func range() throws {
        try TemporaryFolder.with { folder in
            let range = CommandRun(Self.words + ["--frames", "0.1:0.4:10", "--out", folder.file("range")])
            let names = (0..<3).map { folder.file("range/\(Self.name)_000\($0).png") }
            #expect(range.lines == names)
            let single = CommandRun(Self.words + ["--at", "0.2", "--out", folder.file("single")])
            let alone = try #require(single.lines.first)
            #expect(CommandRun("compare", names[1], alone).code == .success)
        }
    }

    /// Eight squares that turn once in 1.2 seconds, around a circle that fades out and in.
    private static let spokes = """
        {"schemaVersion": 1, "name": "Spokes", "duration": 1.2, "parts": [
          {"layout": {"type": "ring", "count": 8, "itemSize": 0.2, "orient": true},
           "shape": {"type": "rect"},
           "groupTracks": [{"property": "rotate", "keyTimes": [0, 1], "values": [0, 6.283185307179586]}]},
          {"layout": {"type": "single", "size": 0.2}, "shape": {"type": "circle"},
           "tracks": [{"property": "opacity", "keyTimes": [0, 0.5, 1], "values": [1, 0, 1]}]}
        ]}
        """

    @Test("Case 25: a spinner at a time is one picture in any process, beside any others, and a cycle later")
    func spinner() throws {
        try TemporaryFolder.with { folder in
            let spec = try folder.write(Self.spokes, to: "spokes.json")
            func words(_ time: String, _ out: String) -> [String] {
                Self.words + ["--indicator", spec, "--at", time, "--out", folder.file(out)]
            }
            func picture(_ time: String, _ out: String) throws -> PNGImage {
                let path = try #require(CommandRun(words(time, out)).lines.first)
                return try PNGDecoder().decode(file: path)
            }
            let first = try picture("0.4", "first")
            var pictures = [try picture("0.4", "again"), try picture("1.6", "later")]
            #expect(try RunningProgram(words("0.4", "process")).wait() == 0)
            let name = "\(Self.name)_0.4s.png"
            pictures.append(try PNGDecoder().decode(file: folder.file("process/\(name)")))
            let codes = Locked<[ExitCode]>([])
            ThreadPool(threads: 64).forEach(64) { index, _ in
                let code = CommandRun(words("0.4", "load\(index)")).code
                codes.withLock { $0.append(code) }
            }
            #expect(codes.withLock { $0 } == [ExitCode](repeating: .success, count: 64))
            for index in 0..<64 { pictures.append(try PNGDecoder().decode(file: folder.file("load\(index)/\(name)"))) }
            for picture in pictures { #expect(picture.bytes == first.bytes) }
            #expect(try picture("0.5", "other").bytes != first.bytes)
        }
    }

    @Test("Times and ranges take the place of those in a scene file")
    func sceneFile() throws {
        try TemporaryFolder.with { folder in
            let scene = try folder.write(
                #"{"scrim": 1, "name": "s", "device": "iPhone SE (1st generation)", "frames": "0:1:50","#
                    + #" "hud": {"state": "loading", "backdrop": "clear"}}"#,
                to: "s.json"
            )
            let list = CommandRun("render", scene, "--at", "0,0.3", "--out", folder.path)
            let name = "s_loading_clear_iphone-se-1st-gen_light_large"
            #expect(list.lines == [folder.file("\(name).png"), folder.file("\(name)_0.3s.png")])
            let range = CommandRun("render", scene, "--frames", "0:0.1:20", "--out", folder.path)
            #expect(range.lines == [folder.file("\(name)_0000.png"), folder.file("\(name)_0001.png")])
        }
    }

    @Test("An animation is one file, whose first picture is the first frame, and no other stays")
    func animation() throws {
        try TemporaryFolder.with { folder in
            let path = folder.file("a.png")
            let run = CommandRun(
                Self.words + ["--frames", "0:0.8:10", "--animation", path, "--loops", "2"],
                progress: true
            )
            #expect(run.code == .success)
            #expect(run.lines == [path])
            #expect(run.errors.hasPrefix("\r\u{1B}[K1 of 8  \(Self.name)_0000"))
            #expect(run.errors.hasSuffix("\r\u{1B}[K"))
            #expect(try folder.names() == ["a.png"])
            let file = try FileReader.read(path, limit: 1 << 24)
            let frame = CommandRun(Self.words + ["--out", folder.file("out")])
            let still = try PNGDecoder().decode(file: try #require(frame.lines.first))
            #expect(try PNGDecoder().decode(file, file: path).pixelDigest == still.pixelDigest)
        }
    }

    /// `@` stands for the folder of the test.
    @Test(
        "What an animation cannot be made of is named, and nothing is written",
        arguments: [
            (["--animation", "@/a.png"], "--animation needs --frames"),
            (["--frames", "0:1:10", "--loops", "1"], "--loops needs --animation"),
            (["--frames", "0:1:10", "--animation", "@/a.png", "--backdrop", "dim"], "2 are asked for"),
            (["--frames", "0:1:10", "--animation", "@/a.png", "--out", "@/out"], "--animation and --out exclude"),
            (["--frames", "0:1:10", "--animation", "@/a.png", "--loops", "-1"], "whole numbers from 0"),
            (["--frames", "0:1:10", "--at", "1"], "--at and --frames exclude"),
            (["--frames", "0:-1:10"], "FROM:TO:FPS"),
            (["--frames", "0:NaN:10"], "FROM:TO:FPS"),
            (["--message", String(repeating: "é", count: 5_001)], "--message has more than 10000 bytes"),
            (["--title", String(repeating: "a", count: 10_001)], "--title has more than 10000 bytes"),
            (["--language", "dee"], "did you mean \"de\"?"), (["--look", "big"], "allowed: standard, accessible"),
            (["--at", "NaN"], "seconds from 0 to 86400"), (["--at=-1"], "seconds from 0 to 86400"),
        ]
    )
    func errors(words: [String], says: String) throws {
        try TemporaryFolder.with { folder in
            let words = words.map { $0.replacing("@", with: folder.path) }
            let outputs = words.contains { $0 == "--out" || $0 == "--animation" } ? [] : ["--out", folder.file("out")]
            let run = CommandRun(Self.words + words + outputs)
            #expect(run.code == .usage)
            #expect(run.errors.contains(says), "\(run.errors)")
            let names = try folder.names()
            #expect(names == [])
        }
    }

    @Test("A story that turns its screen is no animation, by the scene file's fault; nothing is written")
    func turning() throws {
        try TemporaryFolder.with { folder in
            let story = try folder.write(
                #"{"scrim": 1, "device": "iPhone SE (1st generation)", "frames": "0:2:1", "story": "#
                    + #"[{"at": 1, "orientation": "landscape"}]}"#,
                to: "s.json"
            )
            let run = CommandRun("render", story, "--animation", folder.file("a.png"))
            #expect(run.code == .invalidData)
            #expect(run.errors.contains("cannot change from 640×1136 to 1136×640 pixels"), "\(run.errors)")
            #expect(try folder.names() == ["s.json"])
        }
    }

    @Test("Languages and looks are drawn by their words, each in a file of its own")
    func languages() throws {
        try TemporaryFolder.with { folder in
            let run = CommandRun(
                Self.words + ["--language", "en,ar", "--look", "standard,accessible", "--out", folder.path]
            )
            let start = folder.file("sample_loading_clear")
            let end = "iphone-se-1st-gen_light_large"
            #expect(
                run.lines == [
                    "\(start)_\(end).png", "\(start)_accessible_\(end).png", "\(start)_\(end)_ar_rtl.png",
                    "\(start)_accessible_\(end)_ar_rtl.png",
                ]
            )
            let digests = try run.lines.map { try PNGDecoder().decode(file: $0).pixelDigest.description }
            #expect(Set(digests).count == 4)
        }
    }

    @Test("An animation does not take the place of a file that it is made from")
    func input() throws {
        try TemporaryFolder.with { folder in
            let shot = try folder.picture("shot.png", width: 640, height: 1136)
            let run = CommandRun(Self.words + ["--screen", shot, "--frames", "0:1:10", "--animation", shot])
            #expect(run.code == .usage)
            #expect(run.errors.contains("would overwrite"))
            #expect(try PNGDecoder().decode(file: shot).width == 640)
        }
    }
}
