/// How much each level of a blur's pyramid has blurred already, and which level serves a sigma.
///
/// Level l is the source halved l times with the weights 1, 5, 10, 10, 5, 1 (of 32). Its sample j stands for the pixels
/// from j·2^l on, 2^l of them, and its centre lies at (j + 1/2)·2^l − 1/2: the grid is anchored to the bitmap's origin,
/// so that a part of a picture is blurred as the whole would be. From ``leastQuarteredSigma`` on level 2 is made in one
/// step, with the weights 1, 3, 5, 7, 7, 5, 3, 1 (of 32): what that lets through above the coarse grid's frequencies is
/// then blurred away.
///
/// What a level lacks of the wanted Gaussian is gathered from its samples. For that to be true to a fraction of an
/// 8-bit step for any picture, the rest must be smooth on the level's grid: at least ``leastVariance`` in its samples.
/// The rest also makes good the fourth cumulant of the halvings, whose binomial has shorter tails than a Gaussian. The
/// worst error of any 8-bit picture is then below 0.21 steps in each direction, before rounding.
struct PyramidMoments: Equatable {
    /// The level that the source itself is: 0 for pixels, 2 for what is quartered first.
    let base: Int
    private let baseVariance: Double
    private let baseCumulant: Double

    /// Pixels as they are.
    static let pixels = PyramidMoments(base: 0, baseVariance: 0, baseCumulant: 0)
    /// Pixels quartered in one step: two boxes of four and one of two have these moments.
    static let quartered = PyramidMoments(base: 2, baseVariance: 2.75, baseCumulant: -4.375)
    /// Averages of four neighbouring pixels in each direction: their variance is (4² − 1)/12 and their fourth cumulant
    /// −(4⁴ − 1)/120.
    static let quarters = PyramidMoments(base: 2, baseVariance: 1.25, baseCumulant: -2.125)

    /// Variance of the rest, in samples of the level, below which a shallower level is taken.
    static let leastVariance = 1.6
    /// Where a Gaussian is cut off, in standard deviations.
    static let cutoff = 4.0
    /// Sigma from which on pixels are quartered in one step.
    static let leastQuarteredSigma = 20.0
    /// Largest radius in samples of a kernel along a row of a level: the next level serves from a variance of 7.65 on.
    static let largestRadius = 13
    /// The level from which on rows are spread from samples of four pixels to pixels along straight lines.
    static let firstLinearLevel = 4
    /// No bitmap is large enough to tell a greater sigma from this one.
    static let largestSigma = 268_435_456.0

    private init(base: Int, baseVariance: Double, baseCumulant: Double) {
        self.base = base
        self.baseVariance = baseVariance
        self.baseCumulant = baseCumulant
    }

    /// 4^level.
    static func area(_ level: Int) -> Double {
        Double(1 << (2 * level))
    }

    /// Variance of a level's samples in pixels squared: each halving adds 5/4 of its own samples' area.
    func variance(_ level: Int) -> Double {
        baseVariance + 1.25 * (Self.area(level) - Self.area(base)) / 3
    }

    /// Fourth cumulant of a level's samples in pixels⁴: each halving adds −5/8 of its own samples' area squared.
    func cumulant(_ level: Int) -> Double {
        let area = Self.area(level)
        let baseArea = Self.area(base)
        return baseCumulant - 0.625 * (area * area - baseArea * baseArea) / 15
    }

    /// The moments of what spreads a level's rows to pixels: doublings with the weights of a halving, and straight lines
    /// over four pixels, which are those of a quartering.
    static func spreading(_ level: Int) -> PyramidMoments {
        level >= firstLinearLevel ? .quartered : .pixels
    }

    /// The level of the last samples before pixels: a level's rows are doubled to it, and from it in one step.
    static func finalLevel(_ level: Int) -> Int {
        level == 0 ? 0 : level >= firstLinearLevel ? 2 : 1
    }

    /// The deepest level that leaves enough for a gather to sigma; the base where none does.
    func level(for sigma: Double) -> Int {
        var level = base
        while sigma * sigma - variance(level + 1) >= Self.leastVariance * Self.area(level + 1) { level += 1 }
        return level
    }
}
