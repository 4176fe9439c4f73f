import Snapshots

/// `scrim prune`: references that no scene has a frame for are removed.
enum PruneCommand: Command {
    static let name = "prune"
    static let summary = "Remove references that no scene has a frame for"
    static let operands = Operands("NAME-GLOB", repeatsLast: true)
    static let list = Option.flag("list", "print them, and remove none")
    static let options = [list, TestCommand.shard, SuiteOptions.snapshots, SuiteOptions.differences]
    static let discussion = [
        "What is obsolete is known when every frame is, so that names, a shard and scene files that cannot be read are "
            + "refused. What `scrim test` kept of frames that no scene has any more goes, too. Nothing is removed on a CI machine."
    ]
    static let examples = ["scrim prune --list", "scrim prune"]

    static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
        if !arguments.has(list) { try SuiteOptions.requireOwnMachine(console) }
        let suite = SuiteOptions.suite(arguments)
        let options = SnapshotOptions(
            filter: NameFilter(arguments.operands),
            shard: try TestCommand.shard(arguments, console)
        )
        let names = try suite.obsolete(options)
        guard !arguments.has(list) else {
            for name in names { try console.line("\(suite.references)/\(name).png".oneLine) }
            return .success
        }
        Interruption.hold()
        try suite.remove(names) { path in
            try console.line("removed  \(path)".oneLine)
            try Interruption.check()
        }
        try suite.removeVanished()
        try console.line("\(names.count) removed")
        return .success
    }
}
