import Indicators
import Testing

/// Where a number of a spec may be the name of a param, and where it may not.
@Suite("Places of params")
struct ParamPlacesTests {
    /// Specs with `@` in place of one number.
    private static let specsOfNumbers: [String] = [
        layout(#"{"type":"single","size":@}"#), layout(#"{"type":"single","width":@}"#),
        layout(#"{"type":"single","height":@}"#), layout(#"{"type":"single","x":@}"#),
        layout(#"{"type":"single","y":@}"#), layout(#"{"type":"stack","count":2,"size":@}"#),
        layout(#"{"type":"stack","count":2,"width":@}"#), layout(#"{"type":"stack","count":2,"height":@}"#),
        layout(#"{"type":"stack","count":2,"x":@}"#), layout(#"{"type":"stack","count":2,"y":@}"#),
        layout(#"{"type":"row","count":2,"gap":@}"#), layout(#"{"type":"row","count":2,"gap":0,"itemWidth":@}"#),
        layout(#"{"type":"row","count":2,"gap":0,"itemHeight":@}"#),
        layout(#"{"type":"grid","columns":2,"rows":2,"gap":@}"#), layout(#"{"type":"ring","count":2,"itemSize":@}"#),
        layout(#"{"type":"ring","count":2,"itemSize":0.1,"itemWidth":@}"#),
        layout(#"{"type":"ring","count":2,"itemSize":0.1,"itemHeight":@}"#),
        layout(#"{"type":"ring","count":2,"itemSize":0.1,"startAngle":@}"#),
        shape(#"{"type":"circle","startAngle":@,"sweep":1}"#), shape(#"{"type":"circle","sweep":@}"#),
        shape(#"{"type":"rect","cornerRadius":@}"#), shape(#"{"type":"ring","strokeWidth":@}"#),
        shape(#"{"type":"ring","strokeWidth":0.2,"startAngle":@,"sweep":1}"#),
        shape(#"{"type":"ring","strokeWidth":0.2,"sweep":@}"#),
        specText(["params": #"{"p":0.375}"#, "rest": #"{"opacity":@}"#]),
        specText(["params": #"{"p":0.375}"#, "tracks": "[\(trackText(["values": "[1,@,1]"]))]"]),
        specText(["params": #"{"p":0.375}"#, "groupTracks": "[\(trackText(["values": "[@,1,1]"]))]"]),
    ]

    /// Specs with `@` in place of one count.
    private static let specsOfCounts: [String] = [
        layout(#"{"type":"stack","count":@}"#), layout(#"{"type":"row","count":@,"gap":0.1}"#),
        layout(#"{"type":"grid","columns":@,"rows":2,"gap":0.1}"#),
        layout(#"{"type":"grid","columns":2,"rows":@,"gap":0.1}"#),
        layout(#"{"type":"ring","count":@,"itemSize":0.1}"#),
        shape(#"{"type":"ring","strokeWidth":0.2,"sweep":0.5,"segments":@}"#),
    ]

    private static func layout(_ text: String) -> String { specText(["params": #"{"p":0.375}"#, "layout": text]) }
    private static func shape(_ text: String) -> String { specText(["params": #"{"p":0.375}"#, "shape": text]) }

    /// All that is drawn at a quarter of the cycle.
    private func drawn(
        _ text: String,
        writing number: String,
        params: [String: Double] = [:]
    ) throws -> [(ElementState, ElementOutline?)] {
        let spec = try IndicatorSpec(json: text.split(separator: "@").joined(separator: number))
        let evaluator = try IndicatorEvaluator(spec: spec, params: params)
        return evaluator.states(at: 0.25).map { ($0, evaluator.parts[0].shape.outline(of: $0)) }
    }

    private func expect(_ text: String, number: String, value: Double) throws {
        let written = try drawn(text, writing: number)
        let named = try drawn(text, writing: #"{"$param":"p"}"#, params: ["p": value])
        let other = try drawn(text, writing: #"{"$param":"p"}"#, params: ["p": 2 * value])
        #expect(named.map(\.0) == written.map(\.0) && named.map(\.1) == written.map(\.1))
        #expect(other.map(\.0) != written.map(\.0) || other.map(\.1) != written.map(\.1))
    }

    @Test(
        "every number of a layout, a shape, a track and a rest is written out or named, and draws the same",
        arguments: specsOfNumbers
    )
    func numbers(text: String) throws {
        try expect(text, number: "0.375", value: 0.375)
    }

    @Test("every count is written out or named, and rounds alike", arguments: specsOfCounts)
    func counts(text: String) throws {
        try expect(text, number: "2.5", value: 2.5)
        let three = try drawn(text, writing: "3")
        let rounded = try drawn(text, writing: "2.5")
        #expect(rounded.map(\.0) == three.map(\.0) && rounded.map(\.1) == three.map(\.1))
        let one = try drawn(text, writing: "1")
        let negative = try drawn(text, writing: "-5")
        #expect(negative.map(\.0) == one.map(\.0) && negative.map(\.1) == one.map(\.1))
    }

    @Test(
        "times, curves and the perspective are numbers, never params",
        arguments: [
            (specText(["duration": "@"]), "duration"), (specText(["perspective": "@"]), "perspective"),
            (specText(["durations": "[@]"]), "durations[0]"), (specText(["stagger": "[@]"]), "stagger[0]"),
            (specText(["stagger": #"{"each":@}"#]), "stagger"),
            (specText(["stagger": #"{"each":0,"start":@}"#]), "stagger.start"),
            (specText(parts: "[\(partText(["duration": "@"]))]"), "parts[0].duration"),
            (specText(["tracks": "[\(trackText(["keyTimes": "[0,@,1]"]))]"]), "tracks[0].keyTimes[1]"),
            (specText(["tracks": "[\(trackText(["easing": "[0,0,@,1]"]))]"]), "tracks[0].easing"),
        ]
    )
    func plainNumbers(text: String, path: String) {
        let text = #"{"params":{"p":0.5},"# + text.dropFirst()
        let parts = text.split(separator: "@")
        #expect(IndicatorSpec.validate(json: parts.joined(separator: "0.5")) == [])
        let named = IndicatorSpec.validate(json: parts.joined(separator: #"{"$param":"p"}"#))
        #expect(named.map(\.path) == [path])
    }
}
