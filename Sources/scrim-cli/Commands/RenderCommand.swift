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
        "fast (the default) or small, which takes a few seconds a frame; the pixels are the same; not beside --animation"
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
        let scenes = try scenes(arguments, firstValuesOnly: step != nil)
        let folder = arguments.value(out) ?? "scrim-out"
        let frames = try frames(scenes)
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

    static func scenes(_ arguments: Arguments, firstValuesOnly: Bool) throws -> [(file: String, scene: Scene)] {
        guard !arguments.operands.isEmpty else {
            return [("the command line", try SceneOptions.scene(arguments, firstValuesOnly: firstValuesOnly))]
        }
        let others = SceneOptions.all.filter { option in !SceneOptions.timeOptions.contains { $0.name == option.name } }
        if let given = others.first(where: { arguments.mentions($0) }) {
            throw UsageError.conflict("a scene file", "--\(given.name)")
        }
        return try arguments.operands.map { file in
            var scene = try SceneFile.read(file)
            try SceneOptions.setTimes(of: &scene, arguments)
            return (file, scene)
        }
    }

    /// The frames of all scenes; two that would be one file, also where letter case does not count, are an error.
    static func frames(_ scenes: [(file: String, scene: Scene)]) throws -> [SceneFrame] {
        var frames: [SceneFrame] = []
        var files: [String: String] = [:]
        for (file, scene) in scenes {
            for frame in try scene.frames() {
                if let first = files.updateValue(file, forKey: frame.name.lowercased()) {
                    throw SceneError.repeatedFile("\(frame.name).png", first: first, second: file)
                }
                frames.append(frame)
            }
        }
        return frames
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
