import ImageIO
import Raster
import Scenes
import Snapshots
import StrictJSON
import Views

/// `scrim compare`: whether two pictures are equal, and how they differ.
enum CompareCommand: ThreadedCommand {
    static let name = "compare"
    static let summary = "Compare two pictures, exactly or within limits, and say how they differ"
    static let operands = Operands("EXPECTED.png", "ACTUAL.png")
    static let picture = Option.path("picture", "OUT.png", "write a picture of how they differ, unless they are equal")
    static let style = Option.value(
        "style",
        "STYLE",
        "the picture's: side-by-side (unless said), difference or overlay"
    )
    static let json = Option.flag("json", "print one JSON object instead of sentences")
    static let options = ComparisonOptions.all + [picture, style, json, threads]
    static let discussion = [
        "Pixels are compared as straight RGBA in sRGB, whatever the colour type, depth or profile of the files: with 8 bits "
            + "a channel, or 16 where either file has 16. Without a limit every channel of every pixel must be equal; all "
            + "limits that are given must hold. What differs is told in sentences: how much and where, what all of it has "
            + "in common, what moved, and the limits at which it would pass. An animated PNG of several frames cannot be "
            + "compared, unless both files are the same bytes.",
        "A metric judges as another tool does, and lets differences pass that the exact comparison sees: "
            + "pixelmatch:THRESHOLD (and :aa to count antialiased pixels; --max-pixels may stand beside it), its successor in "
            + "OKLab pixelmatch-oklab:THRESHOLD, precision:P or precision:P:PERCEPTUAL of swift-snapshot-testing, ssim or ssim:MINIMUM.",
        "Exit codes: 0 equal or within the limits, 1 different, 3 sizes differ, 4 a picture cannot be read, 64 wrong usage.",
    ]
    static let examples = [
        "scrim compare old.png new.png --picture difference.png",
        "scrim compare old.png new.png --max-channel 1 --max-pixels 40",
        "scrim compare old.png new.png --mask 0,0,390,54 --antialiasing 20 --json",
        "scrim compare old.png new.png --metric pixelmatch:0.1",
    ]

    static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
        if let path = arguments.value(picture),
            let input = arguments.operands.first(where: { Folder.isSameFile($0, path) })
        {
            throw UsageError.overwritesInput(by: "--\(picture.name)", input: input)
        }
        if let path = arguments.value(picture) {
            try SuiteOptions.requireOutside(path, of: picture, SuiteOptions.suite(arguments))
        }
        if arguments.mentions(style), !arguments.mentions(picture) {
            throw UsageError.needsOption(style.name, needed: picture.name)
        }
        let style = try arguments.value(style, DifferencePicture.Style.vocabulary) ?? .sideBySide
        let options = try ComparisonOptions(arguments)
        try ComparisonSelfTest.run()
        let (expected, actual) = try read(arguments.operands[0], arguments.operands[1])
        let verdict = try Verdict(options, expected, actual)
        if let path = arguments.value(picture), let drawing = verdict.picture(style) {
            Interruption.hold()
            try PNGEncoder().write(drawing, to: path)
        }
        if arguments.has(json) {
            try console.line(verdict.json.text)
        } else {
            for sentence in verdict.sentences { try console.line(sentence) }
        }
        return verdict.code
    }

    /// Two pictures; of equal files they may be animations, of which nothing can differ.
    private static func read(
        _ expected: String,
        _ actual: String
    ) throws(Failure) -> (CanonicalPicture, CanonicalPicture) {
        do throws(PNGDecodingError) {
            let decoder = PNGDecoder()
            let (old, new) = (try decoder.read(expected), try decoder.read(actual))
            if old == new {
                let picture = CanonicalPicture(try decoder.decode(old, file: expected))
                return (picture, picture)
            }
            return (try decoder.canonical(old, file: expected), try decoder.canonical(new, file: actual))
        } catch {
            throw Failure(.unreadable, error.description)
        }
    }
}

extension DifferencePicture.Style {
    static let vocabulary = Vocabulary(allowed: allCases.map(\.rawValue)) { Self(rawValue: $0) }
}

/// What `scrim compare` found.
private struct Verdict {
    private let options: ComparisonOptions
    private let expected: CanonicalPicture
    private let actual: CanonicalPicture
    private let comparison: Comparison
    /// `nil` where the pictures are equal.
    private let analysis: ComparisonAnalysis?
    private let measured: MetricResult?

    init(_ options: ComparisonOptions, _ expected: CanonicalPicture, _ actual: CanonicalPicture) throws {
        (self.options, self.expected, self.actual) = (options, expected, actual)
        comparison = Comparison(expected: expected, actual: actual)
        if case .equal = comparison {
            // Masks are checked all the same: a wrong one is wrong before anything differs.
            try options.rules.mask.check(PixelSize(width: expected.width, height: expected.height))
            analysis = nil
        } else {
            analysis = try ComparisonAnalysis(expected: expected, actual: actual, rules: options.rules)
        }
        let isOneSize = analysis?.sizes == nil
        measured = isOneSize ? try options.metric?.measure(expected: expected.image, actual: actual.image) : nil
    }

    var code: ExitCode {
        if let measured { return measured.passes ? .success : .different }
        guard let analysis else { return .success }
        if analysis.sizes != nil { return .sizesDiffer }
        return analysis.passes ? .success : .different
    }

    var sentences: [String] {
        let sentences = analysis?.sentences ?? [comparison.sentence]
        if let measured { return [measured.sentence + (measured.passes ? ": passes" : ": fails")] + sentences }
        return (analysis?.passes ?? false ? ["within the limits"] : []) + sentences
    }

    var json: JSONValue {
        var members: [JSONValue.Member] = [.init("passes", .bool(code == .success))]
        if case .object(let facts) = comparison.json { members = facts + members }
        if let measured { members.append(.init("metric", measured.json)) }
        if let analysis { members.append(.init("analysis", analysis.json)) }
        return .object(members)
    }

    func picture(_ style: DifferencePicture.Style) -> PNGImage? {
        analysis.map {
            DifferencePicture(expected: expected, actual: actual, rules: options.rules, analysis: $0).draw(style)
        }
    }
}
