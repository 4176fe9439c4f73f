import StrictJSON

/// The words behind a command's name, sorted into options and operands.
struct Arguments: Equatable {
    private var flags: Set<String> = []
    private var values: [String: [String]] = [:]
    private(set) var operands: [String] = []

    /// Sorts the words by what a command takes.
    ///
    /// A value follows its option as the next word or after `=`; a next word that begins with two hyphens is taken for
    /// an option, so such a value needs the `=`. Behind `--` everything is an operand.
    init(_ words: some Sequence<String>, options: [Option], operands names: Operands) throws(UsageError) {
        var words = Array(words)[...]
        while let word = words.popFirst() {
            if word == "--" {
                operands += words
                break
            } else if word.hasPrefix("--") {
                try take(word, rest: &words, options: options)
            } else if word.hasPrefix("-"), word != "-", Double(word) == nil {
                let long = options.map { "--\($0.name)" }
                throw .unknownOption(word, suggestion: NearName.closest(to: "-\(word)", in: long))
            } else {
                operands.append(word)
            }
        }
        try check(names)
    }

    /// The path that stands for standard output.
    static let standardOutput = "-"

    func has(_ option: Option) -> Bool { flags.contains(option.name) }

    /// The one value of an option, or `nil` where it was not given.
    func value(_ option: Option) -> String? { values[option.name]?.first }

    /// The values of a list, or `nil` where it was not given.
    func list(_ option: Option) -> [String]? { values[option.name] }

    /// True where an option was given, whatever its kind.
    func mentions(_ option: Option) -> Bool { has(option) || list(option) != nil }

    private mutating func take(
        _ word: String,
        rest: inout ArraySlice<String>,
        options: [Option]
    ) throws(UsageError) {
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let attached = parts.count == 2 ? String(parts[1]) : nil
        guard let option = options.first(where: { $0.name == name }) else {
            let suggestion = NearName.closest(to: name, in: options.map(\.name))
            throw .unknownOption("--\(name)", suggestion: suggestion.map { "--\($0)" })
        }
        switch option.kind {
        case .flag:
            guard attached == nil else { throw .unexpectedValue(option: name) }
            flags.insert(name)
        case .value(let placeholder):
            guard values[name] == nil else { throw .repeatedOption(name) }
            values[name] = [try Self.value(of: name, attached, placeholder, &rest)]
        case .path(let placeholder):
            guard values[name] == nil else { throw .repeatedOption(name) }
            let path = try Self.value(of: name, attached, placeholder, &rest)
            guard !path.isEmpty else { throw .emptyPath("--\(name)") }
            values[name] = [path]
        case .output(_, let ending):
            guard values[name] == nil else { throw .repeatedOption(name) }
            let next = rest.first.flatMap { Self.isOutput($0, ending: ending) ? $0 : nil }
            if attached == nil, next != nil { rest.removeFirst() }
            let path = attached ?? next ?? Self.standardOutput
            guard !path.isEmpty else { throw .emptyPath("--\(name)") }
            values[name] = [path]
        case .word(_, let alone):
            guard values[name] == nil else { throw .repeatedOption(name) }
            let next = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
            if attached == nil, next != nil { rest.removeFirst() }
            values[name] = [attached ?? next ?? alone]
        case .list(let placeholder):
            let text = try Self.value(of: name, attached, placeholder, &rest)
            values[name, default: []] += try Self.items(of: text, option: name)
        }
    }

    /// True for a word behind an option for an output that is its path, and not something of the command's own.
    private static func isOutput(_ word: String, ending: String?) -> Bool {
        guard !word.hasPrefix("--") else { return false }
        guard let ending, word != standardOutput else { return true }
        return word.hasSuffix(ending) || ["/", "./", "../"].contains { word.hasPrefix($0) }
    }

    private static func value(
        of option: String,
        _ attached: String?,
        _ placeholder: String,
        _ rest: inout ArraySlice<String>
    ) throws(UsageError) -> String {
        if let attached { return attached }
        guard let next = rest.first, !next.hasPrefix("--") else {
            throw .missingValue(option: option, placeholder: placeholder)
        }
        rest.removeFirst()
        return next
    }

    private static func items(of text: String, option: String) throws(UsageError) -> [String] {
        var items: [String] = []
        for item in text.split(separator: ",", omittingEmptySubsequences: false) {
            let trimmed = item.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
            guard !trimmed.isEmpty else { throw .emptyListItem(option: option) }
            items.append(String(trimmed))
        }
        return items
    }

    private func check(_ names: Operands) throws(UsageError) {
        let required = names.lastIsOptional ? names.names.count - 1 : names.names.count
        if operands.count < required { throw .missingOperand(names.names[operands.count]) }
        if operands.count > names.names.count, !names.repeatsLast {
            throw .unexpectedOperand(operands[names.names.count])
        }
        if let index = operands.firstIndex(of: "") {
            throw .emptyPath(names.names[min(index, names.names.count - 1)])
        }
    }
}
