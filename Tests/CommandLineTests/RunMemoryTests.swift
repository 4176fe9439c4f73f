import FoundationEssentials
import Glibc
import ScrimTestSupport
import Testing

/// The memory of whole runs, each in a process of its own.
struct RunMemoryTests {
    /// A frame has 727 KB of pixels.
    private static let scene = """
        {"scrim": 1, "device": "iPhone 5", "scale": 1, "textSize": ["S", "L"],
        "at": [TIMES], "hud": {"state": "loading", "backdrop": ["dim", "clear"]}}
        """

    /// The most memory that a run of `scrim test` had at a time until all frames had their verdicts, in KiB, and its
    /// exit code.
    private static func run(_ folder: TemporaryFolder, frames: Int, _ words: [String]) throws -> (
        peak: Int, code: Int32
    ) {
        let suite = "\(folder.path)/\(frames)"
        let times = (0..<frames / 4).map { "\(Double($0) / 100)" }.joined(separator: ", ")
        try folder.write(scene.replacing("TIMES", with: times), to: "\(frames)/Scenes/ok.json")
        // A report that nobody takes yet: the run waits, and can be looked at.
        let report = folder.file("tap")
        try #require(mkfifo(report, 0o600) == 0)
        defer { unlink(report) }
        let options = ["--snapshots", suite, "--differences", "\(suite)/out", "--threads", "2", "--tap", report]
        let program = try RunningProgram(["test"] + options + words)
        for number in 0..<frames { try #require(!program.readLine().isEmpty, "frame \(number) of \(frames)") }
        let status = try String(contentsOf: URL(filePath: "/proc/\(program.process)/status"), encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        let peak = try #require(line.split(separator: " ").compactMap { Int($0) }.first)
        // The pipe holds the whole report, so that nothing waits here for a run that ends without one.
        let reader = open(report, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        try #require(reader >= 0)
        defer { close(reader) }
        try #require(fcntl(reader, Self.setPipeSize, 1 << 20) > 0)
        return (peak, program.wait() >> 8)
    }

    /// Linux's `F_SETPIPE_SZ`, which Swift does not see.
    private static let setPipeSize: Int32 = 1031

    @Test("Memory does not grow with the number of frames, whether they are missing, recorded or equal")
    func peak() throws {
        try TemporaryFolder.with { folder in
            for (words, code) in [([], 2), (["--record"], 0), ([], 0)] as [([String], Int32)] {
                let few = try Self.run(folder, frames: 8, words)
                let many = try Self.run(folder, frames: 200, words)
                #expect(few.code == code && many.code == code)
                // A fourteenth of the pixels of each frame would be more.
                #expect(many.peak - few.peak < 10 << 10, "\(few.peak) KiB for 8 frames, \(many.peak) for 200: \(words)")
            }
        }
    }
}
