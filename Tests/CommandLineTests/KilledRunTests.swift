import FoundationEssentials
import Glibc
import ImageIO
import ScrimTestSupport
import Snapshots
import Testing

/// A recording run that ends in the middle.
struct KilledRunTests {
    @Test(
        "A run that is killed leaves whole references and no other file, and the next one goes on",
        arguments: [SIGKILL, SIGINT, SIGTERM]
    )
    func killed(signal: Int32) throws {
        try TemporaryFolder.with { folder in
            let scene =
                #"{"scrim": 1, "device": "iPhone 5", "scale": 1, "textSize": ["S", "M", "L", "XL"], "hud": {"state": ["success", "failure"], "backdrop": ["clear", "dim"]}}"#
            try folder.write(scene, to: "Snapshots/Scenes/ok.json")
            let suite = SnapshotSuite(folder: folder.file("Snapshots"), differences: folder.file("out"))
            let words = ["--snapshots", suite.folder, "--differences", suite.differences]
            let program = try RunningProgram(["test", "--record", "--threads", "1"] + words)
            _ = program.readLine()
            kill(program.process, signal)
            let status = program.wait()
            let codes: [Int32: Int32] = [SIGINT: 130, SIGTERM: 143]
            #expect(signal == SIGKILL ? status & 0x7F == SIGKILL : status >> 8 == codes[signal])

            let store = ReferenceStore(folder: suite.references)
            var recorded = 0
            for name in try suite.names() where FileManager.default.fileExists(atPath: store.path(name)) {
                #expect(throws: Never.self) { try PNGDecoder().decode(file: store.path(name)) }
                // What ended cleanly has the records of what it did.
                #expect((store.record(name) != nil) == (signal != SIGKILL))
                recorded += 1
            }
            #expect((1..<16).contains(recorded))
            var words2: [String] = []
            try suite.run(SnapshotOptions(record: .missing)) { words2.append($0.verdict.word) }
            #expect(words2.filter { $0 == "equal" }.count == recorded)
            #expect(words2.filter { $0 == "recorded" }.count == 16 - recorded)
            let files = try FileManager.default.subpathsOfDirectory(atPath: suite.references)
            #expect(files.filter { $0.hasSuffix(".tmp") } == [])
            #expect(try suite.run { _ in }.passed == 16)
        }
    }
}

/// The program in a process of its own.
final class RunningProgram {
    let process: pid_t
    private let output: Int32

    /// Starts the program, which is built beside the tests.
    init(_ words: [String]) throws {
        let tests = try #require(CommandLine.arguments.first { $0.hasSuffix(".xctest") })
        let program = String(tests[...(tests.lastIndex(of: "/") ?? tests.startIndex)] + "scrim")
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var arguments = ([program] + words).map { strdup($0) }
        defer { arguments.forEach { free($0) } }
        arguments.append(nil)
        // Of the machine's variables none says that this is CI.
        let variables = ["PATH", "HOME", "LD_LIBRARY_PATH"].compactMap { name in
            ProcessInfo.processInfo.environment[name].map { "\(name)=\($0)" }
        }
        // Freed memory that the address sanitiser would keep back is none of the program's.
        let sanitizer = "ASAN_OPTIONS=detect_leaks=0:quarantine_size_mb=1"
        var environment = (variables + [sanitizer]).map { strdup($0) }
        defer { environment.forEach { free($0) } }
        environment.append(nil)
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
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        var process = pid_t()
        try #require(posix_spawn(&process, program, &actions, &attributes, arguments, environment) == 0)
        close(ends[1])
        self.process = process
        output = ends[0]
    }

    deinit { close(output) }

    /// The first bytes of output, once there are some.
    func readLine() -> [UInt8] {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while read(output, &byte, 1) == 1, byte != UInt8(ascii: "\n") { line.append(byte) }
        return line
    }

    /// The status of the process when it has ended; its further output is read and dropped.
    func wait() -> Int32 {
        var block = [UInt8](repeating: 0, count: 4096)
        while read(output, &block, block.count) > 0 {}
        var status: Int32 = 0
        waitpid(process, &status, 0)
        return status
    }
}
