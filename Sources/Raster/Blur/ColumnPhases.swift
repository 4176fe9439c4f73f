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
    private let target: Range<Int>
    /// log2 of the phases.
    private let factor: Int
    /// The first column of the target's first sample.
    private let first: Int
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
        self.target = target
        self.edges = edges
        factor = decimation?.shift ?? 1
        taps = decimation?.taps ?? 6
        first = decimation?.first(of: target.lowerBound) ?? 2 * target.lowerBound - 2
        padded = first..<first + (target.count - 1) << factor + taps
        copied = padded.clamped(to: source)
        let before = (copied.lowerBound - padded.lowerBound) >> factor + 1
        stride = 4 * (before + (padded.upperBound - copied.lowerBound) >> factor + 1)
        sums = memory.zeroed(UInt16.self, count: stride << factor) + 4 * before
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

    /// Calls `body` with the columns of the coarser level's first sample; those of the next follow.
    func withTaps(_ body: (UnsafePointer<UnsafePointer<UInt16>>) -> Void) {
        withUnsafeTemporaryAllocation(of: UnsafePointer<UInt16>.self, capacity: taps) { columns in
            guard let base = columns.baseAddress else { return }
            for tap in 0..<taps { (base + tap).initialize(to: UnsafePointer(place(first + tap))) }
            body(base)
        }
    }

    private func place(_ column: Int) -> UnsafeMutablePointer<UInt16> {
        let offset = column - copied.lowerBound
        let phase = offset & (1 << factor - 1)
        return sums + phase * stride + 4 * (offset >> factor)
    }
}
