import HUD
import Raster
import Testing
import Typography

@testable import Views

/// The accessible look: contrasts, and layouts that show all of every text.
@Suite("HUD: the accessible look")
struct AccessibleLookTests {
    private static func contents(in language: Language) -> [HUDContent] {
        [
            .loading(),
            .success(text: ExampleMessage.success.text(in: language)),
            .failure(
                FailureContent(description: ExampleMessage.failureDescription.text(in: language), hasRetry: true)
            ),
        ]
    }

    private func layout(
        _ content: HUDContent,
        _ category: ContentSizeCategory = .large,
        _ language: Language = .english,
        _ scheme: ColorScheme = .light
    ) throws -> HUDLayout {
        try HUDLayout(content) { environment in
            environment.hudAppearance = .accessible
            environment.contentSizeCategory = category
            environment.language = language
            environment.layoutDirection = language.isRightToLeft ? .rightToLeft : .leftToRight
            environment.colorScheme = scheme
        }
    }

    @Test("The card is the opaque second background colour, in light and in dark", arguments: ColorScheme.allCases)
    func card(scheme: ColorScheme) throws {
        let card = SystemColor.secondarySystemBackground.color.resolved(in: scheme)
        #expect(card.alpha == 1)
        // The screen's white is the first.
        #expect(try layout(.loading(), .large, .english, scheme).colors.dropFirst().first == card)
    }

    @Test("All that is drawn on the card has a contrast of 4.5, spokes and outlines 3", arguments: ColorScheme.allCases)
    func contrasts(scheme: ColorScheme) throws {
        let card = SystemColor.secondarySystemBackground.color.resolved(in: scheme)
        for (content, required) in zip(Self.contents(in: .english), [Contrast.parts, Contrast.text, Contrast.text]) {
            let colors = try layout(content, .large, .english, scheme).colors.dropFirst(2)
            #expect(!colors.isEmpty)
            for color in colors { #expect(Contrast.ratio(of: color, on: card) >= required, "\(color) in \(content)") }
        }
        let text = try layout(.loading(), .large, .english, scheme).list.texts[0].paint
        #expect(text == .color(SystemColor.label.color.resolved(in: scheme)))
    }

    @Test("The standard look's white fails on its own card over white: 2.77")
    func standard() throws {
        let frame = try HUDFrame(.loading())
        let pixel = frame.bitmap[frame.card.x + 20, frame.card.y + 100]
        let card = Color(red8: pixel.red, green8: pixel.green, blue8: pixel.blue)
        #expect(abs(Contrast.ratio(.white, card) - 2.77) < 0.005)
    }

    @Test("A colour of the settings stays where it has the contrast, in each scheme by itself, and gives way elsewhere")
    func colors() {
        let look = HUDLook(.accessible)
        let navy = HUDColor(RGBA8(red: 0, green: 0, blue: 100))
        #expect(look.text(navy)?.light == Color(red8: 0, green8: 0, blue8: 100))
        #expect(look.text(navy)?.dark == .white)
        #expect(look.text(.white)?.light == .black)
        #expect(look.text(nil)?.light == .black)
        let mint = HUDColor(RGBA8(red: 0, green: 199, blue: 190))
        #expect(look.successSign(mint)?.light != AdaptiveColor(mint).light)
        #expect(look.successSign(mint)?.dark == AdaptiveColor(mint).dark)
        let standard = HUDLook(.standard)
        #expect(standard.text(.white) == AdaptiveColor(.white) && standard.text(nil) == nil)
    }

    @Test(
        "At every text size and in every language all of each text is drawn within the card's width",
        arguments: ContentSizeCategory.allCases
    )
    func nothingCut(category: ContentSizeCategory) throws {
        for language in Language.allCases {
            for content in Self.contents(in: language) {
                let laidOut = try layout(content, category, language)
                let card = try #require(laidOut.card).frame
                #expect(card.minX >= 15 && card.maxX <= 305 && card.minY >= 35 && card.maxY <= 553)
                for text in laidOut.all("Text") {
                    #expect(text.frame.minX >= card.minX + 15 && text.frame.maxX <= card.maxX - 15)
                }
                let expected = Self.texts(of: content, in: language).joined().filter { !$0.isWhitespace }
                #expect(laidOut.drawnText.sorted() == expected.sorted(), "\(language) \(category)")
                // What is taller than the screen scrolls.
                let content = try #require(laidOut.first(of: ["VStack"]))
                let scrolls = content.frame.height + 30 > 518 + 1e-6
                #expect(laidOut.all("ScrollView").count == (scrolls ? 1 : 0))
            }
        }
    }

    @Test(
        "A word that is wider than its line is broken inside, never cut: on the smallest screen at the largest text size",
        arguments: [Language.german, .arabic]
    )
    func longWords(language: Language) throws {
        let word = language == .german ? "Donaudampfschifffahrtsgesellschaft" : "فأسقيناكموهافسيكفيكهمالله"
        let failure = FailureContent(
            title: word,
            description: word,
            hasRetry: true,
            closeText: word,
            retryText: word
        )
        for content in [HUDContent.loading(text: word), .success(text: word), .failure(failure)] {
            let laidOut = try layout(content, .accessibility5, language)
            let texts = laidOut.all("Text")
            let runs = laidOut.list.texts.map(\.run)
            #expect(laidOut.drawnText.count == texts.count * word.count)
            #expect(runs.count > 2 * texts.count, "several lines each")
            let card = try #require(laidOut.card).frame
            for text in texts {
                #expect(text.frame.minX >= card.minX + 15 && text.frame.maxX <= card.maxX - 15)
            }
            // Each glyph's origin and the place behind its advance lie in a text's frame.
            for run in runs {
                for glyph in run.glyphs {
                    #expect(
                        texts.contains { $0.frame.inset(dx: -0.5, dy: -run.size / 2).contains(glyph.position) },
                        "\(glyph.position) in \(language)"
                    )
                }
            }
        }
    }

