import KernelInterface
import KernelSelection

/// Blurs rows with a small sigma straight from the pixels, in place.
///
/// A row is written while rows below still need what it was, so the rows around it are kept aside, widened to 8.7.
final class DirectRows {
    private let plan: BlurPlan
    private let pixels: UnsafeMutablePointer<UInt8>
    private let stride: Int
    private let axes: (rows: LevelAxis, columns: LevelAxis)
    /// The last ``keptCount`` rows loaded: as many as the tallest kernel spans.
    private let kept: UnsafeMutablePointer<UInt16>
    private let keptCount: Int
    /// The first row that has not been loaded.
    private var nextRow: Int
    private let nothing: UnsafeMutablePointer<UInt16>
    /// A vertical sum in 8.7, extended on both sides by ``margin`` pixels.
    private let row: UnsafeMutablePointer<UInt16>
    private let convolved: UnsafeMutablePointer<UInt16>
    private var last: (filter: RowFilter, weights: RowWeights)?

    /// Kernels come in groups of four weights, up to a radius of 13.
    private static let margin = 16

    private struct RowWeights {
        /// The centre and one side of the vertical kernel, not rounded.
        let vertical: [Double]
        let horizontal: HorizontalKernel
    }

    /// Blurs the region that starts at `pixels` in a bitmap whose rows are `stride` bytes apart.
    init(plan: BlurPlan, pixels: UnsafeMutablePointer<UInt8>, stride: Int, memory: ScratchMemory) {
        self.plan = plan
        self.pixels = pixels
        self.stride = stride
        axes = plan.axes[0]
        let reach = plan.filters.reduce(-1) { reach, filter in
            guard let filter, filter.level == 0 else { return reach }
            return max(reach, Self.reach(filter))
        }
        let lanes = 4 * plan.region.width
        keptCount = reach < 0 ? 0 : 2 * reach + 1
        nextRow = plan.region.y
        kept = memory.allocate(UInt16.self, count: lanes * keptCount)
        nothing = memory.zeroed(UInt16.self, count: lanes)
        row = memory.zeroed(UInt16.self, count: lanes + 8 * Self.margin)
        convolved = memory.allocate(UInt16.self, count: lanes)
    }

    private static func reach(_ filter: RowFilter) -> Int {
        Int(PyramidMoments.cutoff * filter.verticalVariance.squareRoot()) + 1
    }

    /// Keeps the pixels of the rows up to the one with index `y`; to be called for every row before it is written.
    func load(through y: Int) {
        guard keptCount > 0 else { return }
        while nextRow <= y, nextRow < plan.region.maxY {
            kernels.widen(
                pixels + (nextRow - plan.region.y) * stride,
                to: keptRow(nextRow),
                lanes: 4 * plan.region.width
            )
            nextRow += 1
        }
    }

    private func keptRow(_ y: Int) -> UnsafeMutablePointer<UInt16> {
        kept + (y - plan.region.y) % keptCount * 4 * plan.region.width
    }

    /// The pixels that a row had before the blur.
    private func original(_ index: Int) -> UnsafePointer<UInt16> {
        UnsafePointer(plan.edges.resolve(index, in: axes.rows.stored).map(keptRow) ?? nothing)
    }

    /// Blurs the row with index `y`.
    func write(_ y: Int, filter: RowFilter) {
        let weights = weights(for: filter)
        load(through: y + Self.reach(filter))
        let output = pixels + (y - plan.region.y) * stride
        let side = gather(y, weights.vertical)
        // A sigma so small that no neighbour has a weight: the row stays as it is.
        if side == 0, weights.horizontal.radius == 0 { return }
        let width = plan.region.width
        let first = row + 4 * Self.margin
        extend(first)
        let horizontal = weights.horizontal
        kernels.convolve(
            first,
            weights: horizontal.weights,
            radius: horizontal.radius,
            to: convolved,
            lanes: 4 * width
        )
        kernels.store(convolved, to: output, lanes: 4 * width)
        for span in horizontal.spans {
            let offset = 4 * (span.pixels.lowerBound - plan.region.x)
            kernels.store(
                convolved + offset,
                reciprocals: span.reciprocals,
                to: output + offset,
                pixels: span.pixels.count
            )
        }
    }

    private func weights(for filter: RowFilter) -> RowWeights {
        if let last, last.filter == filter { return last.weights }
        let weights = RowWeights(
            vertical: GaussianWeights.half(
                radius: Self.reach(filter),
                variance: filter.verticalVariance,
                excess: 0
            ),
            horizontal: HorizontalKernel(
                filter: filter,
                axis: axes.columns,
                output: axes.columns.cells,
                edges: plan.edges,
                phases: nil
            )
        )
        last = (filter, weights)
        return weights
    }

    /// Sums the rows around `y` in 8.7; returns how many on each side have a weight.
    private func gather(_ y: Int, _ half: [Double]) -> Int {
        let rows = axes.rows.stored
        var half = half
        if plan.edges == .normalize {
            var inside = half[0]
            for distance in 1..<half.count {
                if rows.contains(y - distance) { inside += half[distance] }
                if rows.contains(y + distance) { inside += half[distance] }
            }
            if inside < 1 { for index in half.indices { half[index] /= inside } }
        }
        var side = GaussianWeights.quantizedSide(half)
        let radius = side.count
        guard radius > 0 else { return 0 }

        var center = 65536
        var above: [UnsafePointer<UInt16>] = []
        var below: [UnsafePointer<UInt16>] = []
        for distance in 1...radius {
            let weight = Int(side[distance - 1])
            center -= plan.edges == .normalize && !rows.contains(y - distance) ? 0 : weight
            center -= plan.edges == .normalize && !rows.contains(y + distance) ? 0 : weight
            above.append(original(y - distance))
            below.append(original(y + distance))
        }
        while side.count % 4 != 0 {
            side.append(0)
            above.append(UnsafePointer(nothing))
            below.append(UnsafePointer(nothing))
        }
        let lanes = 4 * plan.region.width
        let target = row + 4 * Self.margin
        kernels.startSum(
            original(y),
            weight: UInt16(clamping: center),
            bias: UInt16((radius + 1) / 2),
            to: target,
            lanes: lanes
        )
        for first in Swift.stride(from: 0, to: radius, by: 4) {
            above.withUnsafeBufferPointer { above in
                below.withUnsafeBufferPointer { below in
                    side.withUnsafeBufferPointer { side in
                        guard let above = above.baseAddress, let below = below.baseAddress,
                            let side = side.baseAddress
                        else { return }
                        kernels.addPairs(
                            above + first,
                            below + first,
                            weights: side + first,
                            to: target,
                            lanes: lanes
                        )
                    }
                }
            }
        }
        return radius
    }

    /// Extends the vertical sum on both sides as the edge mode says; where there is nothing it holds zeros already.
    private func extend(_ first: UnsafeMutablePointer<UInt16>) {
        let region = plan.region
        for distance in 1...Self.margin {
            for column in [region.x - distance, region.maxX - 1 + distance] {
                guard let source = plan.edges.resolve(column, in: axes.columns.stored) else { continue }
                (first + 4 * (column - region.x)).update(from: first + 4 * (source - region.x), count: 4)
            }
        }
    }
}
