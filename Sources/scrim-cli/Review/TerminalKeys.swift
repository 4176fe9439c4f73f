import Glibc

/// The keys of the process's terminal, one by one and unseen, until the terminal is as it was again.
final class TerminalKeys {
    private var before = termios()
    private let isChanged: Bool
    private var input = TerminalInput()
    /// How often in a row no byte has come.
    private var pauses = 0

    /// A second without a byte ends a sequence that was begun.
    private static let longestPauses = 5

    init() {
        isChanged = tcgetattr(STDIN_FILENO, &before) == 0
        guard isChanged else { return }
        var raw = before
        // Keys come at once, are not shown, and ^C is one of them: it must not end the process with the terminal like
        // this.
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    }

    deinit { restore() }

    /// Makes the terminal as it was: at once, where the end of this waits for others that hold it.
    func restore() {
        if isChanged { tcsetattr(STDIN_FILENO, TCSANOW, &before) }
    }

    /// The next key, or `nil` at the end of the input; a request to end throws.
    ///
    /// Arrows and other keys that are no character, what is pasted between marks, and late answers are passed over.
    func next() throws(Failure) -> Character? {
        while true {
            try Interruption.check()
            guard let byte = patientByte() else { continue }
            guard let byte = byte.first else { return nil }
            if case .key(let key) = input.take(byte) { return key }
        }
    }

    /// Passes over all that has come and was not asked for yet.
    func dropPending() {
        while let byte = byte(within: 0)?.first { _ = input.take(byte) }
    }

    /// What the terminal answers to a question, up to a control sequence with a last byte; what has come until nothing
    /// more does for half a second where there is none.
    func answer(to question: String, until last: UInt8) -> [UInt8] {
        var rest = Array(question.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            guard count > 0 else { return [] }
            rest = rest.dropFirst(count)
        }
        var answer: [UInt8] = []
        while answer.count < 1000, let byte = byte(within: 500)?.first {
            answer.append(byte)
            if input.take(byte) == .control(last: last) { break }
        }
        return answer
    }

    /// The next byte as ``byte(within:)`` has it; `nil` where none has come for a while.
    ///
    /// A sequence that was begun and then does not go on for so long was a key of its own, Escape.
    private func patientByte() -> [UInt8]? {
        if let byte = byte(within: 200) {
            pauses = 0
            return byte
        }
        pauses += 1
        if pauses == Self.longestPauses { input.reset() }
        return nil
    }

    /// The next byte in an array, which is empty at the end of the input; `nil` where none comes in that many
    /// milliseconds.
    private func byte(within milliseconds: Int32) -> [UInt8]? {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard poll(&input, 1, milliseconds) > 0 else { return nil }
        var byte: UInt8 = 0
        let count = read(STDIN_FILENO, &byte, 1)
        if count < 0, errno == EINTR { return nil }
        return count == 1 ? [byte] : []
    }
}
