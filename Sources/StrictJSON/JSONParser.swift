extension JSONValue {
    /// The limits within which a JSON text is parsed.
    public struct Limits: Hashable, Sendable {
        /// Bytes of text.
        public var bytes: Int
        /// Arrays and objects inside of each other.
        public var depth: Int

        public init(bytes: Int = 256 << 20, depth: Int = 256) {
            self.bytes = bytes
            self.depth = depth
        }
    }

    /// The value that a JSON text in UTF-8 stands for.
    ///
    /// It reads RFC 8259 and nothing more, and is stricter in two points: a key that occurs twice in an object and a
    /// number that no `Double` holds are errors.
    public init(parsing bytes: some Sequence<UInt8>, limits: Limits = Limits()) throws(JSONError) {
        let bytes = Array(bytes)
        guard bytes.count <= limits.bytes else {
            throw .syntax(line: 1, column: 1, problem: "the text has more than \(limits.bytes) bytes")
        }
        var parser = JSONParser(bytes: bytes, maximumDepth: limits.depth)
        self = try parser.parseDocument()
    }

    /// The value that a JSON text stands for.
    public init(parsing text: String, limits: Limits = Limits()) throws(JSONError) {
        try self.init(parsing: text.utf8, limits: limits)
    }
}

/// A recursive-descent parser over the bytes of a JSON text.
struct JSONParser {
    let bytes: [UInt8]
    let maximumDepth: Int
    private var position = 0
    private var depth = 0

    init(bytes: [UInt8], maximumDepth: Int) {
        self.bytes = bytes
        self.maximumDepth = maximumDepth
    }

    mutating func parseDocument() throws(JSONError) -> JSONValue {
        guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else {
            throw syntax("the text begins with a byte order mark; save it as UTF-8 without one")
        }
        let value = try parseValue()
        skipSpace()
        guard position == bytes.count else { throw syntax("expected the end of the text") }
        return value
    }

    private mutating func parseValue() throws(JSONError) -> JSONValue {
        skipSpace()
        guard let byte = peek else { throw syntax("the text ends where a value is expected") }
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard depth < maximumDepth else {
                throw syntax("more than \(maximumDepth) arrays and objects inside of each other")
            }
            depth += 1
            defer { depth -= 1 }
            return byte == UInt8(ascii: "{") ? try parseObject() : try parseArray()
        case UInt8(ascii: "\""): return .string(try parseString())
        case UInt8(ascii: "t"): return try parseWord("true", .bool(true))
        case UInt8(ascii: "f"): return try parseWord("false", .bool(false))
        case UInt8(ascii: "n"): return try parseWord("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try parseNumber()
        default: throw syntax("expected a value")
        }
    }

    private mutating func parseObject() throws(JSONError) -> JSONValue {
        position += 1
        var members: [JSONValue.Member] = []
        var keys = Keys()
        skipSpace()
        if take("}") { return .object(members) }
        while true {
            skipSpace()
            guard peek == UInt8(ascii: "\"") else { throw syntax("expected a key in double quotes") }
            let start = position
            let key = try parseString()
            guard keys.insert(key, after: members) else {
                let (line, column) = location(of: start)
                throw .duplicateKey(line: line, column: column, key: key)
            }
            skipSpace()
            guard take(":") else { throw syntax("expected \":\" after the key \"\(key)\"") }
            members.append(.init(key, try parseValue()))
            skipSpace()
            if take("}") { return .object(members) }
            guard take(",") else { throw syntax("expected \",\" or \"}\"") }
        }
    }

    /// The keys of an object, to find one that occurs twice.
    ///
    /// Few keys are compared one by one, which is sooner done than
    /// to hash them.
    private struct Keys {
        private var many: Set<String> = []

        /// Adds a key to those of the members before it; false when it is one of them.
        mutating func insert(_ key: String, after members: [JSONValue.Member]) -> Bool {
            if members.count < 8 { return !members.contains { $0.key == key } }
            if many.isEmpty { many = Set(members.map(\.key)) }
            return many.insert(key).inserted
        }
    }

    private mutating func parseArray() throws(JSONError) -> JSONValue {
        position += 1
        var elements: [JSONValue] = []
        skipSpace()
        if take("]") { return .array(elements) }
        while true {
            elements.append(try parseValue())
            skipSpace()
            if take("]") { return .array(elements) }
            guard take(",") else { throw syntax("expected \",\" or \"]\"") }
        }
    }

