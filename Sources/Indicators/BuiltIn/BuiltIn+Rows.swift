/// Balls side by side.
extension IndicatorSpec {
    static let ballBeat = IndicatorSpec(
        name: "BallBeat",
        duration: 0.7,
        layout: .row(count: 3, gap: 0.05),
        shape: .circle(),
        stagger: .offsets([0.35, 0, 0.35]),
        tracks: [
            .init(.scale, keyTimes: [0, 0.5, 1], values: [1, 0.75, 1]),
            .init(.opacity, keyTimes: [0, 0.5, 1], values: [1, 0.2, 1]),
        ]
    )

    static let ballFall = IndicatorSpec(
        name: "BallFall",
        duration: 1,
        layout: .row(count: 3, gap: 0.1, itemWidth: 0.2),
        shape: .circle(),
        stagger: .each(0.1, start: -0.2),
        tracks: [
            .init(.opacity, keyTimes: [0, 0.1, 0.2, 0.8, 0.9, 1], values: [0, 0.5, 1, 1, 0.5, 0]),
            .init(
                .translateY,
                keyTimes: [0, 0.2, 0.8, 1],
                values: [-0.3, 0, 0, 0.3],
                easing: .perSegment([.easeOut, .linear, .easeIn])
            ),
        ]
    )

    /// Two strands, the second half a cycle ahead of the first.
    static let ballHelix = IndicatorSpec(
        name: "BallHelix",
        duration: 1.8,
        parts: [
            .init(
                layout: .row(count: 7, gap: 0.04, itemWidth: 0.1),
                shape: .circle(),
                tracks: circling,
                stagger: .each(-0.225)
            ),
            .init(
                layout: .row(count: 7, gap: 0.04, itemWidth: 0.1),
                shape: .circle(),
                tracks: circling,
                stagger: .each(-0.225, start: -0.9)
            ),
        ]
    )

    /// A way around an axis from left to right, larger and less faint in front.
    private static let circling: [Track] = [
        .init(
            .translateY,
            keyTimes: [0, 0.25, 0.5, 0.75, 1],
            values: [0, -0.3, 0, 0.3, 0],
            easing: .perSegment([.sineOut, .sineIn, .sineOut, .sineIn])
        ),
        .init(
            .scale,
            keyTimes: [0, 0.25, 0.5, 0.75, 1],
            values: [1.4, 1, 0.6, 1, 1.4],
            easing: .perSegment([.sineIn, .sineOut, .sineIn, .sineOut])
        ),
        .init(
            .opacity,
            keyTimes: [0, 0.25, 0.5, 0.75, 1],
            values: [1, 0.7, 0.4, 0.7, 1],
            easing: .perSegment([.sineIn, .sineOut, .sineIn, .sineOut])
        ),
    ]

    static let ballPulse = IndicatorSpec(
        name: "BallPulse",
        duration: 0.75,
        params: ["count": 3, "minScale": 0.3],
        layout: .row(count: .param("count"), gap: 0.05),
        shape: .circle(),
        stagger: .each(0.12, start: 0.12),
        tracks: [
            .init(
                .scale,
                keyTimes: [0, 0.3, 1],
                values: [1, .param("minScale"), 1],
                easing: .uniform(.bezier(0.2, 0.68, 0.18, 1.08))
            )
        ]
    )

    static let ballPulseRise = IndicatorSpec(
        name: "BallPulseRise",
        duration: 1,
        parts: [
            .init(
                layout: .row(count: 3, gap: 0.26, itemWidth: 0.16),
                shape: .circle(),
                tracks: [
                    .init(
                        .scale,
                        keyTimes: [0, 0.5, 1],
                        values: [1.1, 0.4, 1],
                        easing: .uniform(.bezier(0.15, 0.46, 0.9, 0.6))
                    ),
                    .init(
                        .translateY,
                        keyTimes: [0, 0.25, 0.75, 1],
                        values: [0, -0.5, 0.5, 0],
                        easing: .uniform(.bezier(0.15, 0.46, 0.9, 0.6))
                    ),
                ]
            ),
            .init(
                layout: .row(count: 2, gap: 0.26, itemWidth: 0.16),
                shape: .circle(),
                tracks: [
                    .init(
                        .scale,
                        keyTimes: [0, 0.5, 1],
                        values: [0.4, 1.1, 0.75],
                        easing: .uniform(.bezier(0.15, 0.46, 0.9, 0.6))
                    ),
                    .init(
                        .translateY,
                        keyTimes: [0, 0.25, 0.75, 1],
                        values: [0, 0.5, -0.5, 0],
                        easing: .uniform(.bezier(0.15, 0.46, 0.9, 0.6))
                    ),
                ]
            ),
        ]
    )

    static let ballPulseSync = IndicatorSpec(
        name: "BallPulseSync",
        duration: 0.6,
        layout: .row(count: 3, gap: 0.05),
        shape: .circle(),
        stagger: .each(0.07, start: 0.07),
        tracks: [
            .init(
                .translateY,
                keyTimes: [0, 0.33, 0.66, 1],
                values: [0, 0.175, -0.175, 0],
                easing: .uniform(.easeInOut)
            )
        ]
    )
}
