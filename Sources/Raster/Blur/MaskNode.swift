import KernelInterface

/// One sigma of the ladder that a blur by mask blends between, and how it is gathered.
struct MaskNode {
    let sigma: Double
    /// The pyramid's level to gather from, at least 1.
    let level: Int
    /// For points that a spline carries the samples to.
    private let splined: MaskAxes
    /// For points that are cells of ``cells``.
    private let own: MaskAxes
    /// The shift of the coarsest cells that sigma is large enough for.
    private let cells: Int

    /// True where the level is one of pixels decimated in one step.
    let isCoarse: Bool

    /// A node at a level of the plan, and for cells of shift `deepestCells` at most.
    init(sigma: Double, level: Int, plan: BlurPlan, deepestCells: Int) {
        self.sigma = sigma
        self.level = level
        isCoarse = plan.moments.base > 0
        cells = (1...MaskTile.deepest).last { $0 <= deepestCells && sigma >= MaskTile.leastNode($0) } ?? 0
        splined = Self.axes(sigma, level: level, plan: plan, shift: cells == 0 ? 0 : cells - 1, isFinal: cells == 0)
        own = cells == 0 ? splined : Self.axes(sigma, level: level, plan: plan, shift: cells, isFinal: true)
    }

    /// How points are gathered that are `1 << shift` pixels apart.
    func axes(shift: Int) -> MaskAxes { shift < cells ? splined : own }

    private static func axes(_ sigma: Double, level: Int, plan: BlurPlan, shift: Int, isFinal: Bool) -> MaskAxes {
        let (rows, columns) = plan.axes[level - plan.moments.base]
        let region = plan.region
        func axis(_ axis: LevelAxis, _ pixels: Range<Int>) -> MaskAxis {
            let area = PyramidMoments.area(level)
            let sigma = Self.visible(sigma, count: pixels.count, edges: plan.edges)
            // A mirrored region's shorter side is flat already where its level has passed more.
            let rest = max(sigma * sigma - plan.moments.variance(level), PyramidMoments.leastVariance * area)
            var (variance, missing) = (rest / area, -plan.moments.cumulant(level) / (area * area))
            if shift < level {
                // Samples are interpolated by a cubic B-spline, whose variance is 1/3 and fourth cumulant −1/30.
                variance -= 1.0 / 3
                missing += 1.0 / 30
            }
            if isFinal, shift > 0 {
                let cellArea = PyramidMoments.area(shift) / area
                missing -= MaskLattice.cellCumulant(level: shift) * cellArea * cellArea
            }
            return MaskAxis(axis, variance, missing / (variance * variance), pixels)
        }
        return MaskAxes(down: axis(rows, region.y..<region.maxY), across: axis(columns, region.x..<region.maxX))
    }

    /// The level of a sigma for a region.
    ///
    /// With normalised edges samples are not larger than the region's shorter side: what falls inside of a few of them
    /// would have lost too much to rounding.
    static func level(_ sigma: Double, of moments: PyramidMoments, region: PixelRect, edges: EdgeMode) -> Int {
        let longer = max(region.width, region.height)
        let level = moments.level(for: visible(sigma, count: longer, edges: edges))
        guard edges == .normalize, level > max(moments.base, 1) else { return level }
        var largest = max(moments.base, 1)
        while largest < level, 2 << largest <= min(region.width, region.height) { largest += 1 }
        return largest
    }

    /// A mirrored row of n pixels has no wave longer than 2n; past 1.5n its blur is flat to 0.01 steps.
    private static func visible(_ sigma: Double, count: Int, edges: EdgeMode) -> Double {
        edges == .mirror ? min(sigma, 1.5 * Double(count)) : sigma
    }

    /// Ratio of neighbouring sigmas.
    ///
    /// A linear blend of two pictures that are so far apart is off by at most 0.05 steps at an edge, and by half a step
    /// for the worst of all pictures.
    private static let ratio = 1.09

    /// The sigmas of the ladder to `maximum`, in even ratios down to the least one that the pyramid serves.
    static func sigmas(to maximum: Double) -> [Double] {
        guard maximum > leastSigma else { return [] }
        var sigmas = [leastSigma]
        var sigma = min(maximum, PyramidMoments.largestSigma)
        while sigma > leastSigma {
            sigmas.insert(sigma, at: 1)
            sigma /= ratio
        }
        return sigmas
    }

