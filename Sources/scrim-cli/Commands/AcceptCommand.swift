import Snapshots

/// `scrim accept`: frames that failed become the references.
enum AcceptCommand: ThreadedCommand {
    static let name = "accept"
    static let summary = "Make frames that failed their references"
    static let operands = Operands("NAME-GLOB", repeatsLast: true)
    static let options = [SuiteOptions.snapshots, SuiteOptions.differences, threads]
    static let discussion = [
        "Frames are those that the last `scrim test` kept, just as they were drawn. What stands in a reference's place and "
            + "cannot be read, such as a Git LFS pointer or a merge conflict, is never overwritten, and then nothing is "
            + "accepted. Nothing is accepted on a CI machine.",
        "Exit codes: 0 accepted, 4 a reference cannot be read, 65 a frame is not as it was kept, 66 a name has no pending "
            + "frame.",
    ]
    static let examples = ["scrim accept 'states/*_dark_*'"]

    static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
        try SuiteOptions.requireOwnMachine(console)
        guard !arguments.operands.isEmpty else { throw UsageError.missingOperand("NAME-GLOB") }
        let suite = SuiteOptions.suite(arguments)
        let names = try SuiteOptions.pending(arguments.operands, suite)
        Interruption.hold()
        try suite.accept(names.map { .init(name: $0) }) { path in
            try console.line("accepted  \(path)".oneLine)
            try Interruption.check()
        }
        return .success
    }
}
