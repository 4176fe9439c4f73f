import Indicators
import Testing

@Suite("Sampling of tracks")
struct SamplingTests {
    /// The translation of one element at a time, in a cycle of 1 s.
    private func value(
        _ keyTimes: [Double],
        _ values: [IndicatorSpec.Value],
        _ easing: IndicatorSpec.TrackEasing? = nil,
        at time: Double
    ) throws -> Double {
        let spec = IndicatorSpec(
            name: "a",
            duration: 1,
            layout: .single(),
            shape: .circle(),
            tracks: [.init(.translateX, keyTimes: keyTimes, values: values, easing: easing)]
        )
        return try spec.evaluate(at: time)[0].translateX
    }

    @Test("the value stays before the first key and after the last")
    func holds() throws {
        #expect(try value([0.25, 0.75], [3, 5], at: 0) == 3)
        #expect(try value([0.25, 0.75], [3, 5], at: 0.25) == 3)
        #expect(try value([0.25, 0.75], [3, 5], at: 0.5) == 4)
        #expect(try value([0.25, 0.75], [3, 5], at: 0.75) == 5)
        #expect(try value([0.25, 0.75], [3, 5], at: 0.9) == 5)
    }

    @Test("between keys the value is interpolated within its segment")
    func segments() throws {
        #expect(try value([0, 0.5, 1], [0, 1, 3], at: 0.25) == 0.5)
        #expect(try value([0, 0.5, 1], [0, 1, 3], at: 0.5) == 1)
        #expect(try value([0, 0.5, 1], [0, 1, 3], at: 0.75) == 2)
    }

    @Test("at a jump the value is the one after it")
    func jumps() throws {
        let times = [0, 0.5, 0.5, 1]
        #expect(try value(times, [0, 1, 7, 7], at: 0.49999999) < 1)
        #expect(try value(times, [0, 1, 7, 7], at: 0.5) == 7)
        // Of several keys at once the last counts.
        #expect(try value([0, 0.5, 0.5, 0.5, 1], [0, 1, 2, 3, 3], at: 0.5) == 3)
        // A jump at an end is never seen there: the ends hold.
        #expect(try value([0, 0, 1], [5, 0, 1], at: 0) == 5)
        #expect(try value([0, 0, 1], [5, 0, 1], at: 0.5) == 0.5)
    }

    @Test("a last segment of no length gives its end")
    func emptySegment() throws {
        #expect(try value([0, 0.5, 0.5], [0, 1, 9], at: 0.25) == 0.5)
        #expect(try value([0, 0.5, 0.5], [0, 1, 9], at: 0.5) == 9)
        #expect(try value([0.5, 0.5], [1, 9], at: 0.5) == 1)
    }

    @Test("each segment has the easing of its place, or all the same one")
    func easings() throws {
        let list = IndicatorSpec.TrackEasing.perSegment([.linear, .cubicBezier(x1: 0, y1: 0, x2: 0, y2: 0)])
        #expect(try value([0, 0.5, 1], [0, 1, 0], list, at: 0.125) == 0.25)
        #expect(try value([0, 0.5, 1], [0, 1, 0], list, at: 0.625) == 0.75)
        let one = IndicatorSpec.TrackEasing.uniform(.easeInOut)
        #expect(abs(try value([0, 0.5, 1], [0, 1, 0], one, at: 0.25) - 0.5) < 1e-7)
        #expect(abs(try value([0, 0.5, 1], [0, 1, 0], one, at: 0.75) - 0.5) < 1e-7)
    }

    @Test("an overshooting curve leads the value out of its range, and opacity too is not clamped")
    func overshoot() throws {
        let back = IndicatorSpec.Easing.cubicBezier(x1: 0.5, y1: -1, x2: 0.5, y2: 2)
        let spec = IndicatorSpec(
            name: "a",
            duration: 1,
            layout: .single(),
            shape: .circle(),
            tracks: [
                .init(.opacity, keyTimes: [0, 1], values: [0, 1], easing: .uniform(back))
            ]
        )
        #expect(try spec.evaluate(at: 0.1)[0].opacity < -0.1)
        #expect(try spec.evaluate(at: 0.9)[0].opacity > 1.1)
    }

    @Test("many keys are found as few are")
    func manyKeys() throws {
        let count = 257
        let times = (0..<count).map { Double($0) / Double(count - 1) }
        let values = (0..<count).map { IndicatorSpec.Value.number(Double($0 * $0)) }
        for index in [0, 1, 127, 128, 255] {
            #expect(try value(times, values, at: times[index]) == Double(index * index))
            let middle = (times[index] + times[index + 1]) / 2
            #expect(try value(times, values, at: middle) == Double(index * index + (index + 1) * (index + 1)) / 2)
        }
    }
}
