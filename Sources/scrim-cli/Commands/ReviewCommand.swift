import Snapshots

/// `scrim review`: somebody decides about the frames that failed, one after the other.
enum ReviewCommand: ThreadedCommand {
    static let name = "review"
    static let summary = "Look at the frames that failed, and accept or reject each"
    static let operands = Operands("NAME-GLOB", repeatsLast: true)
    static let pictures = Option.value(
        "pictures",
        "HOW",
        "kitty, sixel or none; what the terminal says that it can show unless given"
    )
    static let html = Option.path(
        "html",
        "OUT.html",
        "write a page of the frames that the last `scrim test` reported, which makes a list for `scrim accept --from`"
    )
    static let options = [html, pictures, SuiteOptions.snapshots, SuiteOptions.differences, threads]
    static let discussion = [
        "Frames are those that the last `scrim test` kept; all unless names are given. Keys: a accept, r reject (the frame "
            + "is dropped, and its reference stays), s skip, A and R the same for all frames of the scene that are changed "
            + "in the same way (moved by as much, recoloured alike, or else the same colours in place of the same), u takes "
            + "the last choice back, q quit; ^C quits with the exit code 130. What is decided is done at once, and keys that are "
            + "pressed before a question is there do not count.",
        "It needs a terminal; where there is none, use --html, or `scrim diff` and `scrim accept`.",
    ]
    static let examples = ["scrim review", "scrim review 'dark/*'", "scrim review --html review.html"]

    static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
        let given = try arguments.value(pictures, .terminalPictures)
        if let page = arguments.value(html) {
            if arguments.mentions(pictures) { throw UsageError.conflict("--html", "--pictures") }
            guard arguments.operands.isEmpty else { throw UsageError.conflict("--html", "NAME-GLOB") }
            let suite = SuiteOptions.suite(arguments)
            try SuiteOptions.requireOutside(page, of: html, suite)
            return try ReviewPage.write(suite, to: page, on: console)
        }
        guard console.isInteractive else {
            throw Failure(
                .usage,
                "a review needs a terminal to ask in; write a page with --html, or use `scrim diff` to see what failed and "
                    + "`scrim accept NAME` to accept it"
            )
        }
        try SuiteOptions.requireOwnMachine(console)
        let suite = SuiteOptions.suite(arguments)
        let names = try SuiteOptions.pending(arguments.operands, suite)
        guard !names.isEmpty else {
            try console.line("no frame is pending")
            return .success
        }
        Interruption.hold()
        let keys = TerminalKeys()
        let shown = given ?? TerminalPictures(console.environment) ?? TerminalPictures(asking: keys)
        var session = ReviewSession(
            suite,
            on: console,
            pictures: shown,
            key: { try keys.next() },
            dropKeys: { keys.dropPending() }
        )
        try session.run(names)
        // The session holds the keys; what ends it is said on a terminal as it was.
        keys.restore()
        let rest = names.count - session.accepted - session.rejected
        try console.line("\(session.accepted) accepted, \(session.rejected) rejected, \(rest) left")
        return session.isInterrupted ? .interrupted : .success
    }
}
