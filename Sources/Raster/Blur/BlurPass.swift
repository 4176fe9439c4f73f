import KernelInterface
import KernelSelection
import Threads

/// A blur of a region of pixels in place.
struct BlurPass {
    private let region: PixelRect
    private let pixels: UnsafeMutablePointer<UInt8>
    private let stride: Int
    private let memory = ScratchMemory()
    /// Rows with a small sigma, straight from pixels or from halved ones.
    private let fine: BlurPlan
    /// Rows with a sigma so large that pixels can be quartered first.
    private let coarse: BlurPlan

    init(
        region: PixelRect,
        sigmas: [Double],
        edges: EdgeMode,
        pixels: UnsafeMutablePointer<UInt8>,
        stride: Int
    ) {
        self.region = region
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
        let source = BlurPyramid.Source.pixels(UnsafePointer(pixels), stride: stride)
        let finePyramid = BlurPyramid(plan: fine, source: source, memory: memory)
        let coarsePyramid = BlurPyramid(plan: coarse, source: source, memory: memory)
        let edges = BandEdges(plan: fine, pixels: UnsafePointer(pixels), stride: stride, memory: memory)
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
        if hasDirectRows { worker.direct?.start(band) }
        var y = band.rows.lowerBound
        while y < band.rows.upperBound {
            if hasDirectRows { worker.direct?.load(through: y) }
            let (output, row) = (pixels + (y - region.y) * stride, y - region.y)
            y += 1
            guard let filter = coarse.filters[row] ?? fine.filters[row] else { continue }
            if filter.level == 0 {
                worker.direct?.write(region.y + row, filter: filter)
                kernels.clampToAlpha(output, count: region.width)
                continue
            }
            let isCoarse = coarse.filters[row] != nil
            let filters = isCoarse ? coarse.filters : fine.filters
            // What direct rows need is kept before it is written over.
            while !hasDirectRows, y < band.rows.upperBound, filters[y - region.y] == filter { y += 1 }
            let levels = isCoarse ? worker.coarse : worker.fine
            levels.write(region.y + row..<y, filter: filter, to: output, stride: stride)
        }
    }
}
