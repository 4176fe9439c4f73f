/// Things that one recognises, and shapes that turn over.
extension IndicatorSpec {
    static let jellyBox = IndicatorSpec(
        name: "JellyBox",
        duration: 0.9,
        parts: [
            .init(
                layout: .single(width: 0.5, height: 0.07, y: 0.8799999999999999),
                shape: .circle(),
                tracks: [
                    .init(
                        .scaleX,
                        keyTimes: [0, 0.1, 0.5, 0.9, 1],
                        values: [1.1, 1, 0.5, 1, 1.1],
                        easing: .perSegment([.easeOut, .easeOut, .easeIn, .easeIn])
                    ),
                    .init(
                        .opacity,
                        keyTimes: [0, 0.1, 0.5, 0.9, 1],
                        values: [0.45, 0.4, 0.15, 0.4, 0.45],
                        easing: .perSegment([.easeOut, .easeOut, .easeIn, .easeIn])
                    ),
                ]
            ),
            .init(
                layout: .single(size: 0.4, y: 0.6199999999999999),
                shape: .rect(cornerRadius: 0.15),
                tracks: [
                    .init(
                        .translateY,
                        keyTimes: [0, 0.1, 0.5, 0.9, 1],
                        values: [0.039999999999999994, 0, -0.32, 0, 0.039999999999999994],
                        easing: .perSegment([.easeOut, .easeOut, .easeIn, .easeIn])
                    ),
                    .init(
                        .scaleX,
                        keyTimes: [0, 0.1, 0.5, 0.9, 1],
                        values: [1.15, 1, 1, 1, 0.8],
                        easing: .perSegment([.easeOut, .easeOut, .easeIn, .easeIn])
                    ),
                    .init(
                        .scaleY,
                        keyTimes: [0, 0.1, 0.5, 0.9, 1],
                        values: [0.8, 1, 1, 1, 1.15],
                        easing: .perSegment([.easeOut, .easeOut, .easeIn, .easeIn])
                    ),
                    .init(
                        .rotate,
                        keyTimes: [0, 0.1, 0.9, 1],
                        values: [0, 0, .turns(1, of: 4), .turns(1, of: 4)],
                        easing: .uniform(.easeInOut)
                    ),
                ]
            ),
        ]
    )

    static let pacman = IndicatorSpec(
        name: "Pacman",
        duration: 1,
        parts: [
            .init(
                layout: .single(size: 0.2, x: 0.9),
                shape: .circle(),
                tracks: [
                    .init(.translateX, keyTimes: [0, 1], values: [0, -0.5]),
                    .init(.opacity, keyTimes: [0, 1], values: [1, 0.7]),
                ]
            ),
            .init(
                layout: .single(size: .fraction(2, 3), x: .fraction(1, 3)),
                shape: .ring(strokeWidth: 0.5, startAngle: 0),
                tracks: [
                    .init(.strokeStart, keyTimes: [0, 0.5, 1], values: [0.125, 0, 0.125], easing: .uniform(.ease)),
                    .init(.strokeEnd, keyTimes: [0, 0.5, 1], values: [0.875, 1, 0.875], easing: .uniform(.ease)),
                ],
                duration: 0.5
            ),
        ]
    )

    /// A hand with three wedges behind it that add up to a trail, and two blips that light up when it passes.
    static let radar = IndicatorSpec(
        name: "Radar",
        duration: 2,
        parts: [
            .init(layout: .single(size: 1), shape: .ring(strokeWidth: 0.03), rest: [.opacity: 0.5]),
            .init(layout: .single(size: 0.5), shape: .ring(strokeWidth: 0.06), rest: [.opacity: 0.3]),
            wedge(from: .turns(-1, of: 2), sweep: .turns(1, of: 4)),
            wedge(from: .turns(-5, of: 12), sweep: .turns(1, of: 6)),
            wedge(from: .turns(-1, of: 3), sweep: .turns(1, of: 12)),
            // 60° and 210° clockwise from the top, at a quarter and a third of the box from its middle.
            blip(x: 0.7165063509461096, y: 0.375, passedAt: 1 / 6),
            blip(x: 0.3350000000000001, y: 0.7857883832488648, passedAt: 7 / 12),
            .init(layout: .single(width: 0.04, height: 0.48, y: 0.26), shape: .line, groupTracks: [turning]),
        ]
    )

    private static let turning = GroupTrack(.rotate, keyTimes: [0, 1], values: [0, .turns(1)])

