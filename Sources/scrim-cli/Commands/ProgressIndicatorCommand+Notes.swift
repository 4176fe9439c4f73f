import Indicators
import Raster
import StrictJSON

extension ProgressIndicatorCommand {
    /// What is said of numbers that were brought to their bounds, of options without a use, and of a label without
    /// room.
    static func notes(
        _ options: ProgressOptions,
        _ progress: ResolvedProgress,
        _ size: Size,
        _ arguments: Arguments
    ) -> [String] {
        var notes = useless(progress, arguments).map { "\(name(progress)) has no use for --\($0.name)" }
        notes += bounded(options, progress).map { option, given, drawn in
            "--\(option.name) \(JSONValue.number(given).text) is beyond its bounds; \(JSONValue.number(drawn).text) is drawn"
        }
        guard progress.showLabel else { return notes }
        let commands = commands(options, size, arguments, at: 0)
        if progress.value == nil {
            notes.append("--label shows nothing without a value; give --value")
        } else if !commands.isEmpty, !commands.contains(where: \.hasText) {
            notes.append("\(name(progress)) has no room for its label in \(words(size)); give a larger --box")
        }
        return notes
    }

    /// What the options draw at a time.
    static func commands(
        _ options: ProgressOptions,
        _ size: Size,
        _ arguments: Arguments,
        at time: Double
    ) -> [ProgressCommand] {
        let progress = ResolvedProgress(options)
        let state = ProgressState(resting: progress, at: time, reduceMotion: arguments.has(reduceMotion))
        return ProgressGeometry.commands(progress, state, width: size.width, height: size.height)
    }

    /// What is said of a box in which nothing is drawn at a time.
    static func emptiness(
        _ options: ProgressOptions,
        _ size: Size,
        _ arguments: Arguments,
        at time: Double
    ) -> String {
        // An option without which something is drawn is at fault, else the box.
        let lengths: [(Option, WritableKeyPath<ProgressOptions, Double?>)] = [
            (thickness, \.thickness), (gap, \.trackGap), (amplitude, \.amplitude), (segments, \.segments),
        ]
        let fault = lengths.first { option, path in
            var others = options
            others[keyPath: path] = nil
            return arguments.mentions(option) && !commands(others, size, arguments, at: time).isEmpty
        }
        let remedy = fault.map { "smaller --\($0.0.name)" } ?? "larger --size or --box"
        return "scrim: \(name(ResolvedProgress(options))) draws nothing in \(words(size)); give a \(remedy)\n"
    }

    private static func words(_ size: Size) -> String {
        "a box of \(JSONValue.number(size.width).text)x\(JSONValue.number(size.height).text) points"
    }

    /// The numbers that were asked for, where others are drawn.
    private static func bounded(
        _ options: ProgressOptions,
        _ progress: ResolvedProgress
    ) -> [(option: Option, given: Double, drawn: Double)] {
        // An angle is compared in degrees, as it was given.
        let sweepAngle = options.sweepAngle.map { min(max($0, 30), 350) }
        let numbers: [(Option, Double?, Double?)] = [
            (value, options.value, progress.value), (buffer, options.buffer, progress.buffer),
            (thickness, options.thickness, progress.thickness), (gap, options.trackGap, progress.trackGap),
            (segments, options.segments, Double(progress.segments)),
            (amplitude, options.amplitude, progress.amplitude), (wavelength, options.wavelength, progress.wavelength),
            (sweep, options.sweepAngle, sweepAngle), (corner, options.cornerRadius, progress.cornerRadius),
        ]
        return numbers.compactMap { option, given, drawn in
            guard let given, let drawn, given != drawn else { return nil }
            return (option, given, drawn)
        }
    }

    /// The options that were given and change nothing.
    private static func useless(_ progress: ResolvedProgress, _ arguments: Arguments) -> [Option] {
        let isFlatOrWavy = progress.type == .linear && (progress.variant == .flat || progress.variant == .wavy)
        let isWavy = progress.variant == .wavy
        let uses: [(Option, Bool)] = [
            (buffer, isFlatOrWavy && progress.value != nil), (noStop, isFlatOrWavy && progress.value != nil),
            (size, progress.type != .linear && progress.type != .border && !arguments.mentions(box)),
            (label, progress.type.hasLabel), (segments, progress.usesSegments), (amplitude, isWavy),
            (wavelength, isWavy), (waveSpeed, isWavy || progress.type == .liquid), (sweep, progress.type == .gauge),
            (corner, progress.type == .border), (speed, progress.value == nil),
        ]
        return uses.filter { !$0.1 && arguments.mentions($0.0) }.map(\.0)
    }
}

extension ProgressCommand {
    fileprivate var hasText: Bool {
        switch self {
        case .text: true
        case .clip(_, let commands): commands.contains(where: \.hasText)
        default: false
        }
    }
}
