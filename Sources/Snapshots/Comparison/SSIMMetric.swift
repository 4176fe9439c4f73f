import Differences
import ImageIO

/// The mean structural similarity of Wang et al., 2004, over red, green and blue, and alpha where there is any.
///
/// One number for a whole picture: a wrong letter on a full screen hardly moves it.
public struct SSIMMetric: Hashable, Sendable {
    /// The similarity that is asked for; 1 is equal.
    public var minimum: Double

    public init(minimum: Double = 0.99) {
        precondition((-1...1).contains(minimum), "a similarity lies between -1 and 1")
        self.minimum = minimum
    }

    func measure(_ expected: PNGImage, _ actual: PNGImage) throws(ComparisonError) -> MetricResult {
        let window = StructuralSimilarity.window
        guard expected.width >= window, expected.height >= window else {
            throw .tooSmallForSSIM(PictureSize(expected), window: window)
        }
        let found = StructuralSimilarity.mean(
            expected.bytes,
            actual.bytes,
            width: expected.width,
            height: expected.height
        )
        return MetricResult(
            passes: found >= minimum,
            sentence: "SSIM \(found.shortestText), where \(minimum.shortestText) is asked for",
            facts: [
                .init("metric", "ssim"), .init("similarity", .number(found)), .init("minSimilarity", .number(minimum)),
            ]
        )
    }
}
