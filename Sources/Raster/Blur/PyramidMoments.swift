/// How much each level of a blur's pyramid has blurred already, and which level serves a sigma.
///
/// Level l is the source halved l times with the weights 1, 5, 10, 10, 5, 1 (of 32). Its sample j stands for the pixels
/// from j·2^l on, 2^l of them, and its centre lies at (j + 1/2)·2^l − 1/2: the grid is anchored to the bitmap's origin,
/// so that a part of a picture is blurred as the whole would be. For most sigmas the first level is made in one
/// step, by a ``Decimation`` that depends on sigma.
///
/// What a level lacks of the wanted Gaussian is gathered from its samples. For that to be true to a fraction of an
/// 8-bit step for any picture, the rest must be smooth on the level's grid: at least ``leastVariance`` in its samples
/// after halvings. The rest also makes good the fourth cumulant of what was done before, whose tails are shorter than a
/// Gaussian's. Before rounding, the worst error of any 8-bit picture is then below 0.21 steps in each direction after
/// halvings. It is below 0.32 steps after decimations, and below 0.45 in both directions together.
struct PyramidMoments: Equatable {
    /// The level that the source itself is: 0 for pixels, another one for what is decimated first.
    let base: Int
    /// Pixels to a sample of the base, in each direction.
    private let baseSize: Int
    /// How the base is made of pixels; `nil` where it comes as it is.
    let decimation: Decimation?
    /// How a level's samples become pixels at last.
    let spreading: Spreading
    /// The least sigma that is gathered from the base, unless it is level 0.
    let leastSigma: Double
    private let baseVariance: Double
    private let baseCumulant: Double
    /// Whether it serves only blurs of one sigma: others would take it for a few rows, for which levels of their own do
    /// not pay.
    private let isOnlyForAlike: Bool

    /// All that serve a blur of pixels.
    static let sources = [pixels] + decimated + [fine, thirds]
    /// Pixels as they are.
    static let pixels = PyramidMoments()
    /// Pixels decimated in one step, in the order of the sigmas that they serve.
    private static let decimated = [
        PyramidMoments(.fourteen, .fourteen, from: 5),
        PyramidMoments(.twelve, .twelve, from: 6),
        PyramidMoments(.twelve, .eighths, from: 15, onlyAlike: true),
        PyramidMoments(.eight, .eighths, from: leastForEighths),
        PyramidMoments(.sixteen, .eighths, from: 32),
    ]
    /// Pixels halved with more taps than a halving of a level has, for sigmas below those which that serves.
    ///
    /// What is then left to gather is narrower than a sample. The worst error of any picture is below 0.32 steps in each
    /// direction, and below 0.45 in both. Smaller sigmas are gathered from pixels, at half as much again as these cost.
    static let fine = PyramidMoments(.ten, .fineHalves, from: 2.25)
    /// Pixels to thirds, for sigmas too small for samples of four.
    ///
    /// The worst error of any picture is below 0.32 steps in each direction, and below 0.45 in both.
    private static let thirds = PyramidMoments(.eleven, .thirds, from: 3.75)
    /// The pixels' quarters for the larger sigmas of a mask.
    static let quartered = decimated[1]
    /// The sixth cumulant, in samples⁶, that ``fine`` leaves to gather: it makes good 4.5 pixels⁶ of its own.
    static let narrowSixthCumulant = -4.5 / 64

    /// The least sigma whose rows and columns are spread from every eighth where samples are means or have few taps.
    private static let leastForEighths = 18.0

    /// Variance of the rest, in samples of the level, below which a shallower level is taken.
    static let leastVariance = 1.6
    /// Largest radius in samples of a kernel along a row of a level: the next level serves from a variance of 7.65 on.
    static let largestRadius = 13
    /// No bitmap is large enough to tell a greater sigma from this one.
    static let largestSigma = 268_435_456.0

    private init() {
        base = 0
        baseSize = 1
        decimation = nil
        spreading = .halves
        leastSigma = 0
        baseVariance = 0
        baseCumulant = 0
        isOnlyForAlike = false
    }

    private init(
        _ decimation: Decimation,
        _ spreading: Spreading,
        from leastSigma: Double,
        onlyAlike: Bool = false
    ) {
        base = decimation.level
        baseSize = decimation.size
        self.decimation = decimation
        self.spreading = spreading
        self.leastSigma = leastSigma
        baseVariance = decimation.variance
        baseCumulant = decimation.cumulant
        isOnlyForAlike = onlyAlike
    }