    /// A ring half as thick as it is wide is a disc, and an arc of it a wedge.
    private static func wedge(from startAngle: Value, sweep: Value) -> Part {
        Part(
            layout: .single(),
            shape: .ring(strokeWidth: 0.5, startAngle: startAngle, sweep: sweep),
            rest: [.opacity: 0.14],
            groupTracks: [turning]
        )
    }

    private static func blip(x: Value, y: Value, passedAt time: Double) -> Part {
        let keyTimes = [0, time, time, time + 0.4, 1]
        return Part(
            layout: .single(size: 0.09, x: x, y: y),
            shape: .circle(),
            tracks: [
                .init(.opacity, keyTimes: keyTimes, values: [0, 0, 1, 0, 0]),
                .init(
                    .scale,
                    keyTimes: keyTimes,
                    values: [0.6, 0.6, 1.3, 0.6, 0.6],
                    easing: .uniform(.easeOut)
                ),
            ]
        )
    }

    static let timer = IndicatorSpec(
        name: "Timer",
        duration: 4,
        parts: [
            .init(
                layout: .single(),
                shape: .ring(strokeWidth: 0.08)
            ),
            .init(
                layout: .single(width: 0.08, height: 0.26, y: 0.41),
                shape: .line,
                duration: 4,
                groupTracks: [
                    .init(.rotate, keyTimes: [0, 1], values: [0, .turns(1)])
                ]
            ),
            .init(
                layout: .single(width: 0.06, height: 0.36, y: 0.35),
                shape: .line,
                duration: 1,
                groupTracks: [
                    .init(.rotate, keyTimes: [0, 1], values: [0, .turns(1)])
                ]
            ),
        ]
    )

    static let squareSpin = IndicatorSpec(
        name: "SquareSpin",
        duration: 3,
        layout: .single(),
        shape: .rect(),
        tracks: [
            .init(
                .rotateX,
                keyTimes: [0, 0.25, 0.5, 0.75, 1],
                values: [0, .turns(1, of: 2), .turns(1, of: 2), 0, 0],
                easing: .uniform(.bezier(0.09, 0.57, 0.49, 0.9))
            ),
            .init(
                .rotateY,
                keyTimes: [0, 0.25, 0.5, 0.75, 1],
                values: [0, 0, .turns(1, of: 2), .turns(1, of: 2), 0],
                easing: .uniform(.bezier(0.09, 0.57, 0.49, 0.9))
            ),
        ]
    )

    static let triangleOrbit = IndicatorSpec(
        name: "TriangleOrbit",
        duration: 2.1,
        layout: .ring(count: 3, itemSize: 0.34, startAngle: .turns(-1, of: 4), orient: true),
        shape: .triangle,
        tracks: [
            .init(
                .scale,
                keyTimes: [0, 1 / 6, 1 / 3, 0.5, 2 / 3, 5 / 6, 1],
                values: [1, 0.7, 1, 0.7, 1, 0.7, 1],
                easing: .uniform(.easeInOut)
            )
        ],
        groupTracks: [
            .init(
                .rotate,
                keyTimes: [0, 1 / 3, 2 / 3, 1],
                values: [0, .turns(1, of: 3), .turns(2, of: 3), .turns(1)],
                easing: .uniform(.bezier(0.7, 0, 0.3, 1))
            ),
            .init(
                .scale,
                keyTimes: [0, 1 / 6, 1 / 3, 0.5, 2 / 3, 5 / 6, 1],
                values: [1, 0.75, 1, 0.75, 1, 0.75, 1],
                easing: .uniform(.easeInOut)
            ),
        ]
    )

    static let triangleSkewSpin = IndicatorSpec(
        name: "TriangleSkewSpin",
        duration: 3,
        layout: .single(height: 0.5),
        shape: .triangle,
        tracks: [
            .init(
                .rotateX,
                keyTimes: [0, 0.25, 0.5, 0.75, 1],
                values: [0, .turns(1, of: 2), .turns(1, of: 2), 0, 0],
                easing: .uniform(.bezier(0.09, 0.57, 0.49, 0.9))
            ),
            .init(
                .rotateY,
                keyTimes: [0, 0.25, 0.5, 0.75, 1],
                values: [0, 0, .turns(1, of: 2), .turns(1, of: 2), 0],
                easing: .uniform(.bezier(0.09, 0.57, 0.49, 0.9))
            ),
        ]
    )
}
