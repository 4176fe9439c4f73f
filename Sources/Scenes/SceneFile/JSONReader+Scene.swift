import StrictJSON

extension JSONReader {
    /// The value of a word.
    func value<Value>(_ vocabulary: Vocabulary<Value>) throws(JSONError) -> Value {
        let word = try string()
        do {
            return try vocabulary.value(word)
        } catch {
            throw .unknownWord(path, word: word, suggestion: error.suggestion, allowed: error.allowed)
        }
    }

    /// The values of a word or of a list of words, each of them once.
    func values<Value: Hashable>(_ vocabulary: Vocabulary<Value>) throws(JSONError) -> [Value] {
        try distinct { reader throws(JSONError) in try reader.value(vocabulary) }
    }

    /// A whole number or a list of them, each once.
    func values(in range: ClosedRange<Int>) throws(JSONError) -> [Int] {
        try distinct { reader throws(JSONError) in try reader.integer(in: range) }
    }

    /// The elements of a list, as in ``list(_:)``; two that mean the same are an error that names both places.
    func distinct<Value: Hashable>(_ read: (JSONReader) throws(JSONError) -> Value) throws(JSONError) -> [Value] {
        var places: [Value: JSONPath] = [:]
        return try list { reader throws(JSONError) in
            let value = try read(reader)
            if let first = places.updateValue(reader.path, forKey: value) {
                throw reader.malformed("another value: it is the same as \(first), and their frames would be one file")
            }
            return value
        }
    }

    /// The elements of a list that is not empty, or the one value that stands in its place.
    func list<Value>(_ read: (JSONReader) throws(JSONError) -> Value) throws(JSONError) -> [Value] {
        guard case .array(let elements) = value else { return [try read(self)] }
        guard !elements.isEmpty else { throw malformed("at least one value") }
        var values: [Value] = []
        for element in try array(atMost: Scene.frameLimit) { values.append(try read(element)) }
        return values
    }

    /// A text of bounded length.
    func text(limit: Int = 10_000) throws(JSONError) -> String {
        let text = try string()
        guard text.utf8.count <= limit else { throw malformed("a text of at most \(limit) bytes") }
        return text
    }

    /// A path: a text that is not empty.
    func path(limit: Int) throws(JSONError) -> String {
        let path = try text(limit: limit)
        guard !path.isEmpty else { throw malformed("a path that is not empty") }
        return path
    }
}
