import Testing

@testable import scrim_cli

/// What of a terminal's bytes are keys.
struct TerminalInputTests {
    private func keys(_ text: String) -> String {
        var input = TerminalInput()
        return String(
            text.utf8.compactMap { byte -> Character? in
                if case .key(let key) = input.take(byte) { key } else { nil }
            }
        )
    }

    @Test(
        "A sequence is taken whole, and the key that follows it counts",
        arguments: [
            // Arrows, with modifiers, of old terminals, and with Alt as another ESC before them.
            "\u{1B}[A", "\u{1B}OA", "\u{1B}[1;5A", "\u{1B}O5A", "\u{1B}\u{1B}[A", "\u{1B}\u{1B}OA",
            // Alt and a letter.
            "\u{1B}a", "\u{1B}A",
            // Function keys, those of Linux's console, and keys in the form of xterm and kitty.
            "\u{1B}[15~", "\u{1B}[[A", "\u{1B}[27;5;97~", "\u{1B}[97;3u",
            // Pastes, also of what looks like their end.
            "\u{1B}[200~aAr\u{3}R\u{1B}[201~", "\u{1B}[200~a\u{1B}\u{1B}[20a\u{1B}[201~", "\u{1B}[200~\u{1B}[201~",
            // The mouse, and the focus.
            "\u{1B}[Maaa", "\u{1B}[<0;10;10M", "\u{1B}[I",
            // Answers: kitty's graphics, attributes, colours, the terminal's name; strings.
            "\u{1B}_Gi=31;EINVAL:x\u{1B}\\", "\u{1B}[?62;4c", "\u{1B}]11;rgb:aaaa/aaaa/aaaa\u{7}",
            "\u{1B}]11;rgb:aaaa/aaaa/aaaa\u{1B}\\", "\u{1B}P>|foot(a)\u{1B}\\", "\u{1B}^a\u{1B}\\",
            "\u{1B}Xa\u{7}a\u{1B}\\",
            // One that another cuts off.
            "\u{1B}[1;\u{1B}[A", "\u{1B}]a\u{1B}[A", "\u{1B}O\u{1B}a",
            // More parameters than are kept.
            "\u{1B}[" + String(repeating: "1;", count: 500) + "A",
        ]
    )
    func sequences(sequence: String) {
        #expect(keys(sequence + "q") == "q")
        #expect(keys("a" + sequence + sequence + "r") == "ar")
    }

    @Test("^C counts also in a sequence that does not end")
    func interrupted() {
        for start in ["\u{1B}", "\u{1B}[", "\u{1B}[1", "\u{1B}O", "\u{1B}]a", "\u{1B}_a", "\u{1B}_a\u{1B}"] {
            #expect(keys(start + "\u{3}") == "\u{3}")
        }
    }

    @Test("A control sequence is told by its last byte, and one that is given up is over")
    func told() {
        var input = TerminalInput()
        let tokens = "\u{1B}_Gi=31;c\u{1B}\\\u{1B}[?62;4c".utf8.map { input.take($0) }
        #expect(tokens.dropLast().allSatisfy { $0 == nil })
        #expect(tokens.last == .control(last: UInt8(ascii: "c")))
        #expect(input.take(0x1B) == nil)
        input.reset()
        #expect(input.take(UInt8(ascii: "a")) == .key("a"))
    }
}
