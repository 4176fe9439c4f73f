/// One of the program's commands: what it takes, what its help says, and what it does.
protocol Command: SendableMetatype {
    static var name: String { get }
    /// What it does, in one line without a full stop.
    static var summary: String { get }
    static var operands: Operands { get }
    static var options: [Option] { get }
    /// Paragraphs that follow the options in the help.
    static var discussion: [String] { get }
    /// Command lines that work as written.
    static var examples: [String] { get }

    static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode
}
