/// Balls and squares that travel from place to place.
extension IndicatorSpec {
    /// Four balls that leave the middle for the corners of a square and come back, while the square turns by a quarter.
    static let ballMerge = IndicatorSpec(
        name: "BallMerge",
        duration: 1.4,
        parts: [merging(-0.27, -0.27), merging(0.27, -0.27), merging(0.27, 0.27), merging(-0.27, 0.27)]
    )

    private static func merging(_ x: Value, _ y: Value) -> Part {
        let easing = TrackEasing.perSegment([.bezier(0.5, 0, 0.2, 1.4), .linear, .easeIn])
        return Part(
            layout: .single(size: 0.26),
            shape: .circle(),
            tracks: [
                .init(.translateX, keyTimes: [0, 0.4, 0.6, 1], values: [0, x, x, 0], easing: easing),
                .init(.translateY, keyTimes: [0, 0.4, 0.6, 1], values: [0, y, y, 0], easing: easing),
                .init(
                    .scale,
                    keyTimes: [0, 0.4, 0.6, 1],
                    values: [1.3, 0.8, 0.8, 1.3],
                    easing: .uniform(.easeInOut)
                ),
            ],
            groupTracks: [
                .init(.rotate, keyTimes: [0, 1], values: [0, .turns(1, of: 4)], easing: .uniform(.easeInOut))
            ]
        )
    }

    static let ballTrianglePath = IndicatorSpec(
        name: "BallTrianglePath",
        duration: 2,
        parts: [
            .init(
                layout: .single(size: 0.2, x: 0.5, y: 0.1),
                shape: .ring(strokeWidth: 0.25),
                tracks: [
                    .init(
                        .translateX,
                        keyTimes: [0, 0.33, 0.66, 1],
                        values: [0, 0.4, -0.4, 0],
                        easing: .uniform(.easeInOut)
                    ),
                    .init(
                        .translateY,
                        keyTimes: [0, 0.33, 0.66, 1],
                        values: [0, 0.8, 0.8, 0],
                        easing: .uniform(.easeInOut)
                    ),
                ]
            ),
            .init(
                layout: .single(size: 0.2, x: 0.1, y: 0.9),
                shape: .ring(strokeWidth: 0.25),
                tracks: [
                    .init(
                        .translateX,
                        keyTimes: [0, 0.33, 0.66, 1],
                        values: [0, 0.4, 0.8, 0],
                        easing: .uniform(.easeInOut)
                    ),
                    .init(
                        .translateY,
                        keyTimes: [0, 0.33, 0.66, 1],
                        values: [0, -0.8, 0, 0],
                        easing: .uniform(.easeInOut)
                    ),
                ]
            ),
            .init(
                layout: .single(size: 0.2, x: 0.9, y: 0.9),
                shape: .ring(strokeWidth: 0.25),
                tracks: [
                    .init(
                        .translateX,
                        keyTimes: [0, 0.33, 0.66, 1],
                        values: [0, -0.8, -0.4, 0],
                        easing: .uniform(.easeInOut)
                    ),
                    .init(
                        .translateY,
                        keyTimes: [0, 0.33, 0.66, 1],
                        values: [0, 0, -0.8, 0],
                        easing: .uniform(.easeInOut)
                    ),
                ]
            ),
        ]
    )

    static let ballZigZag = IndicatorSpec(
        name: "BallZigZag",
        duration: 0.7,
        parts: [
            .init(
                layout: .single(size: 0.2),
                shape: .circle(),
                tracks: [
                    .init(.translateX, keyTimes: [0, 0.33, 0.66, 1], values: [0, -0.4, 0.4, 0]),
                    .init(.translateY, keyTimes: [0, 0.33, 0.66, 1], values: [0, -0.4, -0.4, 0]),
                ]
            ),
            .init(
                layout: .single(size: 0.2),
                shape: .circle(),
                tracks: [
                    .init(.translateX, keyTimes: [0, 0.33, 0.66, 1], values: [0, 0.4, -0.4, 0]),
                    .init(.translateY, keyTimes: [0, 0.33, 0.66, 1], values: [0, 0.4, 0.4, 0]),
                ]
            ),
        ]
    )