    /// The least sigma that is gathered from a level of the pyramid, and a little more, whatever the root's rounding.
    static let leastSigma =
        (PyramidMoments.pixels.variance(1) + PyramidMoments.leastVariance * PyramidMoments.area(1)).squareRoot() + 1e-4
}

/// Both directions of a node's filter, which all its users share.
final class MaskAxes {
    let down: MaskAxis
    let across: MaskAxis

    init(down: MaskAxis, across: MaskAxis) {
        self.down = down
        self.across = across
    }
}

/// One direction of a node's filter.
struct MaskAxis {
    /// The centre's weight and those of one side, in 0.16.
    let half: [UInt16]
    /// The centre's weight and those of pairs on both sides; empty in a region of a few samples, where they may be too
    /// large for 0.16.
    let folded: [UInt16]
    /// The weights from one end to the other.
    let all: [UInt16]
    /// The samples whose kernels lie inside; all where edges are not normalised.
    let whole: Range<Int>
    /// The samples that ``mass`` speaks of.
    private let samples: Range<Int>
    /// For normalised edges, the weight that falls inside by sample; empty in the other modes.
    private let mass: [Double]

    var radius: Int { half.count - 1 }
    var isNormalized: Bool { !mass.isEmpty }

    init(_ axis: LevelAxis, _ variance: Double, _ excess: Double, _ pixels: Range<Int>) {
        samples = MaskReach.samples(of: pixels, level: axis.level)
        // Beyond as many samples as there are no output sees another.
        let reach = min(
            Int(RowFilter.cutoff * variance.squareRoot()) + 1,
            max(samples.count, PyramidMoments.largestRadius)
        )
        var weights = GaussianWeights.half(radius: reach, variance: variance, excess: excess)
        var total = 65536
        if axis.mass.isEmpty {
            mass = []
            whole = Int.min..<Int.max
        } else {
            let inner =
                axis.whole.lowerBound
                + reach..<max(
                    axis.whole.lowerBound + reach,
                    axis.whole.upperBound - reach
                )
            let sums = samples.map { sample -> Double in
                if inner.contains(sample) { return 1 }
                return (1..<weights.count).reduce(weights[0] * axis.mass(at: sample)) { sum, distance in
                    sum + weights[distance] * (axis.mass(at: sample - distance) + axis.mass(at: sample + distance))
                }
            }
            // In a small region no sample has all of the weight: then all are scaled up, to keep their precision.
            let scale = min(1 / (sums.max() ?? 1), 65535 / 65536 / weights[0])
            let isSmall = scale > 1.000001
            mass = isSmall ? sums.map { $0 * scale } : sums
            let first = mass.firstIndex { $0 >= 0.99999 } ?? 0
            let last = mass.lastIndex { $0 >= 0.99999 } ?? -1
            whole = samples.lowerBound + first..<samples.lowerBound + max(first, last + 1)
            if isSmall {
                for index in weights.indices { weights[index] *= scale }
                total = Int(65536 * scale + 0.5)
            }
        }
        let half = GaussianWeights.rounded(half: weights, total: total)
        self.half = half
        all = half.dropFirst().reversed() + half
        folded = total > 65536 ? [] : [half[0]] + half.dropFirst().map { UInt16(clamping: 2 * Int($0)) }
    }

    /// The weight that fell inside; 1 where edges are not normalised.
    func mass(at sample: Int) -> Double {
        guard !mass.isEmpty else { return 1 }
        return mass[min(max(sample - samples.lowerBound, 0), mass.count - 1)]
    }
}

/// How far a blur by mask looks beyond its region.
enum MaskReach {
    /// Pixels beyond the region at which cells are evaluated: two cells, the nearer of which may begin inside.
    static let pixels = 2 << MaskTile.deepest

    /// The samples of a level that are interpolated at pixels and cells in and around a range of pixels.
    static func samples(of pixels: Range<Int>, level: Int) -> Range<Int> {
        ((pixels.lowerBound - Self.pixels) >> level) - 3..<((pixels.upperBound - 1 + Self.pixels) >> level) + 4
    }

    /// Those that the samples are gathered from, by kernels that may reach as `far` as the pixels themselves.
    static func gathered(of pixels: Range<Int>, level: Int, far: Bool) -> Range<Int> {
        let samples = samples(of: pixels, level: level)
        let reach = max(PyramidMoments.largestRadius, far ? pixels.count >> level : 0)
        return samples.lowerBound - reach..<samples.upperBound + reach
    }
}
