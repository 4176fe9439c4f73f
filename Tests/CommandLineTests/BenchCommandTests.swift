import FoundationEssentials
import ImageIO
import ScrimTestSupport
import Testing

@testable import scrim_cli

@Suite struct BenchCommandTests {
    /// A run of the dim over a white screenshot of the smallest phone, with further words.
    private func dim(in folder: TemporaryFolder, _ words: [String]) throws -> CommandRun {
        let screen = try folder.picture("screen.png", width: 640, height: 1136)
        return CommandRun(
            ["bench", "--device", "iPhone 5", "--screen", screen, "--backdrop", "dim", "--runs", "1"] + words
        )
    }

    @Test("A bench prints a line a row and writes the files that are named, the chart's name last")
    func files() throws {
        try TemporaryFolder.with { folder in
            let run = try dim(
                in: folder,
                [
                    "--threads", "1,2", "--json", folder.file("r.json"), "--csv", folder.file("r.csv"), "--chart",
                    folder.file("r.png"),
                ]
            )
            #expect(run.code == .success)
            #expect(run.lines.filter { $0.hasPrefix("dim ") }.count == 2)
            #expect(run.lines.last == "chart: \(folder.file("r.png"))")
            #expect(try PNGDecoder().decode(file: folder.file("r.png")).width == 1800)
            #expect(try String(contentsOfFile: folder.file("r.csv"), encoding: .utf8).split(separator: "\n").count == 3)
            #expect(try String(contentsOfFile: folder.file("r.json"), encoding: .utf8).contains("\"name\": \"dim\""))
        }
    }

    @Test("JSON without a file takes the table's place, and no chart is written", arguments: ["--json", "--csv"])
    func standardOutput(_ option: String) throws {
        try TemporaryFolder.with { folder in
            let run = try dim(in: folder, [option])
            #expect(run.code == .success)
            #expect(run.output.hasPrefix(option == "--json" ? "{" : "device,"))
            #expect(!FileManager.default.fileExists(atPath: "scrim-bench.png"))
        }
    }

    @Test("A baseline fails the run only when a row grew past the limit")
    func baseline() throws {
        try TemporaryFolder.with { folder in
            for (ratio, code) in [("1e-6", ExitCode.different), ("1e6", .success)] {
                let row = "{\"device\": \"iPhone 5\", \"name\": \"dim\", \"threads\": 1, \"ratioToMemcpy\": \(ratio)}"
                let old = "{\"schema\": \"scrim-bench-1\", \"rows\": [\(row)]}"
                try folder.write(old, to: "old.json")
                let run = try dim(in: folder, ["--baseline", folder.file("old.json"), "--chart", folder.file("r.png")])
                #expect(run.code == code)
                #expect(run.lines.last?.hasPrefix("1 compared, ") == true)
                let other = try dim(in: folder, ["--threads", "2", "--baseline", folder.file("old.json"), "--json"])
                #expect(other.code == .invalidData)
                #expect(other.errors.contains("none of the rows"))
            }
        }
    }

    @Test(
        "A wrong word is wrong usage, names what was meant, and nothing is written",
        arguments: [
            (["kernel"], "write kernels"), (["kernels", "blurr"], "did you mean \"blur\"?"),
            (["--backdrop", "dimm"], "did you mean \"dim\"?"), (["--device", "iPhone 16 Pro Mx"], "iPhone 16 Pro Max"),
            (["--threads", "0"], "whole numbers from 1 to 256"), (["--runs", "-1"], "--runs cannot be"),
            (["--limit", "0.5"], "a ratio from 1"), (["--appearance", "lite"], "light, dark"),
            (["kernels", "--backdrop", "dim"], "exclude each other"),
            (["--json", "-", "--csv", "-"], "exclude each other"),
            (["--json", "a", "--csv", "a"], "exclude each other"), (["--json", "--appearance", "dark"], "--chart"),
        ]
    )
    func wrongWords(_ words: [String], _ message: String) {
        let run = CommandRun(["bench"] + words)
        #expect(run.code == .usage)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.output.isEmpty)
    }

    @Test("An output never takes an input's place, and a screenshot of another size is an error")
    func inputs() throws {
        try TemporaryFolder.with { folder in
            let screen = try folder.picture("small.png", width: 3, height: 3)
            #expect(CommandRun("bench", "--screen", screen, "--chart", screen).code == .usage)
            #expect(CommandRun("bench", "--screen", screen, "--chart", folder.file("c.png")).code == .invalidData)
            #expect(CommandRun("bench", "--baseline", folder.file("none.json")).code == .missingInput)
            #expect(!folder.exists("c.png"))
        }
    }
}
