import FoundationEssentials
import ImageIO
import Raster
import Scenes
import ScrimTestSupport
import Snapshots
import StrictJSON
import Testing

@testable import scrim_cli

/// What `scrim test` leaves behind, and what is made of it.
struct ReportCommandTests {
    private static let scene = """
        {"scrim": 1, "device": "iPhone SE (1st generation)", "hud": {"state": ["success", "failure"], "backdrop": "clear"}}
        """

    /// A folder with a scene of two frames, one of which differs from its reference by a pixel.
    private static func withSuite(_ body: (TemporaryFolder, _ words: [String], _ frame: String) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try folder.write(scene, to: "Snapshots/Scenes/ok.json")
            let words = ["--snapshots", folder.file("Snapshots"), "--differences", folder.file("out")]
            #expect(CommandRun(["test", "--record"] + words).code == .success)
            let frame = "ok/ok_failure_clear_iphone-se-1st-gen_light_large"
            let path = folder.file("Snapshots/References/\(frame).png")
            var bitmap = Bitmap(try PNGDecoder().decode(file: path))
            bitmap[3, 5] = PremultipliedColor(red: 1, green: 2, blue: 3, alpha: 255)
            try PNGEncoder().write(PNGImage(bitmap), to: path)
            try body(folder, words, frame)
        }
    }

    @Test("Every run leaves a page, JSON and JUnit, whether it passes or not, with the same sums as its last line")
    func files() throws {
        try Self.withSuite { folder, words, frame in
            for code in [ExitCode.different, .success] {
                let run = CommandRun(["test"] + words)
                #expect(run.code == code)
                #expect(run.lines.contains("report: \(folder.file("out/report.html"))"))
                let report = try RunReport.read(folder.file("out/report.json"))
                #expect(run.lines.last == "\(report.sums.passed) passed, \(report.sums.failed) failed")
                #expect(report.exitCode == code && report.obsolete == [] && report.scope.isComplete)
                let html = try String(contentsOf: URL(filePath: folder.file("out/report.html")), encoding: .utf8)
                #expect(html.contains("<title>\(report.sentence)</title>"))
                let xml = try String(contentsOf: URL(filePath: folder.file("out/junit.xml")), encoding: .utf8)
                #expect(xml.contains("tests=\"2\" failures=\"\(report.sums.failed)\""))
                if code == .different {
                    let result = report.results.first { !$0.passed }
                    #expect(result?.name == frame && result?.verdict == "different")
                    #expect(
                        result?.explanation.isEmpty == false && result?.facts.map(\.key).contains("analysis") == true
                    )
                    #expect(
                        result?.scene.map { Folder.isSameFile($0, folder.file("Snapshots/Scenes/ok.json")) } == true
                    )
                    for path in [result?.pictures.expected, result?.pictures.actual] {
                        #expect(path.map { FileManager.default.fileExists(atPath: $0) } == true)
                    }
                    #expect(CommandRun(["accept", frame] + words).code == .success)
                }
            }
        }
    }

    @Test("--report chooses the folder, --tap a file or standard output in place of the lines")
    func options() throws {
        try Self.withSuite { folder, words, frame in
            let run = CommandRun(["test", "--report", folder.file("r"), "--tap", folder.file("t.tap")] + words)
            #expect(run.code == .different && folder.exists("r/report.json"))
            let tap = try String(contentsOf: URL(filePath: folder.file("t.tap")), encoding: .utf8)
            #expect(tap.contains("not ok 1 - \(frame)\n") && tap.contains("ok 2 - "))
            #expect(CommandRun(["test", "--tap"] + words).output == tap)
            #expect(CommandRun(["test", "--tap", "--json"] + words).code == .usage)
            let full = CommandRun(["test", "--tap", "/dev/full"] + words)
            #expect(
                full.code == .cannotWrite && full.errors.contains("/dev/full: writing failed: No space left on device")
            )
            let file = try folder.write("", to: "file")
            #expect(CommandRun(["test", "--report", "\(file)/below"] + words).code == .cannotWrite)
        }
    }

    @Test("In a step of GitHub Actions failures are annotations beside any output, and the summary is added to")
    func gitHub() throws {
        try Self.withSuite { folder, words, frame in
            let summary = try folder.write("before\n", to: "summary.md")
            let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary]
            let run = CommandRun(["test", "--json"] + words, environment: environment)
            #expect(run.errors.contains("::error file=") && run.errors.contains("title=\(frame)%3A different::"))
            #expect(run.lines.allSatisfy { $0.hasPrefix("{") })
            let text = try String(contentsOf: URL(filePath: summary), encoding: .utf8)
            #expect(text.hasPrefix("before\n### Scrim: 1 of 2 frames failed\n"))
            #expect(CommandRun(["test"] + words).errors.isEmpty)
        }
    }

    @Test(
        "What is accepted on the page of a review becomes the reference, unless the frame is another one by then",
        .enabled(if: HeadlessBrowser.isExpected, "Chromium is missing; run: apt-get install chromium")
    )
    func review() throws {
        try Self.withSuite { folder, words, frame in
            let page = folder.file("review.html")
            #expect(CommandRun(["review", "--html", page] + words).output == "no frame is pending\n")
            #expect(!folder.exists("review.html"))
            #expect(CommandRun(["test"] + words).code == .different)
            let run = CommandRun(["review", "--html", page] + words)
            #expect(run.code == .success && run.output.hasSuffix("1 frame to decide about\n"))
            let script = """
                (async () => {
                  while (!document.body.dataset.ready) await new Promise((done) => setTimeout(done, 5));
                  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
                  return JSON.stringify(acceptList());
                })()
                """
            let visit = try HeadlessBrowser().open(page, awaiting: script)
            #expect(visit.console == [])
            guard case .string(let text) = visit.result else {
                Issue.record("\(visit.result)")
                return
            }
            let digest = "\(try PNGDecoder().decode(file: folder.file("out/pending/\(frame).png")).pixelDigest)"
            let list = try AcceptList(json: JSONValue(parsing: text))
            let suite = SnapshotSuite(folder: folder.file("Snapshots"), differences: folder.file("out"))
            let reference = try suite.change(frame).reference
            #expect(list == AcceptList(accepted: [.init(frame: frame, picture: digest, reference: reference)]))
            let stale = text.replacing(digest, with: String(repeating: "0", count: 32))
            let refused = CommandRun(["accept", "--from", try folder.write(stale, to: "stale.json")] + words)
            #expect(refused.code == .invalidData)
            #expect(CommandRun(["test"] + words).code == .different)
            let accepted = CommandRun(["accept", "--from", try folder.write(text, to: "list.json")] + words)
            #expect(accepted.code == .success)
            #expect(CommandRun(["test"] + words).code == .success)
        }
    }

    @Test("Shards in any order merge into the report of one process, byte for byte, and end as it does")
    func merge() throws {
        try Self.withSuite { folder, words, _ in
            try folder.write([1, 2, 3], to: "Snapshots/References/ok/old.png")
            let whole = CommandRun(["test", "--strict", "--report", folder.file("whole")] + words)
            var reports: [String] = []
            for index in [3, 1, 2] {
                let shard = ["--strict", "--shard", "\(index)/3", "--report", folder.file("part-\(index)")]
                _ = CommandRun(["test"] + shard + words)
                reports.append(folder.file("part-\(index)/report.json"))
            }
            let merged = CommandRun(["merge-reports", "--out", folder.file("merged")] + reports)
            #expect(merged.code == whole.code && whole.code == .different)
            #expect(merged.lines.last == whole.lines.last)
            for name in ["report.json", "junit.xml", "report.html"] {
                let one = try Data(contentsOf: URL(filePath: folder.file("whole/\(name)")))
                let other = try Data(contentsOf: URL(filePath: folder.file("merged/\(name)")))
                #expect(String(decoding: other, as: UTF8.self) == String(decoding: one, as: UTF8.self), "\(name)")
            }
            let lenient = CommandRun(["test", "--shard", "1/1", "--report", folder.file("all")] + words)
            let alone = CommandRun("merge-reports", "--out", folder.file("again"), folder.file("all/report.json"))
            #expect(lenient.code == .different && alone.lines.contains { $0.hasPrefix("note  ok/old: ") })
            let missing = CommandRun(["merge-reports", "--out", folder.file("none")] + reports.dropLast())
            #expect(missing.code == .invalidData && missing.errors.contains("missing: 2"))
            #expect(!folder.exists("none"))
            #expect(CommandRun("merge-reports", "--out", "x").code == .usage)
            #expect(CommandRun("merge-reports", reports[0]).code == .usage)
        }
    }
}
