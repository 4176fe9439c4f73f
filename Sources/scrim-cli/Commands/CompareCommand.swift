import ImageIO
import Raster
import Scenes
import Snapshots
import Views

/// `scrim compare`: whether two pictures are equal, and how they differ.
enum CompareCommand: ThreadedCommand {
    static let name = "compare"
    static let summary = "Compare two pictures exactly"
    static let operands = Operands("EXPECTED.png", "ACTUAL.png")
    static let diff = Option.path(
        "diff",
        "OUT.png",
        "write a picture of the differing pixels, when sizes are equal and pixels are not"
    )
    static let json = Option.flag("json", "print one JSON object instead of a sentence")
    static let options = [diff, json, threads]
    static let discussion = [
        "Pixels are compared as straight RGBA in sRGB, every channel exactly. Exit codes: 0 equal, 1 different, 3 sizes "
            + "differ, 4 a picture cannot be read."
    ]
    static let examples = ["scrim compare old.png new.png --diff diff.png", "scrim compare old.png new.png --json"]

    static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
        if let path = arguments.value(diff),
            let input = arguments.operands.first(where: { Folder.isSameFile($0, path) })
        {
            throw UsageError.overwritesInput(by: "--\(diff.name)", input: input)
        }
        let expected = try read(arguments.operands[0])
        let actual = try read(arguments.operands[1])
        let comparison = Comparison(expected: expected, actual: actual)
        if case .different = comparison, let path = arguments.value(diff),
            let picture = Comparison.picture(expected: expected, actual: actual)
        {
            Interruption.hold()
            try PNGEncoder().write(picture, to: path)
        }
        try console.line(arguments.has(json) ? comparison.json.text : comparison.sentence)
        return switch comparison {
        case .equal: .success
        case .different: .different
        case .sizesDiffer: .sizesDiffer
        }
    }

    private static func read(_ path: String) throws(Failure) -> PNGImage {
        do {
            return try PNGDecoder().decode(file: path)
        } catch {
            throw Failure(.unreadable, error.description)
        }
    }
}
