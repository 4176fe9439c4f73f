import Testing

@testable import HUD

/// The texts of the catalog, and which texts follow the language.
@Suite("Languages")
struct LanguageTests {
    @Test("Each language has a text of its own for each key")
    func complete() {
        for key in TextCatalog.Key.allCases {
            let texts = Language.allCases.map { TextCatalog.text(key, in: $0) }
            #expect(Set(texts).count == Language.allCases.count, "\(key): \(texts)")
            #expect(texts.allSatisfy { !$0.isEmpty })
        }
    }

    @Test("A text equal to the English default follows the language; any other is shown as given")
    func rule() {
        #expect(TextCatalog.text(of: "Loading...", in: .german) == "Wird geladen ...")
        #expect(TextCatalog.text(of: "Retry", in: .arabic) == "إعادة المحاولة")
        for language in Language.allCases {
            for text in ["Loading…", "loading...", "Retry ", "", "Fetching", "In progress"] {
                #expect(TextCatalog.text(of: text, in: language) == text)
            }
        }
    }

    @Test("Success! is the app's to translate: the catalog does not hold it")
    func success() {
        for language in Language.allCases {
            #expect(TextCatalog.text(of: "Success!", in: language) == "Success!")
        }
    }

    @Test("The double-length pseudo-language doubles the HUD's own texts and no others")
    func doubleLength() {
        #expect(TextCatalog.text(.loading, in: .doubleLength) == "Loading... Loading...")
        #expect(TextCatalog.text(of: "Close", in: .doubleLength) == "Close Close")
        #expect(TextCatalog.text(of: "Saving", in: .doubleLength) == "Saving")
        #expect(ExampleMessage.success.text(in: .doubleLength) == "Success! Success!")
    }

    @Test("The accented pseudo-language keeps the number of characters and gives each vowel an accent")
    func accented() {
        #expect(TextCatalog.text(.retry, in: .accented) == "Ŕéţŕý")
        for key in TextCatalog.Key.allCases {
            let text = TextCatalog.text(key, in: .accented)
            #expect(text.count == key.english.count)
            #expect(!text.contains(where: "aeiouAEIOU".contains))
        }
    }

    @Test("The right-to-left pseudo-language turns English by marks around it")
    func turned() {
        #expect(TextCatalog.text(.close, in: .rightToLeft) == "\u{202E}Close\u{202C}")
    }

    @Test("Arabic, Hebrew and the turned English run from right to left")
    func directions() {
        #expect(Language.allCases.filter(\.isRightToLeft) == [.arabic, .hebrew, .rightToLeft])
    }

    @Test("Each language and pseudo-language has the example messages in its own form")
    func messages() {
        for message in ExampleMessage.allCases {
            let texts = Language.allCases.map { message.text(in: $0) }
            #expect(Set(texts).count == texts.count)
        }
    }
}
