/// How samples become pixels two, four or eight times as narrow, along a row and, where rows are joined from a few, down.
///
/// A pixel is a weighted mean of the sample that it lies in and of those around it. The weights of ``twelve`` and of
/// ``fourteen`` pixels to a sample are those that, with the ``Decimation`` of as many, come nearest to the Gaussian of the
/// least sigma which that serves, by the worst of all pictures. Eight pixels lie on quadratic B-splines.
struct Spreading: Equatable {
    enum Kind { case halves, fineHalves, thirds, quarters, eighths }

    let kind: Kind
    /// The level whose samples it takes.
    let level: Int
    /// Pixels to a sample.
    let size: Int
    /// Samples on each side that a pixel takes.
    let reach: Int
    /// In 0.16, for a size of four: those of the own sample, half the sum of its neighbours' and half their difference
    /// for the first pixel; the same for the second; and for the first that of the sample before the one before.
    ///
    /// The third and fourth pixel mirror the second and first.
    let weights: SIMD8<UInt16>
    /// In pixels squared.
    let variance: Double
    /// In pixels⁴.
    let cumulant: Double

    /// The weights of a halving, 1, 5, 10, 10, 5 and 1.
    static let halves = Spreading(.halves, level: 1, size: 2, reach: 1)
    /// Those of ``Decimation/ten``.
    static let fineHalves = Spreading(.fineHalves, level: 1, size: 2, reach: 2)
    /// Five boxes of three pixels, as ``Decimation/eleven``.
    static let thirds = Spreading(.thirds, level: 1, size: 3, reach: 2)
    static let twelve = Spreading(
        .quarters,
        level: 2,
        size: 4,
        reach: 1,
        weights: [36656, 14440, 12272, 44132, 10702, 4153, 0, 0]
    )
    static let fourteen = Spreading(
        .quarters,
        level: 2,
        size: 4,
        reach: 2,
        weights: [34660, 15062, 11481, 40334, 12601, 4062, 752, 0]
    )
    static let eighths = Spreading(.eighths, level: 3, size: 8, reach: 1)

    private init(_ kind: Kind, level: Int, size: Int, reach: Int, weights: SIMD8<UInt16> = .zero) {
        self.kind = kind
        self.level = level
        self.size = size
        self.reach = reach
        self.weights = weights
        var (second, fourth) = (0.0, 0.0)
        for phase in 0..<size {
            let parts = Self.parts(phase, size: size, reach: reach, weights: weights)
            for sample in -2...2 {
                let distance = Double(size * sample) + Double(size - 1) / 2 - Double(phase)
                let weight = Double(parts[sample + 2]) / Double(65536 * size)
                second += weight * distance * distance
                fourth += weight * distance * distance * distance * distance
            }
        }
        variance = second
        cumulant = fourth - 3 * second * second
    }

    /// The weights, of 65,536, of the samples from two before a pixel's own to two after it.
    func parts(_ phase: Int) -> SIMD8<UInt16> { Self.parts(phase, size: size, reach: reach, weights: weights) }

    private static func parts(_ phase: Int, size: Int, reach: Int, weights: SIMD8<UInt16>) -> SIMD8<UInt16> {
        if size == 8 {
            // Pixels lie this many sixteenths of a sample after its middle: B-splines in 65,536ths.
            let distance = 2 * phase - 7
            let sides = 128 * (64 + distance * distance)
            let (before, after) = (sides - 2048 * distance, sides + 2048 * distance)
            return five(0, UInt16(before), UInt16(65536 - before - after), UInt16(after), 0)
        }
        if phase > (size - 1) / 2 {
            let first = parts(size - 1 - phase, size: size, reach: reach, weights: weights)
            return five(first[4], first[3], first[2], first[1], first[0])
        }
        switch (size, phase) {
        case (2, _) where reach == 1: return five(0, 20480, 40960, 4096, 0)
        case (2, _): return five(2304, 21504, 32256, 9216, 256)
        case (3, 0): return five(809, 24273, 36409, 4045, 0)
        case (3, _): return five(0, 12136, 41264, 12136, 0)
        case (_, 0): return five(weights[6], weights[1] + weights[2], weights[0], weights[1] - weights[2], 0)
        default: return five(0, weights[4] + weights[5], weights[3], weights[4] - weights[5], 0)
        }
    }

    /// Not written as a literal, which would be an array first.
    private static func five(_ a: UInt16, _ b: UInt16, _ c: UInt16, _ d: UInt16, _ e: UInt16) -> SIMD8<UInt16> {
        SIMD8(a, b, c, d, e, 0, 0, 0)
    }
}
