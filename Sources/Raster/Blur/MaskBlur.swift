import KernelInterface
import KernelSelection
import Threads

/// The blur of a region by a mask.
///
/// Where sigma is small, each pixel is gathered from the source with its own kernel. Elsewhere the region is blurred to
/// the sigmas of a ladder, each at its own level of the pyramid, and those are blended: at pixels, or where the result
/// is smooth enough at cells of 4×4 pixels, which cubic polynomials then carry to the pixels.
final class MaskBlur {
    let plan: BlurPlan
    let pyramid: BlurPyramid
    let tiles: MaskTiles
    let nodes: [MaskNode]
    private let nodeCount: Int
    let blendNodes: UnsafePointer<MaskBlendNode>
    /// Interpolation to pixels or cells, by the number of halvings between.
    let splines: UnsafePointer<UnsafePointer<Int16>>
    private let sigmas: UnsafePointer<Float>
    /// The sigma below which pixels are gathered from the source.
    ///
    /// All are in a mirrored region of two pixels a side, which is flat before the ladder begins.
    private let directLimit: Double
    private let memory: ScratchMemory
    private let pixels: UnsafeMutablePointer<UInt8>
    private let stride: Int
    /// For each number of halvings its phases, one after the other: weights in 0.16 and the first sample.
    private let splineRows: UnsafePointer<SplineRow>
    /// For each node, the samples of its level down whose kernels lie inside.
    private let wholeRows: UnsafePointer<(first: Int, end: Int)>

    private struct SplineRow {
        let weights: (UInt16, UInt16, UInt16, UInt16)
        let first: Int
    }

    /// For each row of pixels in a cell, the weights of four rows of cells.
    private let mixes: UnsafePointer<(weights: UnsafePointer<Int16>, first: Int)>
    private let cellWeights: UnsafePointer<Int16>
    private let factors: [(pixels: MaskFactors, cells: MaskFactors)]

    /// Prepares the blur of a region that starts at `pixels`.
    init(
        _ mask: SigmaMask,
        maximum: Double,
        edges: EdgeMode,
        region: PixelRect,
        pixels: UnsafeMutablePointer<UInt8>,
        stride: Int
    ) {
        memory = ScratchMemory()
        self.pixels = pixels
        self.stride = stride
        let ladder = MaskNode.sigmas(to: maximum)
            .map { (sigma: $0, level: MaskNode.level($0, region: region, edges: edges)) }
            .filter { $0.level > 0 }
        directLimit = ladder.isEmpty ? .infinity : MaskNode.leastSigma
        plan = BlurPlan(region: region, edges: edges, levels: ladder.map(\.level))
        pyramid = BlurPyramid(plan: plan, source: .pixels(pixels, stride: stride), memory: memory)
        tiles = MaskTiles(mask: mask, region: region, memory: memory)
        let plan = plan
        nodes = ladder.map { MaskNode(sigma: $0.sigma, level: $0.level, plan: plan) }
        nodeCount = nodes.count
        let sigmas = nodes.map { Float($0.sigma) }
        let memory = memory
        self.sigmas = memory.filled(sigmas)
        blendNodes = memory.filled(
            sigmas.indices.map { index in
                MaskBlendNode(
                    sigma: sigmas[index],
                    // Below the ladder pixels are gathered from the source; above it there is nothing.
                    rise: index > 0 ? 1 / (sigmas[index] - sigmas[index - 1]) : 1e30,
                    fall: index + 1 < sigmas.count ? 1 / (sigmas[index + 1] - sigmas[index]) : 0
                )
            }
        )
        wholeRows = memory.filled(nodes.map { ($0.down.whole.lowerBound, $0.down.whole.upperBound) })
        let deepest = nodes.reduce(0) { max($0, $1.level) }
        splines = memory.filled((0...deepest).map { memory.filled(MaskLattice.splineWeights(level: $0)) })
        splineRows = memory.filled(
            (0...deepest).flatMap { level in
                (0..<1 << level).map { phase in
                    let (weights, first) = MaskLattice.splineRow(phase, level: level)
                    let q = GaussianWeights.rounded(weights)
                    return SplineRow(weights: (q[0], q[1], q[2], q[3]), first: first)
                }
            }
        )
        cellWeights = memory.filled(MaskLattice.cellWeights)
        mixes = memory.filled(
            (0..<4).map {
                let (weights, first) = MaskLattice.cellRow($0)
                return (memory.filled(weights), first)
            }
        )
        let tiles = tiles
        factors = nodes.map { node in
            func factors(_ shift: Int) -> MaskFactors {
                let level = max(node.level - shift, 0)
                return MaskFactors(node.across, level: level, points: tiles.points(shift: shift), memory: memory)
            }
            return (factors(0), factors(2))
        }
    }

