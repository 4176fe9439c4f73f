import KernelInterface

/// The joining of rows of pixels from rows of cells.
extension NaiveBlurKernels {
    /// A value in 8.7 rounded to 8 bits; with a reciprocal in 3.13, by way of 11.5.
    private static func joined(_ value: UInt16, _ reciprocal: UInt16?) -> UInt8 {
        guard let reciprocal else { return byte(Int((value &+ 64) >> 7)) }
        return byte(Int(word(product(value &* 2, reciprocal) + 16) >> 5))
    }

    private static func joinTwo(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        _ reciprocals: SIMD8<UInt16>?,
        _ outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        _ lanes: Int
    ) -> Bool {
        for lane in 0..<lanes {
            let column = (0..<3).flatMap { [UInt16](repeating: rows[$0][lane], count: 4) }
            let halves = column.withUnsafeBufferPointer { doubled($0.baseAddress ?? rows[0], 4) }
            for row in 0..<2 { outputs[row][lane] = joined(halves[row], reciprocals?[row]) }
        }
        return areOpaque(outputs, count: 2, lanes: lanes)
    }

    private static func joinFour(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        _ weights: SIMD8<UInt16>,
        _ reciprocals: SIMD8<UInt16>?,
        _ outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        _ lanes: Int
    ) -> Bool {
        for lane in 0..<lanes {
            let column = (0..<5).map { (1...3).contains($0) || weights[6] > 0 ? rows[$0][lane] : 0 }
            for (row, value) in quadrupled(column, weights).enumerated() {
                outputs[row][lane] = joined(value, reciprocals?[row])
            }
        }
        return areOpaque(outputs, count: 4, lanes: lanes)
    }

    private static func joinTwoFine(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        _ reciprocals: SIMD8<UInt16>?,
        _ outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        _ lanes: Int
    ) -> Bool {
        for lane in 0..<lanes {
            for (row, value) in finelyDoubled((0..<5).map { rows[$0][lane] }).enumerated() {
                outputs[row][lane] = joined(value, reciprocals?[row])
            }
        }
        return areOpaque(outputs, count: 2, lanes: lanes)
    }

    private static func joinThree(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        _ reciprocals: SIMD8<UInt16>?,
        _ outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        _ lanes: Int
    ) -> Bool {
        for lane in 0..<lanes {
            for (row, value) in tripled((0..<5).map { rows[$0][lane] }).enumerated() {
                outputs[row][lane] = joined(value, reciprocals?[row])
            }
        }
        return areOpaque(outputs, count: 3, lanes: lanes)
    }

    public static func joinTwo(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool { joinTwo(rows, nil, outputs, lanes) }

    public static func joinTwo(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        reciprocals: SIMD8<UInt16>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool { joinTwo(rows, reciprocals, outputs, lanes) }

    public static func joinFour(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: SIMD8<UInt16>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool { joinFour(rows, weights, nil, outputs, lanes) }

    public static func joinFour(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: SIMD8<UInt16>,
        reciprocals: SIMD8<UInt16>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool { joinFour(rows, weights, reciprocals, outputs, lanes) }

    public static func joinTwoFine(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool { joinTwoFine(rows, nil, outputs, lanes) }

    public static func joinTwoFine(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        reciprocals: SIMD8<UInt16>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool { joinTwoFine(rows, reciprocals, outputs, lanes) }

    public static func joinThree(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool { joinThree(rows, nil, outputs, lanes) }

    public static func joinThree(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        reciprocals: SIMD8<UInt16>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool { joinThree(rows, reciprocals, outputs, lanes) }

    public static func joinEight(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool {
        for lane in 0..<lanes {
            for (row, value) in octupled((0..<3).map { rows[$0][lane] }).enumerated() {
                outputs[row][lane] = joined(value, nil)
            }
        }
        return areOpaque(outputs, count: 8, lanes: lanes)
    }

    public static func joinEight(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        shares: UnsafePointer<UInt16>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool {
        for lane in 0..<lanes {
            let column = (0..<3).map { rows[$0][lane] }
            for row in 0..<8 {
                outputs[row][lane] = joined(mixed(column, shares[32 * row], shares[32 * row + 16]), nil)
            }
        }
        return areOpaque(outputs, count: 8, lanes: lanes)
    }

    private static func areOpaque(
        _ rows: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        count: Int,
        lanes: Int
    ) -> Bool {
        (0..<count).allSatisfy { row in Swift.stride(from: 3, to: lanes, by: 4).allSatisfy { rows[row][$0] == 255 } }
    }
}
