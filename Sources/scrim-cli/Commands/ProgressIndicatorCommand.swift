import Indicators
import StrictJSON

/// `scrim progress`: progress indicators as pictures and as draw commands.
enum ProgressIndicatorCommand: ThreadedCommand {
    static let name = "progress"
    static let summary = "Draw progress indicators at a value and chosen times; list and evaluate them"
    static let operands = Operands("TYPE[:VARIANT]", lastIsOptional: true)
    static let list = Option.flag("list", "list the types with their variants")
    static let evaluate = Option.flag("evaluate", "print the draw commands of a progress indicator")
    static let value = Option.value("value", "PART", "the value, 0 to 1; without it the indicator is indeterminate")
    static let indeterminate = Option.flag("indeterminate", "draw the motion without a value, as also without --value")
    static let buffer = Option.value("buffer", "PART", "the end of the second bar of linear flat and wavy")
    static let at = Option.list("at", "SECONDS", "the times, 0 by itself")
    static let box = Option.value("box", "WxH", "the box in points; by itself the indicator's own size")
    static let size = Option.value("size", "POINTS", "the width of all types but linear and border, 48 by itself")
    static let label = Option.flag("label", "show the value as text")
    static let thickness = Option.value("thickness", "POINTS", "the width of strokes")
    static let gap = Option.value("track-gap", "POINTS", "the space between bar and track, 4 by itself")
    static let segments = Option.value("segments", "COUNT", "the number of cells, dots or steps")
    static let cap = Option.value("cap", "CAP", "the ends of strokes: round or butt")
    static let noStop = Option.flag("no-stop-indicator", "leave out the dot at the end of linear flat and wavy")
    static let amplitude = Option.value("amplitude", "POINTS", "how far waves swing")
    static let wavelength = Option.value("wavelength", "POINTS", "the length of waves, at least 8")
    static let waveSpeed = Option.value("wave-speed", "RATE", "wavelengths a second, 1 by itself")
    static let sweep = Option.value("sweep-angle", "DEGREES", "the arc of a gauge, 30 to 350, 270 by itself")
    static let corner = Option.value("corner-radius", "POINTS", "the corners of a border, 12 by itself")
    static let speed = Option.value("speed", "FACTOR", "of the indeterminate animation, 0 to 100; 0 pauses it")
    static let reduceMotion = Option.flag(
        "reduce-motion",
        "as where less motion is asked for: what moves beside the value stands still, and without a value half as fast"
    )
    static let json = Option.flag("json", "with --list and --evaluate: print JSON in one line")
    /// What says which moments of which indicator are meant.
    private static let moments = [
        value, indeterminate, buffer, at, box, size, label, thickness, gap, segments, cap, noStop, amplitude,
        wavelength, waveSpeed, sweep, corner, speed, reduceMotion,
    ]
    static let options = [list, evaluate] + moments + drawingOptions + [json, threads]
    static let discussion = [
        "Without --list and --evaluate the indicator is drawn, as PNG files on a clear ground. Values are drawn at rest: nothing "
            + "glides, and waves have their full height where they show.",
        "--evaluate prints an object for each time: {\"commands\": [ … ]}. A command has its type (line, arc, polyline, "
            + "circle, rect, strokeRect, polygon, sector, text, clip), its numbers in points from the top left corner and in "
            + "radians clockwise from the right, and its paint: solid, linear, radial or conic, of roles (color, track, label, "
            + "white) and alphas.",
        "A variant that a type does not have is an error. A number beyond its bounds is brought to them, an option that the "
            + "indicator has no use for changes nothing, a label is left out where a line has no room for it, and a box "
            + "without a size has nothing drawn in it: a line on standard error says so.",
    ]
    static let examples = [
        "scrim progress --list",
        "scrim progress circular:wavy --value 0.4 --at 0.5 --size 64 --label --out p.png",
        "scrim progress liquid --value 0.6 --label --size 64 --color '#34C759' --appearance dark --out liquid.png",
        "scrim progress gauge:needle --indeterminate --frames 0:2.5:30 --animation gauge.png",
        "scrim progress linear:wavy --evaluate --value 0.4 --at 0.5 --box 200x14",
        "scrim progress circular --evaluate --at 0,0.7,1.4 --size 64",
    ]

    static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
        if arguments.has(list), arguments.has(evaluate) {
            throw UsageError.conflict("--\(list.name)", "--\(evaluate.name)")
        }
        if arguments.has(list) {
            for option in moments + drawingOptions where arguments.mentions(option) {
                throw UsageError.conflict("--\(list.name)", "--\(option.name)")
            }
            if let operand = arguments.operands.first { throw UsageError.unexpectedOperand(operand) }
            return try list(arguments.has(json), console)
        }
        if arguments.mentions(value), arguments.has(indeterminate) {
            throw UsageError.conflict("--\(value.name)", "--\(indeterminate.name)")
        }
        guard let operand = arguments.operands.first else { throw UsageError.missingOperand(operands.names[0]) }
        let options = try progressOptions(operand, arguments)
        let progress = ResolvedProgress(options)
        let size = try boxSize(arguments, progress)
        if arguments.has(evaluate) {
            for option in drawingOptions where arguments.mentions(option) {
                throw UsageError.conflict("--\(evaluate.name)", "--\(option.name)")
            }
        } else if arguments.has(json) {
            throw UsageError.needsOneOf(json.name, needed: [list.name, evaluate.name])
        }
        for note in notes(options, progress, size, arguments) { console.writeError("scrim: \(note)\n") }
        guard arguments.has(evaluate) else { return try draw(progress, of: options, in: size, arguments, console) }
        let times = try arguments.numbers(at) ?? [0]
        for (index, time) in times.enumerated() {
            let commands = commands(options, size, arguments, at: time)
            if commands.isEmpty, index == 0 { console.writeError(emptiness(options, size, arguments, at: time)) }
            let result: JSONValue = ["commands": .array(commands.map(\.json))]
            try console.line(arguments.has(json) ? result.text : result.prettyText)
        }
        return .success
    }

    private static func list(_ asJSON: Bool, _ console: Console) throws -> ExitCode {
        if asJSON {
            let types = ProgressType.allCases.map { type -> JSONValue in
                ["type": .string(type.rawValue), "variants": .array(type.variants.map { .string($0.rawValue) })]
            }
            try console.line(JSONValue.array(types).prettyText)
        } else {
            for type in ProgressType.allCases {
                for variant in type.variants { try console.line("\(type.rawValue):\(variant.rawValue)") }
            }
        }
        return .success
    }
}
