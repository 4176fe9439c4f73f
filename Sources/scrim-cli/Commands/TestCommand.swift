import Scenes
import Snapshots

/// `scrim test`: the scenes of a folder against their references.
enum TestCommand: ThreadedCommand {
    static let name = "test"
    static let summary = "Draw the scenes of a folder and compare each frame with its reference"
    static let operands = Operands("NAME-GLOB", repeatsLast: true)
    static let record = Option.word(
        "record",
        "MODE",
        alone: RecordMode.changed.rawValue,
        "which references to write: auto (the default) none, missing, changed (also --record alone) those that are missing "
            + "or not equal, all, or never, which keeps no pending frame either"
    )
    static let shard = Option.value(
        "shard",
        "I/N",
        "draw one of N parts of the frames, counted from 1; auto takes both from Slurm, Kubernetes, GitLab, CircleCI or "
            + "Buildkite"
    )
    static let strict = Option.flag("strict", "fail on references that no scene has a frame for")
    static let list = Option.flag("list", "print the names of the frames, and draw none")
    static let json = Option.flag("json", "print one JSON object a frame, and the sums last")
    static let options = [
        record, strict, shard, list, SuiteOptions.snapshots, SuiteOptions.differences, TestReports.report,
        TestReports.tap,
        json, ThreadOption.jobs, threads,
    ]
    static let discussion = [
        "Every channel of every pixel counts, but for what the scene's `comparison` lets pass, which is told. A frame without a "
            + "reference fails. A frame that fails is kept in the folder of differences, until it passes or `scrim accept` or "
            + "`scrim review` decides about it.",
        "NAME-GLOB is a frame, a scene, or a pattern with * and ?; the frames that fit any of them are drawn.",
        "SCRIM_RECORD in the environment chooses a mode where --record does not. On a CI machine (CI, GITHUB_ACTIONS and "
            + "others are set) a mode that writes references is wrong usage.",
        "References without a frame are named when all frames are drawn; --strict fails on them. `scrim prune` removes them.",
        "Every run, passed or not, writes report.html (one page that loads nothing else), report.json and junit.xml. Those of an "
            + "earlier run are removed at the start, so that a run that comes to no end leaves none; only options that cannot be "
            + "understood leave them. In a step of GitHub Actions, frames that failed are annotations, and the step gets a summary.",
        "Exit codes, the first that holds: 6 the machine lacks fonts, 4 a reference cannot be read, 65 a scene cannot be "
            + "drawn, 3 sizes differ, 1 pixels differ or a frame is blank, 2 a reference is missing, 5 one is obsolete "
            + "(--strict), 0 all passed.",
    ]
    static let examples = [
        "scrim test", "scrim test states 'dark/*_loading_*'", "scrim test --record", "scrim test --record=missing dark",
        "scrim test --shard 2/4 --jobs 8", "scrim test --report out --tap out/frames.tap",
    ]

    static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
        let suite = SuiteOptions.suite(arguments)
        if !arguments.has(list) { try TestReports.begin(arguments, suite) }
        let options = try self.options(arguments, console)
        if arguments.has(list) {
            let listing = try suite.listing(options)
            for name in listing.names { try console.line(name) }
            for fault in listing.faults { console.writeError("scrim: \(fault.sentence.oneLine)\n") }
            return listing.faults.isEmpty ? .success : .invalidData
        }
        let asJSON = arguments.has(json)
        var reports = try TestReports(arguments, suite, options)
        let isQuiet = reports.takesOutput
        Interruption.hold()
        var codes: Set<ExitCode> = []
        let summary: SnapshotSummary
        do {
            summary = try suite.run(options) { result in
                codes.insert(result.verdict.exitCode)
                let entry = reports.add(result)
                // What a limit let pass belongs to the frame's own line.
                let isWithin = result.verdict.kind == .withinLimits
                if !asJSON, !isWithin, let warning = result.warning {
                    console.writeError("scrim: \(warning.oneLine)\n")
                }
                if !isQuiet {
                    let line = TestReports.line(entry, warning: isWithin ? result.warning : nil, console)
                    try console.line(asJSON ? result.json.text : line)
                }
                try Interruption.check()
            }
        } catch let failure as Failure where [.interrupted, .terminated].contains(failure.code) {
            _ = try reports.write(isInterrupted: true, console)
            throw failure
        }
        let page = try reports.write(suite: summary.suite, console)
        for note in summary.notes { console.writeError("scrim: \(note.oneLine)\n") }
        let code = ExitCode.testOrder.first(where: codes.contains) ?? .success
        guard !isQuiet else { return code }
        if !asJSON, let page { try console.line("report: \(page.oneLine)") }
        try console.line(
            TestReports.sums(
                passed: summary.passed,
                failed: summary.failed,
                withinLimits: summary.withinLimits,
                asJSON: asJSON
            )
        )
        return code
    }

    static func options(_ arguments: Arguments, _ console: Console) throws -> SnapshotOptions {
        SnapshotOptions(
            record: try RecordMode(
                given: arguments.value(record, Vocabulary<RecordMode>.recordMode),
                environment: console.environment
            ),
            filter: NameFilter(arguments.operands),
            shard: try shard(arguments, console),
            isStrict: arguments.has(strict)
        )
    }

    static func shard(_ arguments: Arguments, _ console: Console) throws -> SnapshotShard? {
        guard let word = arguments.value(shard) else { return nil }
        if word == "auto" { return try .automatic(console.environment) }
        return try arguments.value(shard, Vocabulary<SnapshotShard>.shard)
    }
}

extension Vocabulary<RecordMode> {
    fileprivate static var recordMode: Self {
        Self(allowed: RecordMode.allCases.map(\.rawValue)) { RecordMode(rawValue: $0) }
    }
}

extension Vocabulary<SnapshotShard> {
    fileprivate static var shard: Self {
        Self(allowed: ["I/N with N from 1 to \(SnapshotShard.limit) and I from 1 to N", "auto"]) { SnapshotShard($0) }
    }
}

extension ExitCode {
    /// The codes of a test run, the gravest first.
    static let testOrder: [ExitCode] = [
        .environment, .unreadable, .invalidData, .sizesDiffer, .different, .missingReference, .obsolete,
    ]
}

extension SnapshotVerdict {
    /// What a frame of this verdict means for the whole run.
    var exitCode: ExitCode { isPass ? .success : kind.exitCode }
}
