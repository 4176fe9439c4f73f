import FoundationEssentials
import Glibc
import Testing

/// The program in a process of its own, on a terminal that the test holds the other end of.
final class TerminalProgram {
    private let process: pid_t
    private let terminal: Int32
    /// All that the program has written, without carriage returns.
    private(set) var output = ""
    private var read = 0
    /// True once it has said nothing for so long that no more is waited for.
    private var isSilent = false

    /// Starts the program, which is built beside the tests, with the variables given and as few others as it needs.
    init(_ words: [String], environment: [String: String] = [:]) throws {
        let tests = try #require(CommandLine.arguments.first { $0.hasSuffix(".xctest") })
        let program = String(tests[...(tests.lastIndex(of: "/") ?? tests.startIndex)] + "scrim")
        terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        try #require(terminal >= 0)
        var isLocked: Int32 = 0
        var number: UInt32 = 0
        try #require(ioctl(terminal, Self.lock, &isLocked) == 0 && ioctl(terminal, Self.number, &number) == 0)
        var arguments = ([program] + words).map { strdup($0) }
        defer { arguments.forEach { free($0) } }
        arguments.append(nil)
        var variables = environment
        for name in ["PATH", "HOME", "LD_LIBRARY_PATH"] { variables[name] = ProcessInfo.processInfo.environment[name] }
        var strings = variables.map { strdup("\($0.key)=\($0.value)") }
        defer { strings.forEach { free($0) } }
        strings.append(nil)
        // In a session of its own the terminal that it opens first is its own, and ^C reaches it.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(Self.newSession))
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/pts/\(number)", O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        var process = pid_t()
        try #require(posix_spawn(&process, program, &actions, &attributes, arguments, strings) == 0)
        self.process = process
    }

    // Of Linux and of glibc, whose names are not imported: TIOCSPTLCK, TIOCGPTN and POSIX_SPAWN_SETSID.
    private static let lock: UInt = 0x4004_5431
    private static let number: UInt = 0x8004_5430
    private static let newSession = 0x80
    /// Milliseconds that a program on a busy machine may be silent.
    private static let patience: Int32 = 30_000

    deinit { close(terminal) }

    /// How the terminal treats keys now: the flags of `termios`.
    var settings: tcflag_t {
        var settings = termios()
        tcgetattr(terminal, &settings)
        return settings.c_lflag
    }

    /// Presses keys.
    func type(_ keys: String) {
        let bytes = Array(keys.utf8)
        _ = write(terminal, bytes, bytes.count)
    }

    /// Reads until a text has come that was not there when this was called last; false where the program ends without,
    /// or says nothing for long.
    @discardableResult
    func wait(for text: String) -> Bool {
        while true {
            if let range = output[output.index(output.startIndex, offsetBy: read)...].firstRange(of: text) {
                read = output.distance(from: output.startIndex, to: range.upperBound)
                return true
            }
            guard readMore() else { return false }
        }
    }

    /// The exit code once the program has ended, with its output read to the end; of one that does not end, that it was
    /// killed.
    func exitCode() -> Int32 {
        while readMore() {}
        if isSilent { kill(process, SIGKILL) }
        var status: Int32 = 0
        waitpid(process, &status, 0)
        return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    }

    private func readMore() -> Bool {
        var input = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
        guard !isSilent, poll(&input, 1, Self.patience) > 0 else {
            isSilent = true
            return false
        }
        var block = [UInt8](repeating: 0, count: 1 << 16)
        let count = Glibc.read(terminal, &block, block.count)
        guard count > 0 else { return count < 0 && errno == EINTR }
        output += String(decoding: block[..<count].filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
        return true
    }
}
