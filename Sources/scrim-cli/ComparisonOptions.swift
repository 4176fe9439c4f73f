import Raster
import Scenes
import Snapshots

/// The options that say what of two pictures is compared and what may pass.
struct ComparisonOptions {
    private(set) var rules = ComparisonRules.exact
    private(set) var metric: ComparisonMetric?

    static let maxPixels = Option.value("max-pixels", "N", "pixels that may differ")
    static let maxWindow = Option.value(
        "max-window",
        "N",
        "pixels that may differ within any square window of --window-size"
    )
    static let windowSize = Option.value("window-size", "N", "the window's side in pixels, in place of 16")
    static let maxChannel = Option.value("max-channel", "N", "steps of 255 that any channel may differ by")
    static let maxDistance = Option.value(
        "max-distance",
        "D",
        "the distance that two colours may have, HyAB in OKLab: 1 is black to white"
    )
    static let antialiasing = Option.value(
        "antialiasing",
        "N",
        "forgive pixels that look antialiased, by pixelmatch's rule, but no more than N"
    )
    static let mask = Option.list("mask", "X,Y,WIDTH,HEIGHT", "leave a rectangle out, in pixels; may be given again")
    static let premultiplied = Option.flag("premultiplied", "take all fully transparent pixels for equal")
    static let metric = Option.value("metric", "METRIC", "judge by the rules of another tool; see below")

    static let all = [
        maxPixels, maxWindow, windowSize, maxChannel, maxDistance, antialiasing, mask, premultiplied, metric,
    ]

    /// Pixels that a picture can have at most, and more.
    private static let pixels = 0...(1 << 40)

    init(_ arguments: Arguments) throws(UsageError) {
        var limits = ComparisonLimits(
            maxPixels: try arguments.integer(Self.maxPixels, in: Self.pixels),
            maxWindow: try arguments.integer(Self.maxWindow, in: Self.pixels),
            maxChannel: try arguments.integer(Self.maxChannel, in: 0...255),
            maxDistance: try arguments.number(Self.maxDistance, in: 0...2)
        )
        if let size = try arguments.integer(Self.windowSize, in: 1...65_536) { limits.windowSize = size }
        let forgiven = try arguments.integer(Self.antialiasing, in: Self.pixels)
        rules = ComparisonRules(
            limits: limits,
            antialiasing: forgiven.map { AntialiasingTolerance(maxPixels: $0) },
            mask: try Self.mask(arguments),
            ignoresColorOfClear: arguments.has(Self.premultiplied)
        )
        guard let text = arguments.value(Self.metric) else { return }
        try checkAlone(arguments)
        metric = try Self.metric(text, maxPixels: limits.maxPixels)
        // What stands beside a metric are facts: its verdict is its own.
        rules.limits = .exact
    }

    /// A metric has rules of its own, and looks at the whole picture.
    private func checkAlone(_ arguments: Arguments) throws(UsageError) {
        let isPixelmatch = arguments.value(Self.metric)?.hasPrefix("pixelmatch") ?? false
        for option in Self.all where option.name != Self.metric.name && arguments.mentions(option) {
            guard option.name == Self.maxPixels.name, isPixelmatch else {
                throw .conflict("--\(Self.metric.name)", "--\(option.name)")
            }
        }
    }

    private static func mask(_ arguments: Arguments) throws(UsageError) -> ComparisonMask {
        guard let words = arguments.list(mask) else { return .none }
        let whole = words.joined(separator: ",")
        let range = 0...1_000_000
        let numbers = words.compactMap { Int($0) }.filter { range.contains($0) }
        guard numbers.count == words.count, numbers.count % 4 == 0 else {
            throw .invalidValue(
                option: mask.name,
                value: whole,
                allowed: ["four whole numbers: x, y, width, height"],
                suggestion: nil
            )
        }
        return ComparisonMask(
            stride(from: 0, to: numbers.count, by: 4).map {
                PixelRect(x: numbers[$0], y: numbers[$0 + 1], width: numbers[$0 + 2], height: numbers[$0 + 3])
            }
        )
    }

    private static func metric(_ text: String, maxPixels: Int?) throws(UsageError) -> ComparisonMetric {
        let words = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let rest = words.dropFirst()
        let numbers = rest.compactMap { Double($0) }.filter { (0...1).contains($0) }
        switch words[0] {
        case PixelmatchMetric.Colors.yiq.rawValue, PixelmatchMetric.Colors.oklab.rawValue:
            let colors = PixelmatchMetric.Colors(rawValue: words[0]) ?? .yiq
            let isLong = rest.count == 2 && rest.last == "aa"
            if rest.isEmpty { return .pixelmatch(PixelmatchMetric(colors: colors, maxPixels: maxPixels ?? 0)) }
            guard numbers.count == 1, Double(words[1]) != nil, rest.count == 1 || isLong else { break }
            return .pixelmatch(
                PixelmatchMetric(
                    colors: colors,
                    threshold: numbers[0],
                    countsAntialiased: isLong,
                    maxPixels: maxPixels ?? 0
                )
            )
        case "precision" where (1...2).contains(rest.count) && numbers.count == rest.count:
            return .precision(
                PrecisionMetric(precision: numbers[0], perceptualPrecision: numbers.count == 2 ? numbers[1] : 1)
            )
        case "ssim" where rest.isEmpty: return .ssim(SSIMMetric())
        case "ssim" where rest.count == 1 && numbers.count == 1: return .ssim(SSIMMetric(minimum: numbers[0]))
        default: break
        }
        throw .invalidValue(
            option: metric.name,
            value: text,
            allowed: [
                "pixelmatch[:THRESHOLD[:aa]]", "pixelmatch-oklab[:THRESHOLD[:aa]]", "precision:P[:PERCEPTUAL]",
                "ssim[:MINIMUM]; numbers from 0 to 1",
            ],
            suggestion: nil
        )
    }
}
