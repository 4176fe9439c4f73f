/// Why a command line cannot be understood.
enum UsageError: Error, Equatable {
    case unknownCommand(String, suggestion: String?)
    case unknownOption(String, suggestion: String?)
    case missingValue(option: String, placeholder: String)
    case unexpectedValue(option: String)
    case repeatedOption(String)
    case emptyListItem(option: String)
    /// A path without a character, as an unset variable of a shell gives it; of an option or an operand.
    case emptyPath(String)
    /// Two items of a list mean the same value.
    case repeatedItem(option: String, value: String)
    case missingOperand(String)
    case unexpectedOperand(String)
    case invalidValue(option: String, value: String, allowed: [String], suggestion: String?)
    /// Counted from 1.
    case notUTF8(argument: Int)
    case textTooLong(option: String, limit: Int)
    case conflict(String, String)
    /// An output names a file that the command reads.
    case overwritesInput(by: String, input: String)
    /// An output lies in the folder of the scenes or in that of the references.
    case outputAmongSnapshots(option: String, path: String, folder: String)
    /// A file that an output would replace is none of its kind, which begins with those words.
    case overwritesOther(option: String, path: String, beginning: String)
    /// The first word behind `bench` is none that it knows.
    case unknownSubject(String)
    /// One of several options must be there.
    case missingOption([String])
    /// One option has a meaning only beside another.
    case needsOption(String, needed: String)
    /// One option has a meaning only beside one of several others.
    case needsOneOf(String, needed: [String])
    /// A side of the picture would have more pixels than are drawn, as these options ask for.
    case pictureTooLarge(by: [String], limit: Int)
    /// An animation shows one combination of the lists of a scene.
    case severalAnimations(Int)
}

extension UsageError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unknownCommand(let name, let suggestion):
            "there is no command \"\(name)\"" + Self.advice(suggestion, else: "`scrim --help` lists them")
        case .unknownOption(let name, let suggestion):
            "there is no option \(name) here" + Self.advice(suggestion, else: "--help lists them")
        case .missingValue(let option, let placeholder):
            "--\(option) needs a value: --\(option) \(placeholder); write --\(option)=… for one that begins with a hyphen"
        case .unexpectedValue(let option):
            "--\(option) takes no value"
        case .repeatedOption(let option):
            "--\(option) is given twice; give it once"
        case .emptyListItem(let option):
            "--\(option) has an empty item; separate its values by single commas"
        case .emptyPath(let name):
            "\(name) is empty; give a path (. is the folder you are in)"
        case .repeatedItem(let option, let value):
            "--\(option) holds \"\(value)\" twice; remove one"
        case .missingOperand(let name):
            "\(name) is missing; --help shows the usage"
        case .unexpectedOperand(let value):
            "\"\(value)\" is one argument too many; quote values that hold spaces"
        case .invalidValue(let option, let value, let allowed, let suggestion):
            "--\(option) cannot be \"\(value)\"; " + (suggestion.map { "did you mean \"\($0)\"? " } ?? "")
                + "allowed: \(allowed.joined(separator: ", "))"
        case .notUTF8(let argument):
            "argument \(argument) is not UTF-8; write it in UTF-8, and give files of other names by a link"
        case .textTooLong(let option, let limit):
            "--\(option) has more than \(limit) bytes; give a shorter text"
        case .overwritesInput(let output, let input):
            "\(output) would overwrite \(input); give it a file of its own"
        case .outputAmongSnapshots(let option, let path, let folder):
            "--\(option) cannot be \(path): it lies in \(folder), which holds what is tested; give another path"
        case .overwritesOther(let option, let path, let beginning):
            "--\(option) would overwrite \(path), which does not begin with \"\(beginning)\" as such a file does; give another "
                + "path, or remove it"
        case .unknownSubject(let word):
            "there is no bench of \"\(word)\"; write kernels for the works on pixels, or nothing for backdrops"
        case .missingOption(let names):
            "give one of " + names.map { "--\($0)" }.joined(separator: ", ")
        case .needsOption(let option, let needed): "--\(option) needs --\(needed) beside it"
        case .needsOneOf(let option, let needed):
            "--\(option) needs one of \(needed.map { "--\($0)" }.joined(separator: ", ")) beside it"
        case .pictureTooLarge(let options, let limit):
            "the picture would have more than \(limit) pixels a side; give a smaller "
                + options.map { "--\($0)" }.joined(separator: " or ")
        case .severalAnimations(let count):
            "--animation draws one HUD, and \(count) are asked for; choose one scene, state, backdrop, device and so on"
        case .conflict(let one, let other):
            "\(one) and \(other) exclude each other; give one of them"
        }
    }

    private static func advice(_ suggestion: String?, else remedy: String) -> String {
        suggestion.map { "; did you mean \($0)?" } ?? "; \(remedy)"
    }
}
