import ImageIO
import Scenes

extension RenderCommand {
    static let animation = Option.path(
        "animation",
        "OUT.png",
        "the frames of --frames as one animated PNG in place of files of their own; one device, state, backdrop and so on"
    )
    static let loops = Option.value("loops", "N", "how often the animation is shown; 0, the default, is without an end")

    /// Throws where an option stands beside `--animation`, or is missing there.
    static func checkAnimation(_ arguments: Arguments) throws(UsageError) {
        guard arguments.mentions(animation) else {
            if arguments.mentions(loops) { throw .needsOption("loops", needed: "animation") }
            return
        }
        for option in [out, json, png, print] where arguments.mentions(option) {
            throw .conflict("--animation", "--\(option.name)")
        }
    }

    /// Draws all frames into one file.
    static func animate(
        _ frames: [SceneFrame],
        to path: String,
        _ arguments: Arguments,
        _ renderer: FrameRenderer,
        _ console: Console
    ) throws {
        let loops = try arguments.value(loops, .count(0...1_000_000)) ?? 0
        guard let first = frames.first, let range = first.scene.range else {
            throw UsageError.needsOption("animation", needed: "frames")
        }
        guard frames.count == range.count else {
            throw UsageError.severalAnimations(frames.count / range.count)
        }
        for input in arguments.operands + (arguments.value(SceneOptions.screen).map { [$0] } ?? [])
        where Folder.isSameFile(input, path) {
            throw UsageError.overwritesInput(by: "--animation", input: input)
        }
        let progress = Progress(total: frames.count, console: console)
        progress.show(0, first.name)
        defer { progress.clear() }
        Interruption.hold()
        let missing = try renderer.writeAnimation(
            frames,
            framesPerSecond: range.framesPerSecond,
            loops: loops,
            to: path
        ) {
            try Interruption.check()
        } progress: { done in
            if done < frames.count { progress.show(done, frames[done].name) }
        }
        progress.clear()
        if let warning = missing.warning(path: path) { console.writeError("scrim: \(warning.oneLine)\n") }
        try console.line(path)
    }
}
