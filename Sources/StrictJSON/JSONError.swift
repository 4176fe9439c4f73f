/// Why a JSON text is not accepted.
///
/// Every case names the place and what is allowed there; who reads a file adds the file's name.
public enum JSONError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The text is no JSON: line and column count from 1, columns in bytes.
    case syntax(line: Int, column: Int, problem: String)
    case duplicateKey(line: Int, column: Int, key: String)
    /// A key that has no meaning there; `suggestion` is the allowed key that it resembles.
    case unknownKey(JSONPath, suggestion: String?, allowed: [String])
    case missingKey(JSONPath)
    case wrongType(JSONPath, expected: String, found: String)
    case outOfRange(JSONPath, value: Double, allowed: String)
    /// A word that is none of a fixed set.
    case unknownWord(JSONPath, word: String, suggestion: String?, allowed: [String])
    /// A string, array or object whose content is not of the form that is asked for.
    case malformed(JSONPath, expected: String)
    case tooMany(JSONPath, count: Int, limit: Int)

    public var description: String {
        switch self {
        case .syntax(let line, let column, let problem):
            "line \(line), column \(column): \(problem)"
        case .duplicateKey(let line, let column, let key):
            "line \(line), column \(column): the key \"\(key)\" occurs twice in this object; keep one"
        case .unknownKey(let path, let suggestion, let allowed):
            "\(path): unknown key" + Self.hint(suggestion, allowed)
        case .missingKey(let path):
            "\(path): missing; add this key"
        case .wrongType(let path, let expected, let found):
            "\(path): expected \(expected), found \(found)"
        case .outOfRange(let path, let value, let allowed):
            "\(path): \(JSONValue.number(value).text) is out of range; allowed: \(allowed)"
        case .unknownWord(let path, let word, let suggestion, let allowed):
            "\(path): unknown word \"\(word)\"" + Self.hint(suggestion, allowed)
        case .malformed(let path, let expected):
            "\(path): expected \(expected)"
        case .tooMany(let path, let count, let limit):
            "\(path): \(count) elements; at most \(limit) are allowed"
        }
    }

    private static func hint(_ suggestion: String?, _ allowed: [String]) -> String {
        let question = suggestion.map { "; did you mean \"\($0)\"?" } ?? ";"
        return question + " allowed: " + (allowed.isEmpty ? "nothing" : allowed.joined(separator: ", "))
    }
}
