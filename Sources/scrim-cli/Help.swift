/// The texts of `--help`.
enum Help {
    /// The help of the whole program.
    static func program(_ commands: [any Command.Type]) -> String {
        let rows = commands.map { ($0.name, $0.summary) }
        let codes = ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }
        return """
            scrim draws the loading, success and failure HUDs of an app over its screens, and compares frames.

            Usage: scrim COMMAND [OPTIONS]

            Commands:
            \(table(rows))

            `scrim COMMAND --help` tells more about one; `scrim --version` names the version.

            Exit codes:
            \(table(codes))

            """
    }

    /// The help of one command.
    static func command(_ command: any Command.Type) -> String {
        var text = "\(command.summary).\n\nUsage: scrim \(command.name)"
        for (index, name) in command.operands.names.enumerated() {
            let isLast = index == command.operands.names.count - 1
            let word = isLast && command.operands.repeatsLast ? "\(name) …" : name
            text += isLast && command.operands.lastIsOptional ? " [\(word)]" : " \(word)"
        }
        text += command.options.isEmpty ? "\n" : " [OPTIONS]\n"
        if !command.options.isEmpty {
            let rows = command.options.map { option in
                ("--\(option.name)" + (option.placeholder.map { " \($0)" } ?? ""), option.help)
            }
            text += "\nOptions:\n\(table(rows))\n"
        }
        for paragraph in command.discussion { text += "\n\(wrap(paragraph, width: width, indent: 0))\n" }
        if !command.examples.isEmpty {
            text += "\nExamples:\n" + command.examples.map { "  \($0)\n" }.joined()
        }
        return text
    }

    private static let width = 100

    /// Two columns, the second wrapped; a long first column puts the second on lines of its own.
    private static func table(_ rows: [(String, String)]) -> String {
        let column = min(rows.map(\.0.count).max() ?? 0, 26)
        return rows.map { name, text in
            let indent = column + 4
            let lines = wrap(text, width: width, indent: indent)
            guard name.count <= column else {
                return "  \(name)\n" + String(repeating: " ", count: indent) + lines
            }
            return "  \(name)" + String(repeating: " ", count: indent - 2 - name.count) + lines
        }.joined(separator: "\n")
    }

    private static func wrap(_ text: String, width: Int, indent: Int) -> String {
        var result = ""
        var used = indent
        for word in text.split(separator: " ") {
            if used > indent, used + 1 + word.count > width {
                result += "\n" + String(repeating: " ", count: indent)
                used = indent
            } else if used > indent {
                result += " "
                used += 1
            }
            result += word
            used += word.count
        }
        return result
    }
}
