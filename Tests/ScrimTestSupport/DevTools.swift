import Glibc
import StrictJSON

/// A browser that is led over a pipe, in the words of the Chrome DevTools Protocol.
///
/// The browser ends with this value.
final class DevTools {
    private let process: pid_t
    private let commands: Int32
    private let answers: Int32
    private let deadline: Int
    private let seconds: Int
    private var pending: [UInt8] = []
    private var lastID = 0
    /// The events that came, in their order.
    private(set) var events: [Event] = []

    struct Event {
        let method: String
        let parameters: JSONValue
    }

    /// Starts the browser.
    ///
    /// - Parameter seconds: how long all may take together.
    init(_ program: String, _ options: [String], seconds: Int = 300) throws(BrowserError) {
        // The browser reads its third file and writes its fourth. Ours get higher numbers, so that none is in the way.
        func pipe() throws(BrowserError) -> (output: Int32, input: Int32) {
            var ends: [Int32] = [0, 0]
            guard Glibc.pipe(&ends) == 0 else { throw .notStarted(program, errno) }
            let high = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 16) }
            ends.forEach { close($0) }
            return (high[0], high[1])
        }
        let (to, from) = (try pipe(), try pipe())
        commands = to.input
        answers = from.output
        self.seconds = seconds
        deadline = Self.now() + seconds
        process = Self.start(program, options + ["--remote-debugging-pipe"], commands: to.output, answers: from.input)
        close(to.output)
        close(from.input)
        guard process > 0 else { throw .notStarted(program, errno) }
    }

    deinit {
        close(commands)
        close(answers)
        guard process > 0 else { return }
        // It leads a group of its own, helpers and all.
        kill(-process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }

    /// Sends a command and returns its result; events that come meanwhile are kept.
    @discardableResult
    func call(_ method: String, _ parameters: JSONValue = [:], session: String? = nil) throws -> JSONValue {
        lastID += 1
        var message: [JSONValue.Member] = [
            .init("id", .number(Double(lastID))), .init("method", .string(method)), .init("params", parameters),
        ]
        if let session { message.append(.init("sessionId", .string(session))) }
        try send(JSONValue.object(message).text)
        while true {
            let answer = try next()
            guard answer["id"] == .number(Double(lastID)) else { continue }
            if let error = answer["error"] { throw BrowserError.refused(method, error.text) }
            return answer["result"] ?? [:]
        }
    }

    /// Waits for an event.
    func wait(for method: String) throws {
        while !events.contains(where: { $0.method == method }) { try next() }
    }

    private func send(_ text: String) throws {
        let bytes = Array(text.utf8) + [0]
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(commands, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else { throw BrowserError.ended }
            rest = rest.dropFirst(max(count, 0))
        }
    }

    /// The next message, noted if it is an event.
    @discardableResult
    private func next() throws -> JSONValue {
        var block = [UInt8](repeating: 0, count: 1 << 16)
        var searched = 0
        while true {
            if let end = pending[searched...].firstIndex(of: 0) {
                let message = try JSONValue(parsing: pending[..<end])
                pending.removeSubrange(...end)
                if case .string(let method) = message["method"] {
                    events.append(Event(method: method, parameters: message["params"] ?? [:]))
                }
                return message
            }
            searched = pending.count
            var waiting = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
            let rest = deadline - Self.now()
            guard rest > 0 else { throw BrowserError.tooLong(seconds: seconds) }
            guard poll(&waiting, 1, Int32(1000 * rest)) > 0 else { continue }
            let count = read(answers, &block, block.count)
            guard count > 0 || count < 0 && errno == EINTR else { throw BrowserError.ended }
            pending += block[..<max(count, 0)]
        }
    }

    private static func now() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec
    }

    /// Starts a program in a process group of its own; returns 0 where that fails.
    private static func start(_ program: String, _ options: [String], commands: Int32, answers: Int32) -> pid_t {
        var words = ([program] + options).map { strdup($0) }
        defer { words.forEach { free($0) } }
        words.append(nil)
        // The threads that tests run on hold signals back, and a new process would do as its maker does.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for file in [0, 1, 2] { posix_spawn_file_actions_addopen(&actions, Int32(file), "/dev/null", O_RDWR, 0) }
        posix_spawn_file_actions_adddup2(&actions, commands, 3)
        posix_spawn_file_actions_adddup2(&actions, answers, 4)
        var process = pid_t()
        errno = posix_spawn(&process, program, &actions, &attributes, words, environ)
        return errno == 0 ? process : 0
    }
}

extension JSONValue {
    /// The member of an object with a name.
    subscript(_ key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The text of a string.
    var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }
}
