import Scenes
import Snapshots

/// `scrim merge-reports`: the reports of all shards as that of one run.
enum MergeReportsCommand: Command {
    static let name = "merge-reports"
    static let summary = "Merge the reports of all shards of a test run into one"
    static let operands = Operands("REPORT.json", repeatsLast: true)
    static let out = Option.path("out", "DIR", "the folder for report.html, report.json and junit.xml")
    static let json = Option.flag("json", "print the sums as one JSON object")
    static let options = [out, json]
    static let discussion = [
        "The reports are those that `scrim test --shard` writes, report.json, in any order. All shards of one run have to be "
            + "there, each once, of the same version of Scrim, with the same options and over the same references; what is "
            + "missing or there twice is named, and nothing is written.",
        "The merged report equals that of a run in one process: references that no frame of any shard has are obsolete, and "
            + "fail where the shards ran with --strict. Pictures are read where the shards left them: beside their reports.",
        "Exit codes: those of `scrim test`; 65 the reports are none, or do not make a whole.",
    ]
    static let examples = ["scrim merge-reports shard-*/report.json --out report"]

    static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
        guard let folder = arguments.value(out) else { throw UsageError.missingOption([out.name]) }
        guard !arguments.operands.isEmpty else { throw UsageError.missingOperand("REPORT.json") }
        let parts = try arguments.operands.map { (path: $0, report: try RunReport.read($0)) }
        let files = ReportFiles(folder: folder)
        for path in [files.json, files.junit, files.html] {
            guard let input = arguments.operands.first(where: { Folder.isSameFile($0, path) }) else { continue }
            throw UsageError.overwritesInput(by: "--\(out.name)", input: input)
        }
        let report = try RunReport.merged(parts)
        if let references = report.references?.folder {
            let suite = references.hasSuffix("/References") ? String(references.dropLast(11)) : "\(references)/.."
            try SuiteOptions.requireOutside(folder, of: out, SnapshotSuite(folder: suite, differences: folder))
        }
        Interruption.hold()
        try files.write(report)
        try TestReports.tellGitHub(report, console)
        let sums = report.sums
        let line = TestReports.sums(
            passed: sums.passed,
            failed: sums.failed,
            withinLimits: sums.withinLimits,
            asJSON: arguments.has(json)
        )
        if !arguments.has(json) {
            for result in report.results where !result.passed || result.warning != nil || !result.sentence.isEmpty {
                try console.line(TestReports.line(result, warning: result.warning, console))
            }
            try console.line("report: \(files.html)")
        }
        try console.line(line)
        return report.exitCode
    }
}
