import KernelInterface
import KernelSelection
import Synchronization
import Threads

/// A blur of a region of pixels, in place or from one bitmap to another.
struct BlurPass {
    private let region: PixelRect
    private let source: UnsafePointer<UInt8>
    private let pixels: UnsafeMutablePointer<UInt8>
    private let stride: Int
    /// What is drawn over each row as soon as it is made.
    private let color: UInt32?
    private let memory = ScratchMemory()
    private let plan: PlannedBlur
    private let schedule: RowSchedule

    /// A blur of the region that starts at `source`, which `pixels` may be too; rows of both are `stride` bytes apart.
    init(
        region: PixelRect,
        sigmas: [Double],
        edges: EdgeMode,
        source: UnsafePointer<UInt8>,
        pixels: UnsafeMutablePointer<UInt8>,
        stride: Int,
        under color: UInt32? = nil
    ) {
        self.region = region
        self.source = source
        self.color = color
        self.pixels = pixels
        self.stride = stride
        plan = PlannedBlur.plan(PlannedBlur.Subject(region: region, sigmas: sigmas, edges: edges))
        schedule = plan.schedule
    }

    /// What one thread needs.
    private struct Worker {
        let direct: DirectRows?
        let rows: ScheduledRows
    }

    /// What is drawn over some rows as soon as they are made, while other rows still are.
    struct Drawing {
        let rows: Range<Int>
        let draw: () -> Void
    }

    /// Blurs all rows, and draws over some of them what `drawing` returns while the pyramids are built.
    func run(then drawing: () -> Drawing? = { nil }) {
        var drawn: Drawing?
        let pyramids = pyramids { drawn = drawing() }
        let reach = plan.directReach
        let edges = BandEdges(schedule, mostReach: reach, pixels: source, stride: stride, memory: memory)
        let workers = (0..<ThreadPool.current.threads).map { _ in
            // Its rows' buffers are made when they are first needed, by the worker itself.
            let memory = ScratchMemory()
            return Worker(
                direct: plan.plans[0].flatMap {
                    reach == 0
                        ? nil : DirectRows(plan: $0, reach: reach, pixels: pixels, stride: stride, memory: memory)
                },
                rows: ScheduledRows(schedule, pyramids: pyramids, memory: memory)
            )
        }
        guard let drawn, !drawn.rows.isEmpty else {
            ThreadPool.current.forEach(edges.bands.count) { band, worker in
                write(edges.bands[band], workers[worker])
            }
            return
        }
        // The rows below the drawing come first. Whoever finds all of them made draws, and others go on meanwhile.
        let below = edges.bands.filter { $0.rows.overlaps(drawn.rows) }
        let others = edges.bands.filter { !$0.rows.overlaps(drawn.rows) }
        let threads = workers.count
        let (first, rest) = (OwnIndices(below.count, threads: threads), OwnIndices(others.count, threads: threads))
        let missing = Atomic<Int>(below.count)
        let isTaken = Atomic<Bool>(false)
        ThreadPool.current.forEach(threads) { _, worker in
            while let index = first.take(below.count, for: worker) {
                write(below[index], workers[worker])
                missing.wrappingSubtract(1, ordering: .releasing)
            }
            while true {
                if missing.load(ordering: .acquiring) == 0, !isTaken.exchange(true, ordering: .relaxed) { drawn.draw() }
                guard let index = rest.take(others.count, for: worker) else { break }
                write(others[index], workers[worker])
            }
        }
        // Where none was left to do meanwhile.
        if !isTaken.load(ordering: .relaxed) { drawn.draw() }
    }

    /// Those of all sources that some row is made of; `other` is called meanwhile.
    private func pyramids(beside other: () -> Void) -> [(plan: BlurPlan, pyramid: BlurPyramid)?] {
        let plans = plan.plans.compactMap { $0 }
        let source = BlurPyramid.Source.pixels(source, stride: stride)
        var pyramids = BlurPyramid.build(plans, source: source, memory: memory, beside: other)[...]
        return plan.plans.map { plan in plan.flatMap { plan in pyramids.popFirst().map { (plan, $0) } } }
    }

    private func write(_ band: BandEdges.Band, _ worker: Worker) {
        let hasDirectRows = plan.directReach > 0 && band.rows.contains { schedule.directFilter($0 - region.y) != nil }
        if hasDirectRows {
            for y in band.rows { copy(y) }
            worker.direct?.start(band)
        }
        var y = band.rows.lowerBound
        while y < band.rows.upperBound {
            let end = write(from: y, of: band, hasDirectRows: hasDirectRows, worker)
            if let color {
                for y in y..<end {
                    kernels.blendSolid(pixels + (y - region.y) * stride, count: region.width, over: color)
                }
            }
            y = end
        }
    }

    /// Makes the row with index `y`, and those that come with it where no direct row needs them; returns the index of the
    /// next.
    private func write(from y: Int, of band: BandEdges.Band, hasDirectRows: Bool, _ worker: Worker) -> Int {
        let (output, row) = (pixels + (y - region.y) * stride, y - region.y)
        switch schedule.rows[row] {
        case .kept:
            if hasDirectRows { worker.direct?.keep(y) } else { copy(y) }
            return y + 1
        case .direct(let filter):
            if y + 1 < band.rows.upperBound, schedule.rows[row + 1] == .direct(filter), let direct = worker.direct {
                if direct.writeTwo(y, filter: filter) {
                    kernels.clampToAlpha(output, count: region.width)
                    kernels.clampToAlpha(output + stride, count: region.width)
                    return y + 2
                }
            }
            worker.direct?.write(y, filter: filter)
            kernels.clampToAlpha(output, count: region.width)
            return y + 1
        case .alone, .joined:
            // What direct rows need is kept before it is written over.
            if hasDirectRows { worker.direct?.keep(y) }
            let limit = hasDirectRows ? y + 1 : band.rows.upperBound
            return worker.rows.write(y, limit: limit, to: output, stride: stride)
        }
    }

    /// Makes a row what it is in the source.
    private func copy(_ y: Int) {
        let offset = (y - region.y) * stride
        guard source != UnsafePointer(pixels) else { return }
        (pixels + offset).update(from: source + offset, count: 4 * region.width)
    }
}

extension RowSchedule {
    /// The plans of all sources; `nil` where no row is made of one.
    var plans: [BlurPlan?] {
        sources.indices.map { source in
            guard isUsed(source) else { return nil }
            return BlurPlan(region: region, gathered: gathered(from: source), edges: edges, moments: sources[source])
        }
    }
}
