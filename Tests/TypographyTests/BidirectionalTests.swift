import Testing
import Typography

@Suite struct BidirectionalTests {
    @Test("Hebrew letters stand from right to left")
    func hebrewOrder() throws {
        let first = try layout("א").glyphs
        let last = try layout("ג").glyphs
        let word = try layout("אבג").glyphs
        #expect(word.count == 3)
        #expect(word.last == first[0] && word.first == last[0])
    }

    @Test("Glyph positions grow from left to right in either direction")
    func positionsGrow() throws {
        for text in ["abc", "אבג", "abc אבג 12 ab"] {
            let places = try layout(text).runs.flatMap { $0.glyphs.map(\.position.x) }
            #expect(places == places.sorted())
        }
    }

    @Test("The first strong character decides the direction of a line, each for itself")
    func firstStrong() throws {
        #expect(try layout("a אב").drawnLines == [["a ", "אב"]])
        #expect(try layout("אב a").drawnLines == [["a", "אב "]])
        #expect(try layout("a אב\nאב a").drawnLines == [["a ", "אב"], ["a", "אב "]])
    }

    @Test("A text without strong characters runs in the layout direction")
    func neutralText() throws {
        let leftToRight = try layout("(1)", direction: .leftToRight)
        let rightToLeft = try layout("(.", direction: .rightToLeft)
        #expect(leftToRight.drawnLines.joined().joined() == "(1)")
        // Right to left, the full stop stands left of the bracket, which is mirrored.
        let mark = try layout(".").glyphs[0]
        let closing = try layout(")").glyphs[0]
        #expect(rightToLeft.glyphs == [mark, closing])
    }

    @Test("Numbers within right-to-left text keep their order")
    func numbers() throws {
        let digits = try layout("123").glyphs
        let glyphs = try layout("אב 123 גד").glyphs
        let start = try #require(glyphs.firstIndex(of: digits[0]))
        #expect(Array(glyphs[start..<start + 3]) == digits)
    }

    @Test("Brackets are mirrored within right-to-left text")
    func mirroring() throws {
        let opening = try layout("(").glyphs[0]
        let glyphs = try layout("א(ב)").glyphs
        // Left to right on the page: an opening bracket (the closing one, mirrored), bet, a closing bracket, alef.
        #expect(glyphs.first == opening)
    }

    @Test(
        "Leading is the right side when the layout runs right to left",
        arguments: [
            (TextAlignment.leading, LayoutDirection.leftToRight, 0.0), (.leading, .rightToLeft, 1),
            (.trailing, .leftToRight, 1), (.trailing, .rightToLeft, 0),
            (.center, .leftToRight, 0.5), (.center, .rightToLeft, 0.5),
        ]
    )
    func alignment(alignment: TextAlignment, direction: LayoutDirection, share: Double) throws {
        let layout = try layout("a wider line\nx", alignment: alignment, direction: direction)
        let space = layout.size.width - layout.lines[1].width
        #expect(abs(layout.lines[1].origin.x - space * share) < 1e-9)
    }
}
