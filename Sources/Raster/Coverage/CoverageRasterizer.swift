import KernelInterface
import KernelSelection

/// Turns edges into exact area coverage, row by row.
///
/// A pixel's coverage is the area of the shape inside it, rounded to the nearest of 0…255; edges on the pixel grid are
/// exact. One number a pixel is kept, the sum of signed areas: where several outlines of one path, or several turns of
/// one outline, overlap *inside* a pixel, their areas add up there (limited to the whole pixel) instead of being
/// united, and opposite ones cancel. Across pixels, windings are right for both rules, however many there are.
///
/// Small shapes are worked off at once, larger ones in bands of 16 rows, which keeps the accumulators in the first
/// cache. All sums are integers, so bands, bounds and the order of edges never change a value.
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
        let memory = ScratchMemory()
        let coverage = memory.allocate(UInt8.self, count: CoverageBand.bytesPerRow(width: bounds.width))
        let spans = memory.allocate(CoverageSpan.self, count: bounds.width + 1)
        forEachBand(list, in: bounds, rule: rule) { band in
            for row in 0..<band.rows {
                let count = kernels.coverageSweep(
                    band,
                    row: row,
                    evenOdd: rule == .evenOdd,
                    coverage: coverage,
                    spans: spans
                )
                guard count > 0 else { continue }
                body(
                    Row(
                        y: band.top + row,
                        spans: UnsafeBufferPointer(start: spans, count: count),
                        coverage: coverage
                    )
                )
            }
        }
    }

    /// Calls `body` for bands that together are `bounds`, from the top, except for some that have no covered pixel.
    ///
    /// `bounds` has no row above or below those of the list's bounds. `body` leaves the band's memory zero.
    static func forEachBand(_ list: EdgeList, in bounds: PixelRect, rule: FillRule, _ body: (CoverageBand) -> Void) {
        guard !bounds.isEmpty else { return }
        list.withEdges { edges in
            guard SmallShapeMemory.holds(bounds), list.count <= CoverageBand.edgeLimit else {
                return forEachBand(edges, list.count, bounds, rule, body)
            }
            SmallShapeMemory.shared.withBand(bounds) { band in
                kernels.coverageAccumulate(edges, count: list.count, band: band)
                body(band)
            }
        }
    }

    /// Works off bands of the same height, each with the edges that reach into it.
    private static func forEachBand(
        _ edges: UnsafePointer<CoverageEdge>,
        _ count: Int,
        _ bounds: PixelRect,
        _ rule: FillRule,
        _ body: (CoverageBand) -> Void
    ) {
        let memory = ScratchMemory()
        let bandCount = (bounds.height + bandRows - 1) / bandRows
        let order = memory.allocate(Int32.self, count: 2 * count + bandCount + 1)
        let active = order + count
        let starts = active + count
        kernels.coverageOrder(
            edges,
            count: count,
            top: bounds.y,
            bandRows: bandRows,
            bandCount: bandCount,
            starts: starts,
            order: order
        )
        var band = CoverageBand(bounds, rows: min(bandRows, bounds.height), memory)
        var activeCount = 0
        for index in 0..<bandCount {
            let first = Int(starts[index])
            let added = Int(starts[index + 1]) - first
            (active + activeCount).update(from: order + first, count: added)
            activeCount += added
            guard activeCount > 0 else { continue }
            band.top = bounds.y + index * bandRows
            band.rows = min(bandRows, bounds.maxY - band.top)
            if activeCount <= CoverageBand.edgeLimit {
                activeCount = kernels.coverageAccumulate(edges, active: active, count: activeCount, band: band)
            } else {
                activeCount = band.accumulateMany(edges, active, activeCount, evenOdd: rule == .evenOdd)
            }
            body(band)
        }
    }
}

extension CoverageBand {
    /// The first rows of a rectangle, with memory that is zero.
    fileprivate init(_ bounds: PixelRect, rows: Int, _ memory: ScratchMemory) {
        self.init(
            cells: memory.zeroed(Int32.self, count: Self.cellsPerRow(width: bounds.width) * rows + 3),
            touched: memory.zeroed(UInt64.self, count: Self.wordsPerRow(width: bounds.width) * rows),
            left: bounds.x,
            top: bounds.y,
            width: bounds.width,
            rows: rows
        )
    }
}
