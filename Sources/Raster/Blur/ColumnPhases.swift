/// A vertical sum whose columns are parted by their phase on the coarser grid, so that the loops across run over lanes.
struct ColumnPhases {
    /// Columns of the finer level that the sum comes with.
    let copied: Range<Int>
    /// Where the sum of the first of them goes.
    let sums: UnsafeMutablePointer<UInt16>
    /// Lanes from one phase to the next.
    let stride: Int
    /// The columns that make one of the coarser level's.
    let taps: Int
    private let source: Range<Int>
    private let padded: Range<Int>
    /// The phases: columns to a sample.
    private let factor: Int
    /// Samples before the copied columns, in each phase.
    private let before: Int
    /// The columns of the coarser level's first sample, ``taps`` of them; those of the next follow.
    let columns: UnsafePointer<UnsafePointer<UInt16>>
    private let edges: EdgeMode

    /// Phases for a decimation, or for a halving.
    init(
        source: Range<Int>,
        target: Range<Int>,
        decimation: Decimation? = nil,
        edges: EdgeMode,
        memory: ScratchMemory
    ) {
        self.source = source
        self.edges = edges
        factor = decimation?.size ?? 2
        taps = decimation?.taps ?? 6
        let first = decimation?.first(of: target.lowerBound) ?? 2 * target.lowerBound - 2
        padded = first..<first + (target.count - 1) * factor + (decimation?.span ?? 6)
        copied = padded.clamped(to: source)
        before = (copied.lowerBound - padded.lowerBound) / factor + 1
        stride = 4 * (before + (padded.upperBound - copied.lowerBound) / factor + 1)
        sums = memory.zeroed(UInt16.self, count: stride * factor) + 4 * before

        let columns = memory.allocate(UnsafePointer<UInt16>.self, count: taps)
        self.columns = UnsafePointer(columns)
        for tap in 0..<taps { columns[tap] = UnsafePointer(place(first + (decimation?.place(tap) ?? tap))) }
    }

    /// Fills the columns beyond the source's as the edge mode says; where there is nothing they hold zeros already.
    func extend() {
        guard edges == .clamp || edges == .mirror else { return }
        for column in padded.lowerBound..<copied.lowerBound { extend(column) }
        for column in copied.upperBound..<padded.upperBound { extend(column) }
    }

    private func extend(_ column: Int) {
        guard let held = edges.resolve(column, in: source) else { return }
        place(column).update(from: place(held), count: 4)
    }

    private func place(_ column: Int) -> UnsafeMutablePointer<UInt16> {
        let (sample, phase) = (column - copied.lowerBound + before * factor).quotientAndRemainder(dividingBy: factor)
        return sums + phase * stride + 4 * (sample - before)
    }
}
