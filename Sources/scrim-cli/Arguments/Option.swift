/// A named argument of a command.
struct Option: Sendable {
    enum Kind: Sendable {
        /// There or not.
        case flag
        /// Followed by one value; given at most once.
        case value(placeholder: String)
        /// Followed by the path of a file or folder, which is not empty; given at most once.
        case path(placeholder: String)
        /// Followed by the path of a file to write, or by nothing for standard output; given at most once.
        ///
        /// Where there is an `ending`, a next word is a path only if it has it, or begins as a path of no other meaning
        /// does.
        case output(placeholder: String, ending: String?)
        /// Followed by one word, or by nothing for the word that is meant then; given at most once.
        case word(placeholder: String, alone: String)
        /// Followed by values between commas; given again, it adds to them.
        case list(placeholder: String)
    }

    /// The name behind the two hyphens.
    let name: String
    let kind: Kind
    let help: String

    static func flag(_ name: String, _ help: String) -> Option {
        Option(name: name, kind: .flag, help: help)
    }

    static func value(_ name: String, _ placeholder: String, _ help: String) -> Option {
        Option(name: name, kind: .value(placeholder: placeholder), help: help)
    }

    static func path(_ name: String, _ placeholder: String, _ help: String) -> Option {
        Option(name: name, kind: .path(placeholder: placeholder), help: help)
    }

    static func output(_ name: String, _ placeholder: String, ending: String? = nil, _ help: String) -> Option {
        Option(name: name, kind: .output(placeholder: placeholder, ending: ending), help: help)
    }

    static func word(_ name: String, _ placeholder: String, alone: String, _ help: String) -> Option {
        Option(name: name, kind: .word(placeholder: placeholder, alone: alone), help: help)
    }

    static func list(_ name: String, _ placeholder: String, _ help: String) -> Option {
        Option(name: name, kind: .list(placeholder: placeholder), help: help)
    }

    var placeholder: String? {
        switch kind {
        case .flag: nil
        case .value(let placeholder), .path(let placeholder), .list(let placeholder): placeholder
        case .output(let placeholder, _), .word(let placeholder, _): "[\(placeholder)]"
        }
    }
}

/// The files of a command, which have no names: how many there are and what they are called.
struct Operands: Sendable {
    let names: [String]
    /// True when the last name stands for any number, including none.
    let repeatsLast: Bool
    /// True when the last name may be left out.
    let lastIsOptional: Bool

    init(_ names: String..., repeatsLast: Bool = false, lastIsOptional: Bool = false) {
        self.names = names
        self.repeatsLast = repeatsLast
        self.lastIsOptional = repeatsLast || lastIsOptional
    }
}
