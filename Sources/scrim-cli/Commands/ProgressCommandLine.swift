import Indicators
import StrictJSON

/// `scrim progress`: progress indicators as draw commands.
enum ProgressCommandLine: Command {
    static let name = "progress"
    static let summary = "List progress indicators and print what each draws at a value and a time"
    static let operands = Operands("TYPE[:VARIANT]", repeatsLast: true)
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
    static let speed = Option.value("speed", "FACTOR", "of the indeterminate animation; 0 pauses it")
    static let json = Option.flag("json", "print JSON")
    private static let drawing = [
        value, indeterminate, buffer, at, box, size, label, thickness, gap, segments, cap, noStop, amplitude,
        wavelength, waveSpeed,
        sweep, corner, speed,
    ]
    static let options = [list, evaluate] + drawing + [json]
    static let discussion = [
        "--evaluate prints an object for each time: {\"commands\": [ … ]}. A command has its type (line, arc, polyline, "
            + "circle, rect, strokeRect, polygon, sector, text, clip), its numbers in points from the top left corner and in "
            + "radians clockwise from the right, and its paint: solid, linear, radial or conic, of roles (color, track, label, "
            + "white) and alphas. Values are drawn at rest: nothing glides, and waves have their full height where they show.",
        "A variant that a type does not have is an error; numbers beyond their bounds are brought to them.",
    ]
    static let examples = [
        "scrim progress --list",
        "scrim progress linear:wavy --evaluate --value 0.4 --at 0.5 --box 200x14",
        "scrim progress circular --evaluate --at 0,0.7,1.4 --size 64",
    ]

    static func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
        if arguments.has(list), arguments.has(evaluate) {
            throw UsageError.conflict("--\(list.name)", "--\(evaluate.name)")
        }
        if arguments.has(list) {
            for option in drawing where arguments.mentions(option) {
                throw UsageError.needsOption(option.name, needed: evaluate.name)
            }
            if let operand = arguments.operands.first { throw UsageError.unexpectedOperand(operand) }
            return try list(arguments.has(json), console)
        }
        if arguments.mentions(value), arguments.has(indeterminate) {
            throw UsageError.conflict("--\(value.name)", "--\(indeterminate.name)")
        }
        guard arguments.has(evaluate) else { throw UsageError.missingOption([list.name, evaluate.name]) }
        guard let operand = arguments.operands.first else { throw UsageError.missingOperand(operands.names[0]) }
        if arguments.operands.count > 1 { throw UsageError.unexpectedOperand(arguments.operands[1]) }
        let progress = ResolvedProgress(try progressOptions(operand, arguments))
        let (width, height) = try boxSize(arguments, progress)
        for time in try arguments.numbers(at) ?? [0] {
            let state = ProgressState(resting: progress, at: time)
            let commands = ProgressGeometry.commands(progress, state, width: width, height: height)
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

// MARK: Reading the options
extension ProgressCommandLine {
    private static func progressOptions(_ operand: String, _ arguments: Arguments) throws -> ProgressOptions {
        let (type, variant) = try pair(operand)
        var options = ProgressOptions(
            value: try arguments.number(value),
            type: type,
            variant: variant,
            buffer: try arguments.number(buffer),
            thickness: try arguments.number(thickness),
            segments: try arguments.number(segments),
            showLabel: arguments.has(label),
            size: try arguments.number(size)
        )
        if let word = arguments.value(cap) {
            guard let ends = ProgressStrokeCap(rawValue: word) else {
                let names = ProgressStrokeCap.allCases.map(\.rawValue)
                throw UsageError.invalidValue(
                    option: cap.name,
                    value: word,
                    allowed: names,
                    suggestion: NearName.closest(to: word, in: names)
                )
            }
            options.strokeCap = ends
        }
        options.stopIndicator = !arguments.has(noStop)
        options.trackGap = try arguments.number(gap)
        options.amplitude = try arguments.number(amplitude)
        options.wavelength = try arguments.number(wavelength)
        options.waveSpeed = try arguments.number(waveSpeed)
        options.sweepAngle = try arguments.number(sweep)
        options.cornerRadius = try arguments.number(corner)
        options.speed = try arguments.number(speed)
        return options
    }

    private static func pair(_ operand: String) throws -> (ProgressType, ProgressVariant?) {
        let words = operand.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let types = ProgressType.allCases.map(\.rawValue)
        guard let type = ProgressType(rawValue: words[0]) else {
            throw unknown("type of progress indicator", words[0], types)
        }
        guard words.count == 2 else { return (type, nil) }
        let variants = type.variants.map(\.rawValue)
        guard variants.contains(words[1]) else {
            throw unknown("variant of \(type.rawValue)", words[1], variants)
        }
        return (type, ProgressVariant(rawValue: words[1]))
    }

    private static func unknown(_ kind: String, _ word: String, _ names: [String]) -> Failure {
        let near = NearName.closest(to: word, in: names).map { "did you mean \"\($0)\"? " } ?? ""
        return Failure(.usage, "there is no \(kind) \"\(word)\"; \(near)there are \(names.joined(separator: ", "))")
    }

    /// The box that was asked for, or what the indicator is by itself; a line is 200 points wide then, and a border
    /// stands around a button.
    private static func boxSize(_ arguments: Arguments, _ progress: ResolvedProgress) throws -> (Double, Double) {
        guard let text = arguments.value(box) else {
            let size = progress.intrinsicSize
            return (size.width ?? (progress.type == .border ? 120 : 200), size.height ?? 44)
        }
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1],
            (0...10_000).contains(width), (0...10_000).contains(height)
        else {
            throw UsageError.invalidValue(
                option: box.name,
                value: text,
                allowed: ["WxH in points, each from 0 to 10000, as in 200x14"],
                suggestion: nil
            )
        }
        return (width, height)
    }
}
