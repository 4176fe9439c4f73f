import Indicators
import StrictJSON

extension ProgressIndicatorCommand {
    /// What is said of numbers that were brought to their bounds, and of options without a use.
    static func notes(_ options: ProgressOptions, _ progress: ResolvedProgress, _ arguments: Arguments) -> [String] {
        useless(progress, arguments).map { "\(name(progress)) has no use for --\($0.name)" }
            + bounded(options, progress).map { option, given, drawn in
                "--\(option.name) \(JSONValue.number(given).text) is beyond its bounds; "
                    + "\(JSONValue.number(drawn).text) is drawn"
            }
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
