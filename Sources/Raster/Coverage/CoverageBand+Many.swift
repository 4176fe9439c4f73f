import KernelInterface
import KernelSelection

extension CoverageBand {
    /// The most edges that are added at once: together they cover a pixel fewer than 32,768 times, which is where the
    /// sum of a cell would overflow.
    static let edgeLimit = 32767

    /// Adds any number of active edges, as the kernel adds a few, by sums that do not overflow.
    ///
    /// The cells are left with smaller areas that have the same coverage: limited to a whole pixel, or whole pairs of
    /// windings less.
    func accumulateMany(
        _ edges: UnsafePointer<CoverageEdge>,
        _ active: UnsafeMutablePointer<Int32>,
        _ count: Int,
        evenOdd: Bool
    ) -> Int {
        var sums = [Int](repeating: 0, count: cellsPerRow * rows)
        var kept = 0
        for start in stride(from: 0, to: count, by: Self.edgeLimit) {
            let part = min(Self.edgeLimit, count - start)
            let left = kernels.coverageAccumulate(edges, active: active + start, count: part, band: self)
            (active + kept).update(from: active + start, count: left)
            kept += left
            for index in sums.indices {
                sums[index] += Int(cells[index])
                cells[index] = 0
            }
        }
        for row in 0..<rows {
            var area = 0
            var before = 0
            for index in row * cellsPerRow..<(row + 1) * cellsPerRow {
                area += sums[index]
                let reduced = evenOdd ? area % 131_072 : min(max(area, -65_536), 65_536)
                cells[index] = Int32(reduced - before)
                before = reduced
            }
        }
        return kept
    }
}
