import Raster

// Own drawings, in em, for the bars and rows of a screen.

extension Symbol {
    public static let chevronRight = Symbol(
        width: 0.46,
        height: 0.80,
        [.stroke([Point(x: -0.18, y: -0.35), Point(x: 0.18, y: 0), Point(x: -0.18, y: 0.35)], width: 0.1)]
    )
    public static let chevronLeft = Symbol(
        width: 0.46,
        height: 0.80,
        [.stroke([Point(x: 0.18, y: -0.35), Point(x: -0.18, y: 0), Point(x: 0.18, y: 0.35)], width: 0.1)]
    )
    public static let plus = Symbol(
        width: 0.84,
        height: 0.84,
        [
            .stroke([Point(x: -0.378, y: 0), Point(x: 0.378, y: 0)], width: 0.088),
            .stroke([Point(x: 0, y: -0.378), Point(x: 0, y: 0.378)], width: 0.088),
        ]
    )
    public static let magnifyingGlass = Symbol(
        width: 0.92,
        height: 0.92,
        [
            .hull([.init(-0.085, -0.085, radius: 0.375)]),
            .hull([.init(-0.085, -0.085, radius: 0.295)]).reversed,
            .stroke([Point(x: 0.155, y: 0.155), Point(x: 0.405, y: 0.405)], width: 0.11),
        ]
    )
    public static let personFill = Symbol(
        width: 0.9,
        height: 0.96,
        [
            .hull([.init(0, -0.24, radius: 0.235)]),
            .polygon([(-0.44, 0.47, 0.07), (-0.44, 0.08, 0.3), (0.44, 0.08, 0.3), (0.44, 0.47, 0.07)]),
        ]
    )
    /// A person, and a question mark over the right shoulder.
    public static let personFillQuestionmark: Symbol = {
        let center = Point(x: 0.475, y: -0.29)
        let radius = 0.14
        return Symbol(
            width: 1.32,
            height: 0.96,
            [
                .hull([.init(-0.22, -0.24, radius: 0.235)]),
                .polygon([(-0.66, 0.47, 0.07), (-0.66, 0.08, 0.3), (0.22, 0.08, 0.3), (0.22, 0.47, 0.07)]),
                .arcStroke(
                    around: center,
                    radius: radius,
                    from: Point(x: -1, y: 0),
                    to: Point(x: 0, y: 1),
                    width: 0.09
                ),
                .stroke([center + Point(x: 0, y: radius), center + Point(x: 0, y: radius + 0.08)], width: 0.09),
                .hull([.init(center.x, center.y + radius + 0.22, radius: 0.058)]),
            ]
        )
    }()
    /// A sheet in three folds.
    public static let mapFill = Symbol(
        width: 1.04,
        height: 0.88,
        [
            .polygon([(-0.52, -0.32, 0.05), (-0.2, -0.44, 0.03), (-0.2, 0.32, 0.03), (-0.52, 0.44, 0.05)]),
            .polygon([(-0.16, -0.44, 0.03), (0.16, -0.32, 0.03), (0.16, 0.44, 0.03), (-0.16, 0.32, 0.03)]),
            .polygon([(0.2, -0.32, 0.03), (0.52, -0.44, 0.05), (0.52, 0.32, 0.05), (0.2, 0.44, 0.03)]),
        ]
    )
}
