/// A JSON value with its place, read strictly: each question either gets what it asks for or throws an error that says
/// where, and what is allowed.
///
///     let backdrop = try JSONReader(JSONValue(parsing: text)).object(keys: ["style", "radius"])
///     let style = try backdrop["style"].word(of: BackdropStyle.self)
///     let radius = try backdrop.optional("radius")?.number(in: 0...100) ?? 4
public struct JSONReader: Sendable {
    public let value: JSONValue
    public let path: JSONPath

    public init(_ value: JSONValue, path: JSONPath = .root) {
        self.value = value
        self.path = path
    }

    public func string() throws(JSONError) -> String {
        guard case .string(let string) = value else { throw wrongType("a string") }
        return string
    }

    public func bool() throws(JSONError) -> Bool {
        guard case .bool(let bool) = value else { throw wrongType("true or false") }
        return bool
    }

    public func number() throws(JSONError) -> Double {
        guard case .number(let number) = value else { throw wrongType("a number") }
        return number
    }

    /// A number between two bounds, both allowed.
    public func number(in range: ClosedRange<Double>) throws(JSONError) -> Double {
        let number = try number()
        guard range.contains(number) else {
            throw .outOfRange(path, value: number, allowed: Self.describe(range))
        }
        return number
    }

    /// A whole number between two bounds, both allowed.
    public func integer(in range: ClosedRange<Int>) throws(JSONError) -> Int {
        let bounds = Double(range.lowerBound)...Double(range.upperBound)
        let number = try number()
        guard bounds.contains(number), let integer = Int(exactly: number) else {
            throw .outOfRange(path, value: number, allowed: "a whole number, " + Self.describe(bounds))
        }
        return integer
    }

    /// One word of a fixed set.
    public func word(of allowed: [String]) throws(JSONError) -> String {
        let word = try string()
        guard allowed.contains(word) else {
            throw .unknownWord(path, word: word, suggestion: NearName.closest(to: word, in: allowed), allowed: allowed)
        }
        return word
    }

    /// One case of an enumeration, by its raw value.
    public func word<Word>(
        of type: Word.Type
    ) throws(JSONError) -> Word where Word: RawRepresentable<String> & CaseIterable {
        let word = try word(of: Word.allCases.map(\.rawValue))
        guard let match = Word(rawValue: word) else { throw malformed("a word") }
        return match
    }

    /// The elements of an array, each with its place.
    public func array(atMost limit: Int = .max) throws(JSONError) -> [JSONReader] {
        guard case .array(let elements) = value else { throw wrongType("an array") }
        guard elements.count <= limit else { throw .tooMany(path, count: elements.count, limit: limit) }
        return elements.enumerated().map { JSONReader($1, path: path.index($0)) }
    }

    /// The elements of an array of one length.
    public func array(of count: Int, _ expected: String) throws(JSONError) -> [JSONReader] {
        guard case .array(let elements) = value else { throw wrongType(expected) }
        guard elements.count == count else { throw malformed(expected) }
        return try array()
    }

    /// The object, once none but the given keys are known to occur in it.
    public func object(keys: [String]) throws(JSONError) -> JSONObjectReader {
        guard case .object(let members) = value else { throw wrongType("an object") }
        for member in members where !keys.contains(member.key) {
            throw .unknownKey(
                path.key(member.key),
                suggestion: NearName.closest(to: member.key, in: keys),
                allowed: keys
            )
        }
        return JSONObjectReader(members: members, path: path)
    }

    /// The object, whatever its keys are.
    public func anyObject() throws(JSONError) -> JSONObjectReader {
        guard case .object(let members) = value else { throw wrongType("an object") }
        return JSONObjectReader(members: members, path: path)
    }

    /// The value of a key of an object whose other keys are not checked, to learn which keys it may have.
    public func member(_ key: String) -> JSONReader? {
        guard case .object(let members) = value else { return nil }
        return JSONObjectReader(members: members, path: path).optional(key)
    }

    /// True for an object that has a member of this key.
    public func hasKey(_ key: String) -> Bool {
        guard case .object(let members) = value else { return false }
        return members.contains { $0.key == key }
    }

    /// The error for a value whose content is not of the form that the caller asks for.
    public func malformed(_ expected: String) -> JSONError { .malformed(path, expected: expected) }

    public func wrongType(_ expected: String) -> JSONError {
        .wrongType(path, expected: expected, found: value.kind)
    }

    private static func describe(_ range: ClosedRange<Double>) -> String {
        let (low, high) = (JSONValue.number(range.lowerBound).text, JSONValue.number(range.upperBound).text)
        return "from \(low) to \(high)"
    }
}

/// An object all of whose keys are known.
public struct JSONObjectReader: Sendable {
    public let path: JSONPath
    private let members: [JSONValue.Member]

    init(members: [JSONValue.Member], path: JSONPath) {
        self.members = members
        self.path = path
    }

    /// The value of a key that must occur.
    public subscript(key: String) -> JSONReader {
        get throws(JSONError) {
            guard let reader = optional(key) else { throw .missingKey(path.key(key)) }
            return reader
        }
    }

    /// The keys and values in the order of the text.
    public var all: [(key: String, reader: JSONReader)] {
        members.map { ($0.key, JSONReader($0.value, path: path.key($0.key))) }
    }

    /// The value of a key, or `nil` where it does not occur; `null` is a value.
    public func optional(_ key: String) -> JSONReader? {
        members.first { $0.key == key }.map { JSONReader($0.value, path: path.key(key)) }
    }
}
