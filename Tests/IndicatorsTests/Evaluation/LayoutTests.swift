import Indicators
import Testing

@Suite("Layouts")
struct LayoutTests {
    private func elements(
        _ layout: IndicatorSpec.Layout,
        params: [String: Double] = [:]
    ) throws -> [LayoutElement] {
        let spec = IndicatorSpec(
            name: "a",
            duration: 1,
            params: ["n": 3],
            layout: layout,
            shape: .circle(),
            groupTracks: [.init(.opacity, keyTimes: [0, 1], values: [1, 1])]
        )
        return try IndicatorEvaluator(spec: spec, params: params).parts[0].elements
    }

    private func expect(
        _ elements: [LayoutElement],
        _ expected: [(cx: Double, cy: Double, width: Double, height: Double, rotation: Double)],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(elements.count == expected.count, sourceLocation: sourceLocation)
        for (element, wanted) in zip(elements, expected) {
            let pairs = [
                (element.cx, wanted.cx), (element.cy, wanted.cy), (element.width, wanted.width),
                (element.height, wanted.height), (element.rotation, wanted.rotation),
            ]
            for (value, wanted) in pairs {
                #expect(abs(value - wanted) < 1e-12, "\(element)", sourceLocation: sourceLocation)
            }
        }
    }

    @Test("a single element fills the box by itself; width and height come before size")
    func single() throws {
        try expect(elements(.single()), [(0.5, 0.5, 1, 1, 0)])
        try expect(elements(.single(size: 0.5, width: 0.25)), [(0.5, 0.5, 0.25, 0.5, 0)])
        try expect(elements(.single(size: 0.5, height: 0.1, x: 0, y: 2)), [(0, 2, 0.5, 0.1, 0)])
    }

    @Test("a stack is copies of a single element")
    func stack() throws {
        try expect(elements(.stack(count: 2, size: 0.5, x: 0.1)), [(0.1, 0.5, 0.5, 0.5, 0), (0.1, 0.5, 0.5, 0.5, 0)])
    }

    @Test("a row without a width fills the box; with one it stands in its middle")
    func row() throws {
        try expect(elements(.row(count: 2, gap: 0.2)), [(0.2, 0.5, 0.4, 0.4, 0), (0.8, 0.5, 0.4, 0.4, 0)])
        try expect(
            elements(.row(count: 3, gap: 0, itemWidth: 0.1, itemHeight: 1)),
            [(0.4, 0.5, 0.1, 1, 0), (0.5, 0.5, 0.1, 1, 0), (0.6, 0.5, 0.1, 1, 0)]
        )
    }

    @Test("a grid fills the box row by row")
    func grid() throws {
        try expect(
            elements(.grid(columns: 2, rows: 3, gap: 0.1)),
            [
                (0.225, 0.4 / 3, 0.45, 0.8 / 3, 0), (0.775, 0.4 / 3, 0.45, 0.8 / 3, 0),
                (0.225, 0.5, 0.45, 0.8 / 3, 0), (0.775, 0.5, 0.45, 0.8 / 3, 0),
                (0.225, 2.6 / 3, 0.45, 0.8 / 3, 0), (0.775, 2.6 / 3, 0.45, 0.8 / 3, 0),
            ]
        )
    }

    @Test("a ring goes clockwise from the right; its radius comes from the size alone")
    func ring() throws {
        try expect(
            elements(.ring(count: 4, itemSize: 0.2, itemWidth: 0.1)),
            [(0.9, 0.5, 0.1, 0.2, 0), (0.5, 0.9, 0.1, 0.2, 0), (0.1, 0.5, 0.1, 0.2, 0), (0.5, 0.1, 0.1, 0.2, 0)]
        )
    }

    @Test("the elements of an oriented ring point away from its middle")
    func orientedRing() throws {
        let quarter = Double.pi / 2
        try expect(
            elements(.ring(count: 2, itemSize: 0.5, startAngle: .number(-quarter), orient: true)),
            [(0.5, 0.25, 0.5, 0.5, 0), (0.5, 0.75, 0.5, 0.5, Double.pi)]
        )
    }

    @Test(
        "a count is the nearest whole number, halves up, and at least 1",
        arguments: [(2.5, 3), (4.6, 5), (2.4, 2), (-0.5, 1), (-5, 1), (0, 1), (1.4999, 1)]
    )
    func counts(value: Double, count: Int) throws {
        #expect(try elements(.stack(count: .number(value))).count == count)
        #expect(try elements(.row(count: .number(value), gap: 0)).count == count)
        #expect(try elements(.ring(count: .number(value), itemSize: 0.1)).count == count)
        #expect(try elements(.grid(columns: .number(value), rows: 2, gap: 0)).count == 2 * count)
        #expect(try elements(.grid(columns: 2, rows: .param("n"), gap: 0), params: ["n": value]).count == 2 * count)
    }
}
