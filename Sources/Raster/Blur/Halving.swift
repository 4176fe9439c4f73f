import KernelInterface
import KernelSelection
import Threads

/// Rows of a level that one thread builds at a time.
private let bandRows = 16

/// The making of the first level from pixels: a halving, or a quartering where that level is 2.
struct FirstHalving {
    private let pixels: UnsafePointer<UInt8>
    private let stride: Int
    private let region: PixelRect
    private let level: BlurPyramid.Level
    private let edges: EdgeMode
    private let workers: [ColumnPhases]
    private let nothing: UnsafePointer<UInt8>

    init(
        _ pixels: UnsafePointer<UInt8>,
        stride: Int,
        region: PixelRect,
        to level: BlurPyramid.Level,
        edges: EdgeMode,
        memory: ScratchMemory
    ) {
        self.pixels = pixels
        self.stride = stride
        self.region = region
        self.level = level
        self.edges = edges
        workers = (0..<ThreadPool.current.threads).map { _ in
            ColumnPhases(
                source: region.x..<region.maxX,
                target: level.columns.stored,
                factor: level.columns.level,
                edges: edges,
                memory: memory
            )
        }
        nothing = UnsafePointer(memory.zeroed(UInt8.self, count: 4 * region.width))
    }

    func build() {
        let held = level.held
        ThreadPool.current.forEach((held.count + bandRows - 1) / bandRows) { band, worker in
            let first = held.lowerBound + band * bandRows
            for index in first..<min(first + bandRows, held.upperBound) { fill(index, workers[worker]) }
        }
    }

    private func fill(_ index: Int, _ phases: ColumnPhases) {
        let factor = level.columns.level
        let first = index << factor - 2
        withUnsafeTemporaryAllocation(of: UnsafePointer<UInt8>.self, capacity: phases.taps) { rows in
            guard let base = rows.baseAddress else { return }
            for tap in 0..<phases.taps {
                let row = edges.resolve(first + tap, in: region.y..<region.maxY)
                let start = row.map { pixels + ($0 - region.y) * stride + 4 * (phases.copied.lowerBound - region.x) }
                (base + tap).initialize(to: start ?? nothing)
            }
            let gain = UInt16(level.rows.gain)
            let (sums, count) = (phases.sums, phases.copied.count)
            if factor == 2 {
                kernels.quarterRows(base, to: sums, stride: phases.stride, pixels: count, gain: gain)
            } else {
                kernels.halveRows(base, to: sums, stride: phases.stride, pixels: count, gain: gain)
            }
        }
        phases.extend()
        phases.withTaps { taps in
            let (output, gain) = (level.mutableRow(index), UInt16(level.columns.gain))
            if factor == 2 {
                kernels.quarterColumns(taps, to: output, lanes: level.lanes, gain: gain)
            } else {
                kernels.halveColumns(taps, to: output, lanes: level.lanes, gain: gain)
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
                factor: 1,
                edges: edges,
                memory: memory
            )
        }
        nothing = UnsafePointer(memory.zeroed(UInt16.self, count: above.lanes))
    }

    func build() {
        let held = level.held
        ThreadPool.current.forEach((held.count + bandRows - 1) / bandRows) { band, worker in
            let first = held.lowerBound + band * bandRows
            for index in first..<min(first + bandRows, held.upperBound) { fill(index, workers[worker]) }
        }
    }

    private func fill(_ index: Int, _ phases: ColumnPhases) {
        let start = 4 * (phases.copied.lowerBound - above.columns.stored.lowerBound)
        withUnsafeTemporaryAllocation(of: UnsafePointer<UInt16>.self, capacity: phases.taps) { rows in
            guard let base = rows.baseAddress else { return }
            for tap in 0..<phases.taps {
                let row = edges.resolve(2 * index - 2 + tap, in: above.rows.stored)
                (base + tap).initialize(to: row.map { above.row($0) + start } ?? nothing)
            }
            kernels.halveRowsAgain(
                base,
                to: phases.sums,
                stride: phases.stride,
                pixels: phases.copied.count,
                gain: UInt16(level.rows.gain)
            )
        }
        phases.extend()
        phases.withTaps { taps in
            kernels.halveColumnsAgain(
                taps,
                to: level.mutableRow(index),
                lanes: level.lanes,
                gain: UInt16(level.columns.gain)
            )
        }
    }
}
