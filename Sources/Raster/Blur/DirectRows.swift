import KernelInterface
import KernelSelection

/// Blurs rows with a small sigma straight from the pixels, in place.
///
/// A row is written while rows below still need what it was, so the rows above are kept aside. It serves one band of rows
/// after the other: what lies beyond a band's ends comes from ``BandEdges``, since other threads may be writing there.
///
/// It has buffers of its own: each thread needs another one.
final class DirectRows {
    private let plan: BlurPlan
    private let inside: Range<Int>
    private let pixels: UnsafeMutablePointer<UInt8>
    private let stride: Int
    private let width: Int
    private let kernel: RowKernel
    /// The sums of a row and of the one after it.
    private let sides: (first: PairedRow, second: PairedRow)
    /// The band's last ``keptCount`` rows as they were: as many as two rows' kernels take down to their centres.
    private let kept: UnsafeMutablePointer<UInt8>
    private let keptCount: Int
    private var band = BandEdges.Band(rows: 0..<0, above: nil, below: nil)
    private let nothing: UnsafeMutablePointer<UInt8>
    private let half: UnsafeMutablePointer<Double>
    private let weights: UnsafeMutablePointer<UInt16>
    private let rows: UnsafeMutablePointer<UnsafePointer<UInt8>>
    private var last: RowFilter?
    private var isSecondPrepared = false
    /// Whether `weights` are those of a whole kernel for ``last``, and how many rows they take on each side.
    private var isWhole = false
    private var radius = 0

    /// Blurs the region that starts at `pixels` in a bitmap whose rows are `stride` bytes apart.
    init(plan: BlurPlan, reach: Int, pixels: UnsafeMutablePointer<UInt8>, stride: Int, memory: ScratchMemory) {
        self.plan = plan
        self.pixels = pixels
        self.stride = stride
        inside = plan.axes[0].rows.stored
        width = plan.region.width
        kernel = RowKernel(axis: plan.axes[0].columns, edges: plan.edges, memory: memory)
        sides = (
            PairedRow(width: width, edges: plan.edges, memory: memory),
            PairedRow(width: width, edges: plan.edges, memory: memory)
        )
        keptCount = reach + 2
        kept = memory.allocate(UInt8.self, count: 4 * width * keptCount)
        nothing = memory.zeroed(UInt8.self, count: 4 * width)
        half = memory.allocate(Double.self, count: reach + 1)
        weights = memory.allocate(UInt16.self, count: reach + 1)
        rows = memory.allocate(UnsafePointer<UInt8>.self, count: 2 * reach + 2)
    }

    /// Starts a band; its rows are then written from the top.
    func start(_ band: BandEdges.Band) {
        self.band = band
    }

    /// Keeps the pixels of a row; to be called for every row of the band that is not blurred here, before it is written.
    func keep(_ y: Int) {
        keptRow(y).update(from: pixels + (y - inside.lowerBound) * stride, count: 4 * width)
    }

    private func keptRow(_ y: Int) -> UnsafeMutablePointer<UInt8> {
        kept + (y - inside.lowerBound) % keptCount * 4 * width
    }

    /// A row as it was before the blur, while those up to the one with index `y` are kept.
    private func original(_ index: Int, from y: Int) -> UnsafePointer<UInt8> {
        guard let row = plan.edges.resolve(index, in: inside) else { return UnsafePointer(nothing) }
        if row < band.rows.lowerBound, let above = band.above { return above.row(row) }
        if row >= band.rows.upperBound, let below = band.below { return below.row(row) }
        return row <= y ? UnsafePointer(keptRow(row)) : UnsafePointer(pixels + (row - inside.lowerBound) * stride)
    }

    /// Blurs the row with index `y`.
    func write(_ y: Int, filter: RowFilter) {
        keep(y)
        prepare(y, filter)
        // A sigma so small that no neighbour has a weight: the row stays as it is.
        if radius == 0, kernel.radius == 0 { return }
        rows[0] = UnsafePointer(keptRow(y))
        for distance in 0..<radius {
            rows[2 * distance + 1] = original(y - distance - 1, from: y)
            rows[2 * distance + 2] = original(y + distance + 1, from: y)
        }
        kernels.gatherPairs(
            rows,
            weights: weights,
            radius: radius,
            even: sides.first.even,
            odd: sides.first.odd,
            copy: sides.first.copy,
            pixels: width
        )
        sides.first.store(kernel, to: pixels + (y - inside.lowerBound) * stride)
    }

    /// Blurs the row with index `y` and the one after it, if whole kernels do for both; returns whether they do.
    func writeTwo(_ y: Int, filter: RowFilter) -> Bool {
        if isPartial(y, filter) || isPartial(y + 1, filter) { return false }
        prepare(y, filter)
        if radius == 0 || kernel.radius == 0 { return false }
        if !isSecondPrepared { sides.second.prepare(kernel) }
        isSecondPrepared = true
        for index in 0..<2 * radius + 2 { rows[index] = original(y - radius + index, from: y - 1) }
        kernels.gatherPairsTwice(
            rows,
            weights: weights,
            radius: radius,
            even: sides.first.even,
            odd: sides.first.odd,
            evenNext: sides.second.even,
            oddNext: sides.second.odd,
            copy: sides.first.copy,
            kept: keptRow(y),
            keptNext: keptRow(y + 1),
            pixels: width
        )
        sides.first.store(kernel, to: pixels + (y - inside.lowerBound) * stride)
        sides.second.store(kernel, to: pixels + (y + 1 - inside.lowerBound) * stride)
        return true
    }

    /// Whether a part of a row's kernel lies outside, where that counts.
    private func isPartial(_ y: Int, _ filter: RowFilter) -> Bool {
        plan.edges == .normalize && (y - filter.reach < inside.lowerBound || y + filter.reach >= inside.upperBound)
    }

    /// Makes the weights of a row, unless they are still those of the row before.
    private func prepare(_ y: Int, _ filter: RowFilter) {
        let isSame = filter == last
        if !isSame {
            last = filter
            kernel.prepare(filter)
            kernel.halveCenter()
            sides.first.prepare(kernel)
            isSecondPrepared = false
        }
        let reach = filter.reach
        let isPartial = isPartial(y, filter)
        if isSame, isWhole, !isPartial { return }
        isWhole = !isPartial
        if isWhole, !kernel.isScaled, filter.verticalVariance == filter.horizontalVariance {
            // Both kernels are the same.
            radius = kernel.radius
            weights.update(from: kernel.weights, count: radius + 1)
            return
        }
        GaussianWeights.fillHalf(half, radius: reach, variance: filter.verticalVariance, excess: 0)
        if isPartial {
            var sum = half[0]
            for distance in 1...reach {
                if inside.contains(y - distance) { sum += half[distance] }
                if inside.contains(y + distance) { sum += half[distance] }
            }
            if sum < 1 { for index in 0...reach { half[index] /= sum } }
        }
        radius = GaussianWeights.roundSide(half, radius: reach, to: weights)
        var center = 65536
        for distance in 0..<radius {
            let weight = Int(weights[distance + 1])
            center -= isPartial && !inside.contains(y - distance - 1) ? 0 : weight
            center -= isPartial && !inside.contains(y + distance + 1) ? 0 : weight
        }
        weights[0] = UInt16(clamping: center / 2)
    }
}
