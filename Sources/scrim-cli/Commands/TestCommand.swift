import Snapshots

/// `scrim test`: the scenes of a folder against their references.
enum TestCommand: ThreadedCommand {
    static let name = "test"
    static let summary = "Draw the scenes of a folder and compare each frame with its reference"
    static let operands = Operands()
    static let record = Option.flag("record", "write the references that are missing or differ, and pass")
    static let snapshots = Option.path(
        "snapshots",
        "DIR",
        "the folder that holds Scenes and References; Snapshots unless given"
    )
    static let differences = Option.path(
        "differences",
        "DIR",
        "the folder for pictures of what differs, and for frames without a reference; .build/scrim-test unless given"
    )
    static let json = Option.flag("json", "print one JSON object a frame, and the sums last")
    static let options = [record, snapshots, differences, json, threads]
    static let discussion = [
        "Every channel of every pixel counts. A frame without a reference fails. Exit codes: 0 when all passed, 1 when "
            + "one failed."
    ]
    static let examples = ["scrim test", "scrim test --record"]

    static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
        let suite = SnapshotSuite(
            folder: arguments.value(snapshots) ?? "Snapshots",
            differences: arguments.value(differences) ?? ".build/scrim-test"
        )
        let asJSON = arguments.has(json)
        Interruption.hold()
        var passed = 0
        var failed = 0
        try suite.run(recording: arguments.has(record)) { result in
            if result.verdict.isPass { passed += 1 } else { failed += 1 }
            if !asJSON, let warning = result.warning { console.writeError("scrim: \(warning.oneLine)\n") }
            try console.line(asJSON ? result.json.text : line(result, console))
            try Interruption.check()
        }
        try console.line(
            asJSON ? "{\"passed\": \(passed), \"failed\": \(failed)}" : "\(passed) passed, \(failed) failed"
        )
        return failed == 0 ? .success : .different
    }

    private static func line(_ result: SnapshotResult, _ console: Console) -> String {
        let word = console.verdict(result.verdict.isPass ? "pass" : "FAIL", good: result.verdict.isPass)
        let sentence = result.verdict.sentence
        return "\(word)  " + (result.name + (sentence.isEmpty ? "" : ": \(sentence)")).oneLine
    }
}
