import Testing
import Typography

@Suite struct LineBreakingTests {
    /// What the lines of a text say when they are laid out in a width, hanging white space included.
    private func lines(_ text: String, maxWidth: Double, lineLimit: Int? = nil) throws -> [String] {
        let units = Array(text.utf16)
        return try layout(text, maxWidth: maxWidth, lineLimit: lineLimit).lines.map {
            String(decoding: units[$0.range], as: UTF16.self)
        }
    }

    private func width(_ text: String) throws -> Double { try layout(text).lines[0].width }

    @Test("A line holds as many words as fit")
    func words() throws {
        let room = try width("one two")
        #expect(try lines("one two three", maxWidth: room) == ["one two ", "three"])
        #expect(try lines("one two three", maxWidth: room - 0.01) == ["one ", "two ", "three"])
    }

    @Test("A text fits in the width that it wants to have")
    func ownWidth() throws {
        for text in ["Loading...", "All tasks finished successfully.", "قائمة المهام", "मेरा नाम"] {
            let wanted = try layout(text)
            let again = try layout(text, maxWidth: wanted.size.width)
            #expect(again.lines.count == 1)
            #expect(again.size == wanted.size)
        }
    }

    @Test("White space at the end of a line hangs: it takes no room and draws nothing")
    func hangingSpace() throws {
        let room = try width("one two")
        #expect(try lines("one two      three", maxWidth: room) == ["one two      ", "three"])
        #expect(try layout("one   ").size == layout("one").size)
        #expect(try layout("one   ").runs.map(\.text) == ["one"])
    }

    @Test("A no-break space does not hang and does not break")
    func noBreakSpace() throws {
        #expect(try width("one\u{A0}") > width("one") + 2)
        #expect(try lines("a one\u{A0}two", maxWidth: width("one\u{A0}two")) == ["a ", "one\u{A0}two"])
    }

    @Test("White space at the start of a text keeps its room")
    func leadingSpace() throws {
        #expect(try width("  one") > width("one") + 5)
    }

    @Test(
        "A line ends at each kind of line end, CR LF being one",
        arguments: [
            "\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}",
        ]
    )
    func lineEnds(end: String) throws {
        let layout = try layout("a\(end)\(end)b")
        #expect(layout.drawnLines == [["a"], [], ["b"]])
        let count = end.utf16.count
        #expect(layout.lines.map(\.range) == [0..<1, 1 + count..<1 + count, 1 + 2 * count..<2 + 2 * count])
        #expect(layout.missing.isEmpty)
    }

    @Test("A word that is wider than the room is cut between characters")
    func emergencyBreak() throws {
        #expect(try lines("aaaaa", maxWidth: width("aa")) == ["aa", "aa", "a"])
        #expect(try lines("b aaaaa", maxWidth: width("aa")) == ["b ", "aa", "aa", "a"])
    }

    @Test("Even without room each line takes a character with its accents")
    func noRoom() throws {
        #expect(try lines("e\u{301}x👩‍👩‍👧", maxWidth: 0) == ["e\u{301}", "x", "👩‍👩‍👧"])
        #expect(try lines("ab", maxWidth: -5) == ["a", "b"])
    }

    @Test("White space hangs over a line whose only character is itself too wide")
    func hangingWithoutRoom() throws {
        #expect(try lines("I am  ", maxWidth: 0.5) == ["I ", "a", "m  "])
        #expect(try lines("I am", maxWidth: .nan) == ["I ", "a", "m"])
    }

    @Test("Thai breaks between words though there are no spaces")
    func thai() throws {
        // "language" and "Thai".
        #expect(try lines("ภาษาไทย", maxWidth: width("ภาษา") + 1) == ["ภาษา", "ไทย"])
    }

    @Test("A hyphen stays on the line that it ends")
    func hyphen() throws {
        #expect(try lines("know-all", maxWidth: width("know-") + 1) == ["know-", "all"])
    }

    @Test("A limit that is not reached changes nothing")
    func unreachedLimit() throws {
        let room = try width("one two")
        #expect(try lines("one two three", maxWidth: room, lineLimit: 2) == ["one two ", "three"])
    }

    @Test("A break within a ligature or a kerned pair shapes both sides anew")
    func reshaping() throws {
        let dash = try layout("-").glyphs
        let cut = try layout("->", maxWidth: 1)
        #expect(cut.lines.count == 2)
        #expect(Array(cut.glyphs.prefix(1)) == dash)
    }
}
