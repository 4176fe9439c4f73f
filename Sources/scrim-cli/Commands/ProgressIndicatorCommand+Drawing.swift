import Indicators
import Raster
import Scenes
import StrictJSON
import Typography
import Views

extension ProgressIndicatorCommand {
    static let color = Option.value("color", "COLOR", "#RRGGBB or #RRGGBBAA; the system's blue by itself")
    static let trackColor = Option.value(
        "track-color",
        "COLOR",
        "of the track; the colour at 24 % of its alpha by itself"
    )
    static let labelColor = Option.value(
        "label-color",
        "COLOR",
        "of the label; black in light and white in dark by itself"
    )
    static let appearance = Option.value("appearance", "NAME", "light (the default) or dark: the colours by themselves")
    static let drawingOptions = [color, trackColor, labelColor, appearance] + TimedPictures.options

    static func draw(
        _ progress: ResolvedProgress,
        of options: ProgressOptions,
        in size: Size,
        _ arguments: Arguments,
        _ console: Console
    ) throws -> ExitCode {
        if arguments.mentions(at), arguments.mentions(SceneOptions.frames) {
            throw UsageError.conflict("--\(at.name)", "--\(SceneOptions.frames.name)")
        }
        let drawing = ProgressIndicatorDrawing(
            progress,
            colors: try colors(arguments),
            fonts: progress.showLabel ? try FontLibrary.system() : nil
        )
        let movesLess = arguments.has(reduceMotion)
        let pictures = try TimedPictures(
            of: size,
            sizedBy: arguments.mentions(box) ? [box] : [self.size, thickness, amplitude],
            at: try arguments.list(at, .time) ?? [0],
            arguments
        ) { time, rect in
            drawing.commands(at: ProgressState(resting: progress, at: time, reduceMotion: movesLess), in: rect)
        }
        guard !pictures.isEmpty, pictures.times.contains(where: { !pictures.commands($0).isEmpty }) else {
            console.writeError(emptiness(options, size, arguments, at: pictures.times[0]))
            return .success
        }
        let state = ProgressState(resting: progress, reduceMotion: movesLess)
        if pictures.range != nil, !moves(progress, state, movesLess) {
            console.writeError("scrim: \(name(progress)) stands still here; its frames are all the same\n")
        }
        let stem = progress.variant == progress.type.variants[0] ? progress.type.rawValue : name(progress, "-")
        try pictures.write(named: stem, on: console)
        return .success
    }

    private static func moves(_ progress: ResolvedProgress, _ state: ProgressState, _ movesLess: Bool) -> Bool {
        state.isIndeterminate ? progress.speed > 0 : progress.hasAmbientMotion(state) && !movesLess
    }

    private static func colors(_ arguments: Arguments) throws(UsageError) -> ProgressColors {
        var colors = ProgressColors(try arguments.value(appearance, .appearance) ?? .light)
        if let color = try arguments.color(color) { colors.color = color }
        if let color = try arguments.color(labelColor) { colors.label = color }
        colors.track = try arguments.color(trackColor)
        return colors
    }

    static func name(_ progress: ResolvedProgress, _ separator: String = ":") -> String {
        progress.type.rawValue + separator + progress.variant.rawValue
    }
}
