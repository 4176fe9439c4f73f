import KernelSelection
import Raster
import Scenes
import StrictJSON

/// The program: finds the command, runs it, and turns what it throws into one line and an exit code.
enum Program {
    static let commands: [any Command.Type] = [
        RenderCommand.self,
        PlayCommand.self,
        BlurCommand.self,
        DrawCommand.self,
        CompareCommand.self,
        TestCommand.self,
        MergeReportsCommand.self,
        WatchCommand.self,
        ReviewCommand.self,
        DiffCommand.self,
        AcceptCommand.self,
        PruneCommand.self,
        AuditCommand.self,
        IndicatorCommand.self,
        ProgressIndicatorCommand.self,
        GalleryCommand.self,
        BenchCommand.self,
        DevicesCommand.self,
    ]

    /// Runs the command that the words name; the first word is the command, not the program.
    static func run(_ words: some Collection<String>, on console: Console) -> ExitCode {
        run(on: console) { Array(words) }
    }

    /// The same for words as the system gives them; one that is not UTF-8 is wrong usage.
    static func run(bytes words: some Collection<[UInt8]>, on console: Console) -> ExitCode {
        run(on: console) {
            try words.enumerated().map { index, bytes in
                guard let word = String(validating: bytes, as: UTF8.self) else {
                    throw UsageError.notUTF8(argument: index + 1)
                }
                return word
            }
        }
    }

    private static func run(on console: Console, _ words: () throws -> [String]) -> ExitCode {
        do {
            _ = try SIMDLevel.fromEnvironment()
            return try dispatch(words(), console)
        } catch {
            let failure = Failure(error)
            console.writeError("scrim: \(failure.message.oneLine)\n")
            return failure.code
        }
    }

    private static func dispatch(_ words: [String], _ console: Console) throws -> ExitCode {
        guard let name = words.first else {
            console.writeError(Help.program(commands))
            return .usage
        }
        switch name {
        case "--help", "-h":
            try console.write(Help.program(commands))
            return .success
        case "help":
            try console.write(words.count > 1 ? Help.command(try command(words[1])) : Help.program(commands))
            return .success
        case "--version":
            try console.line("scrim \(ScrimVersion.current)")
            return .success
        default:
            let command = try command(name)
            let rest = words.dropFirst()
            if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
                try console.write(Help.command(command))
                return .success
            }
            let arguments = try Arguments(rest, options: command.options, operands: command.operands)
            guard command is any ThreadedCommand.Type else { return try command.run(arguments, on: console) }
            return try ThreadOption.withThreads(arguments) { try command.run(arguments, on: console) }
        }
    }

    private static func command(_ name: String) throws(UsageError) -> any Command.Type {
        guard let command = commands.first(where: { $0.name == name }) else {
            throw .unknownCommand(name, suggestion: NearName.closest(to: name, in: commands.map { $0.name }))
        }
        return command
    }
}
