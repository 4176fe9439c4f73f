import StrictJSON
import Testing

@Suite("JSON texts")
struct JSONParserTests {
    @Test("every kind of value is read")
    func kinds() throws {
        let value = try JSONValue(parsing: #" {"a": [null, true, false, -1.5e2, 0], "b": {}, "": "x"} "#)
        #expect(value == ["a": [.null, true, false, -150, 0], "b": .object([]), "": "x"])
    }

    @Test("a byte order mark is named")
    func byteOrderMark() {
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: [0xEF, 0xBB, 0xBF, 0x30]) }
        #expect("\(error, default: "")".contains("begins with a byte order mark"))
    }

    @Test("numbers of few digits are the doubles nearest to them, as those of many are")
    func numbers() throws {
        var texts = [
            "0", "-0", "0.1", "-0.30", "123456789012345", "1234567890123456", "0.1234567890123456", "1e3", "0.0",
        ]
        texts += ["9007199254740993", "0.000000000000001", "0.0000000000000001", "4.35", "2.675", "1.005", "5e-324"]
        for whole in 0..<200 { texts.append("\(whole * whole).\(whole * 7919 % 1000)\(whole % 10)7") }
        for text in texts {
            let value = try JSONValue(parsing: text)
            let exact = try #require(Double(text))
            #expect(value == .number(exact), "\(text)")
        }
    }

    @Test("a key that occurs twice is found among few keys and among many", arguments: [2, 8, 9, 10, 40])
    func repeatedKeys(count: Int) throws {
        let members = (0..<count).map { "\"k\($0)\":0" }.joined(separator: ",")
        #expect(throws: Never.self) { try JSONValue(parsing: "{\(members)}") }
        for repeated in [0, count / 2, count - 1] {
            let error = #expect(throws: JSONError.self) { try JSONValue(parsing: "{\(members),\"k\(repeated)\":1}") }
            guard case .duplicateKey(_, _, "k\(repeated)")? = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
        }
    }

    @Test("strings of other letters and of escapes between runs are whole")
    func mixedStrings() throws {
        #expect(try JSONValue(parsing: #""a\nbé\u0041ö""#) == .string("a\nbéAö"))
        #expect(try JSONValue(parsing: #""\\\\""#) == .string(#"\\"#))
        #expect(try JSONValue(parsing: #""""#) == .string(""))
    }

    @Test("escapes stand for their characters, surrogate pairs for one")
    func escapes() throws {
        let value = try JSONValue(parsing: #""\"\\\/\b\f\n\r\té\ud83d\ude00""#)
        #expect(value == .string("\"\\/\u{8}\u{C}\n\r\té😀"))
    }

    @Test(
        "a fault is reported with its line and column",
        arguments: [
            ("", 1, 1), ("{", 1, 2), ("[1,]", 1, 4), ("{\n \"a\" 1}", 2, 6), ("[1]\n x", 2, 2), ("01", 1, 2),
            ("1.", 1, 3), ("[1e999]", 1, 2), ("tru", 1, 4), ("\"a", 1, 1), ("\"\u{1}\"", 1, 2), (#""\x""#, 1, 3),
            (#""\ud800""#, 1, 8), (#""\ud800\u0041""#, 1, 14), ("nul1", 1, 4), ("'a'", 1, 1),
        ]
    )
    func syntaxErrors(_ text: String, line: Int, column: Int) throws {
        let error = try #require(throws: JSONError.self) { try JSONValue(parsing: text) }
        guard case .syntax(line, column, _) = error else {
            Issue.record("\(error)")
            return
        }
    }

    @Test("a number that is too large is quoted by its first digits only")
    func longNumber() {
        let digits = String(repeating: "7", count: 24)
        let problem = "the number \(digits)… is too large"
        #expect(throws: JSONError.syntax(line: 1, column: 1, problem: problem)) {
            try JSONValue(parsing: String(repeating: "7", count: 400))
        }
    }

    @Test("a key that occurs twice is an error at its second place")
    func duplicateKeys() {
        #expect(throws: JSONError.duplicateKey(line: 2, column: 1, key: "a")) {
            try JSONValue(parsing: "{\"a\": 1,\n\"a\": 2}")
        }
    }

    @Test("nesting is bounded")
    func depth() throws {
        let limits = JSONValue.Limits(depth: 3)
        _ = try JSONValue(parsing: "[[[]]]", limits: limits)
        #expect(throws: JSONError.self) { try JSONValue(parsing: "[[[[]]]]", limits: limits) }
        #expect(throws: JSONError.self) { try JSONValue(parsing: String(repeating: "[", count: 100_000)) }
    }

    @Test("the length is bounded")
    func length() {
        #expect(throws: JSONError.self) { try JSONValue(parsing: "[1, 2]", limits: .init(bytes: 5)) }
    }

    @Test("bytes that are no UTF-8 are an error")
    func encoding() {
        #expect(throws: JSONError.syntax(line: 1, column: 2, problem: "the string is not valid UTF-8")) {
            try JSONValue(parsing: [0x5B, 0x22, 0xFF, 0x22, 0x5D])
        }
    }

    @Test("what is written is read back, with the order of members kept")
    func roundTrip() throws {
        let value: JSONValue = [
            "z": [1, 0.1, -1e-7, 1e300, 123_456_789_012], "a": "\u{1}\"\\\n😀", "nested": [["x": [.null, true]]],
            "empty": [], "none": .object([]),
        ]
        #expect(try JSONValue(parsing: value.text) == value)
        #expect(try JSONValue(parsing: value.prettyText) == value)
    }

    @Test("short objects stay on one line, an array of objects takes a line for each")
    func prettyText() {
        let value: JSONValue = ["version": 1, "list": [["a": 1, "b": [1, 2.5]], ["a": 2]]]
        #expect(
            value.prettyText == """
                {
                  "version": 1,
                  "list": [
                    {"a": 1, "b": [1, 2.5]},
                    {"a": 2}
                  ]
                }
                """
        )
    }
}
