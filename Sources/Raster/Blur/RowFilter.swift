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
    /// Rows from one gathered row to the next, between which rows are joined: 2 or 4; 1 where each row is gathered.
    let spacing: Int

    /// A smaller sigma moves no pixel, since a neighbour's weight is below e^(−50).
    ///
    /// Without this limit the square of a variance could underflow.
    static let leastSigma = 0.1

    /// A filter to `sigma` for a region of the given size; `nil` where the row stays as it is.
    ///
    /// With `joins`, rows are gathered as far apart as the last samples before pixels are across, and spread down as
    /// those are spread across. It pays where rows with the same filter follow each other.
    init?(
        sigma: Double,
        width: Int,
        height: Int,
        edges: EdgeMode,
        moments: PyramidMoments,
        joins: Bool = false
    ) {
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
        let finalLevel = joins ? PyramidMoments.finalLevel(level) : 0
        spacing = 1 << finalLevel
        let joined = finalLevel > 0 ? spreading.variance(finalLevel) : 0
        let joinedCumulant = finalLevel > 0 ? spreading.cumulant(finalLevel) : 0
        verticalVariance = max(down * down - passed, least) - joined
        verticalExcess = (-cumulant - joinedCumulant) / (verticalVariance * verticalVariance)
        horizontalVariance = (max(across * across - passed, least) - spread) / area
        let missing = -cumulant - (level > 0 ? spreading.cumulant(level) : 0)
        horizontalExcess = missing / (area * area) / (horizontalVariance * horizontalVariance)
    }

    /// The level's samples that a row whose centre is `y` gathers from.
    func samples(around y: Double) -> Range<Int> {
        let size = Double(1 << level)
        let reach = PyramidMoments.cutoff * verticalVariance.squareRoot()
        let first = -Self.floor(-((y - reach + 0.5) / size - 0.5))
        let last = Self.floor((y + reach + 0.5) / size - 0.5)
        return first..<last + 1
    }

    /// The level's samples that the row with index `y` needs, or the gathered rows that it is joined from.
    func samples(for y: Int) -> Range<Int> {
        guard spacing > 1 else { return samples(around: Double(y)) }
        let cell = cell(of: y)
        return samples(around: center(of: cell - 1)).lowerBound..<samples(around: center(of: cell + 1)).upperBound
    }

    /// The number of the gathered row in whose cell the row with index `y` lies, on a grid anchored to the bitmap.
    func cell(of y: Int) -> Int { y >> spacing.trailingZeroBitCount }

    /// Where a gathered row's centre lies.
    func center(of cell: Int) -> Double { (Double(cell) + 0.5) * Double(spacing) - 0.5 }

    /// The weights, of 65,536, of the gathered rows of the cell above, of a row's own cell and of the one below.
    func joining(_ y: Int) -> SIMD3<UInt16> {
        // The spreading's, as across.
        switch (spacing, y & (spacing - 1)) {
        case (2, 0): [20480, 40960, 4096]
        case (2, _): [4096, 40960, 20480]
        case (_, 0): [24576, 40960, 0]
        case (_, 1): [8192, 57344, 0]
        case (_, 2): [0, 57344, 8192]
        default: [0, 40960, 24576]
        }
    }

    /// Rows on each side that a row of level 0 is gathered from.
    var reach: Int { Self.reach(verticalVariance) }

    /// Pixels on each side that a kernel of level 0 takes.
    ///
    /// Cut off at 3.5 standard deviations, a pixel counting as far as its border, a kernel is off by 0.12 steps at most.
    static func reach(_ variance: Double) -> Int { max(Int(3.5 * variance.squareRoot() + 0.5), 1) }

    private static func floor(_ value: Double) -> Int {
        let truncated = Int(value)
        return Double(truncated) > value ? truncated - 1 : truncated
    }
}
