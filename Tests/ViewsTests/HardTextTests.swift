import HUD
import Raster
import Testing
import Typography

@testable import Views

/// Texts that nobody thought of, in a card.
@Suite("Hard texts")
struct HardTextTests {
    private static let card = Rect(x: 0, y: 0, width: 330, height: 600)

    /// The text laid out in a card of at most 330 points, as a HUD has it.
    private func layOut(_ text: String, category: ContentSizeCategory = .large) throws -> LaidOutView {
        let view = HUDCard { Text(text).multilineTextAlignment(.center) }
        return LaidOutView(view, in: Self.card, environment: try environment(category: category))
    }

    private func runs(_ view: LaidOutView) -> [GlyphRun] {
        DisplayList(size: Self.card.size, scale: 3, commands: view.commands).runs
    }

    /// Every glyph's origin lies inside of the text's frame, and the text's frame inside of the card's.
    private func expectInside(_ view: LaidOutView, _ comment: Comment) throws {
        let text = try #require(view.first("Text")?.frame)
        #expect(text.minX >= view.frame.minX && text.maxX <= view.frame.maxX, comment)
        #expect(text.minY >= view.frame.minY && text.maxY <= view.frame.maxY, comment)
        #expect(view.frame.width <= Self.card.width + 0.001, comment)
        for run in runs(view) {
            for glyph in run.glyphs {
                // A combining mark and an overhang may lie a little outside of the line's box.
                let inset = text.inset(dx: -run.size, dy: -run.size / 2)
                #expect(inset.contains(glyph.position), comment)
            }
        }
    }

    @Test("a word of 400 characters without spaces wraps by character inside of the card")
    func longWord() throws {
        let word = String(repeating: "donaudampfschiff", count: 25)
        let view = try layOut(word)
        try expectInside(view, "long word")
        #expect(runs(view).map(\.text).joined() == word)
        let lines = Set(runs(view).flatMap { $0.glyphs.map { ($0.position.y * 100).rounded() } })
        #expect(lines.count > 8)
        #expect((view.first("Text")?.frame.width ?? 0) > 280)
    }

    @Test("of a message of 200 lines the card shows those that fit, the last one ending in an ellipsis")
    func manyLines() throws {
        let message = (1...200).map { "line \($0)" }.joined(separator: "\n")
        let view = try layOut(message)
        try expectInside(view, "many lines")
        #expect(view.frame.height <= Self.card.height)
        #expect(runs(view).last?.text.hasSuffix("\u{2026}") == true)
        // 570 points of room: 20.333 + 22 · 24.
        #expect(abs((view.first("Text")?.frame.height ?? 0) - (61.0 / 3 + 22 * 24)) < 0.001)
    }

