import FoundationEssentials
import Glibc
import ScrimTestSupport
import Testing
import Threads

@testable import scrim_cli

@Suite("--threads")
struct ThreadOptionTests {
    private static let small = ["--device", "iPhone SE (1st generation)"]

    @Test(
        "What is no number of threads is refused",
        arguments: ["0", "-1", "two", "", "1.5", "257", "9999999999999999999"]
    )
    func junk(word: String) {
        let run = CommandRun("compare", "a.png", "b.png", "--threads=\(word)")
        #expect(run.code == .usage)
        #expect(run.errors.hasPrefix("scrim: --threads cannot be \"\(word)\""))
    }

    @Test("Every command that draws or compares takes it", arguments: ["render", "blur", "draw", "compare", "test"])
    func commands(name: String) {
        #expect(CommandRun(name, "--help").output.contains("\n  --threads N"))
    }

    @Test("Frames and what is said of them are the same on any number of threads")
    func sameEverywhere() throws {
        try TemporaryFolder.with { folder in
            let words =
                ["render", "--backdrop", "clear,dim", "--message", "a\u{1F600}", "--out", folder.path] + Self.small
            let runs = try [1, 2, 5].map { threads in
                let run = CommandRun(words + ["--threads", "\(threads)"], progress: true)
                return (run, try run.lines.map { try Data(contentsOf: URL(filePath: $0)) })
            }
            for (run, bytes) in runs {
                #expect(run.code == .success)
                #expect(run.output == runs[0].0.output)
                #expect(run.errors == runs[0].0.errors)
                #expect(bytes == runs[0].1)
            }
            #expect(runs[0].1.count == 6)
        }
    }

    @Test(
        "A file that cannot be written ends the work there: all before it are there, none behind",
        arguments: [1, 2, 5]
    )
    func firstError(threads: Int) throws {
        try TemporaryFolder.with { folder in
            func name(_ state: String) -> String { "sample_\(state)_clear_iphone-se-1st-gen_light_large.png" }
            try #require(mkdir(folder.file(name("success")), 0o700) == 0)
            let words = ["render", "--backdrop", "clear", "--out", folder.path, "--threads", "\(threads)"]
            let run = CommandRun(words + Self.small)
            #expect(run.code == .cannotWrite)
            #expect(run.errors.contains(name("success")))
            #expect(run.lines == [folder.file(name("loading"))])
            #expect(try folder.names() == [name("loading"), name("success")])
        }
    }
}
