import Glibc
import Raster
import ScrimTestSupport
import Testing
import Typography

@Suite struct RobustnessTests {
    @Test("A word of 400 characters is cut into lines that fit")
    func longWord() throws {
        let layout = try layout(String(repeating: "w", count: 400), maxWidth: 130)
        #expect(layout.lines.count > 30)
        #expect(layout.lines.allSatisfy { $0.width <= 130 + 1e-6 })
        #expect(layout.lines.last?.range.upperBound == 400)
    }

    @Test("Two hundred lines are as high as their pitch says")
    func manyLines() throws {
        let layout = try layout(Array(repeating: "Loading...", count: 200).joined(separator: "\n"))
        #expect(layout.lines.count == 200)
        #expect(abs(layout.size.height * 3 - (58 + 63 * 199)) < 1e-6)
    }

    @Test("Marks without a letter, and many on one, are laid out")
    func combiningMarks() throws {
        for text in ["\u{301}", "\u{64E}", "\u{94D}", "a" + String(repeating: "\u{301}", count: 300)] {
            let layout = try layout(text, maxWidth: 20)
            #expect(layout.lines.count == 1)
            #expect(layout.missing.isEmpty)
        }
    }

    @Test("The lines of any text cover it from start to end, fit the width, and place every glyph at a number")
    func anyText() throws {
        let alphabet: [Unicode.Scalar] = [
            "a", "W", " ", " ", "-", "1", "٣", "م", "ل", "ا", "ש", "(", ")", "क", "\u{94D}", "ि", "ก", "ำ", "é",
            "\u{301}",
            "\u{200D}", "\u{200F}", "\u{202E}", "\u{202C}", "\u{2067}", "\u{2069}", "\n", "\t", "\u{0}", "😀", "日",
            "\u{FE0F}",
            "\u{1F1E9}", "\u{FFFC}", "\u{10FFFF}", "\u{AD}", "…",
        ]
        for seed in 1...60 {
            var random = SeededRandom(seed: UInt64(seed))
            let count = Int.random(in: 1...60, using: &random)
            var scalars = String.UnicodeScalarView()
            for _ in 0..<count { scalars.append(alphabet[Int.random(in: 0..<alphabet.count, using: &random)]) }
            let text = String(scalars)
            let maxWidth = Double.random(in: 20...200, using: &random)
            let limit = Bool.random(using: &random) ? Int.random(in: 1...3, using: &random) : nil
            let layout = try layout(text, maxWidth: maxWidth, lineLimit: limit)
            var end = 0
            for line in layout.lines {
                #expect(line.range.lowerBound >= end && line.range.lowerBound <= end + 2, "seed \(seed)")
                end = line.range.upperBound
                let characters = String(decoding: Array(text.utf16)[line.range], as: UTF16.self)
                #expect(line.width <= maxWidth + 1e-6 || characters.count <= 1, "seed \(seed)")
            }
            if layout.lines.last?.isTruncated == false { #expect(end >= text.utf16.count - 2, "seed \(seed)") }
            #expect(layout.runs.allSatisfy { $0.glyphs.allSatisfy { $0.position.isFinite } }, "seed \(seed)")
        }
    }

    @Test("Threads that share a library agree, glyph by glyph")
    func threads() async throws {
        let texts = ["Loading...", "مرحبا بالعالم", "क्षत्रिय", "שלום 123", "ภาษาไทย", "😀"]
        let expected = try texts.map { try layout($0).runs }
        let shared = try FontLibrary.system()
        try await withThrowingTaskGroup(of: [[GlyphRun]].self) { group in
            for _ in 0..<8 {
                group.addTask { try texts.map { try layout($0, library: shared).runs } }
            }
            for try await runs in group {
                for (mine, theirs) in zip(runs, expected) {
                    #expect(mine.map(\.glyphs) == theirs.map(\.glyphs))
                    #expect(mine.map(\.outline) == theirs.map(\.outline))
                }
            }
        }
    }

    @Test("The locale of the process changes nothing")
    func locale() throws {
        let texts = ["fi FI i İ ı TITLE", "ภาษาไทย", "Loading... “quoted” well-known", "日本"]
        let before = try texts.map { try layout($0, maxWidth: 50) }
        let old = setlocale(LC_ALL, nil).map { String(cString: $0) }
        defer { setlocale(LC_ALL, old ?? "C") }
        // Those that are not installed leave the locale as it is; C.UTF-8 always is.
        for name in ["C.UTF-8", "tr_TR.UTF-8", "ja_JP.UTF-8"] {
            setlocale(LC_ALL, name)
            let after = try texts.map { try layout($0, maxWidth: 50) }
            #expect(after.map(\.glyphs) == before.map(\.glyphs))
            #expect(after.map(\.size) == before.map(\.size))
        }
    }
}
