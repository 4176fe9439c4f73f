/// A nucleus, three orbits a sixth of a turn apart, and an electron on each, a third of the cycle apart.
extension IndicatorSpec {
    static let atom = IndicatorSpec(
        name: "Atom",
        duration: 1.5,
        parts: [
            orbit(turned: 0),
            orbit(turned: .turns(1, of: 6)),
            orbit(turned: .turns(1, of: 3)),
            .init(
                layout: .single(size: 0.24),
                shape: .circle(),
                tracks: [.init(.scale, keyTimes: [0, 0.5, 1], values: [1, 0.8, 1], easing: .uniform(.easeInOut))]
            ),
            electron(turned: 0, start: 0),
            electron(turned: .turns(1, of: 6), start: -0.5),
            electron(turned: .turns(1, of: 3), start: -1),
        ]
    )

    /// The half axes of an orbit.
    private static let (wide, narrow) = (0.422, 0.15)

    /// A ring pressed flat, whose stroke's middle runs along the orbit.
    private static func orbit(turned angle: Value) -> Part {
        let stroke = 0.025
        return Part(
            layout: .single(size: .number(2 * wide / (1 - stroke))),
            shape: .ring(strokeWidth: .number(stroke)),
            rest: [.scaleY: .number(narrow / wide), .opacity: 0.25],
            groupTracks: [standing(at: angle)]
        )
    }

    private static func electron(turned angle: Value, start: Double) -> Part {
        let quarters = [0, 0.25, 0.5, 0.75, 1]
        return Part(
            layout: .single(size: 0.12),
            shape: .circle(),
            tracks: [
                .init(
                    .translateX,
                    keyTimes: quarters,
                    values: [.number(wide), 0, .number(-wide), 0, .number(wide)],
                    easing: .perSegment([.sineIn, .sineOut, .sineIn, .sineOut])
                ),
                .init(
                    .translateY,
                    keyTimes: quarters,
                    values: [0, .number(narrow), 0, .number(-narrow), 0],
                    easing: .perSegment([.sineOut, .sineIn, .sineOut, .sineIn])
                ),
                // Nearer to the viewer, larger.
                .init(
                    .scale,
                    keyTimes: quarters,
                    values: [1, 1.3, 1, 0.7, 1],
                    easing: .perSegment([.sineOut, .sineIn, .sineOut, .sineIn])
                ),
            ],
            stagger: .offsets([start]),
            groupTracks: [standing(at: angle)]
        )
    }

    private static func standing(at angle: Value) -> GroupTrack {
        .init(.rotate, keyTimes: [0, 1], values: [angle, angle])
    }
}
