import Differences
import ImageIO
import Raster

/// swift-snapshot-testing's precision and perceptual precision.
///
/// Both look at premultiplied pixels. With a perceptual precision of 1 the precision is the share of equal bytes;
/// below, it is the share of pixels whose CIE ΔE of 1976 is at most (1 − perceptualPrecision) · 100. A share of a large
/// picture hides a small change in it.
public struct PrecisionMetric: Hashable, Sendable {
    /// The share that must be equal, from 0 to 1.
    public var precision: Double
    /// How equal a pixel must be, from 0 to 1.
    public var perceptualPrecision: Double

    public init(precision: Double, perceptualPrecision: Double = 1) {
        precondition((0...1).contains(precision), "a precision lies between 0 and 1")
        precondition((0...1).contains(perceptualPrecision), "a precision lies between 0 and 1")
        self.precision = precision
        self.perceptualPrecision = perceptualPrecision
    }

    func measure(_ expected: PNGImage, _ actual: PNGImage) -> MetricResult {
        let (old, new) = (Bitmap(expected).bytes, Bitmap(actual).bytes)
        return perceptualPrecision < 1
            ? perceptual(old, new, width: expected.width, height: expected.height) : bytewise(old, new)
    }

    private func bytewise(_ old: [UInt8], _ new: [UInt8]) -> MetricResult {
        let count = DifferenceMap.unequalBytes(old, new)
        // The limit is a whole number of bytes, from the product of two numbers of 32 bits.
        let limit = Int((1 - Float(precision)) * Float(old.count))
        let found = 1 - Double(count) / Double(old.count)
        return result(passes: count <= limit, found, "of all bytes are equal", [])
    }

    private func perceptual(_ old: [UInt8], _ new: [UInt8], width: Int, height: Int) -> MetricResult {
        let limit = (1 - perceptualPrecision) * 100
        let measured = LabDistance.count(old, new, width: width, height: height, limit: limit)
        let found = 1 - Double(measured.count) / Double(width * height)
        let least = 1 - measured.largest / 100
        return result(
            passes: found >= precision,
            found,
            "of all pixels are equal to \(perceptualPrecision.shortestText), and the least equal one to \(least.shortestText)",
            [
                .init("perceptualPrecision", .number(least)),
                .init("minPerceptualPrecision", .number(perceptualPrecision)),
            ]
        )
    }

    private func result(
        passes: Bool,
        _ found: Double,
        _ words: String,
        _ facts: [MetricResult.Fact]
    ) -> MetricResult {
        MetricResult(
            passes: passes,
            sentence: "precision \(found.shortestText): the share \(words)",
            facts: [
                .init("metric", "precision"), .init("precision", .number(found)),
                .init("minPrecision", .number(precision)),
            ] + facts
        )
    }
}
