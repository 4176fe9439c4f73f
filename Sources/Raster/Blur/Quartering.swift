/// Symmetric weights by which pixels become samples of four pixels in one step.
///
/// What they let through above the coarse grid's frequencies must be blurred away: the smaller the sigma, the more taps it
/// takes. They hold three boxes of four pixels or two, so that what repeats every four pixels does not pass at all.
struct Quartering: Equatable {
    /// Pixels to a sample.
    let taps: Int
    /// Those of the first half, from outside; both halves sum to 512.
    let weights: SIMD8<UInt16>
    /// In pixels squared.
    let variance: Double
    /// In pixels⁴.
    let cumulant: Double

    static let eight = Quartering(taps: 8, weights: [16, 48, 80, 112, 0, 0, 0, 0])
    static let twelve = Quartering(taps: 12, weights: [4, 13, 29, 52, 72, 86, 0, 0])
    static let fourteen = Quartering(taps: 14, weights: [2, 7, 17, 33, 51, 68, 78, 0])

    private init(taps: Int, weights: SIMD8<UInt16>) {
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
    func first(of sample: Int) -> Int { 4 * sample + 2 - taps / 2 }
}