    @Test(
        "Case 27: a word of 400 letters and twelve lines stay inside of a small phone's card, the last line cut short",
        arguments: LayoutDirection.allCases
    )
    func wordAndLines(direction: LayoutDirection) throws {
        let word = String(repeating: "donaudampfschiff", count: 25)
        let text = ([word] + (1...12).map { "line \($0)" }).joined(separator: "\n")
        let failure = FailureContent(description: text, hasRetry: true)
        for content in [HUDContent.failure(failure), .success(text: text)] {
            let layout = try HUDLayout(content) {
                $0.contentSizeCategory = .xxxLarge
                $0.layoutDirection = direction
            }
            let card = try #require(layout.card).frame
            #expect(card.minX >= 15 && card.maxX <= 305 && card.minY >= 35 && card.maxY <= 553, "\(card)")
            for frame in layout.all("Text").map(\.frame) {
                #expect(frame.minX >= card.minX && frame.maxX <= card.maxX, "\(frame)")
                #expect(frame.minY >= card.minY && frame.maxY <= card.maxY, "\(frame)")
            }
            for text in layout.list.texts {
                for glyph in text.run.glyphs { #expect(card.contains(glyph.position), "\(text.run.text)") }
            }
            #expect(layout.list.texts.contains { $0.run.text.hasSuffix("\u{2026}") })
            // Latin letters go from left to right in either direction, and buttons do not.
            let letters = layout.list.texts.filter { $0.run.text.hasPrefix("donau") }
            #expect(!letters.isEmpty)
            for text in letters {
                let places = text.run.glyphs.map(\.position.x)
                #expect(places == places.sorted() && places.count > 5)
            }
            let buttons = ["Close", "Retry"].compactMap { name in layout.list.texts.first { $0.run.text == name } }
            if buttons.count == 2, let close = buttons[0].run.glyphs.first, let retry = buttons[1].run.glyphs.first {
                #expect((close.position.x < retry.position.x) == (direction == .leftToRight))
            } else {
                #expect(content == .success(text: text))
            }
        }
    }

    @Test("in a scroll view a message of 200 lines keeps every line")
    func scrolled() throws {
        let message = (1...200).map { "line \($0)" }.joined(separator: "\n")
        let laidOut = LaidOutView(
            ScrollView { Text(message) },
            in: Self.card,
            environment: try environment(category: .large)
        )
        #expect(abs((laidOut.first("Text")?.frame.height ?? 0) - (61.0 / 3 + 22 * 199)) < 0.001)
        #expect(laidOut.frame.height == 600)
    }

    @Test("an empty message leaves the card's padding alone")
    func empty() throws {
        let view = try layOut("")
        #expect(describe(view.frame) == "150.0 285.0 30.0 30.0")
        #expect(runs(view).isEmpty)
    }

    @Test("emoji, which no font here draws in one colour, are drawn as boxes and reported, once each")
    func emoji() throws {
        let view = try layOut("Done 🎉👨‍👩‍👧🎉")
        try expectInside(view, "emoji")
        let list = DisplayList(size: Self.card.size, scale: 3, commands: view.commands)
        #expect(list.missingCharacters == ["🎉", "👨", "👩", "👧"])
        _ = try list.render()
    }

    @Test("a lone combining mark is laid out and drawn by itself")
    func combiningMark() throws {
        for text in ["\u{301}", "\u{301}\u{302}\u{303}", "\n\u{301}\n", "\u{200D}", "\u{FE0F}"] {
            let view = try layOut(text)
            try expectInside(view, "mark")
            _ = try DisplayList(size: Self.card.size, scale: 1, commands: view.commands).render()
        }
    }

    @Test("Arabic and Latin with digits are ordered by the bidirectional rules and stay inside")
    func mixed() throws {
        let text = "تم تنزيل 12 من 345 ملفًا (Report 2024.pdf) بنجاح"
        let view = try layOut(text)
        try expectInside(view, "mixed")
        let list = DisplayList(size: Self.card.size, scale: 3, commands: view.commands)
        #expect(list.missingCharacters.isEmpty)
        // Digits run from left to right inside of the text that runs from right to left.
        let digits = list.runs.filter { $0.text.contains("345") }
        #expect(digits.count == 1)
        for (one, next) in zip(digits[0].glyphs, digits[0].glyphs.dropFirst()) {
            #expect(one.position.x < next.position.x)
        }
    }

    /// Each with the characters that no font has.
    private static let texts: [(text: String, missing: [Unicode.Scalar])] = [
        (String(repeating: "donaudampfschiff", count: 25), []),
        ((1...200).map { "line \($0)" }.joined(separator: "\n"), []), ("", []),
        ("Done 🎉👨‍👩‍👧🎉", ["🎉", "👨", "👩", "👧"]), ("\u{301}", []),
        ("تم تنزيل 12 من 345 ملفًا (Report 2024.pdf) بنجاح", []),
    ]

    @Test(
        "each of them is drawn on the card of every state, within the screen, and what no font has is reported",
        arguments: 0..<6,
        [HUDAppearance.standard, .accessible]
    )
    func states(index: Int, look: HUDAppearance) throws {
        let (text, missing) = Self.texts[index]
        let failure = FailureContent(title: text, description: text, hasRetry: true)
        for content in [HUDContent.loading(text: text), .success(text: text), .failure(failure)] {
            for category in [ContentSizeCategory.large, .accessibility5] {
                let laidOut = try HUDLayout(content) { environment in
                    environment.hudAppearance = look
                    environment.contentSizeCategory = category
                }
                let card = try #require(laidOut.card).frame
                let room = HUDLayout.safeArea.inset(dx: 15, dy: 15)
                #expect(card.minX >= room.minX && card.maxX <= room.maxX)
                // The lines of a failure that the standard look has no room for are the measured exception.
                if look == .accessible || category == .large {
                    #expect(card.minY >= room.minY - 1e-9 && card.maxY <= room.maxY + 1e-9, "\(content)")
                }
                #expect(
                    laidOut.list.commands.allSatisfy { command in
                        if case .text = command { false } else { true }
                    },
                    "every text is cut to its card"
                )
                // What an ellipsis stands for is not drawn.
                let drawn = laidOut.drawnText.unicodeScalars
                #expect(laidOut.list.missingCharacters == missing.filter(drawn.contains))
                if look == .accessible { #expect(missing.allSatisfy(drawn.contains)) }
                _ = try laidOut.list.render()
            }
        }
    }

    @Test("each of them fits the card at the largest text size too")
    func largest() throws {
        let texts = [
            String(repeating: "donaudampfschiff", count: 25), "", "Done 🎉", "\u{301}",
            "تم تنزيل 12 من 345 ملفًا (Report 2024.pdf) بنجاح", String(repeating: "a\n", count: 200),
        ]
        for text in texts { try expectInside(try layOut(text, category: .accessibility5), "\(text.prefix(9))") }
    }
}

extension DisplayList {
    /// The glyph runs of the list in the order of drawing.
    fileprivate var runs: [GlyphRun] { Self.runs(of: commands) }

    private static func runs(of commands: [Command]) -> [GlyphRun] {
        commands.flatMap { command -> [GlyphRun] in
            switch command {
            case .text(let text): [text.run]
            case .clip(let clip): runs(of: clip.commands)
            case .group(let group): runs(of: group.commands)
            case .transform(let transform): runs(of: transform.commands)
            case .dropShadow(let shadow): runs(of: shadow.commands)
            default: []
            }
        }
    }
}
