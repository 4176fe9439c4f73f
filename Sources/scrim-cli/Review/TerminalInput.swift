/// Tells the keys that are characters from the sequences that a terminal sends beside them: those of other keys, of
/// pastes, and of answers to questions.
///
/// A sequence is taken whole: the letter that an arrow or an answer ends with is no key.
struct TerminalInput {
    /// What a byte made complete.
    enum Token: Equatable {
        case key(Character)
        /// A control sequence (CSI) with its last byte.
        case control(last: UInt8)
    }

    private enum State: Equatable {
        case ground
        /// After ESC.
        case escape
        /// In ESC, O (SS3) or a character such as a space, and what follows up to a letter.
        case short
        /// In a control sequence, whose parameters these are.
        case control([UInt8])
        /// In bytes that follow a sequence and belong to it.
        case rest(Int)
        /// In a string (OSC, DCS, APC, PM, SOS), which BEL ends where `isBell`, and ESC \ in any case.
        case string(isBell: Bool)
        /// In a string, after ESC.
        case stringEscape(isBell: Bool)
        /// In a paste, of which this many bytes of its end have just come.
        case paste(Int)
    }

    private var state = State.ground

    private static let escape: UInt8 = 0x1B
    private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)
    /// More parameters than any terminal sends are not kept.
    private static let longestParameters = 32

    /// Gives a sequence up that was begun and does not end: what follows are keys again.
    mutating func reset() { state = .ground }

    /// Takes the next byte; `nil` where it completes nothing that is told.
    mutating func take(_ byte: UInt8) -> Token? {
        if case .paste(let matched) = state {
            takePasted(byte, matched)
            return nil
        }
        // ^C and the two controls that cancel end whatever was begun.
        if [0x03, 0x18, 0x1A].contains(byte) {
            state = .ground
            return .key(Character(Unicode.Scalar(byte)))
        }
        switch state {
        case .ground:
            guard byte == Self.escape else { return .key(Character(Unicode.Scalar(byte))) }
            state = .escape
        case .escape: takeFirst(byte)
        case .short:
            if byte == Self.escape { state = .escape } else if byte >= 0x40 { state = .ground }
        case .control(let parameters): return takeControl(byte, parameters)
        case .rest(let count): state = count > 1 ? .rest(count - 1) : .ground
        case .string(let isBell):
            if byte == Self.escape {
                state = .stringEscape(isBell: isBell)
            } else if isBell, byte == 0x07 {
                state = .ground
            }
        case .stringEscape:
            // ESC \ ends the string; any other ESC begins a sequence, and ends it as well.
            if byte == UInt8(ascii: "\\") { state = .ground } else { takeFirst(byte) }
        case .paste: break
        }
        return nil
    }

    /// Takes the byte after ESC.
    private mutating func takeFirst(_ byte: UInt8) {
        switch byte {
        case Self.escape: state = .escape
        case UInt8(ascii: "["): state = .control([])
        case UInt8(ascii: "O"), 0x20...0x2F: state = .short
        case UInt8(ascii: "]"): state = .string(isBell: true)
        case UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            state = .string(isBell: false)
        default: state = .ground
        }
    }

    private mutating func takeControl(_ byte: UInt8, _ parameters: [UInt8]) -> Token? {
        switch byte {
        case Self.escape:
            state = .escape
            return nil
        case 0x20...0x3F:
            state = .control(parameters.count < Self.longestParameters ? parameters + [byte] : parameters)
            return nil
        case 0x40...0x7E: break
        default: return nil
        }
        state = .ground
        if parameters.isEmpty, byte == UInt8(ascii: "[") {
            // A function key of Linux's console: one more letter.
            state = .rest(1)
        } else if parameters.isEmpty, byte == UInt8(ascii: "M") {
            // A mouse in its oldest form: a button and a place.
            state = .rest(3)
        } else if byte == UInt8(ascii: "~"), parameters.elementsEqual("200".utf8) {
            state = .paste(0)
        }
        return .control(last: byte)
    }

    private mutating func takePasted(_ byte: UInt8, _ matched: Int) {
        if byte == Self.pasteEnd[matched] {
            state = matched + 1 == Self.pasteEnd.count ? .ground : .paste(matched + 1)
        } else {
            state = .paste(byte == Self.escape ? 1 : 0)
        }
    }
}