    /// The nodes that blend to the sigmas of a range.
    func nodes(from least: Float, to greatest: Float) -> Range<Int> {
        let count = nodeCount
        guard count > 0, greatest >= sigmas[0] else { return 0..<0 }
        var low = 0
        while low + 1 < count, sigmas[low + 1] <= least { low += 1 }
        var high = low
        while high + 1 < count, sigmas[high] < greatest { high += 1 }
        return low..<high + 1
    }

    /// What a node's columns are multiplied by; `nil` where nothing is.
    func columnFactors(_ node: Int, shift: Int) -> MaskFactors? {
        guard plan.edges == .normalize else { return nil }
        return shift == 0 ? factors[node].pixels : factors[node].cells
    }

    /// Sets the weights of four rows of a node's level for a row of points, and returns the first of the four.
    func rowWeights(_ row: Int, depth: Int, node index: Int, to node: inout MaskBlendNode) -> Int {
        let phase = row & ((1 << depth) - 1)
        let spline = splineRows[(1 << depth) - 1 + phase]
        let first = (row >> depth) + spline.first
        node.weights = spline.weights
        let whole = wholeRows[index]
        if first >= whole.first, first + 4 <= whole.end { return first }
        let down = nodes[index].down
        let exact = MaskLattice.splineRow(phase, level: depth).weights
        var inside = 0.0
        for (number, weight) in exact.enumerated() { inside += weight * down.mass(at: first + number) }
        guard inside < 0.99999 else { return first }
        var scaled = exact.map { $0 / inside }
        while node.shift < 6, scaled.contains(where: { $0 > 0.999 }) {
            scaled = scaled.map { $0 / 2 }
            node.shift += 1
        }
        let q = GaussianWeights.rounded(scaled)
        node.weights = (q[0], q[1], q[2], q[3])
        return first
    }

    /// True where the nodes that cells blend have samples of a cell's size at least: not in a region of a few pixels.
    private var hasCells: Bool {
        !nodes.isEmpty && nodes.allSatisfy { $0.level >= 2 || $0.sigma < Double(MaskTile.leastForCells) / 1.1 }
    }

    /// Blurs the region.
    func run() {
        let rows = tiles.rows
        let decided = rows.map { tiles.tiles($0, byCells: hasCells) }
        let sources = zip(rows, decided).map { row, tiles in
            MaskSource(
                row: row,
                tiles: tiles,
                below: directLimit,
                grid: self.tiles,
                plan: plan,
                pixels: pixels,
                stride: stride
            )
        }
        let pool = ThreadPool.current
        let arenas = (0..<pool.threads).map { _ in ScratchArena() }
        pool.forEach(rows.count) { index, worker in
            let arena = arenas[worker]
            let mark = arena.mark
            defer { arena.reset(to: mark) }
            let row = rows.lowerBound + index
            if let pictures = MaskPictures(.cells, row: row, tiles: decided[index], blur: self, memory: arena) {
                drawCells(row, pictures, memory: arena)
            }
            if let pictures = MaskPictures(.pixels, row: row, tiles: decided[index], blur: self, memory: arena) {
                drawPixels(row, pictures, source: sources[index], tiles: decided[index], memory: arena)
            }
            for y in tiles.pixelRows(row) { kernels.clampToAlpha(output(y), count: plan.region.width) }
        }
    }

    private func output(_ y: Int) -> UnsafeMutablePointer<UInt8> {
        pixels + (y - plan.region.y) * stride
    }

