import FoundationEssentials
import Indicators
import Testing

@Suite("Specs as JSON")
struct SpecCodingTests {
    /// A spec that uses every feature of the format.
    static let rich = IndicatorSpec(
        name: "Everything",
        duration: 1.5,
        params: ["size": 0.25, "count": 3],
        perspective: 3,
        parts: [
            .init(
                layout: .single(size: 1, width: 0.5, height: 0.25, x: 0.1, y: .param("size")),
                shape: .ring(strokeWidth: 0.1, startAngle: 1, sweep: 2, segments: 3),
                tracks: [
                    .init(.strokeStart, keyTimes: [0, 1], values: [0, .param("size")], easing: .uniform(.easeIn)),
                    .init(
                        .strokeEnd,
                        keyTimes: [0, 0.5, 1],
                        values: [1, 0, 1],
                        easing: .perSegment([.cubicBezier(x1: 0, y1: -1, x2: 1, y2: 2), .linear])
                    ),
                ],
                duration: 0.5,
                rest: [.opacity: 0.5, .rotateX: .param("size")]
            ),
            .init(layout: .stack(count: 2), shape: .circle(startAngle: 1, sweep: 1), stagger: .offsets([0, -1])),
            .init(
                layout: .row(count: .param("count"), gap: 0.1, itemWidth: 0.2, itemHeight: 0.3),
                shape: .rect(cornerRadius: 0.2),
                stagger: .each(0.1),
                durations: [1, 2, 3]
            ),
            .init(layout: .grid(columns: 2, rows: 2, gap: 0), shape: .triangle, stagger: .each(0.1, start: 0)),
            .init(
                layout: .ring(
                    count: 4,
                    itemSize: 0.2,
                    itemWidth: 0.1,
                    itemHeight: 0.3,
                    startAngle: 1,
                    orient: true
                ),
                shape: .line,
                groupTracks: [
                    .init(
                        .rotate,
                        keyTimes: [0, 1],
                        values: [0, 6],
                        easing: .uniform(.cubicBezier(x1: 0, y1: 0, x2: 1, y2: 1))
                    )
                ]
            ),
        ]
    )

    @Test("a spec of every feature is valid, and is the same once it was written and read")
    func roundTrip() throws {
        #expect(Self.rich.validationErrors() == [])
        let text = try Self.rich.jsonString()
        #expect(try IndicatorSpec(json: text) == Self.rich)
        #expect(try IndicatorSpec(jsonData: Data(text.utf8)) == Self.rich)
    }

    @Test("a spec survives any coder's form")
    func codable() throws {
        let data = try JSONEncoder().encode(Self.rich)
        #expect(try JSONDecoder().decode(IndicatorSpec.self, from: data) == Self.rich)
    }

    @Test("a coder's invalid spec is refused with all its problems")
    func invalidCodable() throws {
        let data = Data(specText(["duration": "0", "params": #"{"b":"","a":null}"#]).utf8)
        let error = #expect(throws: IndicatorSpecError.self) {
            try JSONDecoder().decode(IndicatorSpec.self, from: data)
        }
        #expect(error?.problems.map(\.path) == ["duration", "params.a", "params.b"])
    }

    @Test("the text is compact, with sorted keys, whole numbers without a fraction and nothing that holds anyway")
    func textForm() throws {
        let spec = IndicatorSpec(
            name: "a",
            duration: 2,
            layout: .ring(count: 3, itemSize: 0.25),
            shape: .circle(),
            tracks: [.init(.scale, keyTimes: [0, 1], values: [1, 0.5], easing: .uniform(.ease))]
        )
        #expect(
            try spec.jsonString() == #"{"duration":2,"layout":{"count":3,"itemSize":0.25,"type":"ring"},"name":"a","#
                + #""schemaVersion":1,"shape":{"type":"circle"},"#
                + #""tracks":[{"easing":"ease","keyTimes":[0,1],"property":"scale","values":[1,0.5]}]}"#
        )
    }

    @Test("one group stays inline where it was, and a list of one stays a list")
    func bodyForms() throws {
        let inline = try IndicatorSpec(json: specText())
        let list = try IndicatorSpec(json: specText(parts: "[\(partText())]"))
        #expect(inline.parts == list.parts)
        #expect(inline != list)
        #expect(try IndicatorSpec(json: inline.jsonString()) == inline)
        #expect(try IndicatorSpec(json: list.jsonString()) == list)
    }

    @Test("the cycle of an inline group is that of the spec: another one is neither written nor used")
    func inlineDuration() throws {
        var spec = try IndicatorSpec(json: specText(["duration": "2"]))
        var part = spec.parts[0]
        part.duration = 0.75
        spec.body = .inline(part)
        #expect(try !spec.jsonString().contains("0.75"))
        #expect(spec.parts[0].duration == nil)
        #expect(try spec.evaluate(at: 0.5)[0].scaleX == 1.5)
    }

    @Test("a stagger's start is written only where it was set")
    func staggerStart() throws {
        for (text, isWritten) in [(#"{"each":1}"#, false), (#"{"each":1,"start":0}"#, true)] {
            let spec = try IndicatorSpec(json: specText(["stagger": text]))
            #expect(try spec.jsonString().contains("start") == isWritten)
        }
    }

    @Test("unknown fields are let through and not kept")
    func unknownFields() throws {
        let spec = try IndicatorSpec(json: specText(["$schema": "\"x\"", "more": "1"]))
        #expect(try spec == IndicatorSpec(json: specText()))
    }

    @Test("params take the place of their defaults by name, and names that are not declared are dropped")
    func params() {
        #expect(Self.rich.resolvedParams(["count": 7, "colour": 1]) == ["count": 7, "size": 0.25])
        #expect(Self.rich.resolvedParams() == Self.rich.params)
    }
}
