import Raster

// Figures are in em at regular weight. A circle's check was fitted to real pixels; the sizes of the others are the
// boxes of the public look-alikes.

extension Symbol {
    public static let circle = Symbol(width: 0.996, height: 0.996, disc + ringHole)
    public static let circleFill = Symbol(width: 0.996, height: 0.996, disc)

    public static let checkmark = Symbol(
        width: 0.842,
        height: 0.834,
        [check(start: (-0.377, 0), vertex: (-0.10, 0.373), end: (0.377, -0.373), width: 0.088)]
    )
    public static let checkmarkCircle = Symbol(
        width: 0.996,
        height: 0.996,
        disc + ringHole + [
            check(start: (-0.2095, 0.031), vertex: (-0.056, 0.2025), end: (0.1895, -0.1845), width: 0.083)
        ]
    )
    /// The fit is in units of the disc, whose diameter is 0.996 em.
    public static let checkmarkCircleFill = Symbol(
        width: 0.996,
        height: 0.996,
        disc + [
            check(
                start: (-0.195 * 0.996, 0.031 * 0.996),
                vertex: (-0.056 * 0.996, 0.203 * 0.996),
                end: (0.187 * 0.996, -0.179 * 0.996),
                width: 0.078 * 0.996
            ).reversed
        ]
    )
    public static let checkmarkSealFill = Symbol(
        width: 1.11,
        height: 1.11,
        [
            seal,
            check(start: (-0.2475, 0.031), vertex: (-0.061, 0.2045), end: (0.2025, -0.1925), width: 0.083).reversed,
        ]
    )

    public static let xmark = Symbol(width: 0.774, height: 0.774, [cross(size: 0.774, width: 0.087)])
    public static let xmarkCircle = Symbol(
        width: 0.996,
        height: 0.996,
        disc + ringHole + [cross(size: 0.412, width: 0.083)]
    )
    public static let xmarkCircleFill = Symbol(
        width: 0.996,
        height: 0.996,
        disc + [cross(size: 0.433, width: 0.083).reversed]
    )
}

extension Symbol {
    /// The disc of every circle symbol.
    static let disc = [SymbolOutline.hull([.init(0, 0, radius: 0.498)])]
    /// What makes a ring of the disc: a hole that leaves a line of 0.083.
    static let ringHole = [SymbolOutline.hull([.init(0, 0, radius: 0.498 - 0.083)]).reversed]

    private static func check(
        start: (x: Double, y: Double),
        vertex: (x: Double, y: Double),
        end: (x: Double, y: Double),
        width: Double
    ) -> SymbolOutline {
        .stroke([start, vertex, end].map { Point(x: $0.x, y: $0.y) }, width: width)
    }

    /// Two diagonal strokes as one outline, so that it can be a hole too.
    private static func cross(size: Double, width: Double) -> SymbolOutline {
        let radius = width / 2
        let diagonal = radius * 0.5.squareRoot()
        let end = (size - width) / 2 + diagonal
        // The inner corner above the centre, then the two corners of the arm at the upper right; rounded by half the
        // stroke's width, they make its round end. Quarter turns give the other arms.
        var arm: [(x: Double, y: Double, radius: Double)] = [
            (0, -2 * diagonal, 0),
            (end - diagonal, -end - diagonal, radius),
            (end + diagonal, -end + diagonal, radius),
        ]
        var corners = arm
        for _ in 1..<4 {
            arm = arm.map { (-$0.y, $0.x, $0.radius) }
            corners += arm
        }
        return .polygon(corners)
    }

    /// A disc with eight lobes; the outline passes lobe tips and notches at right angles to the radius.
    private static let seal: SymbolOutline = {
        let lobe = 0.555
        let notch = 0.46
        let half = 0.5.squareRoot()
        // Directions of a lobe and of the notch after it, 22.5° on; the rest are turned by 45°.
        let cosine = ((1 + half) / 2).squareRoot()
        let sine = ((1 - half) / 2).squareRoot()
        var tip = Point(x: 1, y: 0)
        var valley = Point(x: cosine, y: sine)
        func turned(_ point: Point) -> Point {
            Point(x: (point.x - point.y) * half, y: (point.x + point.y) * half)
        }
        func right(_ point: Point) -> Point { Point(x: -point.y, y: point.x) }
        var path = Path()
        path.move(to: tip * lobe)
        for _ in 0..<8 {
            let next = turned(tip)
            let lobeHandle = 0.12
            let notchHandle = 0.075
            path.addCurve(
                to: valley * notch,
                control1: tip * lobe + right(tip) * lobeHandle,
                control2: valley * notch - right(valley) * notchHandle
            )
            path.addCurve(
                to: next * lobe,
                control1: valley * notch + right(valley) * notchHandle,
                control2: next * lobe - right(next) * lobeHandle
            )
            tip = next
            valley = turned(valley)
        }
        path.closeSubpath()
        return SymbolOutline(path: path)
    }()
}
