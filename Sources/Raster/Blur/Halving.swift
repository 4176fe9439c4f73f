import KernelInterface
import KernelSelection
import Threads

/// Rows of a level that one thread builds at a time.
private let bandRows = 16

/// The making of the first level from pixels: a halving, or a decimation.
struct FirstHalving {
    private let pixels: UnsafePointer<UInt8>
    private let stride: Int
    private let region: PixelRect
    private let level: BlurPyramid.Level
    private let decimation: Decimation?
    private let edges: EdgeMode
    private let workers: [ColumnPhases]
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
        self.pixels = pixels
        self.stride = stride
        self.region = region
        self.level = level
        self.decimation = decimation
        self.edges = edges
        workers = (0..<ThreadPool.current.threads).map { _ in
            ColumnPhases(
                source: region.x..<region.maxX,
                target: level.columns.stored,
                decimation: decimation,
                edges: edges,
                memory: memory
            )
        }
        nothing = UnsafePointer(memory.zeroed(UInt8.self, count: 4 * region.width))
    }

    func build(_ rows: RowRanges) {
        let bands = rows.pieces(of: bandRows)
        ThreadPool.current.forEach(bands.count) { band, worker in
            for index in bands[band] { fill(index, workers[worker]) }
        }
    }

    private func fill(_ index: Int, _ phases: ColumnPhases) {
        let decimation = decimation
        let first = decimation?.first(of: index) ?? 2 * index - 2
        // What the closures take is named, for each would else take a copy of this whole value.
        let (gain, columnGain, lanes) = (UInt16(level.rows.gain), UInt16(level.columns.gain), level.lanes)
        let (sums, count, taps) = (phases.sums, phases.copied.count, phases.taps)
        let (inside, rowBytes, nothing, output) = (region.y..<region.maxY, stride, nothing, level.mutableRow(index))
        let (edges, start) = (edges, pixels + 4 * (phases.copied.lowerBound - region.x))
        withUnsafeTemporaryAllocation(of: UnsafePointer<UInt8>.self, capacity: taps) { rows in
            guard let base = rows.baseAddress else { return }
            for tap in 0..<taps {
                let row = edges.resolve(first + tap, in: inside)
                (base + tap).initialize(to: row.map { start + ($0 - inside.lowerBound) * rowBytes } ?? nothing)
            }
            if let decimation {
                kernels.decimateRows(
                    base,
                    shift: decimation.shift,
                    taps: taps,
                    weights: decimation.weights,
                    to: sums,
                    stride: phases.stride,
                    pixels: count,
                    gain: gain
                )
            } else {
                kernels.halveRows(base, to: sums, stride: phases.stride, pixels: count, gain: gain)
            }
        }
        phases.extend()
        phases.withTaps { columns in
            if let decimation {
                kernels.decimateColumns(
                    columns,
                    taps: taps,
                    weights: decimation.weights,
                    to: output,
                    lanes: lanes,
                    gain: columnGain
                )
            } else {
                kernels.halveColumns(columns, to: output, lanes: lanes, gain: columnGain)
            }
        }
    }
}

/// The making of a level from the one above it.
struct Halving {
    private let above: BlurPyramid.Level
    private let level: BlurPyramid.Level
    private let edges: EdgeMode
    private let workers: [ColumnPhases]
    private let nothing: UnsafePointer<UInt16>

    init(_ above: BlurPyramid.Level, to level: BlurPyramid.Level, edges: EdgeMode, memory: ScratchMemory) {
        self.above = above
        self.level = level
        self.edges = edges
        workers = (0..<ThreadPool.current.threads).map { _ in
            ColumnPhases(
                source: above.columns.stored,
                target: level.columns.stored,
                edges: edges,
                memory: memory
            )
        }
        nothing = UnsafePointer(memory.zeroed(UInt16.self, count: above.lanes))
    }

    func build(_ rows: RowRanges) {
        let bands = rows.pieces(of: bandRows)
        ThreadPool.current.forEach(bands.count) { band, worker in
            for index in bands[band] { fill(index, workers[worker]) }
        }
    }

    private func fill(_ index: Int, _ phases: ColumnPhases) {
        let offset = 4 * (phases.copied.lowerBound - above.columns.stored.lowerBound)
        let (stored, rowLanes, nothing, edges) = (above.rows.stored, above.lanes, nothing, edges)
        let start = UnsafePointer(above.samples) + offset - above.held.lowerBound * rowLanes
        let (gain, columnGain, lanes) = (UInt16(level.rows.gain), UInt16(level.columns.gain), level.lanes)
        let output = level.mutableRow(index)
        withUnsafeTemporaryAllocation(of: UnsafePointer<UInt16>.self, capacity: phases.taps) { rows in
            guard let base = rows.baseAddress else { return }
            for tap in 0..<phases.taps {
                let row = edges.resolve(2 * index - 2 + tap, in: stored)
                (base + tap).initialize(to: row.map { start + $0 * rowLanes } ?? nothing)
            }
            kernels.halveRowsAgain(
                base,
                to: phases.sums,
                stride: phases.stride,
                pixels: phases.copied.count,
                gain: gain
            )
        }
        phases.extend()
        phases.withTaps { taps in
            kernels.halveColumnsAgain(
                taps,
                to: output,
                lanes: lanes,
                gain: columnGain
            )
        }
    }
}
