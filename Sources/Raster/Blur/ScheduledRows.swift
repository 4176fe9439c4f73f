import KernelInterface
import KernelSelection

/// Makes rows of pixels as a schedule says, those gathered from pixels excepted.
///
/// It has buffers of its own: each thread needs another one.
final class ScheduledRows {
    private let schedule: RowSchedule
    private let region: PixelRect
    private let levels: [LevelRows?]
    /// Whether the rows of cells are means; those of eight rows always are.
    ///
    /// They have to be where so little of a kernel is inside that a mean times that part would lose its precision. From
    /// twice sigma on, it is nearly a half at the ends of a region. What a narrow kernel of a cell beyond them has inside may
    /// be too little for a mean, but never too little for what is joined from it.
    private let areNormalized: Bool
    /// The cells around the row made last, of two rows, of three, of four and of eight.
    private let cells: [CellRows]
    /// A row alone.
    private let wide: UnsafeMutablePointer<UInt16>

    /// Rows from the pyramids of a schedule's sources.
    init(_ schedule: RowSchedule, pyramids: [(plan: BlurPlan, pyramid: BlurPyramid)?], memory: ScratchMemory) {
        self.schedule = schedule
        region = schedule.region
        levels = pyramids.map { $0.map { LevelRows(plan: $0.plan, pyramid: $0.pyramid, memory: memory) } }
        let areNormalized = schedule.largestCellSigma > Double(schedule.region.height) / 2
        self.areNormalized = areNormalized
        cells = schedule.cells.map {
            CellRows($0, width: schedule.region.width, areNormalized: areNormalized, memory: memory)
        }
        wide = CellRows.row(width: region.width, memory: memory)
    }

    /// Makes the row with index `y`, and those before `limit` that come with it; returns the index of the next.
    ///
    /// `output` is the region's first pixel of that row, with `stride` bytes to the next row. No colour exceeds its alpha.
    func write(_ y: Int, limit: Int, to output: UnsafeMutablePointer<UInt8>, stride: Int) -> Int {
        switch schedule.rows[y - region.y] {
        case .kept, .direct: return y + 1
        case .alone(let source, let filter):
            _ = levels[source]?.blur(
                Double(y),
                number: y,
                filter: filter,
                isFollowed: false,
                normalized: true,
                to: wide
            )
            kernels.store(wide, to: output, lanes: 4 * region.width)
            kernels.clampToAlpha(output, count: region.width)
            return y + 1
        case .joined(let source):
            let spreading = schedule.sources[source].spreading
            let isInEighths = spreading.kind == .eighths
            let number = schedule.cells.firstIndex { $0.size == spreading.size } ?? 0
            let (cells, scheduled) = (cells[number], schedule.cells[number])
            let next = min((y / spreading.size + 1) * spreading.size, limit)
            var end = schedule.areAlike ? next : y + 1
            while end < next, isJoined(end, like: source) { end += 1 }
            cells.join(y..<end, spreading, to: output, stride: stride) { index, cell, row in
                let next = scheduled.cell(index + 1)
                return levels[cell.source]?.blur(
                    scheduled.center(of: index),
                    number: index,
                    filter: cell.filter,
                    isFollowed: next?.source == cell.source && next?.filter == cell.filter,
                    normalized: isInEighths || areNormalized && !cell.filter.isNarrow,
                    to: row
                ) ?? 1
            }
            return end
        }
    }

    private func isJoined(_ y: Int, like source: Int) -> Bool {
        guard case .joined(let other) = schedule.rows[y - region.y] else { return false }
        return other == source || schedule.sources[other].spreading == schedule.sources[source].spreading
    }
}
