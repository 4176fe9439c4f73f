import FoundationEssentials
import ImageIO
import Raster
import ScrimTestSupport
import Snapshots
import Testing

@testable import scrim_cli

/// `scrim test` and the commands that decide about what failed.
struct TestCommandTests {
    private static let scene =
        #"{"scrim": 1, "device": "iPhone 5", "scale": 1, "hud": {"state": ["success", "failure"], "backdrop": "clear"}}"#
    private static let frames = ["success", "failure"].map { "ok/ok_\($0)_clear_iphone-5_1x_light_large" }

    /// A folder with a scene of two frames, and the options that name it.
    private func with(_ body: (_ folder: TemporaryFolder, _ words: [String]) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.scene, to: "Snapshots/Scenes/ok.json")
            try body(folder, ["--snapshots", folder.file("Snapshots"), "--differences", folder.file("out")])
        }
    }

    private func path(_ folder: TemporaryFolder, _ frame: Int) -> String {
        folder.file("Snapshots/References/\(Self.frames[frame]).png")
    }

    private func recolour(_ path: String) throws {
        var bitmap = Bitmap(try PNGDecoder().decode(file: path))
        bitmap[3, 5] = PremultipliedColor(red: 1, green: 2, blue: 3, alpha: 255)
        try PNGEncoder().write(PNGImage(bitmap), to: path)
    }

    @Test("The exit code is that of the gravest verdict")
    func exitCodes() throws {
        try with { folder, words in
            let test = { (more: String...) in CommandRun(["test"] + more + words).code }
            #expect(test() == .missingReference)
            #expect(test("--record") == .success)
            #expect(test() == .success)
            try recolour(path(folder, 0))
            #expect(test() == .different)
            #expect(test(Self.frames[1]) == .success)
            try PNGEncoder().write(PNGImage(Bitmap(width: 2, height: 2)), to: path(folder, 1))
            #expect(test() == .sizesDiffer)
            try folder.write("{", to: "Snapshots/Scenes/wrong.json")
            #expect(test() == .invalidData)
            try folder.write("x", to: "Snapshots/References/\(Self.frames[1]).png")
            #expect(test() == .unreadable)
            try FileManager.default.removeItem(atPath: folder.file("Snapshots/Scenes/wrong.json"))
            try FileManager.default.removeItem(atPath: path(folder, 1))
            #expect(test("--record") == .success)
            try folder.write(
                try PNGEncoder().encode(PNGImage(Bitmap(width: 1, height: 1))),
                to: "Snapshots/References/old/old.png"
            )
            #expect(test() == .success)
            #expect(test("--strict") == .obsolete)
            #expect(test("--strict", "ok") == .success)
            #expect(test("--strict", "--shard", "1/1") == .success)
            try folder.write(
                Self.scene.replacing("\"hud\"", with: #""fonts": [{"file": "none.otf"}], "hud""#),
                to: "Snapshots/Scenes/ok.json"
            )
            #expect(test() == .environment)
        }
    }

    @Test(
        "A word that is no mode is wrong usage, of the option and of the environment, and nothing is drawn",
        arguments: [
            (["--record", "yes"], nil), (["--record=Changed"], nil), ([], "record"), (["--record", "all"], "ALL"),
            (["--record=missing"], " "),
        ] as [([String], String?)]
    )
    func unknownModes(option: [String], variable: String?) throws {
        try with { folder, words in
            let environment = variable.map { ["SCRIM_RECORD": $0] } ?? [:]
            let run = CommandRun(["test"] + option + words, environment: environment)
            #expect(run.code == .usage)
            #expect(run.errors.contains("allowed: auto, missing, changed, all, never"))
            let names = try folder.names()
            #expect(names == ["Snapshots"])
        }
    }

    @Test("The environment chooses a mode, and the option another")
    func environmentMode() throws {
        try with { folder, words in
            let environment = ["SCRIM_RECORD": "missing"]
            #expect(CommandRun(["test", "--record=never"] + words, environment: environment).code == .missingReference)
            #expect(folder.exists("out/pending") == false)
            #expect(CommandRun(["test"] + words, environment: environment).code == .success)
            try recolour(path(folder, 0))
            #expect(CommandRun(["test"] + words, environment: environment).code == .different)
        }
    }

    @Test("Case 18: on a CI machine nothing is written among the references, and a frame without one stays missing")
    func machine() throws {
        try with { folder, words in
            let environment = ["CI": "true"]
            for _ in 0..<4 {
                #expect(CommandRun(["test"] + words, environment: environment).code == .missingReference)
                #expect(folder.exists("Snapshots/References") == false)
                #expect(folder.exists("out/pending/\(Self.frames[0]).png"))
            }
            for more in [["test", "--record"], ["test", "--record=all"], ["accept", "*"], ["prune"]] {
                let run = CommandRun(more + words, environment: environment)
                #expect(run.code == .usage)
                #expect(run.errors.contains("CI is set"))
            }
            #expect(folder.exists("Snapshots/References") == false)
        }
    }

    @Test("Patterns and shards choose frames, and --list tells which")
    func chosen() throws {
        try with { _, words in
            let names = { (more: String...) in Set(CommandRun(["test", "--list"] + more + words).lines) }
            #expect(names() == Set(Self.frames))
            #expect(names("*_failure_*") == [Self.frames[1]])
            #expect(names("--shard", "1/3").union(names("--shard=2/3")).union(names("--shard=3/3")) == Set(Self.frames))
            #expect(names("--shard", "1/3").intersection(names("--shard=2/3")).isEmpty)
            let run = CommandRun(["test", "--shard=auto", "--list"] + words)
            #expect(run.code == .usage)
            let environment = ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "1"]
            let all = CommandRun(["test", "--shard=auto", "--list"] + words, environment: environment)
            #expect(all.lines == CommandRun(["test", "--list"] + words).lines)
            #expect(CommandRun(["test", "--threads", "2", "--jobs", "2"] + words).code == .usage)
            #expect(CommandRun(["test", "--jobs", "2"] + words).code == .missingReference)
        }
    }

    @Test("diff tells what is pending, accept takes it, and then nothing is")
    func deciding() throws {
        try with { folder, words in
            _ = CommandRun(["test", "--record"] + words)
            try recolour(path(folder, 0))
            _ = CommandRun(["test"] + words)
            let difference = CommandRun(["diff", "--json"] + words)
            #expect(difference.code == .different)
            #expect(difference.lines.count == 1)
            #expect(difference.output.contains(#""frame": "\#(Self.frames[0])", "verdict": "different", "pixels": 1"#))
            #expect(CommandRun(["diff"] + words).output.contains("1 pixel differs"))
            #expect(CommandRun(["diff", "nix"] + words).code == .missingInput)
            #expect(CommandRun(["accept"] + words).code == .usage)
            #expect(CommandRun(["accept", "nix"] + words).code == .missingInput)
            let accepting = CommandRun(["accept", "ok/*"] + words)
            #expect(accepting.code == .success)
            #expect(accepting.lines == ["accepted  \(path(folder, 0))"])
            #expect(CommandRun(["diff"] + words).lines == ["no frame is pending"])
            #expect(CommandRun(["test"] + words).code == .success)
        }
    }

    @Test("A list accepts and rejects the very pictures that were looked at")
    func list() throws {
        try with { folder, words in
            _ = CommandRun(["test"] + words)
            let suite = SnapshotSuite(folder: folder.file("Snapshots"), differences: folder.file("out"))
            let pixels = try Self.frames.map { try suite.change($0).pixels }
            func list(_ first: String) throws -> String {
                let list = AcceptList(
                    accepted: [.init(frame: Self.frames[0], picture: first)],
                    rejected: [.init(frame: Self.frames[1], picture: pixels[1])]
                )
                return try folder.write(list.json.text, to: "list.json")
            }
            let other = String(repeating: "0", count: 32)
            #expect(CommandRun(["accept", "--from", try list(other)] + words).code == .invalidData)
            #expect(try suite.pending.names().count == 2)
            #expect(CommandRun(["accept", "--from", try list(pixels[0])] + words).code == .success)
            #expect(try suite.pending.names() == [])
            #expect(CommandRun(["test"] + words).lines.first == "pass  \(Self.frames[0])")
            #expect(
                CommandRun(["accept", "--from", try folder.write("[", to: "bad.json")] + words).code == .invalidData
            )
        }
    }

    @Test("prune lists and removes what no frame has, and refuses a part of the frames")
    func pruning() throws {
        try with { folder, words in
            _ = CommandRun(["test", "--record"] + words)
            try folder.write(
                try PNGEncoder().encode(PNGImage(Bitmap(width: 1, height: 1))),
                to: "Snapshots/References/old/old.png"
            )
            for part in [["old/old"], ["--shard", "1/2"]] {
                #expect(CommandRun(["prune"] + part + words).code == .usage)
            }
            let old = folder.file("Snapshots/References/old/old.png")
            #expect(CommandRun(["prune", "--list"] + words).lines == [old])
            #expect(folder.exists("Snapshots/References/old/old.png"))
            #expect(CommandRun(["prune"] + words).lines == ["removed  \(old)", "1 removed"])
            #expect(folder.exists("Snapshots/References/old/old.png") == false)
            #expect(CommandRun(["test", "--strict"] + words).code == .success)
        }
    }
}