    private static func texts(of content: HUDContent, in language: Language) -> [String] {
        switch content {
        case .loading: [TextCatalog.text(.loading, in: language)]
        case .success(let text): [text]
        case .failure(let failure):
            [
                TextCatalog.text(.failureTitle, in: language), failure.description,
                TextCatalog.text(.close, in: language), TextCatalog.text(.retry, in: language),
            ]
        }
    }

    @Test("The loading text wraps at the screen's width, without the 150 points of the standard look")
    func wrapping() throws {
        let text = "Fetching every photo of the last twelve years from the old library"
        let laidOut = try layout(.loading(text: text))
        let frame = try #require(laidOut.all("Text").first).frame
        #expect(frame.width > 150 && frame.width <= 240 && frame.height > 20.5)
        #expect(laidOut.drawnText == text.filter { $0 != " " })
    }

    @Test("Close and Retry stand side by side below the accessibility text sizes, one above the other from there on")
    func buttons() throws {
        for category in ContentSizeCategory.allCases {
            let buttons = try layout(Self.contents(in: .english)[2], category).all("Button").map(\.frame)
            #expect(buttons.count == 2)
            #expect((buttons[0].maxY <= buttons[1].minY) == category.isAccessibility, "\(category)")
            #expect((buttons[0].maxX <= buttons[1].minX) == !category.isAccessibility, "\(category)")
        }
    }

    @Test("The default texts follow the language, and the layout its direction")
    func languages() throws {
        let german = try layout(Self.contents(in: .german)[2], .large, .german)
        #expect(german.all("Button").count == 2)
        #expect(german.drawnText.contains("Schließen"))
        let arabic = try layout(Self.contents(in: .arabic)[2], .large, .arabic).all("Button").map(\.frame)
        #expect(arabic[0].minX > arabic[1].maxX)
    }
}

extension HUDLayout {
    /// The first view of the card that is of one of some kinds.
    fileprivate func first(of kinds: [String]) -> LaidOutView? {
        card.flatMap { card in kinds.lazy.compactMap { card.first($0) }.first }
    }
}
