import Glibc
import ImageIO
import ScrimTestSupport
import Testing

@testable import scrim_cli

struct InterruptionTests {
    @Test("A signal ends a command that waits for its input at once", arguments: [SIGINT, SIGTERM])
    func waiting(signal: Int32) throws {
        try TemporaryFolder.with { folder in
            var ends: [Int32] = [0, 0]
            try #require(pipe(&ends) == 0)
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
            let block = [UInt8](repeating: 0, count: 4096)
            while write(ends[1], block, block.count) > 0 {}
            let process = try start(["blur", "/dev/stdin", folder.file("out.png"), "--sigma", "1"], input: ends[0])
            close(ends[0])
            // There is room again when the process reads, long after it took the signals.
            var room = pollfd(fd: ends[1], events: Int16(POLLOUT), revents: 0)
            poll(&room, 1, -1)
            kill(process, signal)
            // What still reads after the signal finds the end here, and tells by its exit code.
            close(ends[1])
            var status: Int32 = 0
            waitpid(process, &status, 0)
            #expect(status & 0x7F == signal)
            #expect(try folder.names() == [])
        }
    }

    @Test("A signal ends scrim watch with its exit code", arguments: [SIGINT, SIGTERM])
    func watching(signal: Int32) throws {
        try TemporaryFolder.with { folder in
            let scene = try folder.write("{}", to: "scene.json")
            var ends: [Int32] = [0, 0]
            try #require(pipe(&ends) == 0)
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            let process = try start(["watch", scene, "--port", "0"], input: STDIN_FILENO, output: ends[1])
            close(ends[1])
            defer { close(ends[0]) }
            // The address is there when signals are held back.
            var line = [UInt8](repeating: 0, count: 100)
            let count = read(ends[0], &line, line.count)
            #expect(String(decoding: line[..<max(0, count)], as: UTF8.self).hasPrefix("http://127.0.0.1:"))
            kill(process, signal)
            var status: Int32 = 0
            waitpid(process, &status, 0)
            #expect(status & 0x7F == 0 && status >> 8 & 0xFF == 128 + signal)
        }
    }

    @Test(
        "A signal ends a command whose output nobody reads, and the other reports are there",
        arguments: [SIGINT, SIGTERM],
        [false, true]
    )
    func unread(signal: Int32, isFull: Bool) throws {
        try TemporaryFolder.with { folder in
            let scene =
                #"{"scrim": 1, "device": "iPhone 5", "scale": 1, "hud": {"state": "success", "backdrop": "clear"}}"#
            try folder.write(scene, to: "Snapshots/Scenes/ok.json")
            let pipe = folder.file("tap")
            try #require(mkfifo(pipe, 0o600) == 0)
            let reader = isFull ? open(pipe, O_RDWR | O_NONBLOCK | O_CLOEXEC) : -1
            defer { if isFull { close(reader) } }
            let block = [UInt8](repeating: 0, count: 4096)
            while isFull, write(reader, block, block.count) > 0 {}
            let options = ["--snapshots", folder.file("Snapshots"), "--differences", folder.file("out")]
            let program = try RunningProgram(["test", "--tap", pipe] + options)
            #expect(!program.readLine().isEmpty)
            kill(program.process, signal)
            #expect(program.wait() == (128 + signal) << 8)
            #expect(try folder.names().contains("out"))
            #expect(access(folder.file("out/report.html"), F_OK) == 0)
        }
    }

    @Test("A named pipe is no input: nobody may ever write to it")
    func namedPipe() throws {
        try TemporaryFolder.with { folder in
            try #require(mkfifo(folder.file("pipe"), 0o600) == 0)
            let run = CommandRun("render", folder.file("pipe"), "--out", folder.file("out"))
            #expect(run.code == .missingInput)
            #expect(run.errors.contains("this is a named pipe, not a file; give a file, or /dev/stdin"))
        }
    }

    @Test("What a command has written when it is stopped is whole, and nothing else is there")
    func stopped() throws {
        try TemporaryFolder.with { folder in
            var ends: [Int32] = [0, 0]
            try #require(pipe(&ends) == 0)
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            let process = try start(["gallery", "--out", folder.path], input: STDIN_FILENO, output: ends[1])
            close(ends[1])
            // The path of the first file, of which there are nine.
            var block = [UInt8](repeating: 0, count: 4096)
            #expect(read(ends[0], &block, block.count) > 0)
            kill(process, SIGINT)
            var status: Int32 = 0
            waitpid(process, &status, 0)
            close(ends[0])
            #expect(status >> 8 & 0xFF == ExitCode.interrupted.rawValue)
            let names = try folder.names()
            #expect(names.contains("indicators-light.png") && names.count < 9)
            for name in names { _ = try PNGDecoder().decode(file: folder.file(name)) }
        }
    }

    /// Starts the program, which is built beside the tests, with an input and an output.
    private func start(_ words: [String], input: Int32, output: Int32 = STDOUT_FILENO) throws -> pid_t {
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
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        var process = pid_t()
        try #require(posix_spawn(&process, String(program), &actions, &attributes, arguments, environ) == 0)
        return process
    }
}
