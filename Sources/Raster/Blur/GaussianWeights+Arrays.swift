extension GaussianWeights {
    /// The centre and one side of a symmetric kernel up to `radius`, normalised over both sides.
    static func half(radius: Int, variance: Double, excess: Double) -> [Double] {
        [Double](unsafeUninitializedCapacity: radius + 1) { weights, count in
            count = radius + 1
            guard let base = weights.baseAddress else { return }
            fillHalf(base, radius: radius, variance: variance, excess: excess)
        }
    }

    /// Such a kernel in 0.16 without its outer zeros; the centre takes what the sides lack of `total`.
    static func rounded(half: [Double], total: Int = 65536) -> [UInt16] {
        var result = [UInt16](repeating: 0, count: half.count)
        let radius = result.withUnsafeMutableBufferPointer { result in
            guard let base = result.baseAddress else { return 0 }
            return roundSide(half, radius: half.count - 1, to: base)
        }
        let side = result[1..<radius + 1]
        return [UInt16(clamping: total - 2 * side.reduce(0) { $0 + Int($1) })] + side
    }

    /// Weights in 0.16 in the order given, whose sum is that of `weights` rounded.
    static func rounded(_ weights: [Double]) -> [UInt16] {
        [UInt16](unsafeUninitializedCapacity: weights.count) { result, count in
            count = weights.count
            guard let base = result.baseAddress else { return }
            round(weights, count: weights.count, to: base)
        }
    }
}
