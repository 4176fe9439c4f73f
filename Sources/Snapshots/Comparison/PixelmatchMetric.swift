import Differences
import ImageIO

/// pixelmatch's count of differing pixels: colours further apart than a threshold, without pixels that look
/// antialiased.
public struct PixelmatchMetric: Hashable, Sendable {
    /// How colours are compared, by the version of pixelmatch.
    public enum Colors: String, Sendable {
        /// Of versions up to 7: a weighted square of the difference in YIQ.
        case yiq = "pixelmatch"
        /// Of what follows them: HyAB in OKLab, where 1 is black to white.
        case oklab = "pixelmatch-oklab"
    }

    public var colors: Colors
    /// From 0 to 1; pixelmatch's own default is 0.1, Playwright's 0.2, jest-image-snapshot's 0.01.
    public var threshold: Double
    /// True counts pixels that look antialiased, too; `includeAA` of pixelmatch.
    public var countsAntialiased: Bool
    /// Pixels that may differ.
    public var maxPixels: Int

    public init(
        colors: Colors = .yiq,
        threshold: Double = 0.1,
        countsAntialiased: Bool = false,
        maxPixels: Int = 0
    ) {
        precondition((0...1).contains(threshold), "a threshold lies between 0 and 1")
        self.colors = colors
        self.threshold = threshold
        self.countsAntialiased = countsAntialiased
        self.maxPixels = maxPixels
    }

    func measure(_ expected: PNGImage, _ actual: PNGImage) -> MetricResult {
        let found = Pixelmatch(
            expected.bytes,
            actual.bytes,
            width: expected.width,
            height: expected.height,
            threshold: threshold,
            colors: colors == .yiq ? .yiq : .oklab,
            countsAntialiased: countsAntialiased
        )
        return MetricResult(
            passes: found.count <= maxPixels,
            sentence: "\(colors.rawValue) at \(threshold.shortestText): \(found.count.counted("pixel"))"
                + (countsAntialiased ? "" : ", and \(found.antialiased) left out as antialiased"),
            facts: [
                .init("metric", .string(colors.rawValue)), .init("threshold", .number(threshold)),
                .init("pixels", .init(found.count)), .init("antialiased", .init(found.antialiased)),
                .init("maxPixels", .init(maxPixels)),
            ]
        )
    }
}
