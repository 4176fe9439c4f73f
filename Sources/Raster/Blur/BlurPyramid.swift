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
    private var levels: [Level]
    private let firstLevel: Int

    func level(_ level: Int) -> Level {
        levels[level - firstLevel]
    }

    /// Builds what `plan` needs in `memory`, in bands on the current pool's threads.
    init(plan: BlurPlan, source: Source, memory: ScratchMemory) {
        self = Self.build([plan], source: source, memory: memory)[0]
    }

    /// Builds what each plan needs of one source; `other` is called beside that, once and on any of the threads.
    ///
    /// Levels that are as many steps from it are built together, so that threads wait for one another no more often than
    /// for one pyramid.
    static func build(
        _ plans: [BlurPlan],
        source: Source,
        memory: ScratchMemory,
        beside other: () -> Void = {}
    ) -> [BlurPyramid] {
        var pyramids = plans.map { BlurPyramid(base: $0, source) }
        func makings() -> [any LevelMaking] {
            plans.indices.compactMap { pyramids[$0].addLevel(plans[$0], source, memory) }
        }
        makings().run(beside: other)
        while case let makings = makings(), !makings.isEmpty { makings.run() }
        return pyramids
    }

    /// No level but a base that is there already.
    private init(base plan: BlurPlan, _ source: Source) {
        switch source {
        case .pixels:
            firstLevel = max(plan.moments.base, 1)
            levels = []
        case .samples(let base):
            firstLevel = plan.moments.base
            levels = [base]
        }
    }

    /// Adds the next level and returns what is to make its samples; `nil` where the plan has no other.
    private mutating func addLevel(
        _ plan: BlurPlan,
        _ source: Source,
        _ memory: ScratchMemory
    ) -> (any LevelMaking)? {
        let depth = firstLevel - plan.moments.base + levels.count
        guard depth < plan.axes.count else { return nil }
        let (rows, columns) = plan.axes[depth]
        let held = plan.heldRows[depth].bounds
        let level = Level(
            rows: rows,
            columns: columns,
            held: held,
            samples: memory.allocate(UInt16.self, count: held.count * 4 * columns.stored.count)
        )
        defer { levels.append(level) }
        if let above = levels.last {
            return Halving(above, to: level, rows: plan.heldRows[depth], edges: plan.edges, memory: memory)
        }
        guard case .pixels(let pixels, let stride) = source else { return nil }
        return FirstHalving(
            pixels,
            stride: stride,
            region: plan.region,
            to: level,
            rows: plan.heldRows[depth],
            decimation: plan.moments.decimation,
            edges: plan.edges,
            memory: memory
        )
    }
}
