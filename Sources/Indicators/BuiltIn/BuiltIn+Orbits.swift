/// Balls on their way around the middle.
extension IndicatorSpec {
    static let ballRotate = IndicatorSpec(
        name: "BallRotate",
        duration: 1,
        parts: [
            .init(
                layout: .row(count: 2, gap: 0.6),
                shape: .circle(),
                rest: [.opacity: 0.8],
                groupTracks: swinging
            ),
            .init(layout: .single(size: 0.2), shape: .circle(), groupTracks: swinging),
        ]
    )

    private static let swinging: [GroupTrack] = [
        .init(.scale, keyTimes: [0, 0.5, 1], values: [1, 0.6, 1], easing: .uniform(.bezier(0.7, -0.13, 0.22, 0.86))),
        .init(
            .rotate,
            keyTimes: [0, 0.5, 1],
            values: [0, .turns(1, of: 2), .turns(1)],
            easing: .uniform(.bezier(0.7, -0.13, 0.22, 0.86))
        ),
    ]

    /// Five balls that start together: each later one is faster away, and grows where the first shrinks.
    static let ballRotateChase = IndicatorSpec(
        name: "BallRotateChase",
        duration: 1.5,
        parts: [
            chaser(from: 1, to: 0.2, y1: 0.15),
            chaser(from: 0.8, to: 0.4, y1: 0.35),
            chaser(from: 0.6, to: 0.6, y1: 0.55),
            chaser(from: 0.4, to: 0.8, y1: 0.75),
            chaser(from: 0.2, to: 1, y1: 0.95),
        ]
    )

    private static func chaser(from first: Value, to last: Value, y1: Double) -> Part {
        let easing = TrackEasing.uniform(.bezier(0.5, y1, 0.25, 1))
        return Part(
            layout: .single(size: 0.2),
            shape: .circle(),
            tracks: [.init(.scale, keyTimes: [0, 1], values: [first, last], easing: easing)],
            rest: [.translateY: -0.4],
            groupTracks: [.init(.rotate, keyTimes: [0, 1], values: [0, .turns(1)], easing: easing)]
        )
    }

    static let chasingDots = IndicatorSpec(
        name: "ChasingDots",
        duration: 2,
        layout: .ring(count: 2, itemSize: 0.6, startAngle: .turns(-1, of: 4)),
        shape: .circle(),
        stagger: .offsets([0, -1]),
        tracks: [
            .init(.scale, keyTimes: [0, 0.5, 1], values: [0, 1, 0], easing: .uniform(.easeInOut))
        ],
        groupTracks: [
            .init(.rotate, keyTimes: [0, 1], values: [0, .turns(1)])
        ]
    )

    static let orbit = IndicatorSpec(
        name: "Orbit",
        duration: 1.9,
        parts: [
            .init(
                layout: .single(size: .fraction(4, 11)),
                shape: .circle(),
                tracks: [
                    .init(
                        .scale,
                        keyTimes: [0, 0.45, 0.45, 1],
                        values: [0, 0, 1.3, 2],
                        easing: .perSegment([.linear, .linear, .bezier(0.19, 1, 0.22, 1)])
                    ),
                    .init(.opacity, keyTimes: [0, 0.45, 1], values: [0.8, 0.8, 0]),
                ]
            ),
            .init(
                layout: .single(size: .fraction(4, 11)),
                shape: .circle(),
                tracks: [
                    .init(
                        .scale,
                        keyTimes: [0, 0.55, 0.55, 1],
                        values: [0, 0, 1.3, 2.1],
                        easing: .perSegment([.linear, .linear, .bezier(0.19, 1, 0.22, 1)])
                    ),
                    .init(.opacity, keyTimes: [0, 0.55, 0.65, 1], values: [0.7, 0.7, 0, 0]),
                ]
            ),
            .init(
                layout: .single(size: .fraction(4, 11)),
                shape: .circle(),
                tracks: [
                    .init(
                        .scale,
                        keyTimes: [0, 0.45, 0.55, 1],
                        values: [1, 1.3, 1.3, 1],
                        easing: .perSegment([.bezier(0.7, 0, 1, 0.5), .linear, .bezier(0, 0.7, 0.5, 1)])
                    )
                ]
            ),
            .init(
                layout: .single(size: .fraction(1, 11)),
                shape: .circle(),
                rest: [.translateY: .fraction(-5, 11)],
                groupTracks: [
                    .init(.rotate, keyTimes: [0, 1], values: [0, .turns(1)])
                ]
            ),
        ]
    )
}
