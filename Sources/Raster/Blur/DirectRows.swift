import KernelInterface
import KernelSelection

/// Blurs rows with a small sigma straight from the pixels, in place.
///
/// A row is written while rows below still need what it was, so the rows around it are kept aside, widened to 8.7. It
/// serves one band of rows after the other: what lies beyond a band's ends comes from ``BandEdges``, since other threads
/// may be writing there.
///
/// It has buffers of its own: each thread needs another one.
final class DirectRows {
    private let plan: BlurPlan
    private let pixels: UnsafeMutablePointer<UInt8>
    private let stride: Int
    private let stage: RowStage
    /// The last ``keptCount`` rows loaded: as many as the tallest kernel spans.
    private let kept: UnsafeMutablePointer<UInt16>
    private let keptCount: Int
    /// The first row that has not been loaded.
    private var nextRow = 0
    private var band = BandEdges.Band(rows: 0..<0, above: nil, below: nil)
    private let nothing: UnsafeMutablePointer<UInt16>
    private let half: UnsafeMutablePointer<Double>
    private let weights: UnsafeMutablePointer<UInt16>
    private let rows: UnsafeMutablePointer<UnsafePointer<UInt16>>

    /// Blurs the region that starts at `pixels` in a bitmap whose rows are `stride` bytes apart.
    init(plan: BlurPlan, reach: Int, pixels: UnsafeMutablePointer<UInt8>, stride: Int, memory: ScratchMemory) {
        self.plan = plan
        self.pixels = pixels
        self.stride = stride
        let region = plan.region
        stage = RowStage(
            axis: plan.axes[0].columns,
            pixels: region.x..<region.maxX,
            edges: plan.edges,
            memory: memory
        )
        let lanes = 4 * region.width
        keptCount = 2 * reach + 1
        kept = memory.allocate(UInt16.self, count: lanes * keptCount)
        nothing = memory.zeroed(UInt16.self, count: lanes)
        half = memory.allocate(Double.self, count: reach + 1)
        weights = memory.allocate(UInt16.self, count: reach + 1)
        rows = memory.allocate(UnsafePointer<UInt16>.self, count: 2 * reach + 1)
    }

    /// Starts a band; its rows are then written from the top, each after a call of ``load(through:)``.
    func start(_ band: BandEdges.Band) {
        self.band = band
        // A band looks up no further than its own rows reach, and no more was copied.
        nextRow = band.above?.first ?? band.rows.lowerBound
    }

    /// Keeps the pixels of the rows up to the one with index `y`; to be called for every row before it is written.
    func load(through y: Int) {
        while nextRow <= y, nextRow < plan.region.maxY {
            kernels.widen(source(nextRow), to: keptRow(nextRow), lanes: 4 * plan.region.width)
            nextRow += 1
        }
    }

    /// A row as it was before the blur.
    private func source(_ y: Int) -> UnsafePointer<UInt8> {
        if y < band.rows.lowerBound, let above = band.above { return above.row(y) }
        if y >= band.rows.upperBound, let below = band.below { return below.row(y) }
        return UnsafePointer(pixels + (y - plan.region.y) * stride)
    }

    private func keptRow(_ y: Int) -> UnsafeMutablePointer<UInt16> {
        kept + (y - plan.region.y) % keptCount * 4 * plan.region.width
    }

    /// The pixels that a row had before the blur.
    private func original(_ index: Int) -> UnsafePointer<UInt16> {
        UnsafePointer(plan.edges.resolve(index, in: plan.axes[0].rows.stored).map(keptRow) ?? nothing)
    }

    /// Blurs the row with index `y`.
    func write(_ y: Int, filter: RowFilter) {
        load(through: y + filter.reach)
        let side = gather(y, filter)
        let isSpread = stage.prepare(filter)
        // A sigma so small that no neighbour has a weight: the row stays as it is.
        if side == 0, !isSpread { return }
        stage.blurAcross()
        stage.store(to: pixels + (y - plan.region.y) * stride)
    }

    /// Sums the rows around `y` in 8.7; returns how many on each side have a weight.
    private func gather(_ y: Int, _ filter: RowFilter) -> Int {
        let inside = plan.axes[0].rows.stored
        let reach = filter.reach
        GaussianWeights.fillHalf(half, radius: reach, variance: filter.verticalVariance, excess: 0)
        if plan.edges == .normalize {
            var sum = half[0]
            for distance in 1...reach {
                if inside.contains(y - distance) { sum += half[distance] }
                if inside.contains(y + distance) { sum += half[distance] }
            }
            if sum < 1 { for index in 0...reach { half[index] /= sum } }
        }
        let radius = GaussianWeights.roundSide(half, radius: reach, to: weights)
        guard radius > 0 else {
            stage.sums.update(from: original(y), count: 4 * plan.region.width)
            return 0
        }
        var center = 65536
        rows[0] = original(y)
        for distance in 1...radius {
            let weight = Int(weights[distance])
            center -= plan.edges == .normalize && !inside.contains(y - distance) ? 0 : weight
            center -= plan.edges == .normalize && !inside.contains(y + distance) ? 0 : weight
            rows[2 * distance - 1] = original(y - distance)
            rows[2 * distance] = original(y + distance)
        }
        weights[0] = UInt16(clamping: center)
        kernels.gatherPairs(rows, weights: weights, radius: radius, to: stage.sums, lanes: 4 * plan.region.width)
        return radius
    }
}
