import KernelInterface

/// The levels of a blur's source, each half as large as the one above it, in 8.8 fixed point.
struct BlurPyramid {
    /// A level's rows in memory, each of all stored columns.
    struct Level {
        let rows: LevelAxis
        let columns: LevelAxis
        /// From the first row in memory to the last; those between that nobody needs hold anything.
        let held: Range<Int>
        let samples: UnsafeMutablePointer<UInt16>

        var lanes: Int { 4 * columns.stored.count }

        /// A row's first stored sample.
        func row(_ index: Int) -> UnsafePointer<UInt16> {
            UnsafePointer(mutableRow(index))
        }

        func mutableRow(_ index: Int) -> UnsafeMutablePointer<UInt16> {
            samples + (index - held.lowerBound) * lanes
        }
    }

    /// The source of the first level.
    enum Source {
        /// The first pixel of the region, and the distance between rows in bytes.
        case pixels(UnsafePointer<UInt8>, stride: Int)
        /// The base level itself, already in 8.8.
        case samples(Level)
    }

    /// From the level after the base on, or from the base where that is not the pixels themselves.
    private let levels: [Level]
    private let firstLevel: Int

    func level(_ level: Int) -> Level {
        levels[level - firstLevel]
    }

    /// Builds what `plan` needs in `memory`, in bands on the current pool's threads.
    init(plan: BlurPlan, source: Source, memory: ScratchMemory) {
        var levels: [Level] = []
        switch source {
        case .pixels: firstLevel = max(plan.moments.base, 1)
        case .samples(let base):
            firstLevel = plan.moments.base
            levels.append(base)
        }
        for depth in firstLevel - plan.moments.base + levels.count..<max(plan.axes.count, 1) {
            let (rows, columns) = plan.axes[depth]
            let built = plan.heldRows[depth]
            let held = built.bounds
            let level = Level(
                rows: rows,
                columns: columns,
                held: held,
                samples: memory.allocate(UInt16.self, count: held.count * 4 * columns.stored.count)
            )
            if let above = levels.last {
                Halving(above, to: level, edges: plan.edges, memory: memory).build(built)
            } else if case .pixels(let pixels, let stride) = source {
                FirstHalving(
                    pixels,
                    stride: stride,
                    region: plan.region,
                    to: level,
                    decimation: plan.moments.decimation,
                    edges: plan.edges,
                    memory: memory
                ).build(built)
            }
            levels.append(level)
        }
        self.levels = levels
    }
}
