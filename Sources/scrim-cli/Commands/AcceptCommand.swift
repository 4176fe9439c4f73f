import ImageIO
import Snapshots
import StrictJSON

/// `scrim accept`: frames that failed become the references.
enum AcceptCommand: ThreadedCommand {
    static let name = "accept"
    static let summary = "Make frames that failed their references"
    static let operands = Operands("NAME-GLOB", repeatsLast: true)
    static let from = Option.path(
        "from",
        "LIST.json",
        "do what the list of a review page says, which names frames to accept and to reject by their pixels"
    )
    static let options = [from, SuiteOptions.snapshots, SuiteOptions.differences, threads]
    static let discussion = [
        "Frames are those that the last `scrim test` kept, just as they were drawn. What stands in a reference's place and "
            + "cannot be read, such as a Git LFS pointer or a merge conflict, is never overwritten, and then nothing is "
            + "accepted; nor is it where a reference changed since that run. Nothing is accepted on a CI machine.",
        "Exit codes: 0 accepted, 4 a reference cannot be read, 65 a frame is not as it was kept or its reference changed since, 66 a name has no pending "
            + "frame.",
    ]
    static let examples = ["scrim accept 'states/*_dark_*'", "scrim accept --from accept.json"]

    static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
        try SuiteOptions.requireOwnMachine(console)
        let suite = SuiteOptions.suite(arguments)
        let list: AcceptList
        var frames: [SnapshotSuite.Acceptance]
        if let path = arguments.value(from) {
            guard arguments.operands.isEmpty else { throw UsageError.conflict("--from", "NAME-GLOB") }
            list = try read(path)
            frames = list.accepted.map { .init(name: $0.frame, pixels: $0.picture, reference: $0.reference) }
        } else {
            guard !arguments.operands.isEmpty else { throw UsageError.missingOperand("NAME-GLOB") }
            list = AcceptList()
            frames = try SuiteOptions.pending(arguments.operands, suite).map { .init(name: $0) }
        }
        let rejected = list.rejected.map { SnapshotSuite.Acceptance(name: $0.frame, pixels: $0.picture) }
        try suite.check(rejected)
        Interruption.hold()
        try suite.accept(frames) { path in
            try console.line("accepted  \(path)".oneLine)
            try Interruption.check()
        }
        for frame in rejected {
            try suite.reject(frame)
            try console.line("rejected  \(frame.name)".oneLine)
        }
        return .success
    }

    private static func read(_ path: String) throws -> AcceptList {
        do {
            return try AcceptList(json: JSONValue(parsing: FileReader.read(path, limit: 64 << 20)))
        } catch let error as JSONError {
            throw Failure(.invalidData, "\(path): \(error)")
        }
    }
}
