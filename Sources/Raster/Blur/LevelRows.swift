import KernelInterface
import KernelSelection

/// Blurs rows from a pyramid to the width of pixels: vertical gather, horizontal kernel, spreading.
///
/// It has buffers of its own: each thread needs another one.
final class LevelRows {
    private let plan: BlurPlan
    private let pyramid: BlurPyramid
    private let memory: ScratchMemory
    /// What one level's rows need, made when its first row is blurred.
    private var stages: [RowStage?]
    private let weights: UnsafeMutablePointer<Double>
    private let rounded: UnsafeMutablePointer<UInt16>
    private let rows: UnsafeMutablePointer<UnsafePointer<UInt16>>
    /// Whole kernels of ``keptFilter`` in 0.16, each at the number of the row that it was made for, modulo their count.
    private let kept: UnsafeMutablePointer<UInt16>
    /// Where the first sample of each lies from its row; not a number where there is none.
    private var keptOffsets = [Double](repeating: .nan, count: keptKernels)
    private var keptFilter: RowFilter?
    /// The vertical sum of the row after the last one, where it was made with that.
    private var ahead: (center: Double, filter: RowFilter, sums: UnsafeMutablePointer<UInt16>)?
    private var aheadSums: UnsafeMutablePointer<UInt16>?

    /// Rows that a gather takes at most, the radius being rounded up twice.
    ///
    /// The last one is of a row that is gathered with another one.
    private static let mostRows = 2 * PyramidMoments.largestRadius + 5
    /// Cells of four rows that a level's grid puts in as many places.
    private static let keptKernels = 16

    init(plan: BlurPlan, pyramid: BlurPyramid, memory: ScratchMemory) {
        self.plan = plan
        self.pyramid = pyramid
        self.memory = memory
        stages = [RowStage?](repeating: nil, count: plan.axes.count)
        weights = memory.allocate(Double.self, count: Self.mostRows)
        rounded = memory.allocate(UInt16.self, count: Self.mostRows)
        rows = memory.allocate(UnsafePointer<UInt16>.self, count: Self.mostRows)
        kept = memory.allocate(UInt16.self, count: Self.mostRows * Self.keptKernels)
    }

    /// Blurs the row whose centre is `center` into pixels in 8.7, the region's first at `row`, which is writable three
    /// pixels beyond both ends.
    ///
    /// Returns the part of its weight that lies inside with normalised edges, and 1 with others. The row is a mean where it
    /// is `normalized`, and that mean times the part where it is not. `number` tells rows with different centres apart
    /// where the same ones come again and again. `isFollowed` says that the row one cell of ``PyramidMoments/spreading``
    /// further down may come next, with the same filter.
    func blur(
        _ center: Double,
        number: Int,
        filter: RowFilter,
        isFollowed: Bool,
        normalized: Bool,
        to row: UnsafeMutablePointer<UInt16>
    ) -> Double {
        let stage = stage(for: filter)
        let level = pyramid.level(filter.level)
        let part = gather(
            center,
            number: number,
            filter: filter,
            isFollowed: isFollowed && filter.level == plan.moments.spreading.shift,
            level: level,
            normalized: normalized,
            to: stage.sums
        )
        stage.blur(filter, to: row)
        return part
    }

    private func stage(for filter: RowFilter) -> RowStage {
        let depth = filter.level - plan.moments.base
        if let made = stages[depth] { return made }
        let region = plan.region
        let stage = RowStage(
            axis: pyramid.level(filter.level).columns,
            pixels: region.x..<region.maxX,
            edges: plan.edges,
            spreading: plan.moments.spreading,
            memory: memory
        )
        stages[depth] = stage
        return stage
    }

    /// Sums the level's rows around `center`; returns the part of the weight that lies inside.
    private func gather(
        _ center: Double,
        number: Int,
        filter: RowFilter,
        isFollowed: Bool,
        level: BlurPyramid.Level,
        normalized: Bool,
        to sums: UnsafeMutablePointer<UInt16>
    ) -> Double {
        let range = filter.samples(around: center)
        let count = min(range.count, Self.mostRows - 1)
        let stored = level.rows.stored
        let isNormalized = plan.edges == .normalize
        if let ahead, ahead.center == center, ahead.filter == filter {
            sums.update(from: ahead.sums, count: level.lanes)
            self.ahead = nil
            return 1
        }
        func isWhole(_ range: Range<Int>) -> Bool {
            range.lowerBound >= stored.lowerBound && range.upperBound <= stored.upperBound
                && (!isNormalized || level.rows.isWhole(range))
        }
        if isWhole(range.lowerBound..<range.lowerBound + count) {
            let kernel = wholeKernel(center, number: number, filter: filter, first: range.lowerBound, count: count)
            for index in 0..<count { rows[index] = level.row(range.lowerBound + index) }
            guard isFollowed, isWhole(range.lowerBound + 1..<range.lowerBound + count + 1) else {
                kernels.gatherRows(rows, weights: kernel, count: count, shift: 1, to: sums, lanes: level.lanes)
                return 1
            }
            // The next cell lies one sample further down: it has the same weights, and most rows are the same.
            let next = aheadSums ?? memory.allocate(UInt16.self, count: level.lanes)
            aheadSums = next
            rows[count] = level.row(range.lowerBound + count)
            kernels.gatherRowsTwice(
                rows,
                weights: kernel,
                count: count,
                shift: 1,
                to: sums,
                and: next,
                lanes: level.lanes
            )
            ahead = (center + Double(1 << filter.level), filter, next)
            return 1
        }
        fill(center, filter: filter, first: range.lowerBound, count: count)
        var (inside, total) = (0.0, 0.0)
        var kept = 0
        for index in 0..<count {
            let sample = range.lowerBound + index
            let weight = weights[index]
            total += weight
            inside += weight * (isNormalized ? level.rows.mass(at: sample) : 1)
            guard let row = plan.edges.resolve(sample, in: stored) else { continue }
            weights[kept] = weight
            rows[kept] = level.row(row)
            kept += 1
        }
        let sum = normalized ? inside : total
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
        return isNormalized ? inside / total / Double(1 << level.rows.gains) : 1
    }

    /// The weights of samples that all are there, made anew unless a row that lay like this one had the same.
    private func wholeKernel(
        _ center: Double,
        number: Int,
        filter: RowFilter,
        first: Int,
        count: Int
    ) -> UnsafePointer<UInt16> {
        if keptFilter != filter {
            keptFilter = filter
            for place in 0..<Self.keptKernels { keptOffsets[place] = .nan }
        }
        let place = (number % Self.keptKernels + Self.keptKernels) % Self.keptKernels
        let kernel = kept + place * Self.mostRows
        let offset = Double(first << filter.level) - center
        if keptOffsets[place] == offset { return UnsafePointer(kernel) }
        keptOffsets[place] = offset
        fill(center, filter: filter, first: first, count: count)
        var sum = 0.0
        for index in 0..<count { sum += weights[index] }
        for index in 0..<count { weights[index] /= sum }
        GaussianWeights.round(weights, count: count, to: kernel)
        return UnsafePointer(kernel)
    }

    /// Fills ``weights`` for samples around a row, not normalised.
    private func fill(_ center: Double, filter: RowFilter, first: Int, count: Int) {
        let size = Double(1 << filter.level)
        GaussianWeights.fill(
            weights,
            start: (Double(first) + 0.5) * size - 0.5 - center,
            step: size,
            count: count,
            variance: filter.verticalVariance,
            excess: filter.verticalExcess
        )
    }
}
