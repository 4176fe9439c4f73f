import Scenes

extension Arguments {
    /// The value of an option's word, or `nil` where it was not given.
    func value<Value>(_ option: Option, _ vocabulary: Vocabulary<Value>) throws(UsageError) -> Value? {
        guard let word = value(option) else { return nil }
        return try Self.value(of: word, option, vocabulary)
    }

    /// The values of a list's words, each of them once, or `nil` where it was not given.
    func list<Value: Hashable>(_ option: Option, _ vocabulary: Vocabulary<Value>) throws(UsageError) -> [Value]? {
        guard let words = list(option) else { return nil }
        var values: [Value] = []
        var seen: Set<Value> = []
        for word in words {
            let value = try Self.value(of: word, option, vocabulary)
            guard seen.insert(value).inserted else { throw .repeatedItem(option: option.name, value: word) }
            values.append(value)
        }
        return values
    }

    private static func value<Value>(
        of word: String,
        _ option: Option,
        _ vocabulary: Vocabulary<Value>
    ) throws(UsageError) -> Value {
        do {
            return try vocabulary.value(word)
        } catch {
            throw .invalidValue(
                option: option.name,
                value: word,
                allowed: vocabulary.allowed,
                suggestion: error.suggestion
            )
        }
    }
}
