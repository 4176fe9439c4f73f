import Raster
import Testing
import Typography

@Suite struct ShapingTests {
    @Test("Arabic letters take the form that their neighbours ask for")
    func arabicJoins() throws {
        let alone = try layout("ب").glyphs
        let joined = try layout("ببب").glyphs
        #expect(alone.count == 1 && joined.count == 3)
        // Initial, medial and final forms differ from the isolated one and from each other.
        #expect(Set(joined + alone).count == 4)
    }

    @Test("A zero-width non-joiner keeps Arabic letters apart")
    func arabicNonJoiner() throws {
        let alone = try layout("ب").glyphs
        let apart = try layout("ب\u{200C}ب")
        #expect(apart.glyphs.filter { $0 == alone[0] }.count == 2)
        #expect(apart.missing.isEmpty)
    }

    @Test("A line that is cut within an Arabic word keeps the joined forms")
    func arabicJoinsAcrossLines() throws {
        let whole = try layout("ببب")
        let cut = try layout("ببب", maxWidth: 1)
        #expect(cut.lines.count == 3)
        #expect(Set(cut.glyphs) == Set(whole.glyphs))
    }

    @Test("The Devanagari vowel sign I stands before its consonant")
    func devanagariReorders() throws {
        let consonant = try layout("क").glyphs
        let syllable = try layout("कि")
        #expect(syllable.glyphs.count == 2)
        #expect(syllable.glyphs.last == consonant.first)
    }

    @Test("A Devanagari conjunct is drawn by fewer glyphs than it has characters")
    func devanagariConjunct() throws {
        let text = "क्ष"
        #expect(text.unicodeScalars.count == 3)
        #expect(try layout(text).glyphs.count == 1)
    }

    @Test("Kerned pairs are narrower than their letters", arguments: ["Tr", "AV", "Te"])
    func kerning(pair: String) throws {
        let letters = try pair.map { try layout(String($0)).lines[0].width }
        #expect(try layout(pair).lines[0].width < letters.reduce(0, +) - 0.2)
    }

    @Test("Inter's contextual alternates turn a hyphen and a greater-than sign into an arrow")
    func contextualAlternates() throws {
        let apart = try layout("- >").glyphs
        let together = try layout("->").glyphs
        #expect(Set(together).isDisjoint(with: apart))
    }

    @Test("Japanese and Chinese are drawn, their punctuation included", arguments: ["やり直す。", "エラー", "重试"])
    func eastAsian(text: String) throws {
        let layout = try layout(text)
        #expect(layout.missing.isEmpty)
        #expect(layout.runs.contains { $0.face.postScriptName == "DroidSansFallback" })
    }

    @Test("A letter and its accent stay in one font even if an earlier font has the letter")
    func clusterKeepsItsFont() throws {
        // COMBINING ENCLOSING CIRCLE BACKSLASH: Inter lacks it.
        let inter = try systemFonts.get().face(.regular)
        #expect(inter.glyph(for: "\u{20E0}") == nil)
        let runs = try layout("x\u{20E0}").runs
        #expect(runs.count == 1)
        #expect(runs.first?.face !== inter)
    }

    @Test(
        "Each script is drawn by its own font",
        arguments: [
            ("a", "Inter-Regular"), ("م", "NotoSansArabic-Regular"), ("ש", "NotoSansHebrew-Regular"),
            ("क", "NotoSansDevanagari-Regular"), ("ก", "NotoSansThai-Regular"), ("ა", "NotoSansGeorgian-Regular"),
            ("த", "NotoSansTamil-Regular"), ("ཀ", "NotoSerifTibetan-Regular"), ("።", "NotoSansEthiopic-Regular"),
            ("☂", "NotoSansSymbols2-Regular"), ("∰", "NotoSansMath-Regular"),
        ]
    )
    func fallbackByScript(text: String, font: String) throws {
        #expect(try layout(text).runs.map(\.face.postScriptName) == [font])
    }

    @Test(
        "A mark that several scripts share is drawn by one of theirs, whatever stands before it",
        arguments: [
            "\u{64E}", "a \u{60C}", "a \u{964}", "\u{660}",
        ]
    )
    func sharedCharacters(text: String) throws {
        let layout = try layout(text)
        #expect(layout.missing.isEmpty)
        #expect(layout.runs.last?.face.postScriptName.hasPrefix("Noto") == true)
    }

    @Test("Bold text falls back to a bold font")
    func boldFallback() throws {
        let runs = try layout("a ש", font: TextFont(size: 16, weight: .bold)).runs
        #expect(runs.map(\.face.postScriptName) == ["Inter-Bold", "NotoSansHebrew-Bold"])
    }

    @Test("White space between two words of a fallback font belongs to their run")
    func spaceStaysInRun() throws {
        #expect(try layout("שלום עולם").drawnLines == [["שלום עולם"]])
    }
}
