import Glibc

/// Another program, run to its end, and what it said.
public struct ChildProcess {
    /// The exit code, or 128 and the number of the signal that ended it.
    public let code: Int32
    public let output: [UInt8]
    public let errors: [UInt8]

    /// Runs a program with an empty input.
    ///
    /// It leads a process group of its own, which is ended as a whole when the time is over.
    ///
    /// - Parameter seconds: how long it may run.
    public init(_ program: String, _ arguments: [String], seconds: Int = 240) throws(ChildProcessError) {
        guard let output = Pipe(), let errors = Pipe() else { throw .notStarted(program, errno) }
        let process = try Self.start(program, arguments, output: output, errors: errors)
        output.closeInput()
        errors.closeInput()
        let inTime = Self.read([output, errors], seconds: seconds)
        // Its helpers may live on after it, with nothing left to do.
        if !inTime { kill(-process, SIGKILL) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        kill(-process, SIGKILL)
        guard inTime else { throw .tooLong(program, seconds: seconds) }
        let signal = status & 0x7F
        code = signal == 0 ? status >> 8 & 0xFF : 128 + signal
        self.output = output.bytes
        self.errors = errors.bytes
    }

    private static func start(
        _ program: String,
        _ arguments: [String],
        output: Pipe,
        errors: Pipe
    ) throws(ChildProcessError) -> pid_t {
        var words = ([program] + arguments).map { strdup($0) }
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
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output.input, 1)
        posix_spawn_file_actions_adddup2(&actions, errors.input, 2)
        var process = pid_t()
        let result = posix_spawn(&process, program, &actions, &attributes, words, environ)
        guard result == 0 else { throw .notStarted(program, result) }
        return process
    }

    /// Reads until the ends of all pipes, or until the time is over: then it is false.
    private static func read(_ pipes: [Pipe], seconds: Int) -> Bool {
        var block = [UInt8](repeating: 0, count: 1 << 16)
        let deadline = now() + seconds
        while true {
            var waiting = pipes.filter { !$0.isAtEnd }.map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
            if waiting.isEmpty { return true }
            let rest = deadline - now()
            guard rest > 0 else { return false }
            poll(&waiting, nfds_t(waiting.count), Int32(1000 * rest))
            for end in waiting where end.revents != 0 {
                guard let pipe = pipes.first(where: { $0.output == end.fd }) else { continue }
                let count = Glibc.read(end.fd, &block, block.count)
                if count > 0 {
                    pipe.bytes += block[..<count]
                } else if count == 0 || errno != EINTR {
                    pipe.isAtEnd = true
                }
            }
        }
    }

    private static func now() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec
    }
}

public enum ChildProcessError: Error, CustomStringConvertible {
    case notStarted(String, Int32)
    case tooLong(String, seconds: Int)

    public var description: String {
        switch self {
        case .notStarted(let program, let code): "\(program) does not start: \(String(cString: strerror(code)))"
        case .tooLong(let program, let seconds): "\(program) did not end within \(seconds) s"
        }
    }
}

/// A pipe that other processes do not inherit.
private final class Pipe {
    let output: Int32
    let input: Int32
    var bytes: [UInt8] = []
    var isAtEnd = false
    private var isInputOpen = true

    init?() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (output, input) = (ends[0], ends[1])
    }

    func closeInput() {
        if isInputOpen { close(input) }
        isInputOpen = false
    }

    deinit {
        closeInput()
        close(output)
    }
}
