/// An easing curve, ready to be evaluated.
///
/// The curve is solved to 1e-7 and no further, by steps that the spec format fixes: another solver would be closer to
/// the curve and further from what every other implementation draws.
struct CubicBezier {
    private let isLinear: Bool
    private let x: Axis
    private let y: Axis

    /// One coordinate as a polynomial of the curve's parameter.
    private struct Axis {
        let a, b, c: Double

        init(_ first: Double, _ second: Double) {
            c = 3 * first
            b = 3 * (second - first) - c
            a = 1 - c - b
        }

        func value(at t: Double) -> Double { ((a * t + b) * t + c) * t }
        func slope(at t: Double) -> Double { (3 * a * t + 2 * b) * t + c }
    }

    init(_ easing: IndicatorSpec.Easing) {
        let (x1, y1, x2, y2) = easing.controlPoints
        self.init(x1, y1, x2, y2)
    }

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        isLinear = x1 == y1 && x2 == y2
        x = Axis(x1, x2)
        y = Axis(y1, y2)
    }

    func value(at position: Double) -> Double {
        if position <= 0 { return 0 }
        if position >= 1 { return 1 }
        if isLinear { return position }
        return y.value(at: parameter(at: position))
    }

    private static let tolerance = 1e-7

    /// The parameter at which the curve has come to a position: Newton's rule first, halving where that fails.
    private func parameter(at position: Double) -> Double {
        var t = position
        for _ in 0..<8 {
            let error = x.value(at: t) - position
            if abs(error) < Self.tolerance { return t }
            let slope = x.slope(at: t)
            if abs(slope) < Self.tolerance { break }
            t -= error / slope
        }
        var low = 0.0
        var high = 1.0
        t = position
        for _ in 0..<50 {
            let error = x.value(at: t) - position
            if abs(error) < Self.tolerance { break }
            if error < 0 { low = t } else { high = t }
            t = (low + high) / 2
        }
        return t
    }
}
