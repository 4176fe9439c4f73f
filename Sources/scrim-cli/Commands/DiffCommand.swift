import Snapshots

/// `scrim diff`: what pending frames change, for a person or a program that cannot look.
enum DiffCommand: ThreadedCommand {
    static let name = "diff"
    static let summary = "Tell how frames that failed differ from their references"
    static let operands = Operands("NAME-GLOB", repeatsLast: true)
    static let json = Option.flag("json", "print one JSON object a frame")
    static let options = [json, SuiteOptions.snapshots, SuiteOptions.differences, threads]
    static let discussion = [
        "Frames are those that the last `scrim test` kept; all unless names are given. They are compared by the rules of then, "
            + "those of the scene's `comparison`. Nothing is drawn or written.",
        "In JSON, `files` are the paths of the reference, the frame and the picture of the difference, and `picture` is the "
            + "digest of the frame's pixels.",
        "Exit codes: 0 there is none, 1 there are some, 66 a name has no pending frame.",
    ]
    static let examples = ["scrim diff", "scrim diff 'states/*' --json"]

    static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
        let suite = SuiteOptions.suite(arguments)
        let names = try SuiteOptions.pending(arguments.operands, suite)
        for name in names {
            let change = try suite.change(name, exactly: false)
            guard !arguments.has(json) else {
                try console.line(change.json.text)
                continue
            }
            try console.line("\(name): \(change.sentence)".oneLine)
            for sentence in change.analysis?.sentences.dropFirst() ?? [] { try console.line("    \(sentence)".oneLine) }
            let files: [(String, String?)] = [
                ("reference", change.files.expected), ("frame", change.files.actual),
                ("difference", change.files.difference),
            ]
            for (word, path) in files { if let path { try console.line("    \(word)  \(path)".oneLine) } }
        }
        if names.isEmpty, !arguments.has(json) { try console.line("no frame is pending") }
        return names.isEmpty ? .success : .different
    }
}
