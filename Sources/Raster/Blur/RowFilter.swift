/// How one row of a blur is gathered.
struct RowFilter: Equatable {
    /// The pyramid's level to gather from; 0 is the source itself.
    let level: Int
    /// Standard deviation across in pixels, as far as the region can show it.
    let sigma: Double
    /// Variance of the vertical kernel, in pixels squared.
    let verticalVariance: Double
    /// Variance of the horizontal kernel, in samples of the level squared.
    let horizontalVariance: Double
    /// The kernels' fourth cumulants beyond a Gaussian's, relative to their variances squared.
    let verticalExcess: Double
    let horizontalExcess: Double

    /// A smaller sigma moves no pixel, since a neighbour's weight is below e^(−50).
    ///
    /// Without this limit the square of a variance could underflow.
    static let leastSigma = 0.1

    /// A filter to `sigma` for a region of the given size; `nil` where the row stays as it is.
    init?(sigma: Double, width: Int, height: Int, edges: EdgeMode, moments: PyramidMoments) {
        guard sigma >= Self.leastSigma else { return nil }
        var across = min(sigma, PyramidMoments.largestSigma)
        var down = across
        if edges == .mirror {
            // A mirrored row of n pixels has no wave longer than 2n; past 1.5n its blur is flat to 0.01 steps.
            across = min(across, 1.5 * Double(width))
            down = min(down, 1.5 * Double(height))
        }
        self.sigma = across
        level = moments.level(for: max(across, down))
        let area = PyramidMoments.area(level)
        let passed = moments.variance(level)
        let spreading = PyramidMoments.spreading(level)
        let spread = level > 0 ? spreading.variance(level) : 0
        // The level follows the longer direction of a mirrored region; the shorter one is flat already.
        let least = level > 0 ? PyramidMoments.leastVariance * area : 0
        let cumulant = moments.cumulant(level)
        verticalVariance = max(down * down - passed, least)
        verticalExcess = -cumulant / (verticalVariance * verticalVariance)
        horizontalVariance = (max(across * across - passed, least) - spread) / area
        let missing = -cumulant - (level > 0 ? spreading.cumulant(level) : 0)
        horizontalExcess = missing / (area * area) / (horizontalVariance * horizontalVariance)
    }

    /// The level's samples that the row with index `y` gathers from.
    func samples(around y: Int) -> Range<Int> {
        let size = Double(1 << level)
        let reach = PyramidMoments.cutoff * verticalVariance.squareRoot()
        let first = -Self.floor(-((Double(y) - reach + 0.5) / size - 0.5))
        let last = Self.floor((Double(y) + reach + 0.5) / size - 0.5)
        return first..<last + 1
    }

    /// Rows on each side that a row of level 0 is gathered from.
    var reach: Int { Int(PyramidMoments.cutoff * verticalVariance.squareRoot()) + 1 }

    private static func floor(_ value: Double) -> Int {
        let truncated = Int(value)
        return Double(truncated) > value ? truncated - 1 : truncated
    }
}
