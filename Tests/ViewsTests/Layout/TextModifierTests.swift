import Raster
import Testing
import Typography
import Views

@Suite("Fonts, truncation and shrinking of texts")
struct TextModifierTests {
    private func runs(_ view: some View, width: Double = 300, height: Double = 300) throws -> [GlyphRun] {
        layOut(view, width: width, height: height, in: try environment()).commands.compactMap {
            if case .text(let text) = $0 { text.run } else { nil }
        }
    }

    private func face(_ view: some View) throws -> String? { try runs(view).first?.face.postScriptName }

    @Test("weight and slant choose the face; a text's own weight wins over that around it")
    func faces() throws {
        let text = Text("Text")
        #expect(try face(text) == "Inter-Regular")
        #expect(try face(text.bold()) == "Inter-Bold")
        #expect(try face(text.fontWeight(.semibold)) == "Inter-SemiBold")
        #expect(try face(text.font(.headline)) == "Inter-SemiBold")
        #expect(try face(text.font(.headline).fontWeight(.light)) == "Inter-Light")
        #expect(try face(text.italic()) == "Inter-Italic")
        #expect(try face(text.italic().bold()) == "Inter-BoldItalic")
        #expect(try face(VStack { text.bold(false) }.bold()) == "Inter-Regular")
        #expect(try face(VStack { text.italic(false) }.italic()) == "Inter-Regular")
    }

    @Test("slanted letters are set like upright ones, and other scripts stay upright")
    func italics() throws {
        let upright = layOut(Text("Saved"), in: try environment()).frame
        let slanted = layOut(Text("Saved").italic(), in: try environment()).frame
        #expect(upright.height == slanted.height)
        #expect(try runs(Text("Saved")).first?.size == runs(Text("Saved").italic()).first?.size)
        #expect(try runs(Text("ครับ").italic()) == runs(Text("ครับ")))
    }

    /// What is left of the text, the ellipsis as a dot.
    private func shown(_ text: String, _ mode: TruncationMode, width: Double, limit: Int? = 1) throws -> String {
        try runs(Text(text).truncationMode(mode).lineLimit(limit), width: width)
            .map(\.text).joined().replacing("\u{2026}", with: ".")
    }

    @Test("the ellipsis stands after the beginning, before the end, or between both")
    func truncation() throws {
        let text = "abcdefghijklmnopqrstuvwxyz"
        let tail = try shown(text, .tail, width: 100)
        let head = try shown(text, .head, width: 100)
        let middle = try shown(text, .middle, width: 100)
        #expect(tail.hasSuffix(".") && text.hasPrefix(tail.dropLast()) && tail.count > 8)
        #expect(head.hasPrefix(".") && text.hasSuffix(head.dropFirst()) && head.count > 8)
        let parts = middle.split(separator: ".")
        #expect(parts.count == 2 && text.hasPrefix(parts[0]) && text.hasSuffix(parts[1]) && middle.count > 8)
        #expect(abs(parts[0].count - parts[1].count) <= 2)
        for mode in TruncationMode.allCases {
            let width = layOut(
                Text(text).truncationMode(mode).lineLimit(1),
                width: 100,
                in: try environment()
            ).frame.width
            // Within one letter of the room, and never beyond it.
            #expect(width <= 100.34 && width > 84)
            #expect(try shown("short", mode, width: 100) == "short")
            #expect(try shown(text, mode, width: 1) == ".")
            #expect(try shown("", mode, width: 1) == "")
        }
    }

    @Test("in a text of several lines it is the last one whose head or middle gives way; no space touches the ellipsis")
    func lastLine() throws {
        let text = "one two three four five six seven eight nine ten"
        #expect(try shown(text, .head, width: 80, limit: 2).hasSuffix("nine ten"))
        #expect(try !shown(text, .head, width: 80, limit: 2).contains(". "))
        #expect(try shown(text, .middle, width: 80, limit: 2).hasPrefix("one two"))
        #expect(try shown(text, .middle, width: 80, limit: 2).hasSuffix("ten"))
    }

    @Test("right to left, the ellipsis of a head stands at the right")
    func rightToLeft() throws {
        let text = "אבגדהוזחטיכלמנסעפצקרשת"
        let runs = try runs(Text(text).truncationMode(.head).lineLimit(1), width: 80)
        #expect(runs.last?.text == "\u{2026}")
        #expect(try self.runs(Text(text).lineLimit(1), width: 80).first?.text == "\u{2026}")
    }

