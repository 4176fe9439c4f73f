import FoundationEssentials
import ImageIO
import Raster

@testable import scrim_cli

/// One call of the program in this process, and what it said.
struct CommandRun {
    let code: ExitCode
    let output: String
    let errors: String

    init(_ words: String..., progress: Bool = false) { self.init(words, progress: progress) }

    init(_ words: [String], progress: Bool = false) {
        let recorder = Recorder()
        var console = Console(write: { recorder.output += $0 }, writeError: { recorder.errors += $0 })
        console.showsProgress = progress
        code = Program.run(words, on: console)
        output = recorder.output
        errors = recorder.errors
    }

    /// The lines of standard output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }

    private final class Recorder {
        var output = ""
        var errors = ""
    }
}

/// A folder that is there for the time of a call.
struct TemporaryFolder {
    let path: String

    /// Calls `body` with a new, empty folder, and removes it with all that is in it.
    static func with<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
        let root = FileManager.default.temporaryDirectory.path
        let folder = TemporaryFolder(path: "\(root)/scrim-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder.path) }
        return try body(folder)
    }

    func file(_ name: String) -> String { "\(path)/\(name)" }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(name)) }

    /// Names of everything in the folder, sorted.
    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }

    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        try AtomicFile.write(Array(text.utf8), to: file(name))
        return file(name)
    }

    /// A PNG of one colour.
    @discardableResult
    func picture(_ name: String, width: Int, height: Int, color: Color = .white) throws -> String {
        let bitmap = Bitmap(width: width, height: height, color: color.premultiplied)
        try PNGEncoder().write(PNGImage(bitmap), to: file(name))
        return file(name)
    }
}
