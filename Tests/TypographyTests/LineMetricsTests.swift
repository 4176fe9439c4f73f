import Raster
import Testing
import Typography

@Suite struct LineMetricsTests {
    @Test(
        "A line's box and baseline are the system font's, rounded up to whole pixels",
        arguments: [(16.0, 58.0, 46.0), (17, 61, 49), (21, 76, 60)]
    )
    func lineBox(size: Double, heightInPixels: Double, baselineInPixels: Double) throws {
        let metrics = try systemFonts.get().lineMetrics(for: TextFont(size: size), scale: 3)
        #expect(metrics.height == heightInPixels / 3)
        #expect(metrics.baseline == baselineInPixels / 3)
    }

    @Test(
        "Every further line adds the style's leading",
        arguments: [
            (TextStyle.body, ContentSizeCategory.medium, 58.0, 63.0), (.body, .large, 61, 66),
            (.title2, .medium, 76, 78),
        ]
    )
    func leading(style: TextStyle, category: ContentSizeCategory, height: Double, pitch: Double) throws {
        let font = TextFont(style: style, category: category)
        for count in 1...4 {
            let text = Array(repeating: "x", count: count).joined(separator: "\n")
            let layout = try layout(text, font: font)
            #expect(layout.lines.count == count)
            #expect(abs(layout.size.height * 3 - (height + pitch * Double(count - 1))) < 1e-9)
            #expect(abs((layout.lastBaseline - layout.firstBaseline) * 3 - pitch * Double(count - 1)) < 1e-9)
        }
    }

    @Test("A font without a style has lines as far apart as their boxes are high")
    func leadingWithoutStyle() throws {
        let metrics = try systemFonts.get().lineMetrics(for: TextFont(size: 16), scale: 3)
        #expect(metrics.pitch == metrics.height)
    }

    @Test("A fallback font does not change the line")
    func fallbackKeepsLine() throws {
        let latin = try layout("ab")
        for text in ["שלום", "ที่", "क्षि", "a م"] {
            let other = try layout(text)
            #expect(other.size.height == latin.size.height)
            #expect(other.firstBaseline == latin.firstBaseline)
        }
    }

    @Test("An empty text has no size and no lines; a blank one has a line without width")
    func emptyText() throws {
        let empty = try layout("")
        #expect(empty.size == .zero)
        #expect(empty.lines.isEmpty && empty.runs.isEmpty)
        let blank = try layout("  ")
        #expect(blank.size.width == 0)
        #expect(blank.size.height * 3 == 58)
    }
}