    @Test("a text shrinks to the largest hundredth that fits, and only where it would be truncated")
    func shrinking() throws {
        let text = Text("Download of documents").lineLimit(1)
        let ideal = layOut(text, width: 400, in: try environment()).frame
        let width = ideal.width * 0.8
        let shrunk = layOut(text.minimumScaleFactor(0.5), width: width, in: try environment())
        let size = try #require(try runs(text.minimumScaleFactor(0.5), width: width).first?.size)
        let whole = try #require(try runs(text, width: 400).first?.size)
        #expect(shrunk.frame.width <= width + 0.34)
        #expect(size / whole < 0.86 && size / whole > 0.75)
        let hundredths = size / whole * 100
        #expect(abs(hundredths - hundredths.rounded()) < 1e-9)
        // The next larger step is truncated.
        let larger = text.font(.system(size: 16 * (hundredths.rounded() + 1) / 100))
        #expect(try runs(larger, width: width).map(\.text).joined().contains("\u{2026}"))
        #expect(try runs(text.minimumScaleFactor(0.5), width: 400).first?.size == whole)
    }

    @Test("a text that does not fit at its smallest is truncated there, and a factor of 1 never shrinks")
    func smallest() throws {
        let text = Text("Download of documents").lineLimit(1)
        let whole = try #require(try runs(text, width: 400).first?.size)
        let runs = try runs(text.minimumScaleFactor(0.8), width: 40)
        #expect(abs((runs.first?.size ?? 0) / whole - 0.8) < 1e-9)
        #expect(runs.map(\.text).joined().contains("\u{2026}"))
        #expect(try self.runs(text.minimumScaleFactor(1), width: 40) == self.runs(text, width: 40))
        #expect(try self.runs(text.minimumScaleFactor(.nan), width: 40) == self.runs(text, width: 40))
    }

    @Test("a text that is too high shrinks too")
    func height() throws {
        let text = Text("one two three four five six seven eight nine ten eleven")
        let runs = try runs(text.minimumScaleFactor(0.3), width: 100, height: 45)
        #expect(runs.map(\.text).joined().hasSuffix("eleven"))
        #expect(layOut(text.minimumScaleFactor(0.3), height: 45, in: try environment()).frame.height <= 45)
    }

    @Test("a range of lines is the least height and the most lines of a text, either end alone or both")
    func lineRanges() throws {
        let long = String(repeating: "wide ", count: 60)
        func height(_ view: some View, _ room: Double = 300) throws -> Double {
            layOut(view, width: 100, height: room, in: try environment()).frame.height
        }
        func lines(_ count: Int) -> Double { 58.0 / 3 + 21 * Double(count - 1) }
        func expect(_ view: some View, _ count: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
            #expect(abs(try height(view) - lines(count)) < 1e-9, sourceLocation: sourceLocation)
        }
        try expect(Text("a").lineLimit(2...4), 2)
        try expect(Text("a\nb\nc").lineLimit(2...4), 3)
        try expect(Text(long).lineLimit(2...4), 4)
        try expect(Text("a").lineLimit(3...), 3)
        try expect(Text("a\nb\nc\nd").lineLimit(3...), 4)
        try expect(Text("a").lineLimit(...4), 1)
        try expect(Text(long).lineLimit(...4), 4)
        try expect(Text("a").lineLimit(3, reservesSpace: true), 3)
        try expect(Text("a").lineLimit(3, reservesSpace: false), 1)
        try expect(Text("").lineLimit(2...4), 2)
        // A limit further in takes the place of a range further out, and room that is not there is not kept.
        try expect(VStack { Text("a").lineLimit(1) }.lineLimit(3...), 1)
        #expect(abs(try height(Text("a").lineLimit(5...), 50) - lines(2)) < 1e-9)
    }

    @Test("a text with more room than lines stands at the top of it")
    func reservedRoom() throws {
        let baselines = try runs(Text("a").lineLimit(3...)).map(\.glyphs[0].position.y)
        #expect(try baselines == runs(Text("a")).map(\.glyphs[0].position.y))
    }
}
