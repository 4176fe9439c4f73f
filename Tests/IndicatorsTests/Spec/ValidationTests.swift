import Indicators
import Testing

@Suite("Validation of specs")
struct ValidationTests {
    private func paths(_ text: String) -> [String] { IndicatorSpec.validate(json: text).map(\.path) }

    @Test("every problem is reported, in the order of the rules and not of the text")
    func order() {
        let text = """
            {"groupTracks": 1, "tracks": [{"easing": "x", "values": [], "keyTimes": [0, 2], "property": "x"}],
             "rest": {"x": 1}, "durations": 1, "stagger": 1, "shape": {"type": "ring", "sweep": 7},
             "layout": {"type": "row", "gap": null, "orient": 1}, "perspective": -1, "params": {"p": null}}
            """
        #expect(
            paths(text) == [
                "schemaVersion", "name", "duration", "params.p", "perspective", "layout.count", "layout.gap",
                "layout.orient", "shape.strokeWidth", "shape.sweep", "stagger", "durations", "rest.x",
                "tracks[0].property", "tracks[0].keyTimes[1]", "tracks[0].values", "tracks[0].easing", "groupTracks",
            ]
        )
    }

    @Test("the problems of each part follow each other, with the part before their paths")
    func partsInOrder() {
        let bad = partText(["shape": "1", "duration": "0", "layout": "1"])
        #expect(
            paths(specText(parts: "[\(bad),1,\(bad)]", ["tracks": "[]"])) == [
                "tracks", "parts[0].layout.type", "parts[0].shape.type", "parts[0].duration", "parts[1]",
                "parts[2].layout.type", "parts[2].shape.type", "parts[2].duration",
            ]
        )
    }

    @Test("parts of any form hide the fields of an inline group, which are only misplaced")
    func inlineFieldsBesideParts() {
        let text = specText(["parts": "\"a\"", "layout": "{}", "shape": "", "tracks": ""])
        #expect(paths(text) == ["layout", "parts"])
    }

    @Test("stroke tracks and rests of a part whose shape is wrong are reported as without a ring")
    func strokeWithoutValidRing() {
        let stroke = trackText(["property": "\"strokeEnd\""])
        let fields: KeyValuePairs = ["tracks": "[\(stroke)]", "rest": #"{"strokeStart":0}"#]
        let wrong = Array(fields) + [("shape", #"{"type":"ring"}"#)]
        let right = Array(fields) + [("shape", #"{"type":"ring","strokeWidth":0.1}"#)]
        #expect(paths(spec(wrong)) == ["shape.strokeWidth", "rest.strokeStart", "tracks[0].property"])
        #expect(paths(spec(right)) == [])
    }

    private func spec(_ fields: [(key: String, value: String)]) -> String {
        specText([
            fields[0].key: fields[0].value, fields[1].key: fields[1].value, fields[2].key: fields[2].value,
        ])
    }

    @Test("of the three faults of a track's property the first is reported: its name, its repetition, its shape")
    func propertyFaults() {
        let stroke = trackText(["property": "\"strokeEnd\""])
        let problems = IndicatorSpec.validate(json: specText(["tracks": "[\(stroke),\(stroke)]"]))
        #expect(problems.map(\.path) == ["tracks[0].property", "tracks[1].property"])
        #expect(problems.first?.message.contains("needs a ring shape") == true)
        #expect(problems.last?.message.contains("more than one") == true)
    }

    @Test("one property may be moved by a track of the elements and one of the group")
    func samePropertyInBothLists() {
        #expect(paths(specText(["groupTracks": "[\(trackText())]"])) == [])
    }

    @Test("that nothing moves is only said of a spec that is right otherwise")
    func nothingMoves() {
        #expect(paths(specText(["tracks": "", "name": ""])) == ["name"])
        let tracks = "[\(trackText())]"
        #expect(paths(specText(parts: "[\(partText(["tracks": ""])),\(partText(["tracks": tracks]))]")) == [])
        #expect(paths(specText(["tracks": "", "groupTracks": tracks])) == [])
    }

    @Test("a param that is no number is a problem once, not at each place that names it")
    func wrongParam() {
        let text = specText(["params": #"{"a":"1"}"#, "layout": #"{"type":"single","size":{"$param":"a"}}"#])
        #expect(paths(text) == ["params.a"])
    }

    @Test("a param that is not declared is named, with the one that it resembles")
    func nearParam() {
        let text = specText(["params": #"{"count":3}"#, "layout": #"{"type":"stack","count":{"$param":"cout"}}"#])
        let problems = IndicatorSpec.validate(json: text)
        #expect(
            problems.map(\.description) == [
                "layout.count names the param \"cout\", which params does not declare; did you mean \"count\"?"
            ]
        )
    }

    @Test(
        "what draws nothing or is of no meaning is no problem",
        arguments: [
            specText(["shape": #"{"type":"rect","cornerRadius":7}"#]),
            specText(["shape": #"{"type":"ring","strokeWidth":-1,"segments":0}"#]),
            specText(["shape": #"{"type":"circle","sweep":6.283185307179586}"#]),
            specText(["shape": #"{"type":"circle","sweep":{"$param":"a"}}"#, "params": #"{"a":9}"#]),
            specText(["layout": #"{"type":"stack","count":-5}"#]), specText(["schemaVersion": "1.0"]),
            specText(["layout": #"{"type":"single","size":-1,"colour":1}"#, "rest": #"{"opacity":7,"scale":-2}"#]),
            specText(["layout": #"{"type":"single","size":0,"orient":true}"#]),
            specText(["layout": #"{"type":"single","size":{"$param":"a","more":1}}"#, "params": #"{"a":1}"#]),
            specText(["stagger": "[0,1,2,3]", "durations": "[1,2,3,4]"]),
            specText(["$schema": "\"x\"", "colour": "[[[]]]", "duration": "1e-300"]),
            specText(["tracks": "[\(trackText(["keyTimes": "[0.5,0.5,0.5]", "values": "[1e300,2,-3]"]))]"]),
            specText(["tracks": "[\(trackText(["easing": "[0,-9,1,9]"]))]", "rest": "{}", "params": "{}"]),
        ]
    )
    func allowed(_ text: String) {
        #expect(paths(text) == [])
    }

    @Test("a text of 100 MB is refused before any of it is read")
    func hugeText() {
        let text = repeatElement(UInt8(ascii: "["), count: 100_000_000)
        let problems = IndicatorSpec.validate(jsonData: text)
        #expect(problems.count == 1)
        #expect(problems.first?.message.contains("more than 16777216 bytes") == true)
    }

    @Test("a text nested 100,000 deep is refused where it becomes too deep", arguments: ["[", "{\"a\":"])
    func deepText(_ opening: String) {
        let problems = IndicatorSpec.validate(json: String(repeating: opening, count: 100_000))
        #expect(problems.count == 1)
        #expect(problems.first?.message.contains("more than 256 arrays and objects inside of each other") == true)
    }

    @Test("a spec built in Swift is held to the same rules")
    func typedSpecs() {
        var spec = IndicatorSpec(
            schemaVersion: 2,
            name: "",
            duration: .nan,
            params: ["a": .infinity],
            layout: .stack(count: .param("b"), size: .number(.nan)),
            shape: .circle(sweep: 7),
            stagger: .each(.nan),
            durations: [0],
            rest: [.strokeEnd: 1],
            perspective: 0,
            tracks: [
                .init(.scale, keyTimes: [0], values: [1]),
                .init(.opacity, keyTimes: [0, 1], values: [1], easing: .perSegment([])),
                .init(.rotate, keyTimes: [0, 0.5, 1], values: [0, 1, 2], easing: .perSegment([.ease])),
            ]
        )
        #expect(
            spec.validationErrors().map(\.path) == [
                "schemaVersion", "name", "duration", "params.a", "perspective", "layout.count", "layout.size",
                "shape.sweep", "stagger", "durations[0]", "rest.strokeEnd", "tracks[0].keyTimes",
                "tracks[1].values", "tracks[1].easing", "tracks[2].easing",
            ]
        )
        #expect(throws: IndicatorSpecError.self) { try spec.validate() }
        #expect(throws: IndicatorSpecError.self) { try spec.jsonString() }
        #expect(throws: IndicatorSpecError.self) { try IndicatorEvaluator(spec: spec) }
        spec.body = .parts([])
        #expect(spec.validationErrors().last?.path == "parts")
    }
}
