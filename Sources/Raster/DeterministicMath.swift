/// Elementary functions on +, −, × and ÷ alone, so that the same argument gives the same bits on every machine.
///
/// The C library's versions are within one unit in the last place everywhere, but not the same one: a weight computed
/// with them can differ between two machines, and then so can a pixel. Relative error here is below 1e-14.
package enum DeterministicMath {
    /// e raised to `x`; 0 below −745, infinity above 709.8, NaN for NaN.
    package static func exp(_ x: Double) -> Double {
        if x.isNaN { return x }
        if x > 709.782712893384 { return .infinity }
        if x < -745.2 { return 0 }

        // x = k·ln 2 + r with |r| ≤ ln 2 / 2. The first part of ln 2 ends in zeros, so that k times it is exact.
        let exponent = Int(x * 1.4426950408889634 + (x < 0 ? -0.5 : 0.5))
        let k = Double(exponent)
        let r = (x - k * 0.6931471803691238) - k * 1.9082149292705877e-10

        // The Taylor series; the first term left out is below 5e-18.
        var sum = 1.0
        var n = 13.0
        while n >= 1 {
            sum = 1 + sum * r / n
            n -= 1
        }

        // In two steps, because the power itself may lie outside of the normal range where the product does not.
        let half = exponent / 2
        return sum * power(ofTwo: half) * power(ofTwo: exponent - half)
    }

    /// The error function, 2/√π times the integral of e^(−t²) from 0 to `x`; NaN for NaN.
    package static func erf(_ x: Double) -> Double {
        if x.isNaN { return x }
        let magnitude = x.magnitude
        // erfc(6) is below half a unit in the last place of 1.
        if magnitude > 6 { return x < 0 ? -1 : 1 }
        let value = magnitude < 2.5 ? erfBySeries(magnitude) : 1 - erfcByContinuedFraction(magnitude)
        return x < 0 ? -value : value
    }

    /// erf(x) = 2/√π · e^(−x²) · Σ 2ⁿ x^(2n+1) / (1·3·5…(2n+1)); no term is negative, so nothing cancels.
    private static func erfBySeries(_ x: Double) -> Double {
        var term = x
        var sum = x
        var odd = 3.0
        while term > sum * 1e-17 {
            term = term * (2 * x * x) / odd
            sum += term
            odd += 2
        }
        return 1.1283791670955126 * exp(-x * x) * sum
    }

    /// erfc(x) = e^(−x²)/√π · 1/(x + (1/2)/(x + (2/2)/(x + (3/2)/(x + …)))), from the inside out.
    private static func erfcByContinuedFraction(_ x: Double) -> Double {
        var tail = x
        var n = 60.0
        while n >= 1 {
            tail = x + n / 2 / tail
            n -= 1
        }
        return exp(-x * x) * 0.5641895835477563 / tail
    }

    /// 2 raised to `exponent`, which lies within −1022…1023.
    private static func power(ofTwo exponent: Int) -> Double {
        Double(bitPattern: UInt64(exponent + 1023) << 52)
    }
}
