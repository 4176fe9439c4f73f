import Raster
import Testing

@testable import Typography

@Suite("Layouts that a library remembers")
struct ParagraphCacheTests {
    @Test("a remembered layout is the one that the paragraph gives, whatever else was laid out before")
    func same() throws {
        let library = try FontLibrary.system()
        var paragraphs: [Paragraph] = []
        // The first two are equal as strings, and have other characters.
        for text in ["caf\u{E9}s are open", "cafe\u{301}s are open", "", "שלום cafés"] {
            for font in [TextFont(size: 17), TextFont(size: 17, weight: .bold), TextFont(size: 17, leading: 40)] {
                for alignment in [TextAlignment.leading, .center] {
                    for limit in [nil, 1] {
                        for direction in LayoutDirection.allCases {
                            paragraphs.append(
                                Paragraph(
                                    text,
                                    font: font,
                                    alignment: alignment,
                                    lineLimit: limit,
                                    layoutDirection: direction,
                                    library: library
                                )
                            )
                        }
                    }
                }
            }
        }
        for _ in 0..<2 {
            for paragraph in paragraphs {
                for width in [nil, 60.0] {
                    for scale in [1.0, 3] {
                        let remembered = paragraph.layout(maxWidth: width, scale: scale)
                        let fresh = ParagraphLayout(paragraph, maxWidth: width, scale: scale)
                        #expect(remembered.size == fresh.size && remembered.metrics == fresh.metrics)
                        #expect(remembered.lines == fresh.lines && remembered.missing == fresh.missing)
                        // Not the runs' texts as strings: equal ones may be written with other characters.
                        #expect(remembered.runs == fresh.runs)
                        #expect(remembered.runs.map { Array($0.text.utf8) } == fresh.runs.map { Array($0.text.utf8) })
                    }
                }
            }
        }
    }

    @Test("many texts, and long ones, take no more memory than the limit says")
    func bounded() throws {
        let library = try FontLibrary.system()
        for index in 0..<3000 { _ = paragraph("\(index)", library).layout(scale: 1) }
        // A layout counts 64 and a text of one to four digits.
        #expect(library.paragraphs.count <= 2 * (1 << 16) / 65)
        let before = library.paragraphs.count
        _ = paragraph(String(repeating: "x", count: 9000), library).layout(scale: 1)
        #expect(library.paragraphs.count == before)
        #expect(before > 0)
    }

    private func paragraph(_ text: String, _ library: FontLibrary) -> Paragraph {
        Paragraph(text, font: TextFont(size: 10), library: library)
    }
}
