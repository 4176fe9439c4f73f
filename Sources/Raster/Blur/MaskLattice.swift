/// The interpolation of a level's samples at pixels or at cells by cubic splines, and of cells at pixels by cubic
/// polynomials.
enum MaskLattice {
    /// The weights for `maskMix` and `maskSpread` of the pixels between two cells of `1 << level`, by cubic polynomials
    /// through the cells' own values.
    static func mixWeights(level: Int) -> [Int16] {
        (0..<1 << (level - 1)).flatMap { row -> [Int16] in
            let w = through((Double(row) + 0.5) / Double(1 << level))
            return [w[0] + w[3], (w[0] - w[3]) / 2, (w[1] - w[2]) / 2].map { Int16(($0 * 65536).rounded()) }
        }
    }

    /// What those polynomials do to the fourth cumulant of what cells of `1 << level` pixels carry, in cells⁴.
    ///
    /// It is another for each pixel between two cells: the middle of the least and the greatest.
    static func cellCumulant(level: Int) -> Double {
        func cumulant(_ t: Double) -> Double { -(t + 1) * t * (t - 1) * (t - 2) }
        return (cumulant(0.5 / Double(1 << level)) + cumulant(0.5 - 0.5 / Double(1 << level))) / 2
    }

    /// The weights for `maskExpand` from samples `1 << level` times as large as a point, in 1.15; the level is not 0.
    static func splineWeights(level: Int) -> [Int16] {
        var result: [Int16] = []
        for point in 0..<max(4, 1 << level) {
            if point % 4 == 0 { result += [Int16](repeating: 0, count: 80) }
            let (t, first) = position(point % (1 << level), level: level)
            for (index, weight) in quantized(spline(t)).enumerated() {
                let start = point / 4 * 80 + (first + 2 + index) * 16 + point % 4 * 4
                for channel in 0..<4 { result[start + channel] = weight }
            }
        }
        return result
    }

    /// A B-spline's four weights in 0.16, to be divided by what fell inside, and the first sample counted from the one
    /// that a point of `1 << level` to a sample lies in.
    ///
    /// At level 0 points are samples, and nothing is interpolated.
    static func splineRow(_ phase: Int, level: Int) -> (weights: [Double], first: Int) {
        guard level > 0 else { return ([0, 1, 0, 0], -1) }
        let (t, first) = position(phase, level: level)
        return (spline(t), first)
    }

    /// Where a point lies after the second of its four samples, and the first of them.
    private static func position(_ phase: Int, level: Int) -> (t: Double, first: Int) {
        let offset = (Double(phase) + 0.5) / Double(1 << level) - 0.5
        return offset < 0 ? (offset + 1, -2) : (offset, -1)
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
