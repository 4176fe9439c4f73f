extension DeterministicMath {
    /// Sine and cosine of an angle in radians; NaN for NaN and infinity.
    ///
    /// Within 2⁻⁵⁰ for |x| up to 2²⁰; larger arguments are first reduced by the double nearest to 2π, so they lose
    /// digits as |x| grows but stay within −1…1.
    package static func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
        guard x.isFinite else { return (.nan, .nan) }
        // The remainder of two doubles is exact by definition.
        let bounded = abs(x) <= 1_048_576 ? x : x.truncatingRemainder(dividingBy: 2 * Double.pi)
        let quarters = (bounded * (2 / Double.pi)).rounded(.toNearestOrEven)
        // π/2 in three pieces: the first two have 33 bits, so their products with a 20-bit number are exact.
        let rest = ((bounded - quarters * halfPiHigh) - quarters * halfPiMiddle) - quarters * halfPiLow
        let (sine, cosine) = polynomials(rest)
        return switch Int(quarters) & 3 {
        case 0: (sine, cosine)
        case 1: (cosine, -sine)
        case 2: (-sine, -cosine)
        default: (-cosine, sine)
        }
    }

    /// π/2 as a sum of three doubles, the first two with 33 significant bits each.
    private static let halfPiHigh = 0x1.921FB544p+0
    private static let halfPiMiddle = 0x1.0B4611A6p-34
    private static let halfPiLow = 0x1.3198A2E037073p-69

    /// Taylor series on |x| ≤ π/4, where the first term left out is below 10⁻¹⁸.
    private static func polynomials(_ x: Double) -> (sine: Double, cosine: Double) {
        let square = x * x
        var sine = 0.0
        var cosine = 0.0
        var n = 18.0
        // Horner's rule from the innermost term outwards: each step divides by the next two factors of the factorial.
        while n > 0 {
            cosine = (1 - cosine) * square / (n * (n - 1))
            sine = (1 - sine) * square / (n * (n + 1))
            n -= 2
        }
        return (x - x * sine, 1 - cosine)
    }
}
