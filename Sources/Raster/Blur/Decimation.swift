/// Symmetric weights by which pixels become samples of two, three, four or eight pixels in one step.
///
/// What they let through above the coarse grid's frequencies must be blurred away: the smaller the sigma, the more taps it
/// takes.
struct Decimation: Equatable {
    /// Pixels to a sample, in each direction.
    let size: Int
    /// The level whose place the samples take: halvings that would make as large ones, rounded down.
    let level: Int
    /// An even number: where the pixel in the middle has one of its own, it is taken twice with half of its weight.
    let taps: Int
    /// Those of the first half, from outside, for the vertical half of the work.
    let weights: SIMD8<UInt16>
    /// The same in 0.16 for the horizontal half, which also makes good what the others lack of 512 in both halves.
    let columnWeights: SIMD8<UInt16>
    /// In pixels squared.
    let variance: Double
    /// In pixels⁴.
    let cumulant: Double

    /// Nine boxes of two pixels: what repeats every two pixels does not pass at all.
    static let ten = Decimation(size: 2, level: 1, taps: 10, weights: [1, 9, 36, 84, 126, 0, 0, 0])
    /// Five boxes of three pixels.
    static let eleven = Decimation(
        size: 3,
        level: 1,
        taps: 12,
        weights: [2, 10, 30, 60, 90, 51, 0, 0],
        columnWeights: [568, 2841, 8524, 17048, 25571, 14490, 0, 0]
    )
    /// Those to four pixels hold three boxes of four or two, and let nothing pass that repeats every four pixels.
    static let eight = Decimation(size: 4, level: 2, taps: 8, weights: [16, 48, 80, 112, 0, 0, 0, 0])
    static let twelve = Decimation(size: 4, level: 2, taps: 12, weights: [4, 13, 29, 52, 72, 86, 0, 0])
    static let fourteen = Decimation(size: 4, level: 2, taps: 14, weights: [2, 7, 17, 33, 51, 68, 78, 0])
    /// Two boxes of eight pixels and one of two.
    static let sixteen = Decimation(size: 8, level: 3, taps: 16, weights: [4, 12, 20, 28, 36, 44, 52, 60])

    private init(
        size: Int,
        level: Int,
        taps: Int,
        weights: SIMD8<UInt16>,
        columnWeights: SIMD8<UInt16>? = nil
    ) {
        self.size = size
        self.level = level
        self.taps = taps
        self.weights = weights
        self.columnWeights = columnWeights ?? weights &<< 8
        let total = (0..<taps / 2).reduce(0) { $0 + Double(weights[$1]) }
        var (second, fourth) = (0.0, 0.0)
        for tap in 0..<taps / 2 {
            let distance = Double(Self.span(taps, size: size) - 1) / 2 - Double(tap)
            let weight = Double(weights[tap]) / total
            second += weight * distance * distance
            fourth += weight * distance * distance * distance * distance
        }
        variance = second
        cumulant = fourth - 3 * second * second
        self.total = 2 * total
    }

    /// Of all taps.
    private let total: Double

    /// The pixels that so many taps take.
    private static func span(_ taps: Int, size: Int) -> Int { taps - size % 2 }

    /// The pixels that a sample is made of.
    var span: Int { Self.span(taps, size: size) }

    /// Whether the first half of a sample's rows is the second one of the sample before.
    var sharesHalves: Bool { taps == 2 * size }

    /// A tap's share of a sample.
    func share(_ tap: Int) -> Double { Double(weights[min(tap, taps - 1 - tap)]) / total }

    /// The first pixel of a sample.
    func first(of sample: Int) -> Int { sample * size + (size - span) / 2 }

    /// Where the pixel that a tap takes lies, from the first of its sample.
    func place(_ tap: Int) -> Int { tap < taps / 2 ? tap : tap - size % 2 }
}
