/// Shapes that grow and vanish about the middle.
extension IndicatorSpec {
    static let ballDoubleBounce = IndicatorSpec(
        name: "BallDoubleBounce",
        duration: 2,
        layout: .stack(count: 2),
        shape: .circle(),
        stagger: .offsets([0, 1]),
        rest: [.opacity: 0.6],
        tracks: [
            .init(
                .scale,
                keyTimes: [0, 0.5, 1],
                values: [1, 0, 1],
                easing: .perSegment([.bezier(0.42, 0, 0.71, 0.5), .bezier(0.29, 0.5, 0.58, 1)])
            )
        ]
    )

    static let ballScale = IndicatorSpec(
        name: "BallScale",
        duration: 1,
        layout: .single(),
        shape: .circle(),
        tracks: [
            .init(.scale, keyTimes: [0, 1], values: [0, 1], easing: .uniform(.easeInOut)),
            .init(.opacity, keyTimes: [0, 1], values: [1, 0], easing: .uniform(.easeInOut)),
        ]
    )

    static let ballScaleMultiple = IndicatorSpec(
        name: "BallScaleMultiple",
        duration: 1,
        layout: .stack(count: 3),
        shape: .circle(),
        stagger: .offsets([0, 0.2, 0.4]),
        rest: [.opacity: 0],
        tracks: [
            .init(.scale, keyTimes: [0, 1], values: [0, 1]),
            .init(.opacity, keyTimes: [0, 0.05, 1], values: [0, 1, 0]),
        ]
    )

    static let ballScaleRipple = IndicatorSpec(
        name: "BallScaleRipple",
        duration: 1,
        layout: .single(),
        shape: .ring(strokeWidth: 0.05),
        tracks: [
            .init(
                .scale,
                keyTimes: [0, 0.5007396844],
                values: [0.1, 1],
                easing: .uniform(.bezier(0.244735295893, 0.44184216094, 0.584683246372, 0.757194972918))
            ),
            .init(
                .opacity,
                keyTimes: [0, 0.7, 1],
                values: [1, 0.7, 0],
                easing: .uniform(.bezier(0.21, 0.53, 0.56, 0.8))
            ),
        ]
    )

    static let ballScaleRippleMultiple = IndicatorSpec(
        name: "BallScaleRippleMultiple",
        duration: 1.25,
        layout: .stack(count: 3),
        shape: .ring(strokeWidth: 0.05),
        stagger: .offsets([0, 0.2, 0.4]),
        tracks: [
            .init(
                .scale,
                keyTimes: [0, 0.5007396844],
                values: [0, 1],
                easing: .uniform(.bezier(0.244735295893, 0.44184216094, 0.584683246372, 0.757194972918))
            ),
            .init(
                .opacity,
                keyTimes: [0, 0.7, 1],
                values: [1, 0.7, 0],
                easing: .uniform(.bezier(0.21, 0.53, 0.56, 0.8))
            ),
        ]
    )
}
