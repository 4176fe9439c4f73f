import Testing
import Typography

@Suite struct TruncationTests {
    private func width(_ text: String) throws -> Double { try layout(text).lines[0].width }

    @Test("The last line that is allowed ends in an ellipsis after as many characters as fit")
    func ellipsis() throws {
        let room = try width("one tw") + width("…")
        let cut = try layout("one two three", maxWidth: room, lineLimit: 1)
        #expect(cut.drawnLines == [["one tw", "…"]])
        #expect(cut.lines[0].isTruncated)
        #expect(cut.lines[0].width <= room + 1e-6)
        #expect(try layout("one two three", maxWidth: room - 0.01, lineLimit: 1).drawnLines == [["one t", "…"]])
    }

    @Test("White space before the ellipsis is dropped")
    func trimmed() throws {
        let room = try width("one ") + width("…") + 4
        #expect(try layout("one two three", maxWidth: room, lineLimit: 1).drawnLines == [["one", "…"]])
    }

    @Test("The lines before the last are broken as without a limit")
    func secondLine() throws {
        let room = try width("one two")
        let layout = try layout("one two three four five", maxWidth: room, lineLimit: 2)
        #expect(layout.drawnLines.map { $0.joined() } == ["one two", "three…"])
        #expect(layout.lines.map(\.isTruncated) == [false, true])
    }

    @Test("A text that fits has no ellipsis")
    func fits() throws {
        let layout = try layout("one two", maxWidth: 100, lineLimit: 1)
        #expect(layout.drawnLines == [["one two"]])
        #expect(!layout.lines[0].isTruncated)
    }

    @Test("A line end beyond the limit leaves an ellipsis, without a width too")
    func newline() throws {
        #expect(try layout("one\ntwo", lineLimit: 1).drawnLines == [["one", "…"]])
        #expect(try layout("one\ntwo\n\nthree", lineLimit: 3).drawnLines == [["one"], ["two"], ["…"]])
    }

    @Test("In right-to-left text the ellipsis stands at the left")
    func rightToLeft() throws {
        let layout = try layout("אבג דהו זחט", maxWidth: 60, lineLimit: 1)
        #expect(layout.lines[0].isTruncated)
        #expect(layout.drawnLines[0].first == "…")
    }

    @Test("Without room for anything the ellipsis stands alone")
    func noRoom() throws {
        #expect(try layout("one two", maxWidth: 1, lineLimit: 1).drawnLines == [["…"]])
    }

    @Test("A letter and its accents are kept or left out together")
    func graphemes() throws {
        let text = "e\u{301}\u{323}e\u{301}\u{323}e\u{301}\u{323}"
        let room = try width("e") * 1.5 + width("…")
        #expect(try layout(text, maxWidth: room, lineLimit: 1).drawnLines == [["e\u{301}\u{323}", "…"]])
    }

    @Test("A limit below one counts as one")
    func noLines() throws {
        #expect(try layout("a\nb", lineLimit: 0).lines.count == 1)
    }
}
