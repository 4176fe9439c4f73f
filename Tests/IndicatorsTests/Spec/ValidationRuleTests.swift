import Indicators
import Testing

@Suite("Rules of the spec format")
struct ValidationRuleTests {
    /// A spec that breaks one rule and no other: the paths that the problems name, and what each message says.
    struct Breach: CustomTestStringConvertible {
        let rule: String
        let text: String
        let paths: [String]
        let says: String

        init(_ rule: String, _ text: String, _ paths: String..., says: String) {
            self.rule = rule
            self.text = text
            self.paths = paths
            self.says = says
        }

        var testDescription: String { "\(rule): \(text)" }
    }

    @Test("the small specs that the others are made from are valid")
    func validSpecs() {
        #expect(IndicatorSpec.validate(json: specText()) == [])
        #expect(IndicatorSpec.validate(json: specText(parts: "[\(partText())]")) == [])
    }

    @Test("a spec that breaks one rule is told of that one, with its path", arguments: whole + parts + layouts + shapes)
    func breach(_ breach: Breach) {
        check(breach)
    }

    @Test("a spec whose motion breaks one rule is told of that one, with its path", arguments: times + motion + easings)
    func motionBreach(_ breach: Breach) {
        check(breach)
    }

    @Test("each of the format's rules has specs that break it alone")
    func completeness() {
        let rules = Set(
            (Self.whole + Self.parts + Self.layouts + Self.shapes + Self.times + Self.motion + Self.easings).map(\.rule)
        )
        #expect(rules.subtracting(["in parts"]) == Set(["0a", "0b"] + (1...26).map(String.init)))
    }

    private func check(_ breach: Breach) {
        let problems = IndicatorSpec.validate(json: breach.text)
        #expect(problems.map(\.path) == breach.paths)
        for problem in problems {
            #expect(problem.message.contains(breach.says), "\(problem)")
        }
        // What is reported is also thrown, and nothing is read.
        let error = #expect(throws: IndicatorSpecError.self) { try IndicatorSpec(json: breach.text) }
        #expect(error?.problems == problems)
        #expect(error?.description == problems.map(\.description).joined(separator: "\n"))
    }

