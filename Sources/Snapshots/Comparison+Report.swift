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
            "sizes differ: expected \(expected), found \(actual) pixels"
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
                .init("pixels", .number(Double(difference.count))),
                .init("bounds", Self.json(difference.bounds)),
                .init("largestChannelDifference", .number(Double(difference.largestChannelDifference))),
            ]
        case .sizesDiffer(let expected, let actual):
            [.init("expected", Self.json(expected)), .init("actual", Self.json(actual))]
        }
    }

    private static func json(_ rect: PixelRect) -> JSONValue {
        .object([.init("x", .number(Double(rect.x))), .init("y", .number(Double(rect.y)))] + sides(rect.size))
    }

    private static func json(_ size: PixelSize) -> JSONValue { .object(sides(size)) }

    private static func sides(_ size: PixelSize) -> [JSONValue.Member] {
        [.init("width", .number(Double(size.width))), .init("height", .number(Double(size.height)))]
    }
}
