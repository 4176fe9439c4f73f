import Indicators
import Testing

@Suite("Limits of evaluation")
struct LimitTests {
    private func spec(
        _ layout: IndicatorSpec.Layout,
        _ shape: IndicatorSpec.Shape = .circle(),
        stagger: IndicatorSpec.Stagger? = nil,
        durations: [Double]? = nil
    ) -> IndicatorSpec {
        IndicatorSpec(
            name: "a",
            duration: 1,
            params: ["n": 1],
            layout: layout,
            shape: shape,
            stagger: stagger,
            durations: durations,
            tracks: [.init(.scale, keyTimes: [0, 1], values: [1, 2])]
        )
    }

    private func problems(_ spec: IndicatorSpec, params: [String: Double] = [:]) -> [IndicatorSpecProblem] {
        let error = #expect(throws: IndicatorSpecError.self) { try IndicatorEvaluator(spec: spec, params: params) }
        return error?.problems ?? []
    }

    @Test("10,000 elements are evaluated, one more is refused with the number")
    func elements() throws {
        #expect(try IndicatorEvaluator(spec: spec(.grid(columns: 200, rows: 50, gap: 0))).elementCount == 10_000)
        let message = problems(spec(.grid(columns: 200, rows: 51, gap: 0))).first?.message ?? ""
        #expect(message.contains("10200") && message.contains("10000"))
    }

    @Test("the elements of all parts count together")
    func elementsOfParts() {
        var many = spec(.stack(count: 6000))
        many.body = .parts([many.parts[0], many.parts[0]])
        #expect(problems(many).first?.message.contains("12000 elements") == true)
    }

    @Test("10,000 arcs are evaluated, more are refused; elements come first")
    func arcs() throws {
        let ring = IndicatorSpec.Shape.ring(strokeWidth: 0.1, segments: 100)
        #expect(try IndicatorEvaluator(spec: spec(.stack(count: 100), ring)).elementCount == 100)
        #expect(problems(spec(.stack(count: 101), ring)).first?.message.contains("10100 arcs") == true)
        let both = spec(.grid(columns: 101, rows: 100, gap: 0), ring)
        #expect(problems(both).map(\.message).first?.contains("10100 elements") == true)
        // Only rings have arcs.
        #expect(try IndicatorEvaluator(spec: spec(.stack(count: 9999))).elementCount == 9999)
    }

    @Test(
        "a count that is no finite number or above 10,000 is named with its field",
        arguments: [
            (IndicatorSpec.Layout.stack(count: .param("n")), "layout.count"),
            (.row(count: .param("n"), gap: 0), "layout.count"),
            (.ring(count: .param("n"), itemSize: 0.1), "layout.count"),
            (.grid(columns: .param("n"), rows: 1, gap: 0), "layout.columns"),
            (.grid(columns: 1, rows: .param("n"), gap: 0), "layout.rows"),
        ]
    )
    func counts(layout: IndicatorSpec.Layout, path: String) {
        for count in [Double.nan, .infinity, -.infinity, 10_001, 1e300] {
            let found = problems(spec(layout), params: ["n": count])
            #expect(found.map(\.path) == [path], "\(count)")
            #expect(found.first?.message.contains(count.isFinite ? "10000" : "finite") == true, "\(count)")
        }
    }

    @Test("the number of segments is held to the same limit")
    func segments() {
        let ring = IndicatorSpec.Shape.ring(strokeWidth: 0.1, segments: .param("n"))
        let found = problems(spec(.single(), ring), params: ["n": 20_000])
        #expect(found.map(\.path) == ["shape.segments"])
        #expect(found.first?.message.contains("10000") == true)
    }

    @Test("lists that are shorter than the elements are named with both numbers, longer ones are fine")
    func lists() throws {
        let short = spec(.stack(count: 3), stagger: .offsets([0, 1]), durations: [1])
        #expect(problems(short).map(\.path) == ["stagger", "durations"])
        #expect(problems(short).map(\.message).allSatisfy { $0.contains("3 elements") })
        #expect(problems(short).first?.message.contains("2 entries") == true)
        let long = spec(.stack(count: 1), stagger: .offsets([0, 99]), durations: [1, 2])
        #expect(try IndicatorEvaluator(spec: long).timeForCycleProgress(0) == 0)
    }

    @Test("the paths of parts begin with the part")
    func partPaths() {
        var many = spec(.stack(count: 3), stagger: .offsets([0]))
        many.body = .parts([many.parts[0], many.parts[0]])
        #expect(problems(many).map(\.path) == ["parts[0].stagger", "parts[1].stagger"])
    }

    @Test("validating also prepares with the defaults, but only a spec that follows the rules")
    func validation() {
        let tooMany = specText(["layout": #"{"type":"stack","count":10001}"#])
        #expect(IndicatorSpec.validate(json: tooMany).map(\.path) == ["layout.count"])
        let both = specText(["layout": #"{"type":"stack","count":10001}"#, "name": ""])
        #expect(IndicatorSpec.validate(json: both).map(\.path) == ["name"])
        #expect(throws: Never.self) { try IndicatorSpec(json: tooMany) }
    }
}
