import FoundationEssentials
import Glibc
import ImageIO
import ScrimTestSupport
import Snapshots
import Testing

@testable import scrim_cli

/// Reports that say more than a run found out, and outputs in the place of something else.
struct ReportSafetyTests {
    private static let scene =
        #"{"scrim": 1, "device": "iPhone 5", "scale": 1, "hud": {"state": ["success", "failure"], "backdrop": "clear"}}"#

    /// A folder with a scene of two recorded frames, and the options that name it.
    private func with(_ body: (_ folder: TemporaryFolder, _ words: [String]) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.scene, to: "Snapshots/Scenes/ok.json")
            let words = ["--snapshots", folder.file("Snapshots"), "--differences", folder.file("out")]
            #expect(CommandRun(["test", "--record"] + words).code == .success)
            try body(folder, words)
        }
    }

    private static let reports = ["out/report.json", "out/junit.xml", "out/report.html"]

    @Test(
        "A run that comes to no end leaves no report of an earlier one",
        arguments: [
            (["nix"], ExitCode.usage), (["--shard", "3/2"], .usage), (["--record=all"], .usage),
            (["--tap", "/dev/full"], .cannotWrite),
        ]
    )
    func stale(more: [String], code: ExitCode) throws {
        try with { folder, words in
            let environment = more == ["--record=all"] ? ["CI": "true"] : [:]
            for file in Self.reports { #expect(folder.exists(file)) }
            #expect(CommandRun(["test"] + more + words, environment: environment).code == code)
            for file in Self.reports { #expect(!folder.exists(file), "\(file)") }
        }
    }

    @Test("A run without scenes and one that is killed leave no report of an earlier one; --list leaves all")
    func staleFiles() throws {
        try with { folder, words in
            #expect(CommandRun(["test", "--list"] + words).code == .success)
            for file in Self.reports { #expect(folder.exists(file)) }
            try folder.write("TAP version 14\nold\n", to: "t.tap")
            let program = try RunningProgram(["test", "--threads", "1", "--tap", folder.file("t.tap")] + words)
            _ = program.readLine()
            kill(program.process, SIGKILL)
            #expect(program.wait() & 0x7F == SIGKILL)
            for file in Self.reports + ["t.tap"] { #expect(!folder.exists(file), "\(file)") }
            #expect(CommandRun(["test"] + words).code == .success)
            try FileManager.default.removeItem(atPath: folder.file("Snapshots/Scenes"))
            #expect(CommandRun(["test"] + words).code == .missingInput)
            for file in Self.reports { #expect(!folder.exists(file), "\(file)") }
        }
    }

    @Test("Shards over different scenes do not merge, and neither do reports over themselves or among the references")
    func merging() throws {
        try with { folder, words in
            func shard(_ index: Int) -> String {
                _ = CommandRun(["test", "--shard", "\(index)/2", "--report", folder.file("\(index)")] + words)
                return folder.file("\(index)/report.json")
            }
            let (first, second) = (shard(1), shard(2))
            let out = ["merge-reports", "--out", folder.file("all")]
            #expect(CommandRun(out + [first, second]).code == .success)
            for place in ["Snapshots/References", "Snapshots/Scenes/sub"] {
                #expect(CommandRun("merge-reports", "--out", folder.file(place), first, second).code == .usage)
            }
            #expect(CommandRun("merge-reports", "--out", folder.file("1"), first, second).code == .usage)
            try folder.write(Self.scene.replacing("iPhone 5", with: "iPhone 8"), to: "Snapshots/Scenes/ok.json")
            _ = shard(2)
            let run = CommandRun(out + [first, second])
            #expect(run.code == .invalidData)
            #expect(run.errors.contains("\(first) and \(second) are about different scenes"))
        }
    }

    @Test("No output takes the place of a scene, a reference or the manifest, also through a link")
    func outputs() throws {
        try with { folder, words in
            let link = folder.file("link")
            try FileManager.default.createSymbolicLink(
                atPath: link,
                withDestinationPath: folder.file("Snapshots/References/manifest.json")
            )
            let files = try folder.names(in: "Snapshots")
            let manifest = folder.file("Snapshots/References/manifest.json")
            let scene = folder.file("Snapshots/Scenes/ok.json")
            for path in [manifest, scene, link] {
                for more in [["test", "--tap", path], ["test", "--tap=\(path)"], ["review", "--html", path]] {
                    let run = CommandRun(more + words)
                    #expect(run.code == .usage && run.errors.contains("which holds what is tested"), "\(more)")
                }
            }
            for place in ["Snapshots/References/r", "Snapshots/Scenes/r"] {
                #expect(CommandRun(["test", "--report", folder.file(place)] + words).code == .usage)
                let differences = ["--snapshots", folder.file("Snapshots"), "--differences", folder.file(place)]
                #expect(CommandRun(["test"] + differences).code == .usage)
            }
            #expect(try folder.names(in: "Snapshots") == files)
            #expect(try String(contentsOf: URL(filePath: scene), encoding: .utf8) == Self.scene)
            #expect(CommandRun(["test", "--strict"] + words).code == .success)
        }
    }

    @Test("--tap takes the next word only where it can be no frame, and replaces nothing but TAP")
    func tap() throws {
        try with { folder, words in
            let run = CommandRun(["test", "--tap", "ok"] + words)
            #expect(run.code == .success && run.output.hasPrefix("TAP version 14\n1..2\n"))
            #expect(!FileManager.default.fileExists(atPath: "ok"))
            let other = try folder.write("mine\n", to: "mine.tap")
            let refused = CommandRun(["test", "--tap", other] + words)
            #expect(refused.code == .usage && refused.errors.contains("does not begin with \"TAP version\""))
            #expect(try String(contentsOf: URL(filePath: other), encoding: .utf8) == "mine\n")
            let empty = try folder.write("", to: "empty")
            for _ in 1...2 {
                #expect(CommandRun(["test", "--tap=\(empty)"] + words).code == .success)
                #expect(try String(contentsOf: URL(filePath: empty), encoding: .utf8) == run.output)
            }
        }
    }

    @Test("A scene that cannot be read makes test, list and prune end with 65")
    func brokenScene() throws {
        try with { folder, words in
            try folder.write("{", to: "Snapshots/Scenes/broken.json")
            for more in [["test", "broken"], ["test", "--list"], ["test", "--list", "broken/*"], ["prune"]] {
                let run = CommandRun(more + words)
                #expect(run.code == .invalidData, "\(more)")
                #expect((run.output + run.errors).contains("broken.json"), "\(more)")
            }
        }
    }

    @Test("The report of a run that was stopped says so in every form")
    func interrupted() {
        let report = RunReport(
            scope: .init(isInterrupted: true),
            results: [.init(name: "a/x", passed: true, verdict: "equal")]
        )
        let xml = JUnitReport(report).text
        #expect(xml.contains("<testsuites name=\"scrim test\" tests=\"2\" failures=\"0\" errors=\"1\">"))
        #expect(xml.contains("<error type=\"interrupted\" message=\"the run was stopped, and frames are missing\">"))
        #expect(TAPReport(report).text.hasSuffix("Bail out! The run was stopped\n"))
        #expect(!JUnitReport(RunReport(results: report.results)).text.contains("error type"))
    }
}

extension TemporaryFolder {
    /// Paths of all that lies below a folder, sorted.
    fileprivate func names(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: file(folder)).sorted()
    }
}
