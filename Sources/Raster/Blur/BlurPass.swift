import KernelInterface
import KernelSelection
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
    /// Rows with a small sigma, straight from pixels or from halved ones.
    private let fine: BlurPlan
    /// Rows with a sigma so large that pixels can be quartered first.
    private let coarse: BlurPlan

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
        func plan(_ moments: PyramidMoments, where isServed: (Double) -> Bool) -> BlurPlan {
            let filters = BlurPlan.filters(
                region: region,
                sigmas: sigmas,
                edges: edges,
                moments: moments,
                joins: true,
                where: isServed
            )
            return BlurPlan(region: region, filters: filters, edges: edges, moments: moments)
        }
        fine = plan(.pixels) { $0 < PyramidMoments.leastQuarteredSigma }
        coarse = plan(.quartered) { $0 >= PyramidMoments.leastQuarteredSigma }
    }

    /// What one thread needs.
    private struct Worker {
        let direct: DirectRows?
        let fine: LevelRows
        let coarse: LevelRows
    }

    func run() {
        let pyramidSource = BlurPyramid.Source.pixels(source, stride: stride)
        let finePyramid = BlurPyramid(plan: fine, source: pyramidSource, memory: memory)
        let coarsePyramid = BlurPyramid(plan: coarse, source: pyramidSource, memory: memory)
        let edges = BandEdges(plan: fine, pixels: source, stride: stride, memory: memory)
        let reach = fine.filters.reduce(0) { max($0, $1.map { $0.level == 0 ? $0.reach : 0 } ?? 0) }
        let workers = (0..<ThreadPool.current.threads).map { _ in
            // Its rows' buffers are made when they are first needed, by the worker itself.
            let memory = ScratchMemory()
            return Worker(
                direct: reach == 0
                    ? nil : DirectRows(plan: fine, reach: reach, pixels: pixels, stride: stride, memory: memory),
                fine: LevelRows(plan: fine, pyramid: finePyramid, memory: memory),
                coarse: LevelRows(plan: coarse, pyramid: coarsePyramid, memory: memory)
            )
        }
        ThreadPool.current.forEach(edges.bands.count) { band, worker in
            write(edges.bands[band], workers[worker])
        }
    }

    private func write(_ band: BandEdges.Band, _ worker: Worker) {
        let hasDirectRows = band.rows.contains { fine.filters[$0 - region.y]?.level == 0 }
        if hasDirectRows {
            for y in band.rows { copy(y) }
            worker.direct?.start(band)
        }
        var y = band.rows.lowerBound
        while y < band.rows.upperBound {
            if hasDirectRows { worker.direct?.keep(y) }
            let end = write(from: y, of: band, hasDirectRows: hasDirectRows, worker)
            if let color {
                for y in y..<end {
                    kernels.blendSolid(pixels + (y - region.y) * stride, count: region.width, over: color)
                }
            }
            y = end
        }
    }

    /// Makes the row with index `y`, and those of the same filter after it where no direct row needs them; returns the
    /// index of the next.
    private func write(from y: Int, of band: BandEdges.Band, hasDirectRows: Bool, _ worker: Worker) -> Int {
        let (output, row) = (pixels + (y - region.y) * stride, y - region.y)
        guard let filter = coarse.filters[row] ?? fine.filters[row] else {
            if !hasDirectRows { copy(y) }
            return y + 1
        }
        if filter.level == 0 {
            worker.direct?.write(y, filter: filter)
            kernels.clampToAlpha(output, count: region.width)
            return y + 1
        }
        let isCoarse = coarse.filters[row] != nil
        let filters = isCoarse ? coarse.filters : fine.filters
        var end = y + 1
        // What direct rows need is kept before it is written over.
        while !hasDirectRows, end < band.rows.upperBound, filters[end - region.y] == filter { end += 1 }
        let levels = isCoarse ? worker.coarse : worker.fine
        levels.write(y..<end, filter: filter, to: output, stride: stride)
        return end
    }

    /// Makes a row what it is in the source.
    private func copy(_ y: Int) {
        let offset = (y - region.y) * stride
        guard source != UnsafePointer(pixels) else { return }
        (pixels + offset).update(from: source + offset, count: 4 * region.width)
    }
}
