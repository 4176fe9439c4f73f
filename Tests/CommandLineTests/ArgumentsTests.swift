import Testing

@testable import scrim_cli

struct ArgumentsTests {
    static let flag = Option.flag("json", "")
    static let value = Option.value("message", "TEXT", "")
    static let list = Option.list("state", "LIST", "")
    static let path = Option.path("out", "DIR", "")

    private func parse(_ words: String..., operands: Operands = Operands("FILE", repeatsLast: true)) throws -> Arguments
    {
        try Arguments(words, options: [Self.flag, Self.value, Self.list, Self.path], operands: operands)
    }

    @Test("A value follows its option as the next word or after an equals sign")
    func values() throws {
        #expect(try parse("--message", "a b").value(Self.value) == "a b")
        #expect(try parse("--message=a=b").value(Self.value) == "a=b")
        #expect(try parse("--message=").value(Self.value) == "")
        #expect(try parse("--message=--json").value(Self.value) == "--json")
        #expect(try parse("--message", "-1").value(Self.value) == "-1")
    }

    @Test("A list is parted by commas, and grows when it is given again")
    func lists() throws {
        let arguments = try parse("--state", "a, b", "file", "--state=c")
        #expect(arguments.list(Self.list) == ["a", "b", "c"])
        #expect(arguments.operands == ["file"])
    }

    @Test("A flag is there or not")
    func flags() throws {
        #expect(try parse("--json").has(Self.flag))
        #expect(try !parse().has(Self.flag))
    }

    @Test("Behind two hyphens everything is an operand")
    func terminator() throws {
        let arguments = try parse("a", "--", "--json", "--", "-x")
        #expect(arguments.operands == ["a", "--json", "--", "-x"])
        #expect(!arguments.has(Self.flag))
    }

    @Test(
        "What cannot be understood is an error that tells why",
        arguments: [
            (["--stat", "a"], UsageError.unknownOption("--stat", suggestion: "--state")),
            (["--zzzzzzz"], .unknownOption("--zzzzzzz", suggestion: nil)),
            (["-j"], .unknownOption("-j", suggestion: nil)),
            (["--message"], .missingValue(option: "message", placeholder: "TEXT")),
            (["--message", "--json"], .missingValue(option: "message", placeholder: "TEXT")),
            (["--json=yes"], .unexpectedValue(option: "json")),
            (["--message", "a", "--message", "b"], .repeatedOption("message")),
            (["--state", "a,,b"], .emptyListItem(option: "state")),
            (["--state="], .emptyListItem(option: "state")),
            (["--out="], .emptyPath("--out")),
            (["--out", "a", "--out", "b"], .repeatedOption("out")),
        ]
    )
    func errors(words: [String], error: UsageError) {
        #expect(throws: error) {
            try Arguments(words, options: [Self.flag, Self.value, Self.list, Self.path], operands: Operands())
        }
    }

    @Test("Operands are counted")
    func operands() throws {
        #expect(throws: UsageError.missingOperand("OUT")) { try parse("a", operands: Operands("IN", "OUT")) }
        #expect(throws: UsageError.unexpectedOperand("c")) { try parse("a", "b", "c", operands: Operands("IN", "OUT")) }
        #expect(try parse("a", "b", operands: Operands("IN", "OUT")).operands == ["a", "b"])
        #expect(try parse(operands: Operands("FILE", repeatsLast: true)).operands == [])
    }

    @Test("An operand that is empty is an error that names it")
    func emptyOperand() {
        #expect(throws: UsageError.emptyPath("OUT")) { try parse("a", "", operands: Operands("IN", "OUT")) }
        #expect(throws: UsageError.emptyPath("FILE")) {
            try parse("a", "b", "", operands: Operands("FILE", repeatsLast: true))
        }
    }

    @Test("A failure is one line, whatever a file's name holds")
    func oneLine() {
        #expect("a\nb\u{1B}[31m".oneLine == "a\\nb\\u{1B}[31m")
        // The one-character form of the start of a terminal's escape sequence.
        #expect("\u{9B}31m é".oneLine == "\\u{009B}31m é")
    }
}
