import Glibc

/// The keys of the process's terminal, one by one and unseen; the terminal is as it was when this goes.
final class TerminalKeys {
    private var before = termios()
    private let isChanged: Bool

    init() {
        isChanged = tcgetattr(STDIN_FILENO, &before) == 0
        guard isChanged else { return }
        var raw = before
        // Keys come at once, are not shown, and ^C is one of them: it must not end the process with the terminal like this.
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    }

    deinit {
        if isChanged { tcsetattr(STDIN_FILENO, TCSANOW, &before) }
    }

    /// The next key, or `nil` at the end of the input; a request to end throws.
    func next() throws(Failure) -> Character? {
        while true {
            try Interruption.check()
            guard let byte = byte(within: 200) else { continue }
            return byte.first.map { Character(Unicode.Scalar($0)) }
        }
    }

    /// What the terminal answers to a question, up to a last byte; what has come in half a second where that does not.
    func answer(to question: String, until last: UInt8) -> [UInt8] {
        var rest = Array(question.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            guard count > 0 else { return [] }
            rest = rest.dropFirst(count)
        }
        var answer: [UInt8] = []
        while answer.count < 1000, answer.last != last, let byte = byte(within: 500)?.first { answer.append(byte) }
        return answer
    }

    /// The next byte in an array, which is empty at the end of the input; `nil` where none comes in that many milliseconds.
    private func byte(within milliseconds: Int32) -> [UInt8]? {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard poll(&input, 1, milliseconds) > 0 else { return nil }
        var byte: UInt8 = 0
        let count = read(STDIN_FILENO, &byte, 1)
        if count < 0, errno == EINTR { return nil }
        return count == 1 ? [byte] : []
    }
}
