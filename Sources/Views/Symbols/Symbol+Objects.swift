import Raster

// Own drawings, in em; where a box was known (arrow, drive) they keep to it.

extension Symbol {
    /// An open ring whose gap lies above 3 o'clock; the arrow head at the top points along it.
    public static let arrowClockwise: Symbol = {
        // The ring's centre lies below the middle of the box, which the head tops.
        let center = Point(x: 0, y: 0.094)
        let radius = 0.39
        return Symbol(
            width: 0.863,
            height: 1.051,
            [
                .arcStroke(
                    around: center,
                    radius: radius,
                    from: Point(x: 1, y: 0),
                    to: Point(x: 0, y: -1),
                    width: 0.083
                ),
                .polygon([
                    (-0.06, center.y - radius - 0.245, 0.04),
                    (0.31, center.y - radius, 0.04),
                    (-0.06, center.y - radius + 0.245, 0.04),
                ]),
            ]
        )
    }()

    /// Five points, the upper one upright, on a circle about the origin.
    public static let starFill: Symbol = {
        let outer = 0.59
        // The inner corners of a star whose edges are in line across: the square of the golden section.
        let inner = outer * (3 - 5.squareRoot()) / 2
        // Cosine and sine of 36°.
        let cosine = (1 + 5.squareRoot()) / 4
        let sine = (1 - cosine * cosine).squareRoot()
        var direction = Point(x: 0, y: -1)
        var corners: [(x: Double, y: Double, radius: Double)] = []
        for index in 0..<10 {
            let isTip = index % 2 == 0
            let point = direction * (isTip ? outer : inner)
            corners.append((point.x, point.y + 0.05, isTip ? 0.03 : 0.015))
            direction = Point(
                x: direction.x * cosine - direction.y * sine,
                y: direction.x * sine + direction.y * cosine
            )
        }
        return Symbol(width: 1, height: 0.95, [.polygon(corners)])
    }()

    /// A slab with a status lamp; a warning triangle stands before its lower right corner with a gap around it.
    public static let externalDriveBadge: Symbol = {
        let top = -0.3975
        let bottom = 0.3525
        let gap = 0.06
        let apex = Point(x: 0.38, y: -0.0225)
        let badgeRadius = 0.06
        let base = -top - badgeRadius
        let badge = SymbolOutline.hull([
            .init(apex.x, apex.y, radius: badgeRadius),
            .init(apex.x + 0.21, base, radius: badgeRadius),
            .init(apex.x - 0.21, base, radius: badgeRadius),
        ])
        // The slab's edge follows the badge at the gap's distance: over its apex and down its left side.
        let gapTop = apex.y - badgeRadius - gap
        let slab = SymbolOutline.polygon([
            (-0.65, top, 0.11), (0.65, top, 0.11), (0.65, 0.0375, 0.03), (0.56, 0.0375, 0.02),
            (0.455, gapTop, 0.09), (0.305, gapTop, 0.09), (0.06, bottom, 0.03), (-0.65, bottom, 0.11),
        ])
        return Symbol(
            width: 1.3,
            height: -2 * top,
            [
                slab,
                .hull([.init(-0.5, 0.1975, radius: 0.045)]).reversed,
                badge,
                .hull([.init(apex.x, 0.0775, radius: 0.03), .init(apex.x, 0.1775, radius: 0.025)]).reversed,
                .hull([.init(apex.x, 0.2825, radius: 0.034)]).reversed,
            ]
        )
    }()
}
