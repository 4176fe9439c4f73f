import Differences
import ImageIO

/// pixelmatch's count of differing pixels, by the rules of its versions 7: differences in YIQ above a threshold, without
/// pixels that look antialiased.
public struct PixelmatchMetric: Hashable, Sendable {
    /// From 0 to 1; pixelmatch's own default is 0.1, Playwright's 0.2, jest-image-snapshot's 0.01.
    public var threshold: Double
    /// True counts pixels that look antialiased, too; `includeAA` of pixelmatch.
    public var countsAntialiased: Bool
    /// Pixels that may differ.
    public var maxPixels: Int

    public init(threshold: Double = 0.1, countsAntialiased: Bool = false, maxPixels: Int = 0) {
        precondition((0...1).contains(threshold), "a threshold lies between 0 and 1")
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
            countsAntialiased: countsAntialiased
        )
        return MetricResult(
            passes: found.count <= maxPixels,
            sentence: "pixelmatch at \(threshold.shortest): \(found.count.counted("pixel"))"
                + (countsAntialiased ? "" : ", and \(found.antialiased) left out as antialiased"),
            facts: [
                .init("metric", "pixelmatch"), .init("threshold", .number(threshold)),
                .init("pixels", .init(found.count)), .init("antialiased", .init(found.antialiased)),
                .init("maxPixels", .init(maxPixels)),
            ]
        )
    }
}
