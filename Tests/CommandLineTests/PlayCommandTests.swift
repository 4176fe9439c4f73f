import ScrimTestSupport
import StrictJSON
import Testing

@testable import scrim_cli

struct PlayCommandTests {
    private static let story = """
        {"scrim": 1, "device": "iPhone SE (1st generation)", "story": [
          {"at": 0, "show": "failure", "retry": true}, {"at": 0.25, "tap": "Retry"}, {"at": 1.5, "tap": [160, 20]}]}
        """

    private static func play(_ story: String, _ words: [String] = []) throws -> CommandRun {
        try TemporaryFolder.with { folder in
            let run = CommandRun(["play", try folder.write(story, to: "s.json")] + words)
            let names = try folder.names()
            #expect(names == ["s.json"])
            return run
        }
    }

    @Test("The timeline is told in columns, or as a JSON object a line")
    func timeline() throws {
        let told = try Self.play(Self.story)
        #expect(told.code == .success)
        #expect(
            told.lines.prefix(2) == [
                "   0 s  show failure \"The operation couldn’t be completed.\" with Retry",
                "   0 s  state Error: `The operation couldn’t be completed.`",
            ]
        )
        #expect(told.lines.contains("0.25 s  tap taken by HUD, on Retry: retried"))
        #expect(told.lines.contains(" 1.5 s  tap taken by HUD, on backdrop: hidden"))
        #expect(try Self.play(Self.story, ["--events"]).lines == told.lines)
        let json = try Self.play(Self.story, ["--events", "--json"])
        let taps = try json.lines.map { try JSONValue(parsing: $0) }.filter {
            JSONReader($0).member("what")?.value == "tap"
        }
        #expect(taps.map { JSONReader($0).member("outcome")?.value } == ["retried", "hidden"])
        #expect(taps.map { JSONReader($0).member("tap")?.value } == ["Retry", [160, 20]])
    }

    @Test(
        "The state at a time has the HUD, the windows, who gets a touch, the timers and what assistive technology finds"
    )
    func state() throws {
        let run = try Self.play(Self.story, ["--at", "1,1.5", "--touch", "160,20"])
        let scenes = try run.lines.map { line in
            try JSONReader(JSONValue(parsing: line)).anyObject()["scenes"].array()[0]
        }
        #expect(scenes.map { $0.member("touch")?.value } == ["HUD", "app"])
        #expect(scenes[0].member("timers")?.value == [["number": 1, "due": 2]])
        #expect(scenes[1].member("timers")?.value == [])
        #expect(scenes[0].member("accessibility")?.hasKey("app") == false)
        #expect(scenes[1].member("accessibility")?.hasKey("app") == true)
        #expect(scenes[0].member("accessibility")?.value.text.contains(#""label": "Retry""#) == true)
    }

    @Test(
        "What cannot be played is named, in one line",
        arguments: [
            ([], #"{"scrim": 1}"#, ExitCode.invalidData, "scene s has no story"),
            ([], #"{"scrim": 1, "story": [{"at": 0, "tap": "Go"}]}"#, .invalidData, "s: event 0 taps on Go"),
            (
                [], #"{"scrim": 1, "story": [{"at": "NaN", "hide": true}]}"#, .invalidData,
                "story[0].at: expected a number"
            ),
            ([], #"{"scrim": 1, "story": [{"at": NaN, "hide": true}]}"#, .invalidData, "expected a value"),
            (["--at", "1", "--events"], story, .usage, "--at and --events exclude"),
            (["--touch", "1,2"], story, .usage, "--touch needs --at"),
            (["--at", "1", "--touch", "1"], story, .usage, "X,Y in points"),
            (
                ["--at", "1", "--touch", "320,0"], story, .invalidData,
                "s: a touch at 320, 0 is outside of the screen at 1 s"
            ),
            (["--at", "1", "--touch", "10,-1"], story, .invalidData, "s: a touch at 10, -1 is outside of the screen"),
            (["--at", "1", "--touch", "1e6,0"], story, .usage, "each from -100000 to 100000"),
        ]
    )
    func faults(words: [String], story: String, code: ExitCode, says: String) throws {
        let run = try Self.play(story, words)
        #expect(run.code == code)
        #expect(run.errors.contains(says), "\(run.errors)")
        #expect(run.errors.split(separator: "\n").count == 1)
        #expect(run.output == "")
    }

    @Test("A story that cannot be drawn writes nothing")
    func renderNothing() throws {
        try TemporaryFolder.with { folder in
            let scene = try folder.write(
                #"{"scrim": 1, "frames": "0:1:4", "story": [{"at": 0, "show": "loading"}, {"at": 0.9, "tap": "Retry"}]}"#,
                to: "s.json"
            )
            for words in [["--out", folder.file("out")], ["--animation", folder.file("a.png")]] {
                let run = CommandRun(["render", scene] + words)
                #expect(run.code == .invalidData)
                #expect(run.errors.contains("event 1 taps on Retry, but no element of the HUD has that label at 0.9 s"))
            }
            let names = try folder.names()
            #expect(names == ["s.json"])
        }
    }
}
