/// Symmetric weights by which pixels become samples of two, four or eight pixels in one step.
///
/// What they let through above the coarse grid's frequencies must be blurred away: the smaller the sigma, the more taps it
/// takes.
struct Decimation: Equatable {
    /// log2 of the pixels to a sample.
    let shift: Int
    let taps: Int
    /// Those of the first half, from outside; both halves sum to 512.
    let weights: SIMD8<UInt16>
    /// In pixels squared.
    let variance: Double
    /// In pixels⁴.
    let cumulant: Double

    /// Nine boxes of two pixels: what repeats every two pixels does not pass at all.
    static let ten = Decimation(shift: 1, taps: 10, weights: [1, 9, 36, 84, 126, 0, 0, 0])
    /// Those to four pixels hold three boxes of four or two, and let nothing pass that repeats every four pixels.
    static let eight = Decimation(shift: 2, taps: 8, weights: [16, 48, 80, 112, 0, 0, 0, 0])
    static let twelve = Decimation(shift: 2, taps: 12, weights: [4, 13, 29, 52, 72, 86, 0, 0])
    static let fourteen = Decimation(shift: 2, taps: 14, weights: [2, 7, 17, 33, 51, 68, 78, 0])
    /// Two boxes of eight pixels and one of two.
    static let sixteen = Decimation(shift: 3, taps: 16, weights: [4, 12, 20, 28, 36, 44, 52, 60])

    private init(shift: Int, taps: Int, weights: SIMD8<UInt16>) {
        self.shift = shift
        self.taps = taps
        self.weights = weights
        var (second, fourth) = (0.0, 0.0)
        for tap in 0..<taps / 2 {
            let distance = Double(taps - 1) / 2 - Double(tap)
            let weight = Double(weights[tap]) / 256
            second += weight * distance * distance
            fourth += weight * distance * distance * distance * distance
        }
        variance = second
        cumulant = fourth - 3 * second * second
    }

    /// A tap's share of a sample.
    func share(_ tap: Int) -> Double { Double(weights[min(tap, taps - 1 - tap)]) / 512 }

    /// The first pixel of a sample.
    func first(of sample: Int) -> Int { sample << shift + 1 << (shift - 1) - taps / 2 }
}
