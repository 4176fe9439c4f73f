import Testing

@testable import scrim_cli

struct ProgramTests {
    @Test("A mistyped command is wrong usage and names the one that was meant")
    func unknownCommand() {
        let run = CommandRun("rendr")
        #expect(run.code == .usage)
        #expect(run.errors == "scrim: there is no command \"rendr\"; did you mean render?\n")
        #expect(run.output == "")
    }

    @Test("A word that is not UTF-8 is wrong usage, and no other characters take its place")
    func badWord() {
        var errors = ""
        let console = Console(write: { _ in }, writeError: { errors += $0 })
        let words = [Array("devices".utf8), [0x61, 0xFF]]
        #expect(Program.run(bytes: words, on: console) == .usage)
        #expect(errors.hasPrefix("scrim: argument 2 is not UTF-8"))
        #expect(Program.run(bytes: words.prefix(1), on: console) == .success)
    }

    @Test("Without a command the program shows its help as an error")
    func noCommand() {
        let run = CommandRun()
        #expect(run.code == .usage)
        #expect(run.errors.contains("Usage: scrim COMMAND"))
    }

    @Test("The help lists every command and every exit code")
    func help() {
        let run = CommandRun("--help")
        #expect(run.code == .success)
        for command in Program.commands { #expect(run.output.contains("\n  \(command.name) ")) }
        for code in ExitCode.allCases { #expect(run.output.contains("\n  \(code.rawValue) ")) }
    }

    @Test(
        "The help of a command shows its usage, every option and its examples",
        arguments: Program.commands.map { $0.name }
    )
    func commandHelp(name: String) throws {
        let run = CommandRun(name, "--help")
        #expect(run.code == .success)
        #expect(run.output == CommandRun("help", name).output)
        #expect(run.output.contains("Usage: scrim \(name)"))
        #expect(run.output.contains("\n  scrim \(name)"))
        let command = try #require(Program.commands.first { $0.name == name })
        for option in command.options { #expect(run.output.contains("\n  --\(option.name)")) }
        #expect(run.lines.allSatisfy { $0.count <= 120 })
    }

    @Test("The version is one line")
    func version() {
        #expect(CommandRun("--version").output == "scrim 0.1.0\n")
    }

    @Test("The list of devices has a line for each")
    func devices() {
        let run = CommandRun("devices")
        #expect(run.lines.count >= 70)
        #expect(run.lines.contains { $0.hasPrefix("iPhone 13 Pro ") && $0.contains("390×844 @3x") })
    }
}
