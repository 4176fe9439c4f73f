/// The pyramids that a blur by mask is gathered from, and the nodes of its ladder.
///
/// The larger sigmas have one of pixels decimated in one step, which is less work than halving them twice; the smaller
/// ones are gathered from pixels halved once, of which only the rows are made that some tile needs.
final class MaskPyramids {
    let nodes: [MaskNode]
    private let fine: (plan: BlurPlan, pyramid: BlurPyramid)
    private let coarse: (plan: BlurPlan, pyramid: BlurPyramid)?
    /// The longest row of any level, in values.
    let longestRow: Int

    /// A sigma of the ladder, and where it is gathered from.
    struct Step {
        let sigma: Double
        let moments: PyramidMoments
        let level: Int
    }

    /// The sides from which on a region holds enough of the samples that its pixels are decimated to.
    private static let leastSide = 32

    /// The ladder to `maximum`; empty in a mirrored region that is flat before it begins.
    static func ladder(to maximum: Double, region: PixelRect, edges: EdgeMode) -> [Step] {
        let isLarge = min(region.width, region.height) >= leastSide
        return MaskNode.sigmas(to: maximum).map { sigma in
            let moments =
                isLarge && sigma >= PyramidMoments.quartered.leastSigma ? PyramidMoments.quartered : .pixels
            let level = MaskNode.level(sigma, of: moments, region: region, edges: edges)
            return Step(sigma: sigma, moments: moments, level: level)
        }
        .filter { $0.level > 0 }
    }

    /// Builds what rows with a least sigma each need.
    init(
        _ ladder: [Step],
        rows: [(pixels: Range<Int>, least: Float)],
        region: PixelRect,
        edges: EdgeMode,
        source: BlurPyramid.Source,
        deepestCells: Int,
        memory: ScratchMemory
    ) {
        let fineSteps = ladder.filter { $0.moments.base == 0 }
        let coarseSteps = ladder.filter { $0.moments.base > 0 }
        // A sigma between those that are known may be a little less than they are.
        let limit = coarseSteps.first.map { 1.05 * Float($0.sigma) } ?? .infinity
        let needed = rows.reduce(0..<0) { $1.least < limit ? BlurPlan.union($0, $1.pixels) : $0 }
        func built(
            _ steps: [Step],
            _ moments: PyramidMoments,
            rows: Range<Int>,
            far: Bool
        ) -> (BlurPlan, BlurPyramid) {
            let levels = steps.map(\.level)
            let plan = BlurPlan(region: region, rows: rows, edges: edges, moments: moments, levels: levels, far: far)
            return (plan, BlurPyramid(plan: plan, source: source, memory: memory))
        }
        let all = region.y..<region.maxY
        // The small sigmas of a large region are all gathered from a level of their own.
        let fine =
            coarseSteps.isEmpty
            ? built(fineSteps, .pixels, rows: all, far: true) : built(fineSteps, .pixels, rows: needed, far: false)
        let coarse = coarseSteps.isEmpty ? nil : built(coarseSteps, .quartered, rows: all, far: true)
        nodes = ladder.map { step in
            let plan = step.moments.base > 0 ? coarse?.0 ?? fine.0 : fine.0
            return MaskNode(sigma: step.sigma, level: step.level, plan: plan, deepestCells: deepestCells)
        }
        let axes = fine.0.axes.dropFirst() + (coarse?.0.axes ?? [])[...]
        longestRow = axes.reduce(0) { max($0, 4 * $1.columns.stored.count) }
        self.fine = fine
        self.coarse = coarse
    }

    /// The level that a node is gathered from.
    func level(_ node: MaskNode) -> BlurPyramid.Level {
        (node.isCoarse ? coarse ?? fine : fine).pyramid.level(node.level)
    }
}
