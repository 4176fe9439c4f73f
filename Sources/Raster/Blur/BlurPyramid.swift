import KernelInterface
import KernelSelection

/// The levels of a blur's source, each half as large as the one above it, in 8.8 fixed point.
struct BlurPyramid {
    /// A level's rows in memory, each of all stored columns.
    struct Level {
        let rows: LevelAxis
        let columns: LevelAxis
        /// The rows in memory.
        let held: Range<Int>
        let samples: UnsafeMutablePointer<UInt16>

        var lanes: Int { 4 * columns.stored.count }

        /// A row's first stored sample.
        func row(_ index: Int) -> UnsafePointer<UInt16> {
            UnsafePointer(samples + (index - held.lowerBound) * lanes)
        }
    }

    /// The source of the first level.
    enum Source {
        /// The first pixel of the region, and the distance between rows in bytes.
        case pixels(UnsafePointer<UInt8>, stride: Int)
        /// The base level itself, already in 8.8.
        case samples(Level)
    }

    /// From the level after the base on, or from the base where it holds samples.
    private let levels: [Level]
    private let firstLevel: Int

    func level(_ level: Int) -> Level {
        levels[level - firstLevel]
    }

    /// Builds what `plan` needs in `memory`.
    init(plan: BlurPlan, source: Source, memory: ScratchMemory) {
        var levels: [Level] = []
        switch source {
        case .pixels: firstLevel = plan.moments.base + 1
        case .samples(let base):
            firstLevel = plan.moments.base
            levels.append(base)
        }
        for depth in 1..<max(plan.axes.count, 1) {
            let (rows, columns) = plan.axes[depth]
            let held = plan.heldRows[depth]
            let level = Level(
                rows: rows,
                columns: columns,
                held: held,
                samples: memory.allocate(UInt16.self, count: held.count * 4 * columns.stored.count)
            )
            let above = plan.axes[depth - 1]
            if let last = levels.last {
                Halving(from: above.columns, to: columns, edges: plan.edges, memory: memory)
                    .fill(level, from: last)
            } else if case .pixels(let pixels, let stride) = source {
                Halving(from: above.columns, to: columns, edges: plan.edges, memory: memory)
                    .fill(level, from: pixels, stride: stride, rows: above.rows)
            }
            levels.append(level)
        }
        self.levels = levels
    }
}

/// The making of one level from the one above it.
private struct Halving {
    let source: LevelAxis
    let target: LevelAxis
    let edges: EdgeMode
    let memory: ScratchMemory
    /// Columns of the level above that the target's columns are made of.
    let padded: Range<Int>
    /// The part of ``padded`` that the level above holds.
    let copied: Range<Int>
    /// A vertical sum over ``padded``.
    let sum: UnsafeMutablePointer<UInt16>
    /// The even and the odd pixels of ``sum``.
    let even: UnsafeMutablePointer<UInt16>
    let odd: UnsafeMutablePointer<UInt16>

    init(from source: LevelAxis, to target: LevelAxis, edges: EdgeMode, memory: ScratchMemory) {
        self.source = source
        self.target = target
        self.edges = edges
        padded = BlurPlan.sources(of: target.stored)
        copied = padded.clamped(to: source.stored)
        sum = memory.allocate(UInt16.self, count: 4 * padded.count)
        even = memory.allocate(UInt16.self, count: 2 * padded.count)
        odd = memory.allocate(UInt16.self, count: 2 * padded.count)
        self.memory = memory
    }

    private var lanes: Int { 4 * copied.count }
    private var start: Int { copied.lowerBound - source.stored.lowerBound }

    /// The first halving, from 8-bit pixels.
    func fill(_ level: BlurPyramid.Level, from pixels: UnsafePointer<UInt8>, stride: Int, rows: LevelAxis) {
        let shift = UInt16(2 - level.rows.gain)
        let gain = UInt16(level.columns.gain)
        let nothing = UnsafePointer(memory.zeroed(UInt8.self, count: lanes))
        for index in level.held {
            let six = (-2...3).map { offset -> UnsafePointer<UInt8> in
                guard let row = edges.resolve(2 * index + offset, in: rows.stored) else { return nothing }
                return pixels + (row - rows.stored.lowerBound) * stride + 4 * start
            }
            kernels.halveRows(six, to: sumOfHeld, lanes: lanes, shift: shift)
            finish(level, index) { even, odd, output, lanes in
                kernels.halveColumns(even: even, odd: odd, to: output, lanes: lanes, gain: gain)
            }
        }
    }

    /// A deeper halving.
    func fill(_ level: BlurPyramid.Level, from above: BlurPyramid.Level) {
        let down = UInt32(5 - level.rows.gain)
        let across = UInt32(5 - level.columns.gain)
        let nothing = UnsafePointer(memory.zeroed(UInt16.self, count: lanes))
        for index in level.held {
            let six = (-2...3).map { offset -> UnsafePointer<UInt16> in
                guard let row = edges.resolve(2 * index + offset, in: above.rows.stored) else { return nothing }
                return above.row(row) + 4 * start
            }
            kernels.halveRows(six, to: sumOfHeld, lanes: lanes, shift: down)
            finish(level, index) { even, odd, output, lanes in
                kernels.halveColumns(even: even, odd: odd, to: output, lanes: lanes, shift: across)
            }
        }
    }

    /// Where the vertical sum of the first held column goes.
    private var sumOfHeld: UnsafeMutablePointer<UInt16> { sum + 4 * (copied.lowerBound - padded.lowerBound) }

    /// Extends the vertical sum past its ends, and halves it across.
    private func finish(
        _ level: BlurPyramid.Level,
        _ index: Int,
        _ body: (UnsafePointer<UInt16>, UnsafePointer<UInt16>, UnsafeMutablePointer<UInt16>, Int) -> Void
    ) {
        for column in padded.lowerBound..<copied.lowerBound { extend(column) }
        for column in copied.upperBound..<padded.upperBound { extend(column) }
        kernels.splitPixels(sum, even: even, odd: odd, pairs: padded.count / 2)
        let output = level.samples + (index - level.held.lowerBound) * level.lanes
        body(even, odd, output, level.lanes)
    }

    private func extend(_ column: Int) {
        let target = sum + 4 * (column - padded.lowerBound)
        if let held = edges.resolve(column, in: source.stored) {
            target.update(from: sum + 4 * (held - padded.lowerBound), count: 4)
        } else {
            target.update(repeating: 0, count: 4)
        }
    }
}
