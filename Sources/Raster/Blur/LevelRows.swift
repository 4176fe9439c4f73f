import KernelInterface
import KernelSelection

/// Blurs rows from a pyramid: vertical gather, horizontal kernel, spreading to pixels.
///
/// It has buffers of its own: each thread needs another one.
final class LevelRows {
    private let plan: BlurPlan
    private let pyramid: BlurPyramid
    private let memory: ScratchMemory
    /// What one level's rows need, made when its first row is blurred.
    private var stages: [RowStage?]
    /// What one level's joined rows need.
    private var joined: [JoinedRows?]
    private let weights: UnsafeMutablePointer<Double>
    private let rounded: UnsafeMutablePointer<UInt16>
    private let rows: UnsafeMutablePointer<UnsafePointer<UInt16>>

    /// Rows that a gather takes at most, the radius being rounded up twice.
    private static let mostRows = 2 * PyramidMoments.largestRadius + 2

    init(plan: BlurPlan, pyramid: BlurPyramid, memory: ScratchMemory) {
        self.plan = plan
        self.pyramid = pyramid
        self.memory = memory
        stages = [RowStage?](repeating: nil, count: plan.axes.count)
        joined = [JoinedRows?](repeating: nil, count: plan.axes.count)
        weights = memory.allocate(Double.self, count: Self.mostRows)
        rounded = memory.allocate(UInt16.self, count: Self.mostRows)
        rows = memory.allocate(UnsafePointer<UInt16>.self, count: Self.mostRows)
    }

    /// Writes the row with index `y` in the bitmap to `output`, the region's first pixel of that row.
    ///
    /// The row is gathered by itself: the filter has no spacing.
    func write(_ y: Int, filter: RowFilter, to output: UnsafeMutablePointer<UInt8>) {
        blurred(y, filter: filter).store(to: output)
    }

    /// Writes rows in sequence that have one filter, `stride` bytes apart, with no colour above its alpha.
    func write(_ ys: Range<Int>, filter: RowFilter, to output: UnsafeMutablePointer<UInt8>, stride: Int) {
        let width = plan.region.width
        guard filter.spacing > 1 else {
            for y in ys {
                let row = output + (y - ys.lowerBound) * stride
                write(y, filter: filter, to: row)
                kernels.clampToAlpha(row, count: width)
            }
            return
        }
        let stage = stage(for: filter)
        let rows = joinedRows(for: filter, stage)
        rows.start(filter)
        for y in ys {
            let joined = rows.join(y) { cell, target in
                let part = blurAcross(filter.center(of: cell), filter: filter, stage: stage)
                target.update(from: stage.spreadAcross(), count: stage.spreadLanes)
                return part
            }
            let row = output + (y - ys.lowerBound) * stride
            stage.store(joined, to: row)
            kernels.clampToAlpha(row, count: width)
        }
    }

    private func joinedRows(for filter: RowFilter, _ stage: RowStage) -> JoinedRows {
        let depth = filter.level - plan.moments.base
        if let made = joined[depth] { return made }
        let rows = JoinedRows(filter: filter, lanes: stage.spreadLanes, memory: memory)
        joined[depth] = rows
        return rows
    }

    /// The row with index `y` at its level's resolution, as the stage's `convolved`, not yet spread to pixels.
    ///
    /// The stage is the same for every row of a level, and holds one row.
    func blurred(_ y: Int, filter: RowFilter) -> RowStage {
        let stage = stage(for: filter)
        _ = blurAcross(Double(y), filter: filter, stage: stage)
        return stage
    }

    private func stage(for filter: RowFilter) -> RowStage {
        let depth = filter.level - plan.moments.base
        if let made = stages[depth] { return made }
        let region = plan.region
        let stage = RowStage(
            axis: pyramid.level(filter.level).columns,
            pixels: region.x..<region.maxX,
            edges: plan.edges,
            memory: memory
        )
        stages[depth] = stage
        return stage
    }

    /// Makes the stage's `convolved` of the row whose centre is `y`; returns how much of its weight lies inside, as
    /// ``gather(_:filter:level:to:)`` does.
    private func blurAcross(_ y: Double, filter: RowFilter, stage: RowStage) -> Double {
        let part = gather(y, filter: filter, level: pyramid.level(filter.level), to: stage.sums)
        _ = stage.prepare(filter)
        stage.blurAcross()
        return part
    }

    /// Sums the level's rows around `y`; returns the part of the weight that lies inside with normalised edges, up to
    /// a factor that all rows share, and 1 with others.
    private func gather(
        _ y: Double,
        filter: RowFilter,
        level: BlurPyramid.Level,
        to sums: UnsafeMutablePointer<UInt16>
    ) -> Double {
        let range = filter.samples(around: y)
        let count = min(range.count, Self.mostRows)
        let size = Double(1 << filter.level)
        GaussianWeights.fill(
            weights,
            start: (Double(range.lowerBound) + 0.5) * size - 0.5 - y,
            step: size,
            count: count,
            variance: filter.verticalVariance,
            excess: filter.verticalExcess
        )
        let stored = level.rows.stored
        var (sum, total) = (0.0, 0.0)
        var kept = 0
        for index in 0..<count {
            let sample = range.lowerBound + index
            let weight = weights[index]
            total += weight
            sum += plan.edges == .normalize ? weight * level.rows.mass(at: sample) : weight
            guard let row = plan.edges.resolve(sample, in: stored) else { continue }
            weights[kept] = weight
            rows[kept] = level.row(row)
            kept += 1
        }
        // Near a normalised edge a weight can reach two. All are then halved, and the sum comes out in 8.7 at once.
        var isHalved = false
        for index in 0..<kept where weights[index] > 0.999 * sum { isHalved = true }
        let scale = 1 / (isHalved ? 2 * sum : sum)
        for index in 0..<kept { weights[index] *= scale }
        GaussianWeights.round(weights, count: kept, to: rounded)
        kernels.gatherRows(
            rows,
            weights: rounded,
            count: kept,
            shift: isHalved ? 0 : 1,
            to: sums,
            lanes: level.lanes
        )
        return sum / total
    }
}
