import Raster
import StrictJSON

extension Comparison {
    /// The result in words.
    public var sentence: String {
        switch self {
        case .equal: "equal"
        case .different(let difference):
            "\(difference.count) \(difference.count == 1 ? "pixel differs" : "pixels differ") within "
                + "\(difference.bounds.size) at (\(difference.bounds.x), "
                + "\(difference.bounds.y)), by up to \(difference.largestChannelDifference) of 255"
        case .sizesDiffer(let expected, let actual):
            "sizes differ: expected \(expected), found \(actual)"
        }
    }

    /// The result as JSON: a `verdict` and its facts, counted in pixels.
    public var json: JSONValue { .object([.init("verdict", .string(verdict))] + facts) }

    /// `equal`, `different` or `sizes-differ`.
    public var verdict: String {
        switch self {
        case .equal: "equal"
        case .different: "different"
        case .sizesDiffer: "sizes-differ"
        }
    }

    var facts: [JSONValue.Member] {
        switch self {
        case .equal: []
        case .different(let difference):
            [
                .init("pixels", .init(difference.count)),
                .init("bounds", difference.bounds.json),
                .init("largestChannelDifference", .init(difference.largestChannelDifference)),
            ]
        case .sizesDiffer(let expected, let actual):
            [.init("expected", expected.json), .init("actual", actual.json)]
        }
    }
}
