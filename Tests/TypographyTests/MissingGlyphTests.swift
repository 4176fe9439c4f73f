import Raster
import Testing
import Typography

@Suite struct MissingGlyphTests {
    @Test("A character that no font has is drawn as a box and reported once, in the order of writing")
    func reported() throws {
        let layout = try layout("a😀b\u{17000}😀")
        #expect(layout.missing == ["😀", "\u{17000}"])
        #expect(layout.runs.map(\.text) == ["a", "😀", "b", "\u{17000}😀"])
        #expect(layout.runs.map(\.isMissing) == [false, true, false, true])
        #expect(layout.runs[3].glyphs.count == 2)
    }

    @Test("The order of report is that of writing in right-to-left text too")
    func reportedRightToLeft() throws {
        #expect(try layout("א\u{17000}ב😀").missing == ["\u{17000}", "😀"])
    }

    @Test("A character that only parts of have glyphs belongs to its first box, and no run repeats another's text")
    func cutCluster() throws {
        for (text, direction) in [("a👩\u{200D}👦b", LayoutDirection.leftToRight), ("א👩\u{200D}👦ב", .rightToLeft)] {
            let layout = try layout(text, direction: direction)
            #expect(layout.missing == ["👩", "👦"])
            #expect(layout.runs.filter(\.isMissing).map(\.text).joined() == "👩\u{200D}👦")
            #expect(layout.runs.reduce(0) { $0 + $1.text.utf16.count } == text.utf16.count)
        }
    }

    @Test("Each box moves the pen by its advance")
    func advance() throws {
        let one = try layout("\u{17000}")
        let two = try layout("\u{17000}\u{17000}")
        let step = MissingGlyph.advance * one.runs[0].size
        #expect(abs(one.lines[0].width - step) < 1e-9)
        #expect(abs(two.runs[0].glyphs[1].position.x - step) < 1e-9)
    }

    @Test("The box is a frame: its inner contour turns the other way")
    func outline() throws {
        let bounds = try #require(MissingGlyph.outline.controlBounds)
        #expect(bounds.maxY == 0 && bounds.minX > 0 && bounds.maxX < MissingGlyph.advance)
        #expect(abs(bounds.height - 0.70459) < 1e-12)
        var area = 0.0
        var start = Point.zero
        var last = Point.zero
        for element in MissingGlyph.outline.elements {
            switch element {
            case .move(let point): (start, last) = (point, point)
            case .line(let point):
                area += (last.x * point.y - point.x * last.y) / 2
                last = point
            default: area += (last.x * start.y - start.x * last.y) / 2
            }
        }
        let stroke = 0.06
        let inner = (bounds.width - 2 * stroke) * (bounds.height - 2 * stroke)
        #expect(abs(area - (bounds.width * bounds.height - inner)) < 1e-12)
    }

    @Test(
        "Control and invisible characters are neither missing nor seen",
        arguments: [
            "\u{0}", "\u{1B}", "\u{7F}", "\u{200B}", "\u{200D}", "\u{2060}", "\u{FE0F}", "\u{FEFF}", "\u{E0020}",
            "\u{AD}",
            "\u{200F}", "\u{202A}", "\u{2066}",
        ]
    )
    func invisible(text: String) throws {
        let pair = try layout("aa").lines[0].width
        let layout = try layout("a\(text)a")
        #expect(layout.missing.isEmpty)
        #expect(abs(layout.lines[0].width - pair) < 1e-9)
    }

    @Test("A tab is drawn as a space")
    func tab() throws {
        #expect(try layout("a\tb").glyphs == layout("a b").glyphs)
    }

    @Test("Spaces and hyphens that a font lacks are made of those that it has", arguments: ["\u{2003}", "\u{2011}"])
    func standIns(text: String) throws {
        #expect(try layout("a\(text)b").missing.isEmpty)
    }

    @Test("A run says which characters it draws even where they are controls")
    func runText() throws {
        #expect(try layout("a\u{1}\tb").runs.map(\.text) == ["a\u{1}\tb"])
    }
}
