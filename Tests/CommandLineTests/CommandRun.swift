import ImageIO
import Raster
import ScrimTestSupport

@testable import scrim_cli

/// One call of the program in this process, and what it said.
struct CommandRun {
    let code: ExitCode
    let output: String
    let errors: String

    init(_ words: String..., progress: Bool = false, environment: [String: String] = [:]) {
        self.init(words, progress: progress, environment: environment)
    }

    init(_ words: [String], progress: Bool = false, environment: [String: String] = [:]) {
        let recorder = Recorder()
        var console = Console(write: { recorder.output += $0 }, writeError: { recorder.errors += $0 })
        console.showsProgress = progress
        console.environment = environment
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

extension TemporaryFolder {
    /// A PNG of one colour.
    @discardableResult
    func picture(_ name: String, width: Int, height: Int, color: Color = .white) throws -> String {
        let bitmap = Bitmap(width: width, height: height, color: color.premultiplied)
        try PNGEncoder().write(PNGImage(bitmap), to: file(name))
        return file(name)
    }
}
