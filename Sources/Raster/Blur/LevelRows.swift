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
    private var stages: [Stage?]
    private let weights: UnsafeMutablePointer<Double>
    private let rounded: UnsafeMutablePointer<UInt16>
    private let rows: UnsafeMutablePointer<UnsafePointer<UInt16>>
    /// Whole kernels of ``keptFilter`` in 0.16, each at the number of the row that it was made for, modulo their count.
    private let kept: UnsafeMutablePointer<UInt16>
    /// Where the first sample of each lies from its row; not a number where there is none.
    private var keptOffsets = [Double](repeating: .nan, count: keptKernels)
    private var keptFilter: RowFilter?
    /// The row whose vertical sum was made with that of the row before, and lies in its level's second row.
    private var ahead: (center: Double, filter: RowFilter)?

    private struct Stage {
        let stage: RowStage
        let rows: HeldRows
    }

    /// A level's rows in memory, without all that a copy of the level itself would bring along.
    private struct HeldRows {
        let stored: Range<Int>
        let whole: Range<Int>
        let lanes: Int
        private let start: UnsafePointer<UInt16>

        init(_ level: BlurPyramid.Level) {
            stored = level.rows.stored
            whole = level.rows.whole
            lanes = level.lanes
            start = level.row(0)
        }

        func row(_ index: Int) -> UnsafePointer<UInt16> { start + index * lanes }
    }

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
        stages = [Stage?](repeating: nil, count: plan.axes.count)
        weights = memory.allocate(Double.self, count: Self.mostRows)
        rounded = memory.allocate(UInt16.self, count: Self.mostRows)
        rows = memory.allocate(UnsafePointer<UInt16>.self, count: Self.mostRows)
        kept = memory.allocate(UInt16.self, count: Self.mostRows * Self.keptKernels)
    }

    /// Blurs the row whose centre is `center` into pixels in 8.7, the region's first at `row`, which is writable seven
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
        let made = stage(for: filter)
        made.stage.prepare(filter)
        if let ahead, ahead.center == center, ahead.filter == filter {
            self.ahead = nil
            made.stage.blur(isNext: true, to: row)
            return 1
        }
        let part = gather(
            center,
            number: number,
            filter: filter,
            isFollowed: isFollowed && filter.level == plan.moments.spreading.level,
            from: made,
            normalized: normalized
        )
        made.stage.blur(isNext: false, to: row)
        return part
    }

    private func stage(for filter: RowFilter) -> Stage {
        let depth = filter.level - plan.moments.base
        if let made = stages[depth] { return made }
        let (region, level) = (plan.region, pyramid.level(filter.level))
        let stage = Stage(
            stage: RowStage(
                axis: level.columns,
                pixels: region.x..<region.maxX,
                edges: plan.edges,
                spreading: plan.moments.spreading,
                memory: memory
            ),
            rows: HeldRows(level)
        )
        stages[depth] = stage
        return stage
    }

    /// Sums the level's rows around `center`, and where it can, around the next row; returns the part of the weight that
    /// lies inside.
    private func gather(
        _ center: Double,
        number: Int,
        filter: RowFilter,
        isFollowed: Bool,
        from made: Stage,
        normalized: Bool
    ) -> Double {
        let (level, sums) = (made.rows, made.stage.sums)
        let range = filter.samples(around: center)
        let count = min(range.count, Self.mostRows - 1)
        let end = range.lowerBound + count
        if range.lowerBound >= level.whole.lowerBound, end <= level.whole.upperBound {
            let kernel = wholeKernel(
                center,
                number: number,
                filter: filter,
                first: range.lowerBound,
                count: count,
                across: made.stage.kernel
            )
            for index in 0..<count { rows[index] = level.row(range.lowerBound + index) }
            guard isSymmetric(center, filter, first: range.lowerBound, count: count) else {
                kernels.gatherRows(rows, weights: kernel, count: count, shift: 1, to: sums.own, lanes: level.lanes)
                return 1
            }
            guard isFollowed, end < level.whole.upperBound else {
                kernels.foldRows(rows, weights: kernel, radius: count / 2, to: sums.own, lanes: level.lanes)
                return 1
            }
            // The next cell lies one sample further down: it has the same weights, and most rows are the same.
            rows[count] = level.row(end)
            kernels.foldRowsTwice(
                rows,
                weights: kernel,
                radius: count / 2,
                to: sums.own,
                and: sums.next,
                lanes: level.lanes
            )
            ahead = (center + Double(filter.size), filter)
            return 1
        }
        return gatherPart(center, filter, first: range.lowerBound, count: count, rows: level, normalized, sums.own)
    }

    /// The same where not all rows are there, or not all of them lie wholly inside.
    private func gatherPart(
        _ center: Double,
        _ filter: RowFilter,
        first: Int,
        count: Int,
        rows level: HeldRows,
        _ normalized: Bool,
        _ sums: UnsafeMutablePointer<UInt16>
    ) -> Double {
        let axis = pyramid.level(filter.level).rows
        let isNormalized = plan.edges == .normalize
        fill(center, filter: filter, first: first, count: count)
        var (inside, total) = (0.0, 0.0)
        var kept = 0
        for index in 0..<count {
            let sample = first + index
            let weight = weights[index]
            total += weight
            inside += weight * (isNormalized ? axis.mass(at: sample) : 1)
            guard let row = plan.edges.resolve(sample, in: level.stored) else { continue }
            // What a sum makes good for the rounding of each of its rows, one of nothing does not lack.
            if axis.isEmpty(sample) { continue }
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
        return isNormalized ? inside / total / Double(1 << axis.gains) : 1
    }

    /// Whether a row's weights are symmetric around the one in the middle of its samples.
    private func isSymmetric(_ center: Double, _ filter: RowFilter, first: Int, count: Int) -> Bool {
        filter.verticalSkew == 0 && count % 2 == 1
            && (Double(first + count / 2) + 0.5) * Double(filter.size) - 0.5 == center
    }

    /// The weights of samples that all are there: in order, or where they are symmetric, the middle one's and those of
    /// pairs.
    ///
    /// They are made anew unless a row that lay like this one had the same.
    private func wholeKernel(
        _ center: Double,
        number: Int,
        filter: RowFilter,
        first: Int,
        count: Int,
        across: RowKernel
    ) -> UnsafePointer<UInt16> {
        if keptFilter != filter {
            keptFilter = filter
            for place in 0..<Self.keptKernels { keptOffsets[place] = .nan }
        }
        let place = (number % Self.keptKernels + Self.keptKernels) % Self.keptKernels
        let kernel = kept + place * Self.mostRows
        let offset = Double(first * filter.size) - center
        if keptOffsets[place] == offset { return UnsafePointer(kernel) }
        keptOffsets[place] = offset
        let isSymmetric = isSymmetric(center, filter, first: first, count: count)
        if isSymmetric, filter.isSquare, across.fold(count / 2, to: kernel) { return UnsafePointer(kernel) }
        fill(center, filter: filter, first: first, count: count)
        if isSymmetric {
            fold(count / 2, to: kernel)
            return UnsafePointer(kernel)
        }
        var sum = 0.0
        for index in 0..<count { sum += weights[index] }
        for index in 0..<count { weights[index] /= sum }
        GaussianWeights.round(weights, count: count, to: kernel)
        return UnsafePointer(kernel)
    }

    /// Rounds ``weights``, which are symmetric, to the middle one and those of pairs in 0.16.
    private func fold(_ radius: Int, to kernel: UnsafeMutablePointer<UInt16>) {
        let half = weights + radius
        var sum = half[0]
        for distance in 1...radius { sum += 2 * half[distance] }
        for distance in 0...radius { half[distance] /= sum }
        _ = GaussianWeights.roundSide(half, radius: radius, to: kernel)
        var middle = 65536
        for distance in 1...radius {
            kernel[distance] *= 2
            middle -= Int(kernel[distance])
        }
        kernel[0] = UInt16(clamping: middle)
    }

    /// Fills ``weights`` for samples around a row, not normalised.
    private func fill(_ center: Double, filter: RowFilter, first: Int, count: Int) {
        let size = Double(filter.size)
        if filter.isNarrow {
            let (middle, variance) = (weights + RowFilter.narrowReach, filter.verticalVariance / (size * size))
            let sixth = PyramidMoments.narrowSixthCumulant
            GaussianWeights.fillNarrow(middle, variance: variance, excess: filter.verticalExcess, sixth: sixth)
            for distance in 1...RowFilter.narrowReach { middle[-distance] = middle[distance] }
            return
        }
        GaussianWeights.fill(
            weights,
            start: (Double(first) + 0.5) * size - 0.5 - center,
            step: size,
            count: count,
            variance: filter.verticalVariance,
            skew: filter.verticalSkew,
            excess: filter.verticalExcess
        )
    }
}
