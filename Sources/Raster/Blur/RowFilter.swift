/// How one row of a blur is gathered.
struct RowFilter: Equatable {
    /// The pyramid's level to gather from; 0 is the source itself.
    let level: Int
    /// Pixels to a sample of the level.
    let size: Int
    /// Standard deviation across in pixels, as far as the region can show it.
    let sigma: Double
    /// Variance of the vertical kernel, in pixels squared.
    let verticalVariance: Double
    /// Variance of the horizontal kernel, in samples of the level squared.
    let horizontalVariance: Double
    /// The kernels' fourth cumulants beyond a Gaussian's, relative to their variances squared.
    let verticalExcess: Double
    let horizontalExcess: Double
    /// The vertical kernel's third cumulant, relative to its standard deviation cubed: positive where it leans down.
    let verticalSkew: Double
    /// Whether the kernels are too narrow for a Gaussian to be sampled: they have ``narrowReach`` samples on each side, and
    /// the row lies on a sample.
    let isNarrow: Bool

    /// Whether both kernels are the same, in samples of the level.
    var isSquare: Bool {
        guard verticalSkew == 0 else { return false }
        let difference = verticalVariance / Double(size * size) - horizontalVariance
        return abs(difference) < 1e-9 * horizontalVariance
    }

    static let narrowReach = 3

    /// A smaller sigma moves no pixel, since a neighbour's weight is below e^(−50).
    ///
    /// Without this limit the square of a variance could underflow.
    static let leastSigma = 0.1

    /// Where the kernels of a level are cut off, in standard deviations.
    ///
    /// They are then off by 0.08 steps at most, and the more taps they have the less it matters.
    static let cutoff = 3.5

    /// A filter to `sigma` for a region of the given size; `nil` where the row stays as it is.
    ///
    /// With `joins` it is that of a row that pixels are spread from downwards, too. `thirdCumulant` is the vertical
    /// kernel's, in pixels cubed.
    init?(
        sigma: Double,
        width: Int,
        height: Int,
        edges: EdgeMode,
        moments: PyramidMoments,
        joins: Bool,
        thirdCumulant: Double = 0
    ) {
        guard sigma >= Self.leastSigma else { return nil }
        let (across, down) = Self.visible(sigma, width: width, height: height, edges: edges)
        self.sigma = across
        isNarrow = moments == .fine
        level = moments.level(for: max(across, down))
        size = moments.size(level)
        let area = moments.sampleArea(level)
        let passed = moments.variance(level)
        let spread = level > 0 ? moments.spread(from: level) : (0, 0)
        // The level follows the longer direction of a mirrored region; the shorter one is flat already.
        let least = moments.leastRest(level)
        let cumulant = moments.cumulant(level)
        let joined = joins ? (moments.spreading.variance, moments.spreading.cumulant) : (0, 0)
        verticalVariance = max(down * down - passed, least) - joined.0
        verticalExcess = (-cumulant - joined.1) / (verticalVariance * verticalVariance)
        verticalSkew = isNarrow ? 0 : thirdCumulant / (verticalVariance * verticalVariance.squareRoot())
        horizontalVariance = (max(across * across - passed, least) - spread.0) / area
        let missing = -cumulant - spread.1
        horizontalExcess = missing / (area * area) / (horizontalVariance * horizontalVariance)
    }

    /// Sigma in both directions, as far as a region can show it.
    static func visible(
        _ sigma: Double,
        width: Int,
        height: Int,
        edges: EdgeMode
    ) -> (across: Double, down: Double) {
        let sigma = min(sigma, PyramidMoments.largestSigma)
        guard edges == .mirror else { return (sigma, sigma) }
        // A mirrored row of n pixels has no wave longer than 2n; past 1.5n its blur is flat to 0.01 steps.
        return (min(sigma, 1.5 * Double(width)), min(sigma, 1.5 * Double(height)))
    }

    /// The level's samples that a row whose centre is `y` gathers from.
    func samples(around y: Double) -> Range<Int> {
        let size = Double(size)
        if isNarrow {
            let middle = Self.floor((y + 0.5) / size)
            return middle - Self.narrowReach..<middle + Self.narrowReach + 1
        }
        let reach = Self.cutoff * verticalVariance.squareRoot() + size / 2
        let first = -Self.floor(-((y - reach + 0.5) / size - 0.5))
        let last = Self.floor((y + reach + 0.5) / size - 0.5)
        return first..<last + 1
    }

    /// Rows on each side that a row of level 0 is gathered from.
    var reach: Int { Self.reach(verticalVariance) }

    /// Pixels on each side that a kernel of level 0 takes.
    ///
    /// Cut off at 3.33 standard deviations, a pixel counting as far as its border, a kernel is off by 0.2 steps at most.
    static func reach(_ variance: Double) -> Int { max(Int(3.33 * variance.squareRoot() + 0.5), 1) }

    private static func floor(_ value: Double) -> Int {
        let truncated = Int(value)
        return Double(truncated) > value ? truncated - 1 : truncated
    }
}
