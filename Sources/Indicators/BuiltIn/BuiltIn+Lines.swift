/// Lines and bars.
extension IndicatorSpec {
    /// Four bars that stand on the bottom, each with a cycle of its own.
    static let audioEqualizer = IndicatorSpec(
        name: "AudioEqualizer",
        duration: 4.3,
        layout: .row(count: 4, gap: .fraction(1, 9), itemWidth: .fraction(1, 9), itemHeight: 1),
        shape: .rect(),
        durations: [4.3, 2.5, 1.7, 3.1],
        tracks: [
            .init(.scaleY, keyTimes: elevenths, values: heights.map { .number($0) }),
            .init(.translateY, keyTimes: elevenths, values: heights.map { .number((1 - $0) / 2) }),
        ]
    )

    private static let elevenths = (0...11).map { Double($0) / 11 }
    private static let heights = [0, 0.7, 0.4, 0.05, 0.95, 0.3, 0.9, 0.4, 0.15, 0.18, 0.75, 0.01]

    static let lineScale = IndicatorSpec(
        name: "LineScale",
        duration: 1,
        layout: .row(count: 5, gap: .fraction(1, 9), itemHeight: 1),
        shape: .line,
        stagger: .each(0.1, start: 0.1),
        tracks: [
            .init(
                .scaleY,
                keyTimes: [0, 0.5, 1],
                values: [1, 0.4, 1],
                easing: .uniform(.bezier(0.2, 0.68, 0.18, 1.08))
            )
        ]
    )

    static let lineScaleParty = IndicatorSpec(
        name: "LineScaleParty",
        duration: 1,
        layout: .row(count: 4, gap: .fraction(1, 7), itemHeight: 1),
        shape: .line,
        stagger: .offsets([0.77, 0.29, 0.28, 0.74]),
        durations: [1.26, 0.43, 1.01, 0.73],
        tracks: [
            .init(.scale, keyTimes: [0, 0.5, 1], values: [1, 0.5, 1], easing: .uniform(.ease))
        ]
    )

    static let lineScalePulseOut = IndicatorSpec(
        name: "LineScalePulseOut",
        duration: 1,
        layout: .row(count: 5, gap: .fraction(1, 9), itemHeight: 1),
        shape: .line,
        stagger: .offsets([0.4, 0.2, 0, 0.2, 0.4]),
        tracks: [
            .init(
                .scaleY,
                keyTimes: [0, 0.5, 1],
                values: [1, 0.4, 1],
                easing: .uniform(.bezier(0.85, 0.25, 0.37, 0.85))
            )
        ]
    )

    static let lineScalePulseOutRapid = IndicatorSpec(
        name: "LineScalePulseOutRapid",
        duration: 0.9,
        layout: .row(count: 5, gap: .fraction(1, 9), itemHeight: 1),
        shape: .line,
        stagger: .offsets([0.5, 0.25, 0, 0.25, 0.5]),
        tracks: [
            .init(
                .scaleY,
                keyTimes: [0, 0.8, 0.9],
                values: [1, 0.3, 1],
                easing: .uniform(.bezier(0.11, 0.49, 0.38, 0.78))
            )
        ]
    )

    /// A stretch of a line, whose ends each run from left to right on a curve of their own.
    static let lineSlide = IndicatorSpec(
        name: "LineSlide",
        duration: 1.5,
        parts: [
            .init(layout: .single(width: 0.9, height: 0.1), shape: .line, rest: [.opacity: 0.25]),
            .init(
                layout: .single(width: 0.9, height: 0.1),
                shape: .line,
                tracks: [
                    .init(.scaleX, keyTimes: twentyFourths, values: (lengths + lengths.reversed().dropFirst())),
                    .init(
                        .translateX,
                        keyTimes: twentyFourths,
                        values: (middles + middles.reversed().dropFirst().map { -$0 }).map { .number($0) }
                    ),
                ]
            ),
        ]
    )

    private static let twentyFourths = (0...24).map { Double($0) / 24 }

    /// The length of the stretch until the middle of the cycle; after it, the same backwards.
    private static let lengths: [Value] = [
        0, 0.121, 0.232378, 0.332357, 0.420068, 0.495412, 0.558789, 0.610849, 0.652303, 0.683811, 0.705916, 0.719018,
        0.723358,
    ]

    /// The middle of the stretch until the middle of the cycle; after it, mirrored.
    private static let middles = [
        -0.45, -0.394955, -0.342982, -0.294769, -0.25058, -0.210316, -0.173633, -0.140052, -0.109039, -0.080048,
        -0.05255, -0.026032, 0,
    ]

    static let lineSpinFadeLoader = IndicatorSpec(
        name: "LineSpinFadeLoader",
        duration: 1.2,
        layout: .ring(count: 8, itemSize: 0.3, itemWidth: 0.16, itemHeight: 0.3, orient: true),
        shape: .line,
        stagger: .each(0.12, start: 0.12),
        tracks: [
            .init(.opacity, keyTimes: [0, 0.5, 1], values: [1, 0.3, 1], easing: .uniform(.easeInOut))
        ]
    )
}
