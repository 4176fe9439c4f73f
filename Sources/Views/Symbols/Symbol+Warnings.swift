import Raster

// Figures are in em at regular weight. The triangle was fitted to real pixels of iOS 17 images, the others follow the
// boxes of the public look-alikes.

extension Symbol {
    public static let exclamationmark = Symbol(
        width: 0.139,
        height: 0.89,
        [bar(top: -0.445, bottom: 0.214, width: 0.098), dot(y: 0.3755, diameter: 0.139)]
    )
    public static let exclamationmarkCircle = Symbol(
        width: 0.996,
        height: 0.996,
        disc + ringHole + [bar(top: -0.251, bottom: 0.088, width: 0.089), dot(y: 0.196, diameter: 0.1)]
    )
    public static let exclamationmarkCircleFill = Symbol(
        width: 0.996,
        height: 0.996,
        disc + [
            bar(top: -0.255, bottom: 0.073, width: 0.092).reversed,
            dot(y: 0.2, diameter: 0.106).reversed,
        ]
    )
    public static let exclamationmarkOctagon = Symbol(
        width: 0.984,
        height: 0.946,
        [
            octagon(halfWidth: 0.492, halfHeight: 0.473, radius: 0.09),
            octagon(halfWidth: 0.4015, halfHeight: 0.395, radius: 0.02).reversed,
            bar(top: -0.254, bottom: 0.086, width: 0.089),
            dot(y: 0.194, diameter: 0.1),
        ]
    )

    /// The outline of 1.021×0.925 em stands a little left of the middle of its box.
    ///
    /// In a frame of 150 pixels the ink was measured from 0 to 148 and, downward, from 0 to 149; the box is the
    /// rectangle that makes it so.
    public static let exclamationmarkTriangle = Symbol(
        box: Rect(x: -0.5105, y: -0.464, width: 1.021 * 150 / 147.9, height: 0.925 * 150 / 148.5),
        [
            triangle(halfWidth: 0.379, radius: 0.1315),
            triangle(halfWidth: 0.379, radius: 0.0545).reversed,
            bar(top: 0.258 - 0.4625, bottom: 0.598 - 0.4625, width: 0.091),
            dot(y: 0.705 - 0.4625, diameter: 0.103),
        ]
    )
    public static let exclamationmarkTriangleFill = Symbol(
        width: 1.005,
        height: 0.925,
        [
            triangle(halfWidth: 0.371, radius: 0.1315),
            bar(top: -0.2, bottom: 0.128, width: 0.095).reversed,
            dot(y: 0.256, diameter: 0.109).reversed,
        ]
    )

    public static let infoCircle = Symbol(
        width: 0.996,
        height: 0.996,
        disc + ringHole + [
            .hull([.init(-0.004, -0.238, radius: 0.0635)]),
            .stroke([Point(x: -0.085, y: -0.056), Point(x: 0.0145, y: -0.056)], width: 0.072),
            .stroke([Point(x: 0.0145, y: -0.0505), Point(x: 0.0145, y: 0.2275)], width: 0.083),
            .stroke([Point(x: -0.085, y: 0.233), Point(x: 0.113, y: 0.233)], width: 0.072),
        ]
    )
}

extension Symbol {
    /// The bar of an exclamation mark: round ends, narrowing downward from `width` to 0.813 of it.
    static func bar(top: Double, bottom: Double, width: Double) -> SymbolOutline {
        let upper = width / 2
        let lower = upper * 0.813
        return .hull([.init(0, top + upper, radius: upper), .init(0, bottom - lower, radius: lower)])
    }

    static func dot(y: Double, diameter: Double) -> SymbolOutline {
        .hull([.init(0, y, radius: diameter / 2)])
    }

    /// A triangle whose corner discs stand 0.1315 below the top and 0.130 above the bottom of a box 0.925 em high.
    private static func triangle(halfWidth: Double, radius: Double) -> SymbolOutline {
        let top = 0.131 - 0.4625
        let bottom = 0.795 - 0.4625
        return .hull([
            .init(0, top, radius: radius),
            .init(halfWidth, bottom, radius: radius),
            .init(-halfWidth, bottom, radius: radius),
        ])
    }

    /// An octagon with a flat top, inside a box, with rounded corners.
    private static func octagon(halfWidth: Double, halfHeight: Double, radius: Double) -> SymbolOutline {
        // A regular octagon's corner lies tan 22.5° of the half side from the middle of the side.
        let share = 2.squareRoot() - 1
        let x = halfWidth
        let y = halfHeight
        return .polygon([
            (-x * share, -y, radius), (x * share, -y, radius), (x, -y * share, radius), (x, y * share, radius),
            (x * share, y, radius), (-x * share, y, radius), (-x, y * share, radius), (-x, -y * share, radius),
        ])
    }
}
