import StrictJSON
import Testing

@testable import Indicators

@Suite("What a spec hardly means")
struct SpecReviewTests {
    private func review(_ text: String) -> IndicatorSpec.Review { IndicatorSpec.review(jsonData: text.utf8) }

    /// A part's fields, each with a key too many.
    private static let part = """
        "layout": {"type": "ring", "count": 3, "itemSize": 0.1, "itemWdith": 0.2},
        "shape": {"type": "ring", "strokeWidth": {"$param": "w", "unit": 1}, "segment": 2},
        "stagger": {"each": 0.1, "strat": 1}, "rest": {"opacity": {"$param": "w", "x": 1}},
        "tracks": [{"property": "scale", "keyTimes": [0, 1], "values": [0, {"$param": "w", "y": 1}], "esing": "ease"}],
        "groupTracks": [{"property": "scale", "keyTimes": [0, 1], "values": [1, 1], "z": 1}]
        """
    private static let found = [
        "layout.itemWdith", "shape.segment", "shape.strokeWidth.unit", "stagger.strat", "rest.opacity.x",
        "tracks[0].esing", "tracks[0].values[1].y", "groupTracks[0].z",
    ]

    @Test("a key without a meaning is a warning with its place, whatever it lies in; the spec is valid all the same")
    func keys() {
        let start = #"{"schemaVersion": 1, "$schema": "x", "name": "a", "duration": 1, "params": {"w": 1}, "#
        let inline = review(start + #""durtion": 2, "# + Self.part + "}")
        #expect(inline.problems == [])
        #expect(inline.warnings.map(\.path) == ["durtion"] + Self.found)
        #expect(inline.warnings[0].message.hasSuffix("did you mean \"duration\"?"))
        #expect(inline.warnings[1].message.hasSuffix("did you mean \"itemWidth\"?"))
        let parts = review(start + #""parts": [{"duration": 2, "durtion": 1, "# + Self.part + "}]}")
        #expect(parts.problems == [])
        #expect(parts.warnings.map(\.path) == (["durtion"] + Self.found).map { "parts[0]." + $0 })
    }

    @Test("a key of another type of layout or shape has no meaning in this one")
    func types() {
        let text = """
            {"schemaVersion": 1, "name": "a", "duration": 1, "layout": {"type": "row", "count": 1, "gap": 0, "orient": true},
             "shape": {"type": "line", "sweep": 1}, "tracks": [{"property": "scale", "keyTimes": [0, 1], "values": [0, 1]}]}
            """
        #expect(review(text).warnings.map(\.path) == ["layout.orient", "shape.sweep"])
    }

    @Test("an invalid spec has its warnings too, of which there are no more than anybody reads")
    func invalid() {
        let keys = (0..<200).map { #""k\#($0)": 1"# }.joined(separator: ", ")
        let invalid = review("{\(keys)}")
        #expect(invalid.problems == IndicatorSpec.validate(json: "{\(keys)}") && !invalid.problems.isEmpty)
        #expect(invalid.warnings.count == 100)
        #expect(review("[").warnings == [] && review("[").problems == IndicatorSpec.validate(json: "["))
    }

    @Test("a count that is drawn as another is a warning: with its field, or with the param that it is")
    func counts() {
        func warnings(columns: String, rows: String, segments: String) -> [String] {
            review(
                """
                {"schemaVersion": 1, "name": "a", "duration": 1, "params": {"n": 0.4},
                 "layout": {"type": "grid", "columns": \(columns), "rows": \(rows), "gap": 0},
                 "shape": {"type": "ring", "strokeWidth": 0.1, "segments": \(segments)},
                 "tracks": [{"property": "scale", "keyTimes": [0, 1], "values": [0, 1]}]}
                """
            ).warnings.map(\.description)
        }
        let rule = "a count is whole, and at least 1"
        #expect(
            warnings(columns: "2.5", rows: "-5", segments: "0") == [
                "layout.columns is 2.5 and drawn as 3; \(rule)", "layout.rows is -5 and drawn as 1; \(rule)",
                "shape.segments is 0 and drawn as 1; \(rule)",
            ]
        )
        let param = #"{"$param": "n"}"#
        #expect(
            warnings(columns: param, rows: "2", segments: param) == ["params.n is 0.4 and drawn as 1; \(rule)"]
        )
        #expect(warnings(columns: "2", rows: "2", segments: "2") == [])
    }

    @Test("built-in indicators have neither problems nor warnings", arguments: IndicatorSpec.builtinNames)
    func builtIns(name: String) throws {
        let text = try IndicatorSpec(builtin: name).jsonString()
        #expect(review(text) == IndicatorSpec.Review(problems: [], warnings: []))
    }
}
