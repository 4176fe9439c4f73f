/// Turning rings and arcs.
extension IndicatorSpec {
    static let ballClipRotate = IndicatorSpec(
        name: "BallClipRotate",
        duration: 0.75,
        layout: .single(),
        shape: .ring(strokeWidth: 0.05, startAngle: .turns(-1, of: 8), sweep: .turns(3, of: 4)),
        tracks: [
            .init(.scale, keyTimes: [0, 0.5, 1], values: [1, 0.6, 1]),
            .init(.rotate, keyTimes: [0, 0.5, 1], values: [0, .turns(1, of: 2), .turns(1)]),
        ]
    )

    static let ballClipRotateMultiple = IndicatorSpec(
        name: "BallClipRotateMultiple",
        duration: 1,
        parts: [
            .init(
                layout: .single(),
                shape: .ring(strokeWidth: 0.05, startAngle: .turns(3, of: 8), sweep: .turns(1, of: 4), segments: 2),
                tracks: [
                    .init(.scale, keyTimes: [0, 0.5, 1], values: [1, 0.6, 1], easing: .uniform(.easeInOut)),
                    .init(
                        .rotate,
                        keyTimes: [0, 0.5, 1],
                        values: [0, .turns(1, of: 2), .turns(1)],
                        easing: .uniform(.easeInOut)
                    ),
                ]
            ),
            .init(
                layout: .single(size: 0.5),
                shape: .ring(strokeWidth: 0.1, startAngle: .turns(-3, of: 8), sweep: .turns(1, of: 4), segments: 2),
                tracks: [
                    .init(.scale, keyTimes: [0, 0.5, 1], values: [1, 0.6, 1], easing: .uniform(.easeInOut)),
                    .init(
                        .rotate,
                        keyTimes: [0, 0.5, 1],
                        values: [0, .turns(-1, of: 2), .turns(-1)],
                        easing: .uniform(.easeInOut)
                    ),
                ]
            ),
        ]
    )

    static let ballClipRotatePulse = IndicatorSpec(
        name: "BallClipRotatePulse",
        duration: 1,
        parts: [
            .init(
                layout: .single(size: 0.5),
                shape: .circle(),
                tracks: [
                    .init(
                        .scale,
                        keyTimes: [0, 0.3, 1],
                        values: [1, 0.3, 1],
                        easing: .uniform(.bezier(0.09, 0.57, 0.49, 0.9))
                    )
                ]
            ),
            .init(
                layout: .single(),
                shape: .ring(strokeWidth: 0.05, startAngle: .turns(-3, of: 8), sweep: .turns(1, of: 4), segments: 2),
                tracks: [
                    .init(
                        .scale,
                        keyTimes: [0, 0.5, 1],
                        values: [1, 0.6, 1],
                        easing: .uniform(.bezier(0.09, 0.57, 0.49, 0.9))
                    ),
                    .init(
                        .rotate,
                        keyTimes: [0, 0.5, 1],
                        values: [0, .turns(1, of: 2), .turns(1)],
                        easing: .uniform(.bezier(0.09, 0.57, 0.49, 0.9))
                    ),
                ]
            ),
        ]
    )

    static let circleStrokeSpin = IndicatorSpec(
        name: "CircleStrokeSpin",
        duration: 1.7,
        layout: .single(),
        shape: .ring(strokeWidth: 0.05),
        tracks: [
            .init(.rotate, keyTimes: [0, 1], values: [0, .turns(1)]),
            .init(
                .strokeEnd,
                keyTimes: [0, 0.4117647058823529, 1],
                values: [0, 1, 1],
                easing: .perSegment([.bezier(0.4, 0, 0.2, 1), .linear])
            ),
            .init(
                .strokeStart,
                keyTimes: [0, 0.29411764705882354, 1],
                values: [0, 0, 1],
                easing: .perSegment([.linear, .bezier(0.4, 0, 0.2, 1)])
            ),
        ]
    )

    static let semiCircleSpin = IndicatorSpec(
        name: "SemiCircleSpin",
        duration: 0.6,
        layout: .single(),
        shape: .circle(startAngle: .turns(-5, of: 12), sweep: .turns(1, of: 3)),
        tracks: [
            .init(.rotate, keyTimes: [0, 0.5, 1], values: [0, .turns(1, of: 2), .turns(1)])
        ]
    )

    static let tripleArcSpin = IndicatorSpec(
        name: "TripleArcSpin",
        duration: 2.4,
        parts: [
            .init(
                layout: .single(size: 1),
                shape: .ring(strokeWidth: 0.07, sweep: .turns(1.3, of: 2), segments: 1),
                tracks: [
                    .init(.rotate, keyTimes: [0, 1], values: [0, .turns(1)])
                ]
            ),
            .init(
                layout: .single(size: 0.68),
                shape: .ring(strokeWidth: 0.10294117647058824, sweep: .turns(0.55, of: 2), segments: 2),
                tracks: [
                    .init(.rotate, keyTimes: [0, 1], values: [0, .turns(-2)])
                ]
            ),
            .init(
                layout: .single(size: 0.36),
                shape: .ring(strokeWidth: 0.19444444444444448, sweep: .turns(0.4, of: 2), segments: 3),
                tracks: [
                    .init(.rotate, keyTimes: [0, 1], values: [0, .turns(3)])
                ]
            ),
        ]
    )
}
