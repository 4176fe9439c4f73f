import KernelInterface
import KernelSelection

/// Blurs rows from a pyramid: vertical gather, horizontal kernel, interpolation.
final class LevelRows {
    private let plan: BlurPlan
    private let pyramid: BlurPyramid
    private let memory: ScratchMemory
    /// What one level's rows need, made when its first row is blurred.
    private var stages: [Stage?]
    private let scratch: UnsafeMutablePointer<UInt8>

    init(plan: BlurPlan, pyramid: BlurPyramid, memory: ScratchMemory) {
        self.plan = plan
        self.pyramid = pyramid
        self.memory = memory
        stages = [Stage?](repeating: nil, count: plan.axes.count)
        scratch = memory.allocate(UInt8.self, count: 4 * plan.region.width)
    }

    /// Writes the row with index `y` in the bitmap to `output`, the region's first pixel of that row.
    func write(_ y: Int, filter: RowFilter, to output: UnsafeMutablePointer<UInt8>) {
        let depth = filter.level - plan.moments.base
        var stage = stages[depth] ?? Stage(level: pyramid.level(filter.level), plan: plan, memory: memory)
        gather(y, filter: filter, stage: stage)
        let kernel = stage.kernel(for: filter, plan: plan)
        stages[depth] = stage

        let cells = stage.level.columns.cells
        let first = cells.lowerBound - 2
        kernels.convolve(
            stage.row + 4 * (first - stage.columns.lowerBound),
            weights: kernel.weights,
            radius: kernel.radius,
            to: stage.convolved,
            lanes: 4 * (cells.count + 4)
        )
        upsample(stage, kernel: kernel, first: first, to: output)
    }

    /// Sums the level's rows around `y`, then extends the sum past its ends.
    private func gather(_ y: Int, filter: RowFilter, stage: Stage) {
        let level = stage.level
        let range = filter.samples(around: y)
        let size = Double(1 << filter.level)
        var weights = GaussianWeights.samples(
            start: (Double(range.lowerBound) + 0.5) * size - 0.5 - Double(y),
            step: size,
            count: range.count,
            variance: filter.verticalVariance,
            excess: filter.verticalExcess
        )
        var rows: [UnsafePointer<UInt16>] = []
        rows.reserveCapacity(range.count + 3)
        var sum = 0.0
        var kept = 0
        for (index, sample) in range.enumerated() {
            let held = plan.edges.resolve(sample, in: level.rows.stored)
            let share = plan.edges == .normalize ? level.rows.mass(at: sample) : 1
            sum += weights[index] * share
            guard let held else { continue }
            weights[kept] = weights[index]
            kept += 1
            rows.append(level.row(held))
        }
        weights.removeLast(weights.count - kept)
        // Near a normalised edge a weight can reach two. All are then halved, and the sum comes out in 8.7 at once.
        let isHalved = weights.contains { $0 > 0.999 * sum }
        for index in weights.indices { weights[index] /= isHalved ? 2 * sum : sum }
        var quantized = GaussianWeights.quantized(weights)
        // Each product loses half a unit on average.
        let bias = UInt16((kept + 1) / 2)
        while quantized.count % 4 != 0 {
            quantized.append(0)
            rows.append(rows[0])
        }

        let target = stage.row + 4 * (level.columns.stored.lowerBound - stage.columns.lowerBound)
        target.update(repeating: bias, count: level.lanes)
        rows.withUnsafeBufferPointer { rows in
            quantized.withUnsafeBufferPointer { weights in
                guard let rows = rows.baseAddress, let weights = weights.baseAddress else { return }
                for group in stride(from: 0, to: quantized.count, by: 4) {
                    kernels.addRows(rows + group, weights: weights + group, to: target, lanes: level.lanes)
                }
            }
        }
        if !isHalved { kernels.halveValues(target, lanes: level.lanes) }
        if plan.edges == .clamp { stage.repeatEnds() }
    }

    private func upsample(
        _ stage: Stage,
        kernel: HorizontalKernel,
        first: Int,
        to output: UnsafeMutablePointer<UInt8>
    ) {
        let phases = stage.phases
        let pixels = phases.output
        for phase in 0..<phases.count {
            let sample = phases.sample(before: pixels.lowerBound + phase)
            phases.weights.withUnsafeBufferPointer { weights in
                guard let weights = weights.baseAddress else { return }
                kernels.upsample(
                    stage.convolved + 4 * (sample - 1 - first),
                    weights: weights + 4 * phase,
                    to: output + 4 * phase,
                    stride: phases.count,
                    pixels: (pixels.count - phase + phases.count - 1) / phases.count,
                    scratch: scratch
                )
            }
        }
        for span in kernel.spans {
            kernels.upsample(
                stage.convolved - 4 * first,
                first: span.pixels.lowerBound,
                level: phases.level,
                weights: phases.weights,
                phase: (span.pixels.lowerBound - pixels.lowerBound) % phases.count,
                phases: phases.count,
                reciprocals: span.reciprocals,
                to: output + 4 * (span.pixels.lowerBound - pixels.lowerBound),
                pixels: span.pixels.count
            )
        }
    }
}

/// The buffers and tables for the rows of one level.
private struct Stage {
    let level: BlurPyramid.Level
    let phases: UpsamplingPhases
    /// Columns of ``row``: those stored, and those that the widest kernel reaches.
    ///
    /// Outside of the stored ones it holds nothing, or the end's sample with clamped edges.
    let columns: Range<Int>
    /// A row gathered, in 8.7.
    let row: UnsafeMutablePointer<UInt16>
    /// That row convolved: the cells and two samples on each side.
    let convolved: UnsafeMutablePointer<UInt16>
    private var last: (filter: RowFilter, kernel: HorizontalKernel)?

    init(level: BlurPyramid.Level, plan: BlurPlan, memory: ScratchMemory) {
        self.level = level
        phases = UpsamplingPhases(level: level.columns.level, output: plan.region.x..<plan.region.maxX)
        // Kernels come in groups of four weights; the interpolation takes two samples more.
        let reach = (PyramidMoments.largestRadius + 3) / 4 * 4 + 2
        let stored = level.columns.stored
        let cells = level.columns.cells
        columns =
            min(stored.lowerBound, cells.lowerBound - reach)..<max(stored.upperBound, cells.upperBound + reach)
        row = memory.zeroed(UInt16.self, count: 4 * columns.count)
        convolved = memory.allocate(UInt16.self, count: 4 * (cells.count + 4))
    }

    /// The kernel of a row, made anew only when the filter changes.
    mutating func kernel(for filter: RowFilter, plan: BlurPlan) -> HorizontalKernel {
        if let last, last.filter == filter { return last.kernel }
        let kernel = HorizontalKernel(
            filter: filter,
            axis: level.columns,
            output: phases.output,
            edges: plan.edges,
            phases: phases
        )
        last = (filter, kernel)
        return kernel
    }

    /// Fills the row beyond both ends of the stored columns with their last samples.
    func repeatEnds() {
        let first = row + 4 * (level.columns.stored.lowerBound - columns.lowerBound)
        var target = row
        while target < first {
            target.update(from: first, count: 4)
            target += 4
        }
        let end = row + 4 * columns.count
        target = first + level.lanes
        let last = target - 4
        while target < end {
            target.update(from: last, count: 4)
            target += 4
        }
    }
}