    static let ballZigZagDeflect = IndicatorSpec(
        name: "BallZigZagDeflect",
        duration: 1.5,
        parts: [
            .init(
                layout: .single(size: 0.2),
                shape: .circle(),
                tracks: [
                    .init(
                        .translateX,
                        keyTimes: [0, 0.165, 0.33, 0.5, 0.67, 0.835, 1],
                        values: [0, -0.4, 0.4, 0, 0.4, -0.4, 0]
                    ),
                    .init(
                        .translateY,
                        keyTimes: [0, 0.165, 0.33, 0.5, 0.67, 0.835, 1],
                        values: [0, -0.4, -0.4, 0, -0.4, -0.4, 0]
                    ),
                ]
            ),
            .init(
                layout: .single(size: 0.2),
                shape: .circle(),
                tracks: [
                    .init(
                        .translateX,
                        keyTimes: [0, 0.165, 0.33, 0.5, 0.67, 0.835, 1],
                        values: [0, 0.4, -0.4, 0, -0.4, 0.4, 0]
                    ),
                    .init(
                        .translateY,
                        keyTimes: [0, 0.165, 0.33, 0.5, 0.67, 0.835, 1],
                        values: [0, 0.4, 0.4, 0, 0.4, 0.4, 0]
                    ),
                ]
            ),
        ]
    )

    static let cubeTransition = IndicatorSpec(
        name: "CubeTransition",
        duration: 1.6,
        layout: .stack(count: 2, size: 0.2, x: 0.1, y: 0.1),
        shape: .rect(),
        stagger: .offsets([0, -0.8]),
        tracks: [
            .init(
                .scale,
                keyTimes: [0, 0.25, 0.5, 0.75, 1],
                values: [1, 0.5, 1, 0.5, 1],
                easing: .uniform(.easeInOut)
            ),
            .init(
                .translateX,
                keyTimes: [0, 0.25, 0.5, 0.75, 1],
                values: [0, 0.8, 0.8, 0, 0],
                easing: .uniform(.easeInOut)
            ),
            .init(
                .translateY,
                keyTimes: [0, 0.25, 0.5, 0.75, 1],
                values: [0, 0, 0.8, 0.8, 0],
                easing: .uniform(.easeInOut)
            ),
            .init(
                .rotate,
                keyTimes: [0, 0.25, 0.5, 0.75, 1],
                values: [0, .turns(-1, of: 4), .turns(-1, of: 2), .turns(-3, of: 4), .turns(-1)],
                easing: .uniform(.easeInOut)
            ),
        ]
    )

    static let runningDots = IndicatorSpec(
        name: "RunningDots",
        duration: 2,
        layout: .stack(count: 5, size: 0.14),
        shape: .circle(),
        stagger: .each(-0.4),
        tracks: [
            .init(.translateX, keyTimes: [0, 1], values: [-0.42, 0.42]),
            .init(.scale, keyTimes: [0, 0.2, 0.8, 1], values: [0, 1, 1, 0], easing: .uniform(.easeInOut)),
            .init(
                .translateY,
                keyTimes: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1],
                values: [0, -0.06, 0, -0.06, 0, -0.06, 0, -0.06, 0, -0.06, 0],
                easing: .perSegment([
                    .easeOut, .easeIn, .easeOut, .easeIn, .easeOut, .easeIn, .easeOut, .easeIn, .easeOut, .easeIn,
                ])
            ),
        ]
    )

    static let newtonCradle = IndicatorSpec(
        name: "NewtonCradle",
        duration: 1.2,
        parts: [
            .init(
                layout: .single(size: 0.15, x: 0.275),
                shape: .circle(),
                tracks: [
                    .init(
                        .translateX,
                        keyTimes: [0, 0.25, 0.5, 1],
                        values: [0, -0.2, 0, 0],
                        easing: .perSegment([.sineOut, .sineIn, .linear])
                    ),
                    .init(
                        .translateY,
                        keyTimes: [0, 0.25, 0.5, 1],
                        values: [0, -0.05358983848622452, 0, 0],
                        easing: .uniform(.sineInOut)
                    ),
                ]
            ),
            .init(
                layout: .row(count: 2, gap: 0, itemWidth: 0.15),
                shape: .circle()
            ),
            .init(
                layout: .single(size: 0.15, x: 0.725),
                shape: .circle(),
                tracks: [
                    .init(
                        .translateX,
                        keyTimes: [0, 0.5, 0.75, 1],
                        values: [0, 0, 0.2, 0],
                        easing: .perSegment([.linear, .sineOut, .sineIn])
                    ),
                    .init(
                        .translateY,
                        keyTimes: [0, 0.5, 0.75, 1],
                        values: [0, 0, -0.05358983848622452, 0],
                        easing: .uniform(.sineInOut)
                    ),
                ]
            ),
        ]
    )
}