    /// Draws the tiles whose cells carry their pixels.
    private func drawCells(_ row: Int, _ pictures: MaskPictures, memory: ScratchArena) {
        let region = plan.region
        let all = tiles.points(shift: 2)
        let lanes = 16 * all.count
        // Five rows of cells carry the pixels of the middle one; each is kept as wide as the pixels.
        let kept = memory.take(UInt16.self, count: 5 * lanes)
        // Interpolation reads two cells before the first.
        let cells = memory.take(UInt16.self, count: 4 * all.count + 64) + 16
        func keptRow(_ row: Int) -> UnsafeMutablePointer<UInt16> { kept + (row % 5 + 5) % 5 * lanes }
        let rows = tiles.cellRows(row)
        let pixels = tiles.pixelRows(row)
        let mixed = memory.take(UnsafePointer<UInt16>.self, count: 4)
        for run in pictures.runs {
            let points = ((run.lowerBound << 4) - 4..<(run.upperBound << 4) + 4).clamped(to: all)
            let inner = (run.lowerBound << 4..<run.upperBound << 4).clamped(to: all)
            let columns = tiles.pixelColumns(run)
            for cell in rows {
                pictures.blend(
                    cell,
                    pieces: pieces(cell, run: run, points: points),
                    sigmas: { self.tiles.sigmas(cell, from: $0) },
                    to: cells,
                    from: points.lowerBound
                )
                let wide = keptRow(cell)
                kernels.maskExpand(
                    cells + 4 * (inner.lowerBound - points.lowerBound),
                    level: 2,
                    weights: cellWeights,
                    first: 0,
                    groups: inner.count,
                    to: wide + 16 * (inner.lowerBound - all.lowerBound)
                )
                let middle = cell - 2
                for phase in 0..<4 where pixels.contains(4 * middle + phase) && middle >= rows.lowerBound + 2 {
                    let mix = mixes[phase]
                    let offset = 4 * (columns.lowerBound - 4 * all.lowerBound)
                    for number in 0..<4 { mixed[number] = UnsafePointer(keptRow(middle + mix.first + number) + offset) }
                    kernels.maskMix(
                        mixed,
                        weights: mix.weights,
                        to: output(4 * middle + phase) + 4 * (columns.lowerBound - region.x),
                        lanes: 4 * columns.count
                    )
                }
            }
        }
    }

    /// The tiles of a run in a row of cells, neighbours with the same nodes together.
    private func pieces(
        _ cell: Int,
        run: Range<Int>,
        points: Range<Int>
    ) -> [(points: Range<Int>, least: Float, greatest: Float)] {
        var pieces: [(points: Range<Int>, least: Float, greatest: Float)] = []
        var last = 0..<0
        for column in run {
            let block = tiles.block(cell, column)
            let used = nodes(from: block[0], to: block[1])
            let start = column == run.lowerBound ? points.lowerBound : column << 4
            let end = min(points.upperBound, column == run.upperBound - 1 ? points.upperBound : (column + 1) << 4)
            if used == last, !pieces.isEmpty {
                let piece = pieces[pieces.count - 1]
                pieces[pieces.count - 1] = (
                    piece.points.lowerBound..<end, min(piece.least, block[0]), max(piece.greatest, block[1])
                )
            } else {
                pieces.append((start..<end, block[0], block[1]))
            }
            last = used
        }
        return pieces
    }

    /// Draws the tiles whose pixels are each blurred by their own sigma.
    private func drawPixels(
        _ row: Int,
        _ pictures: MaskPictures,
        source: MaskSource,
        tiles decided: [MaskTile],
        memory: ScratchArena
    ) {
        let region = plan.region
        let all = tiles.points(shift: 0)
        let held = source.load(memory: memory)
        let sigmas = memory.take(Float.self, count: all.count + 16)
        let blurred = memory.take(UInt16.self, count: 4 * all.count + 64)
        var pieces: [(points: Range<Int>, least: Float, greatest: Float)] = []
        for y in tiles.pixelRows(row) {
            // Groups of four may begin and end outside of the region.
            sigmas.update(repeating: 0, count: all.count + 16)
            tiles.field.pixels(y, to: sigmas + (region.x - all.lowerBound))
            for run in pictures.runs {
                let columns = tiles.pixelColumns(run)
                let points = columns.lowerBound & ~3..<(columns.upperBound + 3) & ~3
                pieces.removeAll(keepingCapacity: true)
                for column in run {
                    let own = tiles.pixelColumns(column..<column + 1)
                    let range = kernels.maskRange(sigmas + (own.lowerBound - all.lowerBound), count: own.count)
                    pieces.append((own.lowerBound & ~3..<(own.upperBound + 3) & ~3, range.least, range.greatest))
                }
                let target = blurred + 4 * (points.lowerBound - all.lowerBound)
                pictures.blend(
                    y,
                    pieces: pieces,
                    sigmas: { UnsafePointer(sigmas + ($0 - all.lowerBound)) },
                    to: target,
                    from: points.lowerBound
                )
                for column in run where decided[column - tiles.columns.lowerBound].hasDirectPixels(below: directLimit) {
                    held?.draw(
                        y,
                        columns: tiles.pixelColumns(column..<column + 1),
                        sigmas: sigmas,
                        below: directLimit,
                        from: all.lowerBound,
                        to: blurred
                    )
                }
                kernels.store(
                    blurred + 4 * (columns.lowerBound - all.lowerBound),
                    to: output(y) + 4 * (columns.lowerBound - region.x),
                    lanes: 4 * columns.count
                )
            }
        }
    }
}
