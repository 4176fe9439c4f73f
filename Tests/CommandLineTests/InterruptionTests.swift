import Glibc
import ScrimTestSupport
import Testing

@testable import scrim_cli

struct InterruptionTests {
    @Test("A signal ends a command that waits for its input at once", arguments: [SIGINT, SIGTERM])
    func waiting(signal: Int32) throws {
        try TemporaryFolder.with { folder in
            try #require(mkfifo(folder.file("pipe"), 0o600) == 0)
            let process = try start(["blur", folder.file("pipe"), folder.file("out.png"), "--sigma", "1"])
            // Returns when the process has opened its end, long after it took the signals.
            let pipe = open(folder.file("pipe"), O_WRONLY)
            kill(process, signal)
            // What still reads after the signal finds the end here, and tells by its exit code.
            close(pipe)
            var status: Int32 = 0
            waitpid(process, &status, 0)
            #expect(status & 0x7F == signal)
            #expect(try folder.names() == ["pipe"])
        }
    }

    /// Starts the program, which is built beside the tests.
    private func start(_ words: [String]) throws -> pid_t {
        let tests = try #require(CommandLine.arguments.first { $0.hasSuffix(".xctest") })
        let program = tests[...(tests.lastIndex(of: "/") ?? tests.startIndex)] + "scrim"
        var arguments = ([String(program)] + words).map { strdup($0) }
        defer { arguments.forEach { free($0) } }
        arguments.append(nil)
        // The threads that tests run on hold signals back, and a new process would do as its maker does.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var process = pid_t()
        try #require(posix_spawn(&process, String(program), nil, &attributes, arguments, environ) == 0)
        return process
    }
}
