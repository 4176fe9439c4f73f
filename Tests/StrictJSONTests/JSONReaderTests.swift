import StrictJSON
import Testing

@Suite("Strict reading")
struct JSONReaderTests {
    private enum Edge: String, CaseIterable { case clamp, mirror }

    private func reader(_ text: String) throws -> JSONReader { JSONReader(try JSONValue(parsing: text)) }

    @Test("an unknown key is named with its place, the key it resembles and the allowed ones")
    func unknownKey() throws {
        let hud = try reader(#"{"hud": {"raduis": 4}}"#).object(keys: ["hud"])["hud"]
        let error = try #require(throws: JSONError.self) { try hud.object(keys: ["radius", "band"]) }
        #expect(
            error.description == "hud.raduis: unknown key; did you mean \"radius\"? allowed: radius, band"
        )
    }

    @Test("a missing key is named with its place")
    func missingKey() throws {
        let list = try reader(#"[{}, {"a": {}}]"#).array()
        let object = try list[1].object(keys: ["a"])["a"].object(keys: ["b"])
        let error = try #require(throws: JSONError.self) { try object["b"] }
        #expect(error.description == "[1].a.b: missing; add this key")
        #expect(object.optional("b")?.value == nil)
    }

    @Test("a wrong type says what was expected and what was found")
    func wrongType() throws {
        let reader = try reader("\"4\"")
        let error = try #require(throws: JSONError.self) { try reader.number() }
        #expect(error.description == "the outermost value: expected a number, found a string")
        #expect(throws: JSONError.self) { try reader.bool() }
        #expect(throws: JSONError.self) { try reader.array() }
        #expect(throws: JSONError.self) { try reader.object(keys: []) }
        #expect(throws: JSONError.self) { try JSONReader(1).string() }
    }

    @Test("both ends of a range are allowed, and what lies outside is told the range")
    func range() throws {
        #expect(try JSONReader(0).number(in: 0...2.5) == 0)
        #expect(try JSONReader(2.5).number(in: 0...2.5) == 2.5)
        let error = try #require(throws: JSONError.self) { try JSONReader(-0.5).number(in: 0...2.5) }
        #expect(error.description == "the outermost value: -0.5 is out of range; allowed: from 0 to 2.5")
    }

    @Test("a whole number has no fraction")
    func integer() throws {
        #expect(try JSONReader(3).integer(in: 1...3) == 3)
        #expect(throws: JSONError.self) { try JSONReader(2.5).integer(in: 1...3) }
        #expect(throws: JSONError.self) { try JSONReader(4).integer(in: 1...3) }
    }

    @Test("a word is one of a set, and one that is not is told the nearest")
    func words() throws {
        #expect(try JSONReader("mirror").word(of: Edge.self) == .mirror)
        let error = try #require(throws: JSONError.self) { try JSONReader("miror").word(of: Edge.self) }
        #expect(
            error.description
                == "the outermost value: unknown word \"miror\"; did you mean \"mirror\"? allowed: clamp, mirror"
        )
    }

    @Test("the length of an array is bounded or fixed")
    func arrays() throws {
        #expect(throws: JSONError.tooMany(.root, count: 3, limit: 2)) { try JSONReader([1, 2, 3]).array(atMost: 2) }
        #expect(throws: JSONError.malformed(.root, expected: "[x, y]")) {
            try JSONReader([1, 2, 3]).array(of: 2, "[x, y]")
        }
    }
}
