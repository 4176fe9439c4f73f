// What keeps the tables of the built-in indicators short.

extension IndicatorSpec.Value {
    /// An angle: this many turns, or this many of the equal parts of a turn.
    static func turns(_ count: Double, of parts: Double = 1) -> Self { .number(2 * Double.pi * count / parts) }

    static func fraction(_ numerator: Double, _ denominator: Double) -> Self { .number(numerator / denominator) }
}

extension IndicatorSpec.Easing {
    /// The quarters of a sine wave that start and end level, and the half that does both.
    static let sineIn = bezier(0.12, 0, 0.39, 0)
    static let sineOut = bezier(0.61, 1, 0.88, 1)
    static let sineInOut = bezier(0.37, 0, 0.63, 1)

    static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Self {
        .cubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
    }
}
