import Indicators
import Raster
import Scenes
import StrictJSON
import Views

extension IndicatorCommand {
    static let size = Option.value("size", "POINTS", "the side of the indicator's box, 120 by itself")
    static let color = Option.list(
        "color",
        "LIST",
        "#RRGGBB or #RRGGBBAA, which the elements take in turns; #8E8E93 by itself"
    )
    static let drawingOptions = [size, color] + TimedPictures.options

    static func draw(_ operand: String, _ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let evaluator = try evaluator(operand, arguments, console)
        let side = try arguments.number(size, in: 0...TimedPictures.sideLimit, "points") ?? 120
        let gray = Color(red8: 0x8E, green8: 0x8E, blue8: 0x93)
        let drawing = IndicatorDrawing(evaluator, colors: try arguments.colors(color) ?? [gray])
        let pictures = try TimedPictures(
            of: Size(width: side, height: side),
            sizedBy: [size],
            at: try times(of: evaluator, arguments),
            arguments
        ) { time, rect in
            drawing.commands(at: time, in: rect)
        }
        guard side > 0, !pictures.isEmpty else {
            console.writeError(
                side > 0
                    ? "scrim: \(JSONValue.number(side).text) points have no pixel at this scale; give a larger --size or "
                        + "--scale\n"
                    : "scrim: a picture without pixels is not drawn; give --size more than 0\n"
            )
            return .success
        }
        try pictures.write(named: stem(operand), input: isFile(operand) ? operand : nil, on: console)
        return .success
    }

    /// The times to draw, each once.
    private static func times(
        of evaluator: IndicatorEvaluator,
        _ arguments: Arguments
    ) throws(UsageError) -> [Double] {
        let given = [at, cycleProgress, SceneOptions.frames].filter { arguments.mentions($0) }
        if given.count > 1 { throw .conflict("--\(given[0].name)", "--\(given[1].name)") }
        guard let parts = try arguments.numbers(cycleProgress, in: 0...1) else {
            return try arguments.list(at, .time) ?? [0]
        }
        var times: [Double] = []
        for part in parts {
            let time = evaluator.timeForCycleProgress(part)
            if !times.contains(time) { times.append(time) }
        }
        return times
    }

    /// The name of a built-in indicator, or a file's last part without its extension.
    private static func stem(_ operand: String) -> String {
        let last = operand.split(separator: "/").last.map(String.init) ?? operand
        return last.lowercased().hasSuffix(".json") ? String(last.dropLast(5)) : last
    }
}
