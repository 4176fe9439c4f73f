/// The end of a command that could not do what was asked: an exit code, and one line that names the fault, its place
/// and its remedy.
struct Failure: Error, Equatable {
    let code: ExitCode
    let message: String

    init(_ code: ExitCode, _ message: String) {
        self.code = code
        self.message = message
    }
}

extension String {
    /// The text as one line of a terminal, whatever a file's name holds: control characters are written as escapes.
    var oneLine: String {
        var line = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": line += "\\n"
            case "\t": line += "\\t"
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
                line += scalar.escaped(asASCII: true)
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line
    }
}
