import KernelInterface
import KernelSelection

/// Turns edges into exact area coverage, row by row.
///
/// A pixel's coverage is the area of the shape inside it, rounded to the nearest of 0…255; edges on the pixel grid are
/// exact. One number a pixel is kept, the sum of signed areas: where several outlines of one path, or several turns of
/// one outline, overlap *inside* a pixel, their areas add up there (limited to the whole pixel) instead of being
/// united, and opposite ones cancel. Across pixels, windings are right for both rules, however many there are.
///
/// Rows are worked off in bands of 16, which keeps the accumulators in the first cache. All sums are integers, so
/// bands, bounds and the order of edges never change a value.
struct CoverageRasterizer {
    static let bandRows = 16

    /// The spans of one row, counted from `bounds.x`, and the coverage of the varying ones.
    struct Row {
        let y: Int
        let spans: UnsafeBufferPointer<CoverageSpan>
        /// `bounds.width` bytes, valid where a varying span says so.
        let coverage: UnsafeMutablePointer<UInt8>

        /// Writes the coverage of all spans to a row that is zero.
        func store(to target: UnsafeMutablePointer<UInt8>) {
            for span in spans {
                let x = Int(span.x)
                let count = Int(span.count)
                if span.value == CoverageSpan.varying {
                    (target + x).update(from: coverage + x, count: count)
                } else {
                    (target + x).update(repeating: UInt8(span.value), count: count)
                }
            }
        }
    }

    /// Calls `body` for every row that has a covered pixel, from the top.
    static func forEachRow(_ list: EdgeList, rule: FillRule, _ body: (Row) -> Void) {
        forEachRow(list, in: list.bounds, rule: rule, body)
    }

    /// Calls `body` for every row of `bounds`, which are rows of the list's bounds, that has a covered pixel.
    static func forEachRow(_ list: EdgeList, in bounds: PixelRect, rule: FillRule, _ body: (Row) -> Void) {
        guard !bounds.isEmpty else { return }
        let bandCount = (bounds.height + bandRows - 1) / bandRows
        list.edges.withUnsafeBufferPointer { edges in
            guard let edgeBase = edges.baseAddress else { return }
            let sweep = BandSweep(bounds: bounds)
            let order = sweep.memory.allocate(Int32.self, count: 2 * edges.count + bandCount + 1)
            let active = order + edges.count
            let starts = active + edges.count
            kernels.coverageOrder(
                edgeBase,
                count: edges.count,
                top: bounds.y,
                bandRows: bandRows,
                bandCount: bandCount,
                starts: starts,
                order: order
            )
            var activeCount = 0
            for index in 0..<bandCount {
                let first = Int(starts[index])
                let added = Int(starts[index + 1]) - first
                (active + activeCount).update(from: order + first, count: added)
                activeCount += added
                guard activeCount > 0 else { continue }
                let band = sweep.band(index)
                if activeCount <= CoverageBand.edgeLimit {
                    activeCount = kernels.coverageAccumulate(edgeBase, active: active, count: activeCount, band: band)
                } else {
                    activeCount = band.accumulateMany(edgeBase, active, activeCount, evenOdd: rule == .evenOdd)
                }
                sweep.rows(of: band, evenOdd: rule == .evenOdd, body)
            }
        }
    }
}

/// The memory of one band, used again for every band.
private struct BandSweep {
    private let bounds: PixelRect
    let memory = ScratchMemory()
    private let cells: UnsafeMutablePointer<Int32>
    private let touched: UnsafeMutablePointer<UInt64>
    private let coverage: UnsafeMutablePointer<UInt8>
    private let spans: UnsafeMutablePointer<CoverageSpan>

    init(bounds: PixelRect) {
        self.bounds = bounds
        let rows = min(CoverageRasterizer.bandRows, bounds.height)
        cells = memory.zeroed(Int32.self, count: CoverageBand.cellsPerRow(width: bounds.width) * rows)
        touched = memory.zeroed(UInt64.self, count: CoverageBand.wordsPerRow(width: bounds.width) * rows)
        coverage = memory.allocate(UInt8.self, count: CoverageBand.bytesPerRow(width: bounds.width))
        spans = memory.allocate(CoverageSpan.self, count: bounds.width + 1)
    }

    func band(_ index: Int) -> CoverageBand {
        let offset = index * CoverageRasterizer.bandRows
        return CoverageBand(
            cells: cells,
            touched: touched,
            left: bounds.x,
            top: bounds.y + offset,
            width: bounds.width,
            rows: min(CoverageRasterizer.bandRows, bounds.height - offset)
        )
    }

    func rows(of band: CoverageBand, evenOdd: Bool, _ body: (CoverageRasterizer.Row) -> Void) {
        var row = 0
        while row < band.rows {
            let count = kernels.coverageSweep(band, row: row, evenOdd: evenOdd, coverage: coverage, spans: spans)
            if count > 0 {
                body(
                    CoverageRasterizer.Row(
                        y: band.top + row,
                        spans: UnsafeBufferPointer(start: spans, count: count),
                        coverage: coverage
                    )
                )
            }
            row += 1
        }
    }
}
