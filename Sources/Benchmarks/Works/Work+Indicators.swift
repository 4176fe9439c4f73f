import Indicators

extension Work {
    /// Indicators as data, without their pictures.
    static var indicators: [Work] {
        [
            .reading("indicator-evaluate", "10,000 elements of an indicator") { _ in
                let evaluator = try IndicatorEvaluator(spec: .manyElements)
                var time = 0.0
                return {
                    time += 1.0 / 60
                    keep(evaluator.states(at: time))
                }
            },
            .reading("indicator-read", "reading and checking a spec of 1 MB") { _ in
                let text = Array(try IndicatorSpec.manyKeys.jsonString().utf8)
                return { keep(try IndicatorSpec(jsonData: text)) }
            },
        ]
    }
}

extension IndicatorSpec {
    /// As many elements as an indicator may have, each with a start of its own, so that none shares its values with another.
    static let manyElements = IndicatorSpec(
        name: "many elements",
        duration: 1.5,
        layout: .grid(columns: 100, rows: 100, gap: 0.001),
        shape: .circle(),
        stagger: .each(-0.000_15),
        tracks: [
            .init(.scale, keyTimes: [0, 0.5, 1], values: [1, 0.25, 1], easing: .uniform(.easeInOut)),
            .init(.opacity, keyTimes: [0, 0.3, 0.6, 1], values: [1, 0.5, 0.2, 1], easing: .uniform(.ease)),
            .init(.rotate, keyTimes: [0, 1], values: [0, 3]),
        ]
    )

    /// A spec whose text has just above a million bytes, most of them the keys of tracks.
    static let manyKeys: IndicatorSpec = {
        let keyTimes = (0...512).map { Double($0) / 512 }
        func track(_ property: Property) -> Track {
            Track(property, keyTimes: keyTimes, values: keyTimes.indices.map { .number(Double($0 % 7) / 4) })
        }
        let part = Part(
            layout: .ring(count: 8, itemSize: 0.25),
            shape: .circle(),
            tracks: [track(.scale), track(.opacity), track(.rotate)]
        )
        return IndicatorSpec(name: "many keys", duration: 1, parts: Array(repeating: part, count: 44))
    }()
}
