import KernelInterface
import KernelSelection
import Threads

/// Rows of a level that one thread builds at a time.
private let bandRows = 16
/// The same where a row goes on from what the one before left: the first one costs half a row more.
private let bandRowsInHalves = 24

/// The making of a level's rows, in bands that threads take.
protocol LevelMaking {
    var bands: [Range<Int>] { get }
    func make(_ band: Range<Int>, worker: Int)
}

extension [any LevelMaking] {
    /// Makes all levels at once, on the current pool's threads: after `other` the longest bands come first.
    func run(beside other: () -> Void = {}) {
        let bands = flatMap { making in making.bands.map { (making: making, rows: $0) } }
        let order = bands.indices.sorted { (bands[$1].rows.count, $0) < (bands[$0].rows.count, $1) }
        ThreadPool.current.forEach(order.count + 1) { index, worker in
            guard index > 0 else { return other() }
            let (making, rows) = bands[order[index - 1]]
            making.make(rows, worker: worker)
        }
    }
}

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
struct FirstHalving: LevelMaking {
    let bands: [Range<Int>]
    private let start: UnsafePointer<UInt8>
    private let stride: Int
    private let inside: Range<Int>
    private let target: LevelTarget
    private let decimation: Decimation?
    private let edges: EdgeMode
    private let workers: [Worker<UInt8>]
    /// For each worker what a row leaves to the next one, where their halves are shared.
    private let carried: [UnsafeMutablePointer<UInt16>]
    private let isInHalves: Bool
    private let nothing: UnsafePointer<UInt8>

    init(
        _ pixels: UnsafePointer<UInt8>,
        stride: Int,
        region: PixelRect,
        to level: BlurPyramid.Level,
        rows: RowRanges,
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
        let isInHalves = target.gain == 0 && decimation?.sharesHalves == true
        carried = workers.map { worker in
            memory.allocate(UInt16.self, count: isInHalves ? 4 * (worker.phases.copied.count + 32) : 0)
        }
        self.isInHalves = isInHalves
        bands = rows.pieces(of: isInHalves ? bandRowsInHalves : bandRows)
        start = pixels + 4 * (workers[0].phases.copied.lowerBound - region.x)
        nothing = UnsafePointer(memory.zeroed(UInt8.self, count: 4 * region.width))
    }

    func make(_ band: Range<Int>, worker: Int) {
        for index in band {
            if isInHalves {
                fillInHalves(index, isFirst: index == band.lowerBound, worker)
            } else {
                fill(index, workers[worker])
            }
            target.clear(index)
        }
    }

    /// Finds `count` rows from the one with index `first` on, or those of a decimation's taps.
    private func find(_ count: Int, from first: Int, _ worker: Worker<UInt8>) {
        for tap in 0..<count {
            let row = edges.resolve(first + (decimation?.place(tap) ?? tap), in: inside)
            worker.rows[tap] = row.map { start + ($0 - inside.lowerBound) * stride } ?? nothing
        }
    }

    private func fill(_ index: Int, _ worker: Worker<UInt8>) {
        let (phases, rows) = (worker.phases, worker.rows)
        find(phases.taps, from: decimation?.first(of: index) ?? 2 * index - 2, worker)
        guard let decimation else {
            kernels.halveRows(
                rows,
                to: phases.sums,
                stride: phases.stride,
                pixels: phases.copied.count,
                gain: target.gain
            )
            phases.extend()
            let output = target.row(index)
            kernels.halveColumns(phases.columns, to: output, lanes: target.lanes, gain: target.columnGain)
            return
        }
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
        decimateColumns(decimation, index, phases)
    }

    /// Makes a row of the second half of its rows, after that of the first half too where no row was made before.
    private func fillInHalves(_ index: Int, isFirst: Bool, _ number: Int) {
        guard let decimation else { return }
        let (worker, first) = (workers[number], decimation.first(of: index))
        for half in (isFirst ? 0 : 1)..<2 {
            find(decimation.size, from: first + half * decimation.size, worker)
            kernels.decimateNextRows(
                worker.rows,
                size: decimation.size,
                weights: decimation.weights,
                carried: carried[number],
                to: worker.phases.sums,
                stride: worker.phases.stride,
                pixels: worker.phases.copied.count
            )
        }
        decimateColumns(decimation, index, worker.phases)
    }

    private func decimateColumns(_ decimation: Decimation, _ index: Int, _ phases: ColumnPhases) {
        phases.extend()
        kernels.decimateColumns(
            phases.columns,
            taps: phases.taps,
            weights: decimation.columnWeights,
            to: target.row(index),
            lanes: target.lanes,
            gain: target.columnGain
        )
    }
}

/// The making of a level from the one above it.
struct Halving: LevelMaking {
    let bands: [Range<Int>]
    /// The first row of the level above.
    private let start: UnsafePointer<UInt16>
    private let rowLanes: Int
    private let stored: Range<Int>
    private let target: LevelTarget
    private let edges: EdgeMode
    private let workers: [Worker<UInt16>]
    private let nothing: UnsafePointer<UInt16>

    init(
        _ above: BlurPyramid.Level,
        to level: BlurPyramid.Level,
        rows: RowRanges,
        edges: EdgeMode,
        memory: ScratchMemory
    ) {
        bands = rows.pieces(of: bandRows)
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

    func make(_ band: Range<Int>, worker: Int) {
        for index in band {
            fill(index, workers[worker])
            target.clear(index)
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
