import HUD
import Testing
import Typography

@testable import Scenes

struct VocabularyTests {
    @Test("A backdrop's word is its type, and behind colons the values that differ")
    func backdrops() throws {
        let words = Vocabulary<Backdrop>.backdrop
        #expect(try words.value("variable-blur") == .variableBlur())
        #expect(try words.value("variable-blur:4:0.4") == .variableBlur())
        let blur = try VariableBlur(
            maximumRadius: 6,
            direction: .blurredCenterClearTopBottom(centerBandProportion: 0.4)
        )
        #expect(try words.value("variable-blur:6") == .variableBlur(blur))
        #expect(try words.value("dim") == .dim())
        #expect(try words.value("dim:#FF000080") == .dim(RGBA8(red: 255, green: 0, blue: 0, alpha: 128)))
        #expect(try words.value("material") == .material(.ultraThin))
        #expect(try words.value("material:thick-dark") == .material(MaterialStyle(.thick, fixedAppearance: .dark)))
        #expect(try words.value("clear") == .clear)
    }

    @Test(
        "Words that are no backdrop are refused",
        arguments: [
            "", "blur", "variable-blur:", "variable-blur:-1", "variable-blur:101", "variable-blur:4:1.1",
            "variable-blur:4:0.4:1", "variable-blur:nan", "dim:red", "dim:#12345", "dim:", "material:glass",
            "material:",
            "clear:1", "Clear",
        ]
    )
    func notBackdrops(word: String) {
        #expect(throws: UnknownWord.self) { try Vocabulary<Backdrop>.backdrop.value(word) }
    }

    @Test("A mistyped word suggests the one that was meant")
    func suggestions() {
        #expect(throws: UnknownWord(word: "sucess", allowed: ["loading", "success", "failure"], suggestion: "success"))
        {
            try Vocabulary<HUDState>.state.value("sucess")
        }
        #expect(throws: UnknownWord(word: "auto", allowed: ["ltr", "rtl"], suggestion: nil)) {
            try Vocabulary<LayoutDirection>.direction.value("auto")
        }
    }

    @Test(
        "Text sizes are named long or short, in any case",
        arguments: [
            ("large", ContentSizeCategory.large), ("L", .large), ("AX3", .accessibility3), ("ax1", .accessibility1),
        ]
    )
    func textSizes(word: String, category: ContentSizeCategory) throws {
        #expect(try Vocabulary<ContentSizeCategory>.textSize.value(word) == category)
    }

    @Test(
        "A time is a plain number of seconds, up to a day",
        arguments: ["-1", "nan", "inf", "0x10", "1 s", "86401", ""]
    )
    func notTimes(word: String) {
        #expect(throws: UnknownWord.self) { try Vocabulary<Double>.time.value(word) }
    }
}
