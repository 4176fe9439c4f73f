import Scenes
import Threads

/// A command that works on as many threads as `--threads` says, or as there are cores.
protocol ThreadedCommand: Command {}

extension ThreadedCommand {
    static var threads: Option { ThreadOption.option }
}

/// The option of the commands that draw or compare.
enum ThreadOption {
    static let option = Option.value(
        "threads",
        "N",
        "how many threads work at once; as many as cores unless given. What they make does not depend on it"
    )

    /// The same by the name that programs for many jobs give it.
    static let jobs = Option.value("jobs", "N", "the same as --threads")

    /// Runs `body` on the threads that were asked for.
    static func withThreads<Result>(_ arguments: Arguments, _ body: () throws -> Result) throws -> Result {
        if arguments.mentions(option), arguments.mentions(jobs) { throw UsageError.conflict("--threads", "--jobs") }
        let given = try arguments.value(option, .count(1...256)) ?? arguments.value(jobs, .count(1...256))
        guard let count = given else { return try body() }
        return try ThreadPool.$current.withValue(ThreadPool(threads: count), operation: body)
    }
}