    private mutating func parseWord(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
        for index in 0..<word.utf8CodeUnitCount {
            guard peek == word.utf8Start[index] else { throw syntax("expected \(word)") }
            position += 1
        }
        return value
    }

    private mutating func parseNumber() throws(JSONError) -> JSONValue {
        let start = position
        let isNegative = take("-")
        var digits = Digits()
        if !take("0") { try readDigits(into: &digits) }
        var fraction = 0
        if take(".") {
            let first = position
            try readDigits(into: &digits)
            fraction = position - first
        }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            var exponent = Digits()
            try readDigits(into: &exponent)
        } else if let magnitude = digits.divided(byTenTo: fraction) {
            return .number(isNegative ? -magnitude : magnitude)
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let number = Double(text), number.isFinite else {
            position = start
            throw syntax("the number \(text.prefix(24))\(text.utf8.count > 24 ? "…" : "") is too large")
        }
        return .number(number)
    }

    /// Decimal digits read so far, as a whole number.
    private struct Digits {
        private var value = 0.0
        private var count = 0

        mutating func append(_ digit: UInt8) {
            value = 10 * value + Double(digit)
            count += 1
        }

        /// The number divided by a power of ten; `nil` for more digits than a `Double` holds.
        ///
        /// Both numbers are exact here, so their quotient is the double next to the decimal number, which is what the
        /// general conversion gives after many more steps.
        func divided(byTenTo exponent: Int) -> Double? {
            guard count <= 15 else { return nil }
            var power = 1.0
            for _ in 0..<exponent { power *= 10 }
            return value / power
        }
    }

    private mutating func readDigits(into digits: inout Digits) throws(JSONError) {
        let start = position
        while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
            digits.append(byte - UInt8(ascii: "0"))
            position += 1
        }
        guard position > start else { throw syntax("expected a digit") }
    }

    /// Reads a string whose opening quote is the next byte.
    private mutating func parseString() throws(JSONError) -> String {
        let start = position
        position += 1
        // Nearly every string is one run without escapes, and is not copied byte by byte.
        var content: [UInt8] = []
        var run = position
        var isASCII = true
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                let rest = bytes[run..<position]
                position += 1
                if isASCII, content.isEmpty { return String(decoding: rest, as: UTF8.self) }
                guard let string = String(validating: content + rest, as: UTF8.self) else {
                    position = start
                    throw syntax("the string is not valid UTF-8")
                }
                return string
            case UInt8(ascii: "\\"):
                content += bytes[run..<position]
                content += Array(String(try parseEscape()).utf8)
                run = position
            case 0..<0x20: throw syntax("a control character in a string; write it as \\n, \\t or \\u00XX")
            default:
                if byte >= 0x80 { isASCII = false }
                position += 1
            }
        }
        position = start
        throw syntax("the string has no closing quote")
    }

    private mutating func parseEscape() throws(JSONError) -> Unicode.Scalar {
        position += 1
        let byte = peek
        position += 1
        switch byte {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try parseUnicodeEscape()
        default:
            position -= 1
            throw syntax("expected one of \" \\ / b f n r t u after a backslash")
        }
    }

    private mutating func parseUnicodeEscape() throws(JSONError) -> Unicode.Scalar {
        let high = try parseHex()
        if let scalar = Unicode.Scalar(high) { return scalar }
        guard high < 0xDC00, take("\\"), take("u") else { throw syntax("expected the second half of a surrogate pair") }
        let low = try parseHex()
        guard low >= 0xDC00, low <= 0xDFFF,
            let scalar = Unicode.Scalar(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
        else { throw syntax("expected the second half of a surrogate pair") }
        return scalar
    }

    private mutating func parseHex() throws(JSONError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw syntax("expected four hexadecimal digits after \\u")
            }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: scalar) else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private func syntax(_ problem: String) -> JSONError {
        let (line, column) = location(of: position)
        return .syntax(line: line, column: column, problem: problem)
    }

    private func location(of offset: Int) -> (line: Int, column: Int) {
        let before = bytes[..<min(offset, bytes.count)]
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let line = before.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
        return (line, before.count - lineStart + 1)
    }
}
