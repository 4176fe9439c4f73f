import Glibc
import Scenes

/// `scrim watch`: the frames of scene files in a browser, drawn anew when a file is saved.
enum WatchCommand: ThreadedCommand {
    static let name = "watch"
    static let summary = "Show the frames of scene files in a browser, and draw them anew when a file is saved"
    static let operands = Operands("SCENE.json", repeatsLast: true)
    static let port = Option.value(
        "port",
        "N",
        "the port of 127.0.0.1 to serve at, 7420 unless given; 0 takes a free one"
    )
    static let options = [port, threads]
    static let discussion = [
        "SCENE.json is a scene file, or a folder of them; Snapshots/Scenes unless given. Screenshots and fonts that a scene "
            + "names are watched, too. What is wrong in a file is shown on the page, above the frames as they were.",
        "The page is for browsers on this machine alone: it is served at 127.0.0.1, to requests that ask for this host, and "
            + "loads nothing from elsewhere. ^C ends, with the exit code 130.",
    ]
    static let examples = ["scrim watch", "scrim watch scene.json --port 8000"]

    static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
        let port = try arguments.value(port, .count(0...65_535)) ?? 7420
        let paths = arguments.operands.isEmpty ? ["Snapshots/Scenes"] : arguments.operands
        for path in paths where access(path, R_OK) != 0 {
            throw Failure(
                .missingInput,
                "\(path): \(String(cString: strerror(errno))); name a scene file or a folder of them"
            )
        }
        let session = try WatchSession(paths, port: UInt16(port))
        Interruption.hold()
        try console.line("\(session.address)  (^C ends)")
        while true {
            if let code = Interruption.code {
                try console.line("")
                return code
            }
            session.step(timeout: 1000)
        }
    }
}