    private static let whole: [Breach] = [
        Breach("0a", "{", "spec", says: "not valid JSON"),
        Breach("0a", #"{"a":}"#, "spec", says: "line 1, column 6"),
        Breach("0a", "", "spec", says: "not valid JSON"),
        Breach("0a", specText(["duration": "NaN"]), "spec", says: "not valid JSON"),
        Breach("0a", specText(["duration": "1e999"]), "spec", says: "the number 1e999 is too large"),
        Breach("0b", "[]", "spec", says: "must be an object"),
        Breach("0b", "null", "spec", says: "must be an object"),
        Breach("0b", "\"spec\"", "spec", says: "must be an object"),
        Breach("1", specText(["schemaVersion": ""]), "schemaVersion", says: "the number 1"),
        Breach("1", specText(["schemaVersion": "2"]), "schemaVersion", says: "the number 1"),
        Breach("1", specText(["schemaVersion": "\"1\""]), "schemaVersion", says: "the number 1"),
        Breach("1", specText(["schemaVersion": "true"]), "schemaVersion", says: "the number 1"),
        Breach("2", specText(["name": ""]), "name", says: "is required"),
        Breach("2", specText(["name": "\"\""]), "name", says: "is required"),
        Breach("2", specText(["name": "7"]), "name", says: "is required"),
        Breach("3", specText(["duration": ""]), "duration", says: "positive number"),
        Breach("3", specText(["duration": "0"]), "duration", says: "positive number"),
        Breach("3", specText(["duration": "-1"]), "duration", says: "positive number"),
        Breach("3", specText(["duration": "{\"$param\":\"a\"}", "params": "{\"a\":1}"]), "duration", says: "positive"),
        Breach("4", specText(["params": "[1]"]), "params", says: "must be an object"),
        Breach("4", specText(["params": "null"]), "params", says: "must be an object"),
        Breach("4", specText(["params": #"{"a":1,"b":"2","c":true}"#]), "params.b", "params.c", says: "finite number"),
        Breach("5", specText(["perspective": "0"]), "perspective", says: "positive number"),
        Breach("5", specText(["perspective": "null"]), "perspective", says: "positive number"),
        Breach("26", specText(["tracks": "", "rest": #"{"opacity":0.5}"#]), "spec", says: "at least one track"),
        Breach("26", specText(["tracks": "[]", "groupTracks": "[]"]), "spec", says: "at least one track"),
        Breach("26", specText(parts: "[\(partText(["tracks": ""]))]"), "spec", says: "at least one track"),
    ]

    private static let parts: [Breach] = [
        Breach(
            "6",
            specText(
                parts: "[\(partText())]",
                [
                    "groupTracks": "[]", "rest": "{}", "durations": "[]", "stagger": "[]", "tracks": "[]",
                    "shape": "1", "layout": "null",
                ]
            ),
            "layout",
            "shape",
            "tracks",
            "stagger",
            "durations",
            "rest",
            "groupTracks",
            says: "must be inside parts"
        ),
        Breach("7", specText(parts: "[]"), "parts", says: "non-empty array"),
        Breach("7", specText(parts: "{}"), "parts", says: "non-empty array"),
        Breach("7", specText(parts: "\"a\""), "parts", says: "non-empty array"),
        Breach("7", specText(parts: "null"), "parts", says: "non-empty array"),
        Breach("8", specText(parts: "[\(partText()),7,\(partText()),null]"), "parts[1]", "parts[3]", says: "an object"),
    ]

    private static let layouts: [Breach] = [
        Breach("9", specText(["layout": ""]), "layout.type", says: "single, stack, row, grid, ring"),
        Breach("9", specText(["layout": "\"row\""]), "layout.type", says: "single, stack, row, grid, ring"),
        Breach("9", specText(["layout": "{}"]), "layout.type", says: "single, stack, row, grid, ring"),
        Breach("9", specText(["layout": #"{"type":"rng"}"#]), "layout.type", says: "did you mean \"ring\"?"),
        Breach("10", layout(#"{"type":"stack"}"#), "layout.count", says: "is required"),
        Breach("10", layout(#"{"type":"row"}"#), "layout.count", "layout.gap", says: "is required"),
        Breach("10", layout(#"{"type":"grid"}"#), "layout.columns", "layout.rows", "layout.gap", says: "is required"),
        Breach("10", layout(#"{"type":"ring"}"#), "layout.count", "layout.itemSize", says: "is required"),
        Breach("10", layout(#"{"type":"single","x":"0"}"#), "layout.x", says: "number or a param ref"),
        Breach("10", layout(#"{"type":"single","size":null}"#), "layout.size", says: "number or a param ref"),
        Breach("10", layout(#"{"type":"single","size":true}"#), "layout.size", says: "number or a param ref"),
        Breach("10", layout(#"{"type":"single","size":{"param":"a"}}"#), "layout.size", says: "number or a param ref"),
        Breach("10", layout(#"{"type":"single","size":{"$param":1}}"#), "layout.size", says: "number or a param ref"),
        Breach("10", layout(#"{"type":"single","size":{"$param":"bb"}}"#), "layout.size", says: "\"bb\""),
        Breach("10", layout(#"{"type":"single","y":{"$param":"toString"}}"#), "layout.y", says: "\"toString\""),
        Breach("11", layout(#"{"type":"single","orient":1}"#), "layout.orient", says: "true or false"),
        Breach(
            "11",
            layout(#"{"type":"grid","columns":1,"rows":1,"gap":0,"orient":null}"#),
            "layout.orient",
            says: "true"
        ),
        Breach(
            "in parts",
            specText(parts: "[\(partText()),\(partText(["layout": #"{"type":"row","count":2}"#]))]"),
            "parts[1].layout.gap",
            says: "is required"
        ),
    ]

    private static func layout(_ text: String) -> String { specText(["layout": text, "params": #"{"a":1}"#]) }

    private static let shapes: [Breach] = [
        Breach("12", specText(["shape": ""]), "shape.type", says: "circle, rect, ring, triangle, line"),
        Breach("12", specText(["shape": "[]"]), "shape.type", says: "circle, rect, ring, triangle, line"),
        Breach("12", shape(#"{"type":"square"}"#), "shape.type", says: "circle, rect, ring, triangle, line"),
        Breach("13", shape(#"{"type":"ring"}"#), "shape.strokeWidth", says: "is required"),
        Breach("13", shape(#"{"type":"ring","strokeWidth":1,"segments":[]}"#), "shape.segments", says: "number"),
        Breach("13", shape(#"{"type":"rect","cornerRadius":"a"}"#), "shape.cornerRadius", says: "number or a param"),
        Breach("13", shape(#"{"type":"circle","startAngle":{"$param":"b"}}"#), "shape.startAngle", says: "\"b\""),
        Breach("14", shape(#"{"type":"circle","sweep":0}"#), "shape.sweep", says: "(0, 2π]"),
        Breach("14", shape(#"{"type":"circle","sweep":-1}"#), "shape.sweep", says: "(0, 2π]"),
        Breach("14", shape(#"{"type":"ring","strokeWidth":0.1,"sweep":6.2831854}"#), "shape.sweep", says: "(0, 2π]"),
    ]

    private static func shape(_ text: String) -> String { specText(["shape": text, "params": #"{"a":1}"#]) }

    private static let times: [Breach] = [
        Breach("15", specText(["stagger": "[0,\"1\",null]"]), "stagger[1]", "stagger[2]", says: "finite number"),
        Breach("15", specText(["stagger": "1"]), "stagger", says: "array of numbers, or an object"),
        Breach("15", specText(["stagger": "{}"]), "stagger", says: "each"),
        Breach("15", specText(["stagger": #"{"each":"1"}"#]), "stagger", says: "each"),
        Breach("15", specText(["stagger": #"{"each":1,"start":null}"#]), "stagger.start", says: "finite number"),
        Breach("16", specText(parts: "[\(partText(["duration": "0"]))]"), "parts[0].duration", says: "positive number"),
        Breach("16", specText(parts: "[\(partText(["duration": "null"]))]"), "parts[0].duration", says: "positive"),
        Breach("17", specText(["durations": "{}"]), "durations", says: "array"),
        Breach("17", specText(["durations": "[1,0,-2]"]), "durations[1]", "durations[2]", says: "positive number"),
        Breach("18", specText(["rest": "[]"]), "rest", says: "must be an object"),
        Breach("18", specText(["rest": #"{"color":1}"#]), "rest.color", says: "not animatable"),
        Breach("18", specText(["rest": #"{"strokeEnd":1}"#]), "rest.strokeEnd", says: "needs a ring shape"),
        Breach("18", specText(["rest": #"{"opacity":"1"}"#]), "rest.opacity", says: "number or a param ref"),
        Breach("18", specText(["rest": #"{"opacity":{"$param":"x"}}"#]), "rest.opacity", says: "\"x\""),
    ]

    private static let motion: [Breach] = [
        Breach("19", specText(["tracks": "{}"]), "tracks", says: "must be an array"),
        Breach("19", specText(["groupTracks": "null"]), "groupTracks", says: "must be an array"),
        Breach("20", specText(["tracks": "[1]"]), "tracks[0]", says: "must be an object"),
        Breach("20", specText(["groupTracks": "[[]]"]), "groupTracks[0]", says: "must be an object"),
        Breach("21", track(["property": "\"color\""]), "tracks[0].property", says: "strokeStart, strokeEnd"),
        Breach("21", track(["property": ""]), "tracks[0].property", says: "strokeStart, strokeEnd"),
        Breach(
            "21",
            specText(["groupTracks": "[\(trackText(["property": "\"rotateX\""]))]"]),
            "groupTracks[0].property",
            says: "scale, scaleX, scaleY, opacity, rotate, translateX, translateY"
        ),
        Breach(
            "21",
            specText(["tracks": "[\(trackText()),\(trackText())]"]),
            "tracks[1].property",
            says: "more than one"
        ),
        Breach("21", track(["property": "\"strokeEnd\""]), "tracks[0].property", says: "needs a ring shape"),
        Breach("22", track(["keyTimes": ""]), "tracks[0].keyTimes", says: "at least 2"),
        Breach("22", track(["keyTimes": "[0]", "values": "[]"]), "tracks[0].keyTimes", says: "at least 2"),
        Breach("22", track(["keyTimes": "\"0\"", "easing": "7"]), "tracks[0].keyTimes", says: "at least 2"),
        Breach("23", track(["keyTimes": "[-0.1,0.5,1]"]), "tracks[0].keyTimes[0]", says: "[0,1]"),
        Breach("23", track(["keyTimes": "[0,0.5,1.5]"]), "tracks[0].keyTimes[2]", says: "[0,1]"),
        Breach("23", track(["keyTimes": "[0,\"0.5\",1]"]), "tracks[0].keyTimes[1]", says: "[0,1]"),
        Breach("23", track(["keyTimes": "[0,0.6,0.5]"]), "tracks[0].keyTimes", says: "non-decreasing"),
        Breach("24", track(["values": ""]), "tracks[0].values", says: "same length as keyTimes"),
        Breach("24", track(["values": "[1,2]"]), "tracks[0].values", says: "same length as keyTimes"),
        Breach("24", track(["values": "[1,null,1]"]), "tracks[0].values[1]", says: "number or a param ref"),
        Breach("24", track(["values": #"[1,{"$param":"b"},1]"#]), "tracks[0].values[1]", says: "\"b\""),
    ]

    private static let easings: [Breach] = [
        Breach("25", track(["easing": "\"swing\""]), "tracks[0].easing", says: "\"swing\""),
        Breach("25", track(["easing": "null"]), "tracks[0].easing", says: "the name of an easing or four numbers"),
        Breach("25", track(["easing": "[]"]), "tracks[0].easing", says: "the name of an easing or four numbers"),
        Breach("25", track(["easing": "[0,0,1]"]), "tracks[0].easing", says: "the name of an easing or four numbers"),
        Breach("25", track(["easing": "[0,0,1,\"1\"]"]), "tracks[0].easing", says: "four numbers"),
        Breach("25", track(["easing": "[0,0,1.1,1]"]), "tracks[0].easing", says: "x1 and x2 within [0,1]"),
        Breach("25", track(["easing": "[-0.1,0,1,1]"]), "tracks[0].easing", says: "x1 and x2 within [0,1]"),
        Breach("25", track(["easing": "[\"ease\"]"]), "tracks[0].easing", says: "2 easings"),
        Breach("25", track(["easing": "[\"ease\",\"ease\",\"ease\"]"]), "tracks[0].easing", says: "2 easings"),
        Breach("25", track(["easing": "[\"ease\",0.5]"]), "tracks[0].easing[1]", says: "four numbers"),
        Breach("25", track(["easing": "[[0,0,1,1],[0,0,2,1]]"]), "tracks[0].easing[1]", says: "x1 and x2"),
        Breach("25", track(["easing": "[0.5,\"ease\"]"]), "tracks[0].easing", says: "four numbers"),
        Breach("25", track(["easing": "[null,\"ease\"]"]), "tracks[0].easing[0]", says: "four numbers"),
    ]

    private static func track(_ fields: KeyValuePairs<String, String>) -> String {
        specText(["tracks": "[\(trackText(fields))]"])
    }
}
