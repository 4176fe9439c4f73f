/// The interpolation of a level's samples at pixels, or at cells of 4×4 pixels, by cubic splines.
enum MaskLattice {
    /// The weights for `maskExpand` from samples `1 << level` times as large as a point, in 1.15.
    static func splineWeights(level: Int) -> [Int16] {
        expanded(level: level) { spline($0) }
    }

    /// Those that carry cells of `1 << level` pixels to them through the cells' own values, by cubic polynomials.
    static func cellWeights(level: Int) -> [Int16] {
        expanded(level: level) { through($0) }
    }

    /// The weights for `maskMix` of the rows of pixels between two cells of `1 << level`, by the same polynomials.
    static func mixWeights(level: Int) -> [Int16] {
        (0..<1 << (level - 1)).flatMap { row -> [Int16] in
            let w = through((Double(row) + 0.5) / Double(1 << level))
            return [w[0] + w[3], (w[0] - w[3]) / 2, (w[1] - w[2]) / 2].map { Int16(($0 * 65536).rounded()) }
        }
    }

    /// A B-spline's four weights in 0.16, to be divided by what fell inside, and the first sample counted from the one
    /// that a point of `1 << level` to a sample lies in.
    static func splineRow(_ phase: Int, level: Int) -> (weights: [Double], first: Int) {
        let (t, first) = position(phase, level: level)
        return (spline(t), first)
    }

    /// Where a point lies after the second of its four samples, and the first of them.
    private static func position(_ phase: Int, level: Int) -> (t: Double, first: Int) {
        let offset = (Double(phase) + 0.5) / Double(1 << level) - 0.5
        return offset < 0 ? (offset + 1, -2) : (offset, -1)
    }

    private static func expanded(level: Int, _ weights: (Double) -> [Double]) -> [Int16] {
        var result: [Int16] = []
        for point in 0..<max(4, 1 << level) {
            if point % 4 == 0 { result += [Int16](repeating: 0, count: 80) }
            let (t, first) = position(point % (1 << level), level: level)
            for (index, weight) in quantized(weights(t)).enumerated() {
                let tap = first + 2 + index
                let start = point / 4 * 80 + tap * 16 + point % 4 * 4
                // At an offset of zero the last of four samples has no weight, and may be a sixth one.
                guard tap < 5 else { continue }
                for channel in 0..<4 { result[start + channel] = weight }
            }
        }
        return result
    }

    /// In 1.15, so that they sum to one.
    private static func quantized(_ weights: [Double]) -> [Int16] {
        var result = weights.map { Int16(($0 * 32768).rounded()) }
        let largest = weights.indices.reduce(0) { weights[$1] > weights[$0] ? $1 : $0 }
        let rest = 32768 - result.reduce(0) { $0 + Int($1) }
        result[largest] = Int16(clamping: Int(result[largest]) + rest)
        return result
    }

    /// The cubic B-spline's.
    static func spline(_ t: Double) -> [Double] {
        let s = 1 - t
        return [
            s * s * s / 6,
            (3 * t * t * t - 6 * t * t + 4) / 6,
            (3 * s * s * s - 6 * s * s + 4) / 6,
            t * t * t / 6,
        ]
    }

    /// The cubic polynomial's through four values.
    private static func through(_ t: Double) -> [Double] {
        [
            -t * (t - 1) * (t - 2) / 6,
            (t + 1) * (t - 1) * (t - 2) / 2,
            -(t + 1) * t * (t - 2) / 2,
            (t + 1) * t * (t - 1) / 6,
        ]
    }
}
