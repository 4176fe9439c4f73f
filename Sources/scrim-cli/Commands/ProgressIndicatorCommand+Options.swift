import Indicators
import Raster
import StrictJSON

extension ProgressIndicatorCommand {
    /// What the words of a command ask for.
    static func progressOptions(_ operand: String, _ arguments: Arguments) throws -> ProgressOptions {
        let (type, variant) = try pair(operand)
        var options = ProgressOptions(
            value: try arguments.number(value),
            type: type,
            variant: variant,
            buffer: try arguments.number(buffer),
            thickness: try arguments.number(thickness),
            segments: try arguments.number(segments),
            showLabel: arguments.has(label),
            size: try arguments.number(size, in: 0...TimedPictures.sideLimit, "points")
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
        options.speed = try arguments.number(speed, in: 0...100, "factors")
        return options
    }

    private static func pair(_ operand: String) throws -> (ProgressType, ProgressVariant?) {
        let words = operand.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let types = ProgressType.allCases.map(\.rawValue)
        guard let type = ProgressType(rawValue: words[0]) else {
            guard IndicatorSpec.builtin(named: operand) == nil else {
                let command = "scrim \(IndicatorCommand.name) \(operand)"
                throw Failure(.usage, "\(operand) is an indicator without a value; write `\(command)`")
            }
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
    static func boxSize(_ arguments: Arguments, _ progress: ResolvedProgress) throws -> Size {
        guard let text = arguments.value(box) else {
            let size = progress.intrinsicSize
            return Size(width: size.width ?? (progress.type == .border ? 120 : 200), height: size.height ?? 44)
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
        return Size(width: width, height: height)
    }
}
