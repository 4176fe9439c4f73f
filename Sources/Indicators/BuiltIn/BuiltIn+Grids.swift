/// Balls and squares in grids and around.
extension IndicatorSpec {
    static let ballGridBeat = IndicatorSpec(
        name: "BallGridBeat",
        duration: 1,
        layout: .grid(columns: 3, rows: 3, gap: 0.05),
        shape: .circle(),
        stagger: .offsets([0.36, 0.4, 0.68, 0.41, 0.71, -0.15, -0.12, 0.01, 0.32]),
        durations: [0.96, 0.93, 1.19, 1.13, 1.34, 0.94, 1.2, 0.82, 1.19],
        tracks: [
            .init(.opacity, keyTimes: [0, 0.5, 1], values: [1, 0.7, 1], easing: .uniform(.ease))
        ]
    )

    static let ballGridPulse = IndicatorSpec(
        name: "BallGridPulse",
        duration: 1,
        layout: .grid(columns: 3, rows: 3, gap: 0.05),
        shape: .circle(),
        stagger: .offsets([-0.06, 0.25, -0.17, 0.48, 0.31, 0.03, 0.46, 0.78, 0.45]),
        durations: [0.72, 1.02, 1.28, 1.42, 1.45, 1.18, 0.87, 1.45, 1.06],
        tracks: [
            .init(.scale, keyTimes: [0, 0.5, 1], values: [1, 0.5, 1], easing: .uniform(.ease)),
            .init(.opacity, keyTimes: [0, 0.5, 1], values: [1, 0.7, 1], easing: .uniform(.ease)),
        ]
    )

    static let ballHoneycomb = IndicatorSpec(
        name: "BallHoneycomb",
        duration: 1.4,
        parts: [
            .init(
                layout: .single(size: 0.26),
                shape: .circle(),
                tracks: [
                    .init(.scale, keyTimes: [0, 0.35, 0.7, 1], values: [1, 0.3, 1, 1], easing: .uniform(.easeInOut)),
                    .init(
                        .opacity,
                        keyTimes: [0, 0.35, 0.7, 1],
                        values: [1, 0.5, 1, 1],
                        easing: .uniform(.easeInOut)
                    ),
                ]
            ),
            .init(
                layout: .ring(count: 6, itemSize: 0.26, startAngle: .turns(-1, of: 4)),
                shape: .circle(),
                tracks: [
                    .init(.scale, keyTimes: [0, 0.35, 0.7, 1], values: [1, 0.3, 1, 1], easing: .uniform(.easeInOut)),
                    .init(
                        .opacity,
                        keyTimes: [0, 0.35, 0.7, 1],
                        values: [1, 0.5, 1, 1],
                        easing: .uniform(.easeInOut)
                    ),
                ],
                stagger: .each(0.07, start: 0.2)
            ),
        ]
    )

    static let ballSpinFadeLoader = IndicatorSpec(
        name: "BallSpinFadeLoader",
        duration: 1,
        params: ["count": 8, "minScale": 0.4, "minOpacity": 0.3],
        layout: .ring(count: .param("count"), itemSize: 0.24),
        shape: .circle(),
        stagger: .each(0.12),
        tracks: [
            .init(.scale, keyTimes: [0, 0.5, 1], values: [1, .param("minScale"), 1]),
            .init(.opacity, keyTimes: [0, 0.5, 1], values: [1, .param("minOpacity"), 1]),
        ]
    )

    /// Eight balls around a square, lit one after the other, clockwise from the top left.
    static let ballSquareSpin = IndicatorSpec(
        name: "BallSquareSpin",
        duration: 1,
        parts: [
            .init(
                layout: .row(count: 3, gap: 0.15, itemWidth: 0.2),
                shape: .circle(),
                tracks: lighting,
                stagger: .offsets([-1, -0.875, -0.75]),
                rest: [.translateY: -0.35]
            ),
            .init(
                layout: .row(count: 2, gap: 0.5, itemWidth: 0.2),
                shape: .circle(),
                tracks: lighting,
                stagger: .offsets([-0.125, -0.625])
            ),
            .init(
                layout: .row(count: 3, gap: 0.15, itemWidth: 0.2),
                shape: .circle(),
                tracks: lighting,
                stagger: .offsets([-0.25, -0.375, -0.5]),
                rest: [.translateY: 0.35]
            ),
        ]
    )

    private static let lighting: [Track] = [
        .init(.scale, keyTimes: [0, 0.12, 0.7, 1], values: [0.4, 1, 0.4, 0.4], easing: .uniform(.easeOut)),
        .init(.opacity, keyTimes: [0, 0.12, 0.7, 1], values: [0.3, 1, 0.3, 0.3], easing: .uniform(.easeOut)),
    ]

    static let squareGridFlip = IndicatorSpec(
        name: "SquareGridFlip",
        duration: 1.6,
        layout: .grid(columns: 2, rows: 2, gap: 0.1),
        shape: .rect(cornerRadius: 0.12),
        stagger: .offsets([0, 0.2, 0.6, 0.4]),
        tracks: [
            .init(
                .rotateX,
                keyTimes: [0, 0.35, 1],
                values: [0, .turns(1, of: 2), .turns(1, of: 2)],
                easing: .perSegment([.bezier(0.65, 0, 0.35, 1), .linear])
            ),
            .init(
                .rotateY,
                keyTimes: [0, 0.35, 1],
                values: [0, .turns(1, of: 2), .turns(1, of: 2)],
                easing: .perSegment([.bezier(0.65, 0, 0.35, 1), .linear])
            ),
            .init(.scale, keyTimes: [0, 0.175, 0.35, 1], values: [1, 0.8, 1, 1], easing: .uniform(.easeInOut)),
        ]
    )

    static let squareGridWave = IndicatorSpec(
        name: "SquareGridWave",
        duration: 1.3,
        layout: .grid(columns: 3, rows: 3, gap: 0.03),
        shape: .rect(),
        stagger: .offsets([-0.2, -0.1, 0, -0.3, -0.2, -0.1, -0.4, -0.3, -0.2]),
        tracks: [
            .init(.scale, keyTimes: [0, 0.35, 0.7, 1], values: [1, 0, 1, 1], easing: .uniform(.easeInOut))
        ]
    )
}
