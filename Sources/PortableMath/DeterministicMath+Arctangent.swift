extension DeterministicMath {
    /// The angle within −π/2…π/2 whose tangent is `x`, to 1e-15; NaN for NaN.
    package static func arctangent(_ x: Double) -> Double {
        if x.isNaN { return x }
        if abs(x) > 1 { return (x < 0 ? -Double.pi : Double.pi) / 2 - arctangent(1 / x) }
        // Half the angle twice: the tangent is then below 0.2, where the series is short.
        let half = x / (1 + (1 + x * x).squareRoot())
        let quarter = half / (1 + (1 + half * half).squareRoot())
        let square = quarter * quarter
        // Its first term left out is below 10⁻¹⁷.
        var sum = 0.0
        var n = 23.0
        while n > 0 {
            sum = 1 / n - square * sum
            n -= 2
        }
        return 4 * quarter * sum
    }
}
