import ImageIO
import Raster
import Scenes

/// `scrim blur`: the blur alone, in pixels, so that it can be checked against other tools.
enum BlurCommand: Command {
    static let name = "blur"
    static let summary = "Blur a picture by a Gaussian"
    static let operands = Operands("IN.png", "OUT.png")
    static let sigma = Option.value("sigma", "S", "standard deviation in pixels, for all rows")
    static let rows = Option.value("rows", "S0:S1", "standard deviation from the first row's centre to the last row's")
    static let edges = Option.value(
        "edges",
        "MODE",
        "what lies beyond the picture: clamp, mirror, normalize (only what is there counts; the default) or decal (clear)"
    )
    static let options = [sigma, rows, edges]
    static let discussion = ["Each row is the picture convolved with the Gaussian of its own sigma, from 0 to 1000."]
    static let examples = [
        "scrim blur shot.png soft.png --sigma 12",
        "scrim blur shot.png falling.png --rows 0:30 --edges mirror",
    ]

    static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
        let profile = try profile(arguments)
        let edges = try arguments.value(edges, .edgeMode) ?? .normalize
        let image = try PNGDecoder().decode(file: arguments.operands[0])
        var bitmap = Bitmap(image)
        try bitmap.blur(profile(bitmap.height), edges: edges)
        var blurred = PNGImage(bitmap, text: [.version])
        blurred.pixelsPerMetre = image.pixelsPerMetre
        Interruption.hold()
        try PNGEncoder().write(blurred, to: arguments.operands[1])
        try console.line(arguments.operands[1])
        return .success
    }

    /// The profile for a number of rows.
    private static func profile(_ arguments: Arguments) throws(UsageError) -> (Int) -> SigmaProfile {
        switch (arguments.value(sigma), arguments.value(rows)) {
        case (nil, nil): throw .missingOption(["sigma", "rows"])
        case (_?, _?): throw .conflict("--sigma", "--rows")
        case (let word?, nil):
            guard let value = number(word) else { throw invalid(sigma, word, "a number from 0 to 1000") }
            return { _ in .constant(value) }
        case (nil, let word?):
            let parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, let start = number(parts[0]), let end = number(parts[1]) else {
                throw invalid(rows, word, "two numbers from 0 to 1000 with a colon between")
            }
            return { .linear(from: start, to: end, rows: $0) }
        }
    }

    private static func number(_ word: String) -> Double? { try? Vocabulary<Double>.sigma.value(word) }

    private static func invalid(_ option: Option, _ word: String, _ allowed: String) -> UsageError {
        .invalidValue(option: option.name, value: word, allowed: [allowed], suggestion: nil)
    }
}
