import FoundationEssentials
import Glibc

/// Where a command writes: standard output for results, standard error for faults and progress.
///
/// Commands get it as a value, so that a test can look at what they say.
struct Console {
    /// Takes the text of standard output; throws when it cannot be written.
    let write: (String) throws -> Void
    /// Takes the text of standard error.
    let writeError: (String) -> Void
    /// True when standard output shows colours: a terminal, and `NO_COLOR` is not set.
    var usesColor = false
    /// True when standard error is a terminal, where a line of progress may come and go.
    var showsProgress = false
    /// True where somebody can be asked: standard input and output are terminals.
    var isInteractive = false
    /// The variables of the environment that commands ask for.
    var environment: [String: String] = [:]

    func line(_ text: String) throws { try write(text + "\n") }

    /// The text in the terminal's green or red, where colours are shown.
    func verdict(_ text: String, good: Bool) -> String {
        usesColor ? "\u{1B}[\(good ? 32 : 31)m\(text)\u{1B}[0m" : text
    }
}

extension Console {
    /// The process's own streams.
    static func standard() -> Console {
        let colorAllowed = getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
        return Console(
            write: { text in
                guard writeAll(text, to: STDOUT_FILENO) else {
                    throw Failure(
                        .cannotWrite,
                        "standard output cannot be written: \(String(cString: strerror(errno)))"
                    )
                }
            },
            writeError: { _ = writeAll($0, to: STDERR_FILENO) },
            usesColor: colorAllowed && isatty(STDOUT_FILENO) == 1,
            showsProgress: isatty(STDERR_FILENO) == 1,
            isInteractive: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
            environment: ProcessInfo.processInfo.environment
        )
    }

    private static func writeAll(_ text: String, to descriptor: Int32) -> Bool {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                guard errno == EINTR else { return false }
            } else {
                rest = rest.dropFirst(count)
            }
        }
        return true
    }
}
