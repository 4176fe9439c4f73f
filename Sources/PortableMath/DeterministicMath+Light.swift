extension DeterministicMath {
    /// The linear light that an encoded channel of sRGB within 0…1 stands for, IEC 61966-2-1.
    package static func linearLight(_ encoded: Double) -> Double {
        guard encoded > 0.04045 else { return encoded / 12.92 }
        let base = (encoded + 0.055) / 1.055
        // The power 2.4 is the square times the fifth root of the square.
        let square = base * base
        return square * fifthRoot(square)
    }

    /// The fifth root of a number within 0.001…1, by Newton's iteration, which falls to it from 1.
    private static func fifthRoot(_ x: Double) -> Double {
        var y = 1.0
        for _ in 0..<16 {
            let square = y * y
            y = (4 * y + x / (square * square)) / 5
        }
        return y
    }
}