    private init(_ spreading: Spreading, quarterVariance: Double, cumulant: Double) {
        base = 2
        baseSize = 4
        decimation = nil
        self.spreading = spreading
        leastSigma = (quarterVariance + Self.leastVariance * Self.area(2)).squareRoot()
        baseVariance = quarterVariance
        baseCumulant = cumulant
        isOnlyForAlike = false
    }

    /// Averages of four neighbouring pixels in each direction, for a sigma: their variance is (4² − 1)/12 and their fourth
    /// cumulant −(4⁴ − 1)/120.
    static func quarters(_ sigma: Double) -> PyramidMoments {
        let spreading = sigma < leastForEighths ? Spreading.twelve : .eighths
        return PyramidMoments(spreading, quarterVariance: 1.25, cumulant: -2.125)
    }

    /// The moments for a sigma of a blur of pixels, as a number in ``sources``.
    ///
    /// `side` is the shorter one of a region's. With a `size` they are those that are spread from samples of so many pixels,
    /// if sigma is large enough for any. `areAlike` tells whether all rows are blurred by one sigma.
    static func serving(_ sigma: Double, side: Int, size: Int?, areAlike: Bool) -> Int? {
        if size == 2 || size == 3 {
            guard sigma >= fine.leastSigma, sigma < decimated[1].leastSigma else { return nil }
            if size == 3 { return sigma >= thirds.leastSigma && side >= thirds.leastSide ? sources.count - 1 : nil }
            if pixels.level(for: sigma) > 0 { return 0 }
            return side >= fine.leastSide ? sources.count - 2 : nil
        }
        var number = size == nil ? 0 : nil
        for (index, moments) in decimated.enumerated()
        where sigma >= moments.leastSigma && side >= moments.leastSide && (areAlike || !moments.isOnlyForAlike) {
            if size == nil || size == moments.spreading.size { number = index + 1 }
        }
        return number
    }

    /// The least side of a region, in pixels, that is decimated or spread so.
    ///
    /// Where it holds only a few samples, too much of what lies inside is lost to rounding.
    private var leastSide: Int {
        let size = max(baseSize, spreading.size)
        return size == 4 && spreading != .fourteen ? 0 : 4 * size
    }

    /// Pixels to a sample of a level, in each direction.
    func size(_ level: Int) -> Int { baseSize << (level - base) }

    /// The same in both.
    func sampleArea(_ level: Int) -> Double { Double(size(level) * size(level)) }

    /// That of pixels halved so often: 4^level.
    static func area(_ level: Int) -> Double {
        Double(1 << (2 * level))
    }

    /// Variance of a level's samples in pixels squared: each halving adds 5/4 of its own samples' area.
    func variance(_ level: Int) -> Double {
        baseVariance + halvings(from: base, to: level).variance
    }

    /// Fourth cumulant of a level's samples in pixels⁴: each halving adds −5/8 of its own samples' area squared.
    func cumulant(_ level: Int) -> Double {
        baseCumulant + halvings(from: base, to: level).cumulant
    }

    /// The moments of what spreads a level's rows to pixels: doublings with the weights of a halving, and ``spreading``.
    func spread(from level: Int) -> (variance: Double, cumulant: Double) {
        let doublings = halvings(from: spreading.level, to: level)
        return (spreading.variance + doublings.variance, spreading.cumulant + doublings.cumulant)
    }

    private func halvings(from first: Int, to last: Int) -> (variance: Double, cumulant: Double) {
        let (area, firstArea) = (sampleArea(last), sampleArea(first))
        return (1.25 * (area - firstArea) / 3, -0.625 * (area * area - firstArea * firstArea) / 15)
    }

    /// The least variance, in pixels squared, that is gathered from a level.
    func leastRest(_ level: Int) -> Double {
        if level > base { return Self.leastVariance * sampleArea(level) }
        return base > 0 ? leastSigma * leastSigma - baseVariance : 0
    }

    /// The deepest level that leaves enough for a gather to sigma; where none does, the first that can be gathered from.
    func level(for sigma: Double) -> Int {
        // Where a mirrored region is so small that it is flat long before sigma, its level may not be left by that.
        var level = base > 0 ? max(base, spreading.level) : 0
        while sigma * sigma - variance(level + 1) >= Self.leastVariance * sampleArea(level + 1) { level += 1 }
        return level
    }
}
