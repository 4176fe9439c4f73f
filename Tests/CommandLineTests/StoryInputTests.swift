import ScrimTestSupport
import Testing

@testable import scrim_cli

/// Stories and views that cannot be, as every command that reads scene files takes them.
@Suite("Bad input of stories")
struct StoryInputTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The keys of the file beside its version and device.
        let keys: String
        let says: String

        init(_ name: String, _ keys: String, says: String) {
            testDescription = name
            self.keys = keys
            self.says = says
        }

        static func events(_ name: String, _ events: String, says: String) -> Case {
            Case(name, #""story": [\#(events)]"#, says: says)
        }
    }

    /// Views inside of each other, as a scene file writes them.
    private static func nested(_ depth: Int) -> String {
        String(repeating: #"{"view": "VStack", "children": ["#, count: depth) + #""a""#
            + String(repeating: "]}", count: depth)
    }

    private static let cases = [
        Case.events(
            "a negative delay of a step",
            #"{"at": 0, "show": "failure", "retry": [{"after": -1, "hide": true}]}"#,
            says: "s.json: story[0].retry[0].after: -1 is out of range; allowed: "
        ),
        Case(
            "a negative delay of the settings",
            #""settings": {"autoHideDelay": -2}, "story": []"#,
            says: "s.json: settings.autoHideDelay: -2 is out of range; allowed: "
        ),
        Case(
            "a negative delay of a rule",
            #""settings": {"success": {"autoHide": -2}}, "story": []"#,
            says: "s.json: settings.success.autoHide: -2 is out of range; allowed: "
        ),
        .events("a time that is NaN", #"{"at": NaN, "hide": true}"#, says: "s.json: line 1"),
        .events("a time that is a word", #"{"at": "NaN", "hide": true}"#, says: "story[0].at: expected a number"),
        .events("a time that is infinite", #"{"at": 1e999, "hide": true}"#, says: "s.json: line 1"),
        .events("a negative time", #"{"at": -0.5, "hide": true}"#, says: "story[0].at: -0.5 is out of range"),
        .events(
            "events out of order",
            #"{"at": 2, "show": "loading"}, {"at": 1, "hide": true}"#,
            says: "story[1].at: expected a time of 2 s or later: events stand in order of time"
        ),
        .events(
            "a tap outside of the screen",
            #"{"at": 0, "show": "success"}, {"at": 1, "tap": [320, 10]}"#,
            says: "event 1 taps at 320, 10, outside of the screen of 320 by 568 points"
        ),
        .events(
            "a tap outside of the screen as it is turned",
            #"{"at": 0, "orientation": "landscape"}, {"at": 1, "tap": [10, 320]}"#,
            says: "event 1 taps at 10, 320, outside of the screen of 568 by 320 points"
        ),
        .events(
            "an unknown provider",
            #"{"at": 0, "show": "loading", "provider": "brand"}"#,
            says: #"story[0].provider: unknown word "brand""#
        ),
        .events(
            "an unknown provider of a step",
            #"{"at": 0, "show": "failure", "retry": [{"show": "loading", "provider": "brand"}]}"#,
            says: #"story[0].retry[0].provider: unknown word "brand""#
        ),
        Case(
            "views 10,000 deep",
            #""providers": {"own": {"success": \#(nested(10_000))}}, "hud": {"provider": "own"}"#,
            says: "more than 256 arrays and objects inside of each other"
        ),
        Case(
            "views 10,000 deep in a window",
            #""windows": [{"name": "app", "content": \#(nested(10_000))}], "story": []"#,
            says: "more than 256 arrays and objects inside of each other"
        ),
        Case(
            "views 65 deep",
            #""providers": {"own": {"success": \#(nested(65))}}, "hud": {"provider": "own"}"#,
            says: "at most 64 lie inside of each other"
        ),
    ]

    @Test("ends in exit code 65 and one line that says where, and nothing is written", arguments: cases)
    func refused(_ bad: Case) throws {
        try TemporaryFolder.with { folder in
            let scene = try folder.write(
                #"{"scrim": 1, "device": "iPhone SE (1st generation)", "frames": "0:1:2", \#(bad.keys)}"#,
                to: "s.json"
            )
            for words in [
                ["render", scene, "--out", folder.file("out")], ["render", scene, "--animation", folder.file("a.png")],
                ["audit", scene, "--picture", folder.file("b.png")], ["play", scene],
            ] {
                let run = CommandRun(words)
                #expect(run.code == .invalidData, "\(words[0])")
                #expect(run.code.rawValue == 65)
                #expect(run.errors.contains(bad.says), "\(words[0]): \(run.errors)")
                #expect(run.errors.hasPrefix("scrim: ") && run.errors.filter { $0 == "\n" }.count == 1)
                #expect(run.output == "")
            }
            #expect(try folder.names() == ["s.json"])
        }
    }

    @Test("of times on the command line ends in exit code 64", arguments: ["nan", "-1", "inf", "1e9"])
    func times(word: String) throws {
        try TemporaryFolder.with { folder in
            let scene = try folder.write(#"{"scrim": 1, "story": []}"#, to: "s.json")
            for words in [["render", scene, "--out", folder.file("out")], ["audit", scene], ["play", scene]] {
                let run = CommandRun(words + ["--at=\(word)"])
                #expect(run.code == .usage)
                #expect(run.errors.contains("seconds from 0 to 86400"), "\(run.errors)")
                #expect(run.output == "")
            }
            #expect(try folder.names() == ["s.json"])
        }
    }
}
