import Indicators

/// What every type and variant draws at three values and three times, worked out from the published formulas
/// independently of the library.
///
/// A line that begins with `#` says what is drawn; each line below it is a command as ``describe(_:)`` writes it. Of
/// more than seven points it has their number, the first, the middle, the last and their mean. Figures have 12 digits.
enum ProgressPictures {
    struct Picture {
        let title: String
        var commands: [String] = []

        private var words: [Substring] { title.split(separator: " ") }

        private func number(_ name: String) -> Double? {
            words.first { $0.hasPrefix(name + "=") }.flatMap { Double($0.dropFirst(name.count + 1)) }
        }

        var box: (width: Double, height: Double) { (Double(words[2]) ?? .nan, Double(words[3]) ?? .nan) }

        var progress: ResolvedProgress {
            var options = ProgressOptions(
                value: number("value"),
                type: ProgressType(rawValue: String(words[0])) ?? .circular,
                variant: ProgressVariant(rawValue: String(words[1])),
                buffer: number("buffer"),
                thickness: number("thickness"),
                segments: number("segments"),
                showLabel: words.contains("label"),
                strokeCap: words.contains("butt") ? .butt : .round
            )
            options.cornerRadius = number("corner")
            return ResolvedProgress(options)
        }

        var state: ProgressState {
            ProgressState(
                isIndeterminate: number("value") == nil,
                value: number("value") ?? 0,
                buffer: number("buffer") ?? 0,
                time: number("time") ?? 0,
                indeterminateTime: number("indeterminate") ?? 0
            )
        }
    }

    private static let texts = [linear, linearMarks, circular, gauge, liquid, bars, battery]

    static let all: [Picture] = texts.flatMap { text in
        var pictures: [Picture] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("# ") {
                pictures.append(Picture(title: String(line.dropFirst(2))))
            } else {
                pictures[pictures.count - 1].commands.append(String(line))
            }
        }
        return pictures
    }

    /// Commands as lines of words and numbers.
    static func describe(_ commands: [ProgressCommand]) -> [String] { commands.flatMap(lines) }

    private static func lines(_ command: ProgressCommand) -> [String] {
        switch command {
        case .line(let from, let to, let width, let cap, let paint):
            ["line \(words([from, to])) \(width) \(cap) \(words(paint))"]
        case .arc(let center, let radius, let start, let end, let width, let cap, let paint):
            ["arc \(words([center])) \(radius) \(start) \(end) \(width) \(cap) \(words(paint))"]
        case .polyline(let points, let closed, let width, let cap, let paint):
            ["polyline \(closed ? "closed" : "open") \(words(points)) \(width) \(cap) \(words(paint))"]
        case .circle(let center, let radius, let paint):
            ["circle \(words([center])) \(radius) \(words(paint))"]
        case .rect(let rect, let radius, let paint):
            ["rect \(words(rect)) \(radius) \(words(paint))"]
        case .strokeRect(let rect, let radius, let width, let paint):
            ["strokeRect \(words(rect)) \(radius) \(width) \(words(paint))"]
        case .polygon(let points, let paint):
            ["polygon \(words(points)) \(words(paint))"]
        case .sector(let center, let radius, let start, let end, let paint):
            ["sector \(words([center])) \(radius) \(start) \(end) \(words(paint))"]
        case .text(let text, let place, let size, let align, let paint):
            ["text \(text) \(words([place])) \(size) \(align) \(words(paint))"]
        case .clip(let shape, let commands):
            ["clip \(words(shape)) {"] + commands.flatMap(lines) + ["}"]
        }
    }

    private static func words(_ points: [ProgressPoint]) -> String {
        guard points.count > 7 else { return points.map { "\($0.x) \($0.y)" }.joined(separator: " ") }
        let count = Double(points.count)
        let mean = ProgressPoint(points.reduce(0) { $0 + $1.x } / count, points.reduce(0) { $0 + $1.y } / count)
        let shown = [points[0], points[points.count / 2], points[points.count - 1], mean]
        return "\(points.count) " + words(shown)
    }

    private static func words(_ rect: ProgressRect) -> String { "\(rect.x) \(rect.y) \(rect.width) \(rect.height)" }

    private static func words(_ shape: ProgressClipShape) -> String {
        switch shape {
        case .rect(let rect, let radius): "rect \(words(rect)) \(radius)"
        case .circle(let center, let radius): "circle \(words([center])) \(radius)"
        case .polygon(let points): "polygon \(words(points))"
        }
    }

    private static func words(_ paint: ProgressPaint) -> String {
        switch paint {
        case .solid(let role, let alpha): "\(role) \(alpha)"
        case .linear(let from, let to, let stops): "linear \(words([from, to])) \(words(stops))"
        case .radial(let center, let radius, let stops): "radial \(words([center])) \(radius) \(words(stops))"
        case .conic(let center, let start, let stops): "conic \(words([center])) \(start) \(words(stops))"
        }
    }

    private static func words(_ stops: [ProgressColorStop]) -> String {
        stops.map { "\($0.offset) \($0.role) \($0.alpha)" }.joined(separator: " ")
    }
}
