import ImageIO
import Indicators
import Raster
import Scenes
import StrictJSON
import Threads
import Views

extension IndicatorCommand {
    static let size = Option.value("size", "POINTS", "the side of the indicator's box, 120 by itself")
    static let padding = Option.value("padding", "POINTS", "room on each side of the box, 0 by itself")
    static let scale = Option.value("scale", "PIXELS", "pixels a point, 3 by itself")
    static let color = Option.list(
        "color",
        "LIST",
        "#RRGGBB or #RRGGBBAA, which the elements take in turns; #8E8E93 by itself"
    )
    static let animation = Option.path(
        "animation",
        "OUT.png",
        "the frames of --frames as one animated PNG in place of files of their own"
    )
    static let drawingOptions = [
        size, padding, scale, color, SceneOptions.frames, RenderCommand.out, RenderCommand.png, animation,
        RenderCommand.loops,
    ]

    static func draw(_ operand: String, _ arguments: Arguments, _ console: Console) throws -> ExitCode {
        try RenderCommand.checkAnimation(arguments)
        let compression = try arguments.value(RenderCommand.png, .compression) ?? .fast
        let loops = try arguments.value(RenderCommand.loops, .count(0...1_000_000)) ?? 0
        let range = try arguments.value(SceneOptions.frames, .frameRange)
        if arguments.mentions(animation), range == nil {
            throw UsageError.needsOption(animation.name, needed: SceneOptions.frames.name)
        }
        let evaluator = try evaluator(operand, arguments, console)
        let pictures = try pictures(of: evaluator, arguments, range)
        guard !pictures.isEmpty else {
            console.writeError("scrim: a picture without pixels is not drawn; give --size more than 0\n")
            return .success
        }
        Interruption.hold()
        if let path = arguments.value(animation), let range {
            if isFile(operand), Folder.isSameFile(operand, path) {
                throw UsageError.overwritesInput(by: "--\(animation.name)", input: operand)
            }
            try animate(pictures, range, loops: loops, to: path)
            try console.line(path)
            return .success
        }
        let folder = arguments.value(RenderCommand.out) ?? "scrim-out"
        let names = names(of: pictures, stem(operand), isNumbered: range != nil)
        try ThreadPool.current.forEachInOrder(pictures.times.count) { index in
            try Interruption.check()
            return try PNGEncoder(compression).encode(pictures.picture(index))
        } use: { index, bytes in
            if index == 0 { try Folder.create(folder) }
            let path = (folder.hasSuffix("/") ? folder : folder + "/") + names[index]
            try AtomicFile.write(bytes, to: path)
            try console.line(path)
        }
        return .success
    }

    private static func animate(_ pictures: Pictures, _ range: FrameRange, loops: Int, to path: String) throws {
        let writer = try AnimatedPNGWriter(
            to: path,
            like: pictures.picture(0),
            isOpaque: false,
            framesPerSecond: range.framesPerSecond,
            loops: loops
        )
        try ThreadPool.current.forEachInOrder(pictures.times.count) { index in
            try Interruption.check()
            let previous = index > 0 ? try pictures.picture(index - 1) : nil
            return try AnimatedPNGFrame(pictures.picture(index), after: previous, isOpaque: false)
        } use: { _, frame in
            try writer.append(frame)
        }
        try writer.finish()
    }

    /// The pictures of one indicator, all of one size.
    private struct Pictures: Sendable {
        let drawing: IndicatorDrawing
        let size: Double
        let padding: Double
        let scale: Double
        let times: [Double]

        /// True when there is nothing to draw, or no pixel to draw it on.
        var isEmpty: Bool {
            let pixels = list(at: 0).pixelSize
            return size == 0 || pixels.width == 0 || pixels.height == 0
        }

        func picture(_ index: Int) throws -> PNGImage {
            PNGImage(try list(at: times[index]).render(), scale: scale, text: [.version])
        }

        private func list(at time: Double) -> DisplayList {
            drawing.displayList(at: time, size: size, padding: padding, scale: scale)
        }
    }

    /// The greatest side of a picture in pixels.
    private static let sideLimit = 4096.0

    private static func pictures(
        of evaluator: IndicatorEvaluator,
        _ arguments: Arguments,
        _ range: FrameRange?
    ) throws(UsageError) -> Pictures {
        let side = try number(size, 0...sideLimit, "points", arguments) ?? 120
        let room = try number(padding, 0...sideLimit, "points", arguments) ?? 0
        let pixels = try number(scale, 0.5...16, "pixels a point", arguments) ?? 3
        guard (side + 2 * room) * pixels <= sideLimit else {
            throw .invalidValue(
                option: size.name,
                value: arguments.value(size) ?? "\(side)",
                allowed: ["pictures of at most \(Int(sideLimit)) pixels a side"],
                suggestion: nil
            )
        }
        return Pictures(
            drawing: IndicatorDrawing(evaluator, colors: try colors(arguments)),
            size: side,
            padding: room,
            scale: pixels,
            times: try times(of: evaluator, arguments, range)
        )
    }

    private static func number(
        _ option: Option,
        _ range: ClosedRange<Double>,
        _ unit: String,
        _ arguments: Arguments
    ) throws(UsageError) -> Double? {
        guard let number = try arguments.number(option) else { return nil }
        guard range.contains(number) else {
            let (low, high) = (JSONValue.number(range.lowerBound).text, JSONValue.number(range.upperBound).text)
            throw .invalidValue(
                option: option.name,
                value: arguments.value(option) ?? "",
                allowed: ["\(unit) from \(low) to \(high)"],
                suggestion: nil
            )
        }
        return number
    }

    private static func colors(_ arguments: Arguments) throws(UsageError) -> [Color] {
        var colors: [Color] = []
        for word in arguments.list(color) ?? ["#8E8E93"] {
            guard let value = Color(hex: word) else {
                throw .invalidValue(
                    option: color.name,
                    value: word,
                    allowed: Vocabulary.color.allowed,
                    suggestion: nil
                )
            }
            colors.append(value)
        }
        return colors
    }

    /// The times to draw, each once.
    private static func times(
        of evaluator: IndicatorEvaluator,
        _ arguments: Arguments,
        _ range: FrameRange?
    ) throws(UsageError) -> [Double] {
        let given = [at, cycleProgress, SceneOptions.frames].filter { arguments.mentions($0) }
        if given.count > 1 { throw .conflict("--\(given[0].name)", "--\(given[1].name)") }
        if let range { return range.times }
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
}

// MARK: Names of files
extension IndicatorCommand {
    /// The name of a built-in indicator, or a file's last part without its extension.
    private static func stem(_ operand: String) -> String {
        let last = operand.split(separator: "/").last.map(String.init) ?? operand
        return last.lowercased().hasSuffix(".json") ? String(last.dropLast(5)) : last
    }

    /// As those of other frames: a time where it is not 0, a range's frames by number, in four digits or more.
    private static func names(of pictures: Pictures, _ stem: String, isNumbered: Bool) -> [String] {
        pictures.times.enumerated().map { index, time in
            guard isNumbered else { return stem + (time == 0 ? "" : "_\(JSONValue.number(time).text)s") + ".png" }
            let digits = "\(index)"
            return stem + "_" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + ".png"
        }
    }
}
