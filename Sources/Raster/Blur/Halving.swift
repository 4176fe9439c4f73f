import KernelInterface
import KernelSelection
import Threads

/// Rows of a level that one thread builds at a time.
private let bandRows = 16

/// Where the rows of a level go, and what they are doubled by; without all that a copy of the level itself brings along.
private struct LevelTarget {
    let gain: UInt16
    let columnGain: UInt16
    let lanes: Int
    private let start: UnsafeMutablePointer<UInt16>
    private let rows: LevelAxis
    /// Lanes of each row of which nothing is inside where that counts.
    private let emptyLanes: [Int]

    init(_ level: BlurPyramid.Level) {
        rows = level.rows
        let columns = level.columns
        emptyLanes = columns.stored.filter(columns.isEmpty).map { 4 * ($0 - columns.stored.lowerBound) }
        gain = UInt16(level.rows.gain)
        columnGain = UInt16(level.columns.gain)
        lanes = level.lanes
        start = level.mutableRow(0)
    }

    func row(_ index: Int) -> UnsafeMutablePointer<UInt16> { start + index * lanes }

    /// Sets what is empty of a row that was made to zero.
    func clear(_ index: Int) {
        let row = row(index)
        if rows.isEmpty(index) {
            row.update(repeating: 0, count: lanes)
        } else {
            for lane in emptyLanes { (row + lane).update(repeating: 0, count: 4) }
        }
    }
}

/// What one thread needs: the sums, and where the rows of the finer level are that make the next one.
private struct Worker<Lane> {
    let phases: ColumnPhases
    let rows: UnsafeMutablePointer<UnsafePointer<Lane>>

    init(_ phases: ColumnPhases, memory: ScratchMemory) {
        self.phases = phases
        rows = memory.allocate(UnsafePointer<Lane>.self, count: phases.taps)
    }
}

/// The making of the first level from pixels: a halving, or a decimation.
struct FirstHalving {
    private let start: UnsafePointer<UInt8>
    private let stride: Int
    private let inside: Range<Int>
    private let target: LevelTarget
    private let decimation: Decimation?
    private let edges: EdgeMode
    private let workers: [Worker<UInt8>]
    private let nothing: UnsafePointer<UInt8>

    init(
        _ pixels: UnsafePointer<UInt8>,
        stride: Int,
        region: PixelRect,
        to level: BlurPyramid.Level,
        decimation: Decimation?,
        edges: EdgeMode,
        memory: ScratchMemory
    ) {
        self.stride = stride
        self.decimation = decimation
        self.edges = edges
        inside = region.y..<region.maxY
        target = LevelTarget(level)
        workers = (0..<ThreadPool.current.threads).map { _ in
            let phases = ColumnPhases(
                source: region.x..<region.maxX,
                target: level.columns.stored,
                decimation: decimation,
                edges: edges,
                memory: memory
            )
            return Worker(phases, memory: memory)
        }
        start = pixels + 4 * (workers[0].phases.copied.lowerBound - region.x)
        nothing = UnsafePointer(memory.zeroed(UInt8.self, count: 4 * region.width))
    }

    func build(_ rows: RowRanges) {
        let bands = rows.pieces(of: bandRows)
        ThreadPool.current.forEach(bands.count) { band, worker in
            for index in bands[band] {
                fill(index, workers[worker])
                target.clear(index)
            }
        }
    }

    private func fill(_ index: Int, _ worker: Worker<UInt8>) {
        let (phases, rows) = (worker.phases, worker.rows)
        let first = decimation?.first(of: index) ?? 2 * index - 2
        for tap in 0..<phases.taps {
            let row = edges.resolve(first + (decimation?.place(tap) ?? tap), in: inside)
            rows[tap] = row.map { start + ($0 - inside.lowerBound) * stride } ?? nothing
        }
        let output = target.row(index)
        if let decimation {
            kernels.decimateRows(
                rows,
                size: decimation.size,
                taps: phases.taps,
                weights: decimation.weights,
                to: phases.sums,
                stride: phases.stride,
                pixels: phases.copied.count,
                gain: target.gain
            )
            phases.extend()
            kernels.decimateColumns(
                phases.columns,
                taps: phases.taps,
                weights: decimation.columnWeights,
                to: output,
                lanes: target.lanes,
                gain: target.columnGain
            )
        } else {
            kernels.halveRows(
                rows,
                to: phases.sums,
                stride: phases.stride,
                pixels: phases.copied.count,
                gain: target.gain
            )
            phases.extend()
            kernels.halveColumns(phases.columns, to: output, lanes: target.lanes, gain: target.columnGain)
        }
    }
}

/// The making of a level from the one above it.
struct Halving {
    /// The first row of the level above.
    private let start: UnsafePointer<UInt16>
    private let rowLanes: Int
    private let stored: Range<Int>
    private let target: LevelTarget
    private let edges: EdgeMode
    private let workers: [Worker<UInt16>]
    private let nothing: UnsafePointer<UInt16>

    init(_ above: BlurPyramid.Level, to level: BlurPyramid.Level, edges: EdgeMode, memory: ScratchMemory) {
        self.edges = edges
        rowLanes = above.lanes
        stored = above.rows.stored
        target = LevelTarget(level)
        workers = (0..<ThreadPool.current.threads).map { _ in
            let phases = ColumnPhases(
                source: above.columns.stored,
                target: level.columns.stored,
                edges: edges,
                memory: memory
            )
            return Worker(phases, memory: memory)
        }
        start = above.row(0) + 4 * (workers[0].phases.copied.lowerBound - above.columns.stored.lowerBound)
        nothing = UnsafePointer(memory.zeroed(UInt16.self, count: above.lanes))
    }

    func build(_ rows: RowRanges) {
        let bands = rows.pieces(of: bandRows)
        ThreadPool.current.forEach(bands.count) { band, worker in
            for index in bands[band] {
                fill(index, workers[worker])
                target.clear(index)
            }
        }
    }

    private func fill(_ index: Int, _ worker: Worker<UInt16>) {
        let (phases, rows) = (worker.phases, worker.rows)
        for tap in 0..<phases.taps {
            let row = edges.resolve(2 * index - 2 + tap, in: stored)
            rows[tap] = row.map { start + $0 * rowLanes } ?? nothing
        }
        kernels.halveRowsAgain(
            rows,
            to: phases.sums,
            stride: phases.stride,
            pixels: phases.copied.count,
            gain: target.gain
        )
        phases.extend()
        kernels.halveColumnsAgain(
            phases.columns,
            to: target.row(index),
            lanes: target.lanes,
            gain: target.columnGain
        )
    }
}
