/// Elementary functions on +, −, × and ÷ alone, so that the same argument gives the same bits on every machine.
///
/// The C library's versions are within one unit in the last place everywhere, but not the same one: a weight computed
/// with them can differ between two machines, and then so can a pixel.
package enum DeterministicMath {
    /// e raised to `x`, to a relative 1e-14; 0 below −745, infinity above 709.8, NaN for NaN.
    package static func exp(_ x: Double) -> Double {
        if x.isNaN { return x }
        if x > 709.782712893384 { return .infinity }
        if x < -745.2 { return 0 }

        // x = k·ln 2 + r with |r| ≤ ln 2 / 2. The first part of ln 2 ends in zeros, so that k times it is exact.
        let exponent = Int(x * 1.4426950408889634 + (x < 0 ? -0.5 : 0.5))
        let k = Double(exponent)
        let r = (x - k * 0.6931471803691238) - k * 1.9082149292705877e-10

        // The Taylor series; the first term left out is below 5e-18. Its factors are constants: a chain of divisions
        // would take three times as long, and a blur by row needs several exponentials for each row.
        var sum = 1 + r * (1.0 / 13)
        sum = 1 + sum * (r * (1.0 / 12))
        sum = 1 + sum * (r * (1.0 / 11))
        sum = 1 + sum * (r * (1.0 / 10))
        sum = 1 + sum * (r * (1.0 / 9))
        sum = 1 + sum * (r * (1.0 / 8))
        sum = 1 + sum * (r * (1.0 / 7))
        sum = 1 + sum * (r * (1.0 / 6))
        sum = 1 + sum * (r * (1.0 / 5))
        sum = 1 + sum * (r * (1.0 / 4))
        sum = 1 + sum * (r * (1.0 / 3))
        sum = 1 + sum * (r * (1.0 / 2))
        sum = 1 + sum * r

        // In two steps, because the power itself may lie outside of the normal range where the product does not.
        let half = exponent / 2
        return sum * power(ofTwo: half) * power(ofTwo: exponent - half)
    }

    /// 2 raised to `exponent`, which lies within −1022…1023.
    private static func power(ofTwo exponent: Int) -> Double {
        Double(bitPattern: UInt64(exponent + 1023) << 52)
    }
}
