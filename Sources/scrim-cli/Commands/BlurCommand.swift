import ImageIO
import Raster
import Scenes

/// `scrim blur`: the blur alone, in pixels, so that it can be checked against other tools.
enum BlurCommand: ThreadedCommand {
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
    static let options = [sigma, rows, edges, threads]
    static let discussion = [
        "Each row is the picture convolved with the Gaussian of its own sigma, in "
            + Vocabulary<Double>.sigma.allowed.joined() + "."
    ]
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
        switch (try arguments.value(sigma, .sigma), arguments.value(rows)) {
        case (nil, nil): throw .missingOption(["sigma", "rows"])
        case (_?, _?): throw .conflict("--sigma", "--rows")
        case (let value?, nil): return { _ in .constant(value) }
        case (nil, let word?):
            let (start, end) = try ends(word)
            return { .linear(from: start, to: end, rows: $0) }
        }
    }

    /// The two sigmas of `--rows`.
    private static func ends(_ word: String) throws(UsageError) -> (Double, Double) {
        let vocabulary = Vocabulary<Double>.sigma
        let parts = word.split(separator: ":", omittingEmptySubsequences: false)
        let sigmas = parts.compactMap { try? vocabulary.value(String($0)) }
        guard parts.count == 2, sigmas.count == 2 else {
            let allowed = "two values with a colon between, each in " + vocabulary.allowed.joined(separator: ", ")
            throw .invalidValue(option: rows.name, value: word, allowed: [allowed], suggestion: nil)
        }
        return (sigmas[0], sigmas[1])
    }
}
