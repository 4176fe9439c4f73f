import ImageIO
import StrictJSON

/// The comparisons of other tools, by their own names and with their own rules, for who moves from one to Scrim.
///
/// Each of them lets differences pass that Scrim's own comparison sees. They look at 8 bits a channel.
public enum ComparisonMetric: Hashable, Sendable {
    case pixelmatch(PixelmatchMetric)
    case precision(PrecisionMetric)
    case ssim(SSIMMetric)

    /// Measures two pictures of one size.
    public func measure(expected: PNGImage, actual: PNGImage) throws(ComparisonError) -> MetricResult {
        guard expected.width == actual.width, expected.height == actual.height else {
            throw .sizesDiffer(expected: PictureSize(expected), actual: PictureSize(actual))
        }
        return switch self {
        case .pixelmatch(let metric): metric.measure(expected, actual)
        case .precision(let metric): metric.measure(expected, actual)
        case .ssim(let metric): try metric.measure(expected, actual)
        }
    }
}

/// What a metric says of two pictures.
public struct MetricResult: Hashable, Sendable {
    public var passes: Bool
    /// The facts in words.
    public var sentence: String
    /// The facts by their names.
    public var facts: [Fact]

    public typealias Fact = JSONValue.Member

    public init(passes: Bool, sentence: String, facts: [Fact]) {
        self.passes = passes
        self.sentence = sentence
        self.facts = facts
    }

    /// `passes`, and then the facts.
    public var json: JSONValue { .object([.init("passes", .bool(passes))] + facts) }
}
