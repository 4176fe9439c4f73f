import ImageIO
import Scenes
import Threads
import Views

/// `scrim render`: frames of scene files, or of one scene that the options describe.
enum RenderCommand: ThreadedCommand {
    static let name = "render"
    static let summary = "Draw the HUD over a screen, as PNG frames"
    static let operands = Operands("SCENE.json", repeatsLast: true)
    static let out = Option.path("out", "DIR", "the folder of the frames; scrim-out unless given")
    static let json = Option.flag("json", "print one JSON object a frame instead of its path")
    static let png = Option.value(
        "png",
        "HOW",
        "fast (the default) or small, which takes up to a second a frame; the pixels are the same; not beside --animation"
    )
    static let print = Option.value(
        "print",
        "STEP",
        "print the view tree, the layout, the accessibility tree or the display-list as JSON instead of drawing; lists "
            + "that are not given then have their first value only"
    )
    static let options = SceneOptions.all + [out, json, png, animation, loops, print, threads]
    static let discussion = [
        "Without scene files the options describe one scene, whose default is three states over four backdrops. Values of "
            + "a list stand between commas, and every combination of the lists is drawn. The name of a file is made of the "
            + "scene and its traits, and is the same every time.",
        "A character that no font has is drawn as a box and named on standard error, or in --json's \"missingGlyphs\".",
        "--frames 0:3:60 draws 180 frames, numbered from 0: the first at 0 s, the next 1/60 s later, and none at 3 s.",
        "With scene files (JSON, see the README) only --at, --frames, --out, --json, --png, --animation, --loops, --print "
            + "and --threads may be given; the first two take the place of the times in the files.",
    ]
    static let examples = [
        "scrim render",
        "scrim render --screen shot.png --device \"iPhone 16 Pro Max\" --state failure --retry --appearance light,dark",
        "scrim render scene.json --out frames --json",
        "scrim render --state loading --backdrop dim --frames 0:0.8:30 --animation loading.png",
        "scrim render --state loading --backdrop dim --print display-list",
    ]

    static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
        let step = try arguments.value(print, .pipelineStep)
        if step != nil, arguments.has(json) { throw UsageError.conflict("--print", "--json") }
        try checkAnimation(arguments)
        let compression = try arguments.value(png, .compression) ?? .fast
        let frames = try SceneSelection.frames(arguments, firstValuesOnly: step != nil)
        let folder = arguments.value(out) ?? "scrim-out"
        let renderer = FrameRenderer()
        try renderer.prepare(frames)
        if let step {
            for frame in frames {
                try console.line(renderer.json(of: step, frame).prettyText)
            }
            return .success
        }
        if let path = arguments.value(animation) {
            try animate(frames, to: path, arguments, renderer, console)
            return .success
        }
        Interruption.hold()
        try draw(frames, into: folder, compression, asJSON: arguments.has(json), renderer, console)
        return .success
    }

    private static func draw(
        _ frames: [SceneFrame],
        into folder: String,
        _ compression: PNGCompression,
        asJSON: Bool,
        _ renderer: FrameRenderer,
        _ console: Console
    ) throws {
        let progress = Progress(total: frames.count, console: console)
        if let first = frames.first { progress.show(0, first.name) }
        defer { progress.clear() }
        let sequences = frames.sequences()
        var written = 0
        try ThreadPool.current.forEachInOrder(sequences.count) { index in
            encode(sequences[index], compression, asJSON: asJSON, renderer)
        } use: { _, outcome in
            for encoded in outcome.frames {
                var encoded = encoded
                let path =
                    folder.hasSuffix("/") ? "\(folder)\(encoded.frame.name).png" : "\(folder)/\(encoded.frame.name).png"
                if written == 0 { try Folder.create(folder) }
                try encoded.write(to: path)
                progress.clear()
                if !asJSON, let warning = encoded.missingWarning(path: path) {
                    console.writeError("scrim: \(warning.oneLine)\n")
                }
                try console.line(asJSON ? encoded.report(path: path).text : path)
                written += 1
                if written < frames.count { progress.show(written, frames[written].name) }
            }
            if let error = outcome.error { throw error }
        }
    }

    /// The frames of a sequence up to the first that cannot be drawn, and why it cannot.
    private static func encode(
        _ sequence: ArraySlice<SceneFrame>,
        _ compression: PNGCompression,
        asJSON: Bool,
        _ renderer: FrameRenderer
    ) -> (frames: [EncodedFrame], error: (any Error)?) {
        var frames: [EncodedFrame] = []
        do {
            // A frame that none follows keeps no pixels for the next.
            if sequence.count == 1, let frame = sequence.first {
                try Interruption.check()
                return ([try renderer.render(frame).encoded(compression, digested: asJSON)], nil)
            }
            var pictures = FrameSequence(renderer, compression)
            for frame in sequence {
                try Interruption.check()
                frames.append(try pictures.encode(frame, digested: asJSON))
            }
            return (frames, nil)
        } catch {
            return (frames, error)
        }
    }
}
