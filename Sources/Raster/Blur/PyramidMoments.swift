/// How much each level of a blur's pyramid has blurred already, and which level serves a sigma.
///
/// Level l is the source halved l times with the weights 1, 5, 10, 10, 5, 1 (of 32). Its sample j stands for the pixels
/// from j·2^l on, 2^l of them, and its centre lies at (j + 1/2)·2^l − 1/2: the grid is anchored to the bitmap's origin,
/// so that a part of a picture is blurred as the whole would be. From a sigma of 5 on level 2 is made in one step, by a
/// ``Quartering`` that depends on sigma.
///
/// What a level lacks of the wanted Gaussian is gathered from its samples. For that to be true to a fraction of an
/// 8-bit step for any picture, the rest must be smooth on the level's grid: at least ``leastVariance`` in its samples
/// after halvings. The rest also makes good the fourth cumulant of what was done before, whose tails are shorter than a
/// Gaussian's. Before rounding, the worst error of any 8-bit picture is then below 0.21 steps in each direction after
/// halvings. It is below 0.28 steps after quarterings, and below 0.45 in both directions together.
struct PyramidMoments: Equatable {
    /// The level that the source itself is: 0 for pixels, 2 for what is quartered first.
    let base: Int
    /// How the base is made of pixels; `nil` where it comes as it is.
    let quartering: Quartering?
    /// How samples of two pixels, or of four, become pixels at last.
    let spreading: Spreading
    /// The least sigma that is gathered from the base, unless it is level 0.
    private let leastSigma: Double
    private let baseVariance: Double
    private let baseCumulant: Double

    /// Pixels as they are.
    static let pixels = PyramidMoments()
    /// Pixels quartered in one step, in the order of the sigmas that they serve.
    static let quartered = [
        PyramidMoments(.fourteen, .fourteen, from: 5),
        PyramidMoments(.twelve, .twelve, from: 6),
        PyramidMoments(.eight, .twelve, from: 15),
    ]
    /// Averages of four neighbouring pixels in each direction: their variance is (4² − 1)/12 and their fourth cumulant
    /// −(4⁴ − 1)/120.
    static let quarters = PyramidMoments(quarterVariance: 1.25, cumulant: -2.125)

    /// Variance of the rest, in samples of the level, below which a shallower level is taken.
    static let leastVariance = 1.6
    /// Where a Gaussian of a mask is cut off, in standard deviations.
    static let cutoff = 4.0
    /// Largest radius in samples of a kernel along a row of a level: the next level serves from a variance of 7.65 on.
    static let largestRadius = 13
    /// No bitmap is large enough to tell a greater sigma from this one.
    static let largestSigma = 268_435_456.0

    private init() {
        base = 0
        quartering = nil
        spreading = .halves
        leastSigma = 0
        baseVariance = 0
        baseCumulant = 0
    }

    private init(_ quartering: Quartering, _ spreading: Spreading, from leastSigma: Double) {
        base = 2
        self.quartering = quartering
        self.spreading = spreading
        self.leastSigma = leastSigma
        baseVariance = quartering.variance
        baseCumulant = quartering.cumulant
    }

    private init(quarterVariance: Double, cumulant: Double) {
        base = 2
        quartering = nil
        spreading = .twelve
        leastSigma = (quarterVariance + Self.leastVariance * Self.area(2)).squareRoot()
        baseVariance = quarterVariance
        baseCumulant = cumulant
    }

    /// The moments for a sigma of a blur of pixels, and their number in ``quartered`` from 1 on; 0 is ``pixels``.
    static func serving(_ sigma: Double) -> Int {
        var number = 0
        for moments in quartered where sigma >= moments.leastSigma { number += 1 }
        return number
    }

    /// 4^level.
    static func area(_ level: Int) -> Double {
        Double(1 << (2 * level))
    }

    /// Variance of a level's samples in pixels squared: each halving adds 5/4 of its own samples' area.
    func variance(_ level: Int) -> Double {
        baseVariance + Self.halvings(from: base, to: level).variance
    }

    /// Fourth cumulant of a level's samples in pixels⁴: each halving adds −5/8 of its own samples' area squared.
    func cumulant(_ level: Int) -> Double {
        baseCumulant + Self.halvings(from: base, to: level).cumulant
    }

    /// The moments of what spreads a level's rows to pixels: doublings with the weights of a halving, and ``spreading``.
    func spread(from level: Int) -> (variance: Double, cumulant: Double) {
        let doublings = Self.halvings(from: spreading.shift, to: level)
        return (spreading.variance + doublings.variance, spreading.cumulant + doublings.cumulant)
    }

    private static func halvings(from first: Int, to last: Int) -> (variance: Double, cumulant: Double) {
        let (area, firstArea) = (area(last), area(first))
        return (1.25 * (area - firstArea) / 3, -0.625 * (area * area - firstArea * firstArea) / 15)
    }

    /// The least variance, in pixels squared, that is gathered from a level.
    func leastRest(_ level: Int) -> Double {
        if level > base { return Self.leastVariance * Self.area(level) }
        return base > 0 ? leastSigma * leastSigma - baseVariance : 0
    }

    /// The deepest level that leaves enough for a gather to sigma; the base where none does.
    func level(for sigma: Double) -> Int {
        var level = base
        while sigma * sigma - variance(level + 1) >= Self.leastVariance * Self.area(level + 1) { level += 1 }
        return level
    }
}
