import KernelInterface
import KernelSelection
import Threads

/// The blur of a region by a mask.
///
/// Where sigma is small, each pixel is gathered from the source with its own kernel. Elsewhere the region is blurred to
/// the sigmas of a ladder, each at its own level of the pyramid, and those are blended: at pixels, or where the result
/// is smooth enough at cells of some pixels, which cubic polynomials then carry to the pixels.
final class MaskBlur {
    let region: PixelRect
    let edges: EdgeMode
    let tiles: MaskTiles
    let pyramids: MaskPyramids
    let nodes: [MaskNode]
    /// For each row of tiles, how each is drawn; and the coarsest cells among them.
    private let decided: [[MaskTile]]
    private let deepestCells: Int
    private let nodeCount: Int
    /// The level of each node.
    let levels: UnsafePointer<Int>
    let blendNodes: UnsafePointer<MaskBlendNode>
    /// Interpolation to pixels or cells, by the number of halvings between.
    let splines: UnsafePointer<UnsafePointer<Int16>>
    private let sigmas: UnsafePointer<Float>
    /// The sigma below which pixels are gathered from the source.
    ///
    /// All are in a mirrored region of two pixels a side, which is flat before the ladder begins.
    private let directLimit: Float
    private let memory: ScratchMemory
    private let pixels: UnsafeMutablePointer<UInt8>
    private let stride: Int
    /// A row that holds nothing, as long as any level's.
    let nothing: UnsafePointer<UInt16>
    /// For each number of halvings its phases, one after the other: weights in 0.16 and the first sample.
    private let splineRows: UnsafePointer<SplineRow>
    /// For each shift of points and each node, the samples of its level down whose kernels lie inside.
    private let wholeRows: UnsafePointer<(first: Int, end: Int)>

    private struct SplineRow {
        let weights: (UInt16, UInt16, UInt16, UInt16)
        let first: Int
    }

    /// By cells' shift, the weights that carry them to pixels; the first is not used.
    let mixWeights: [UnsafePointer<Int16>]
    /// By node and by points' shift.
    private let factors: [[MaskFactors]]

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
        self.region = region
        self.edges = edges
        let ladder = MaskPyramids.ladder(to: maximum, region: region, edges: edges)
        directLimit = ladder.isEmpty ? .infinity : Float(MaskNode.leastSigma)
        let memory = memory
        let tiles = MaskTiles(mask: mask, region: region, memory: memory)
        self.tiles = tiles
        let deepestCells = Self.deepestCells(ladder)
        self.deepestCells = deepestCells
        decided = tiles.rows.map { tiles.tiles($0, deepest: deepestCells, edges: edges) }
        pyramids = MaskPyramids(
            ladder,
            rows: zip(tiles.rows, decided).map { row, decided in
                (tiles.pixelRows(row), decided.reduce(.infinity) { $1.shift == nil ? $0 : min($0, $1.least) })
            },
            region: region,
            edges: edges,
            source: .pixels(pixels, stride: stride),
            deepestCells: deepestCells,
            memory: memory
        )
        nodes = pyramids.nodes
        nodeCount = nodes.count
        levels = memory.filled(nodes.map(\.level))
        let sigmas = nodes.map { Float($0.sigma) }
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
        let shifts = 0...MaskTile.deepest
        wholeRows = memory.filled(
            shifts.flatMap { [nodes] shift in nodes.map { $0.axes(shift: shift).down.whole } }
                .map { ($0.lowerBound, $0.upperBound) }
        )
        let deepest = nodes.reduce(0) { max($0, $1.level) }
        splines = memory.filled(
            (0...deepest).map { memory.filled($0 > 0 ? MaskLattice.splineWeights(level: $0) : []) }
        )
        splineRows = memory.filled(
            (0...deepest).flatMap { level in
                (0..<1 << level).map { phase in
                    let (weights, first) = MaskLattice.splineRow(phase, level: level)
                    let q = GaussianWeights.rounded(weights)
                    return SplineRow(weights: (q[0], q[1], q[2], q[3]), first: first)
                }
            }
        )
        nothing = UnsafePointer(memory.zeroed(UInt16.self, count: pyramids.longestRow))
        mixWeights = shifts.map { memory.filled($0 > 0 ? MaskLattice.mixWeights(level: $0) : []) }
        factors = nodes.map { node in
            guard edges == .normalize else { return [] }
            return shifts.map { shift in
                let level = max(node.level - shift, 0)
                let across = node.axes(shift: shift).across
                return MaskFactors(across, level: level, points: tiles.points(shift: shift), memory: memory)
            }
        }
    }

    /// The nodes that blend to the sigmas of a range, which are found the sooner the nearer `node` is to the first.
    func nodes(from least: Float, to greatest: Float, near node: Int) -> Range<Int> {
        let count = nodeCount
        guard count > 0, greatest >= sigmas[0] else { return 0..<0 }
        let low = below(least, orAt: true, near: node)
        let high = below(greatest, orAt: false, near: low)
        return low..<max(low, min(high + 1, count - 1)) + 1
    }

    /// The last node whose sigma is below another, or at it; the first where there is none.
    private func below(_ sigma: Float, orAt: Bool, near node: Int) -> Int {
        func isBelow(_ node: Int) -> Bool { sigmas[node] < sigma || orAt && sigmas[node] == sigma }
        var last = node
        while last > 0, !isBelow(last) { last -= 1 }
        while last + 1 < nodeCount, isBelow(last + 1) { last += 1 }
        return last
    }

    /// What a node's columns are multiplied by; `nil` where nothing is.
    func columnFactors(_ node: Int, shift: Int) -> MaskFactors? {
        factors[node].isEmpty ? nil : factors[node][shift]
    }

    /// Sets the weights of four rows of a node's level for a row of points of a shift, and returns the first of the four.
    func rowWeights(_ row: Int, shift: Int, node index: Int, to node: inout MaskBlendNode) -> Int {
        let depth = levels[index] - shift
        let phase = row & ((1 << depth) - 1)
        let spline = splineRows[(1 << depth) - 1 + phase]
        let first = (row >> depth) + spline.first
        node.weights = spline.weights
        let whole = wholeRows[shift * nodeCount + index]
        if first >= whole.first, first + 4 <= whole.end {
            node.isPlain = depth == 0
            return first
        }
        let down = nodes[index].axes(shift: shift).down
        let exact = MaskLattice.splineRow(phase, level: depth).weights
        var inside = 0.0
        for (number, weight) in exact.enumerated() { inside += weight * down.mass(at: first + number) }
        guard inside < 0.99999 else {
            node.isPlain = depth == 0
            return first
        }
        var scaled = exact.map { $0 / inside }
        while node.shift < 6, scaled.contains(where: { $0 > 0.999 }) {
            scaled = scaled.map { $0 / 2 }
            node.shift += 1
        }
        let q = GaussianWeights.rounded(scaled)
        node.weights = (q[0], q[1], q[2], q[3])
        return first
    }

    /// The coarsest cells that there may be: the nodes that they are blended from have samples of their size at least.
    ///
    /// In a region of a few pixels they do not.
    private static func deepestCells(_ ladder: [MaskPyramids.Step]) -> Int {
        // Cells of any size up to these may be drawn, so smaller ones must be served too.
        (1...MaskTile.deepest).prefix { shift in
            let least = MaskTile.leastNode(shift)
            return !ladder.isEmpty && ladder.allSatisfy { $0.level >= shift || $0.sigma < least }
        }
        .last ?? 0
    }

    /// Blurs the region.
    func run() {
        let rows = tiles.rows
        let sources = zip(rows, decided).map { row, tiles in
            MaskSource(
                row: row,
                tiles: tiles,
                below: directLimit,
                grid: self.tiles,
                region: region,
                edges: edges,
                pixels: pixels,
                stride: stride
            )
        }
        let bands = bands()
        let pool = ThreadPool.current
        let arenas = (0..<pool.threads).map { _ in ScratchArena() }
        pool.forEach(bands.count) { index, worker in draw(bands[index], sources: sources, memory: arenas[worker]) }
    }

    /// Neighbouring rows of tiles of which the same tiles are drawn in one way, at points of a shift.
    ///
    /// They are drawn as one, since what is gathered for cells around them is then shared.
    private struct Band {
        let shift: Int
        let rows: Range<Int>
    }

    private func bands() -> [Band] {
        let first = tiles.rows.lowerBound
        var bands: [Band] = []
        for shift in 0...deepestCells {
            func isLike(_ row: Int, _ other: Int) -> Bool {
                decided[row].elementsEqual(decided[other]) { ($0.shift == shift) == ($1.shift == shift) }
            }
            var row = 0
            while row < decided.count {
                let start = row
                row += 1
                guard decided[start].contains(where: { $0.shift == shift }) else { continue }
                let most = MaskPlane.mostTiles(shift)
                while row < decided.count, row - start < most, isLike(start, row) { row += 1 }
                bands.append(Band(shift: shift, rows: first + start..<first + row))
            }
        }
        return bands
    }

    func output(_ y: Int) -> UnsafeMutablePointer<UInt8> {
        pixels + (y - region.y) * stride
    }

    /// Draws those tiles of a band whose points have its shift.
    private func draw(_ band: Band, sources: [MaskSource], memory: ScratchArena) {
        let start = memory.mark
        defer { memory.reset(to: start) }
        let index = band.rows.lowerBound - tiles.rows.lowerBound
        let source = band.shift == 0 ? sources[index].load(memory: memory) : nil
        let pixels = tiles.pixelRows(band.rows)
        let size = MaskPlane.mostRows(band.shift)
        var first = band.rows.lowerBound << MaskTiles.shift
        while first < pixels.upperBound {
            let rows = (first..<first + size).clamped(to: pixels)
            first += size
            let mark = memory.mark
            defer { memory.reset(to: mark) }
            guard !rows.isEmpty,
                let plane = MaskPlane(
                    shift: band.shift,
                    pixelRows: rows,
                    tiles: decided[index],
                    grid: tiles,
                    memory: memory
                )
            else { continue }
            let pictures = MaskPictures(plane, blur: self, memory: memory)
            if band.shift > 0 {
                drawCells(pictures, memory: memory)
            } else {
                drawPixels(pictures, source: source, tiles: decided[index], memory: memory)
            }
        }
    }

    /// Limits the colours of the pixels of some strips to their alpha.
    func clamp(_ y: Int, _ columns: Range<Int>) {
        kernels.clampToAlpha(output(y) + 4 * (columns.lowerBound - region.x), count: columns.count)
    }

    /// Draws pixels that are each blurred by their own sigma.
    private func drawPixels(
        _ pictures: MaskPictures,
        source: MaskSourceRows?,
        tiles decided: [MaskTile],
        memory: ScratchArena
    ) {
        let plane = pictures.plane
        let weights = memory.take(UInt16.self, count: 16 * 16)
        let blurred = memory.take(UInt16.self, count: 4 * plane.columns.count + 64)
        let toTiles = MaskTiles.shift - plane.stripShift
        for y in plane.rows {
            pictures.prepare(y)
            for run in plane.runs {
                pictures.blend(y, run, to: blurred)
                let first = run.points.lowerBound
                for strip in run.strips {
                    let columns = plane.pixelColumns(strip..<strip + 1)
                    let tile = decided[strip >> toTiles - tiles.columns.lowerBound]
                    guard tile.hasDirectPixels(below: directLimit), !columns.isEmpty else { continue }
                    source?.draw(
                        y,
                        columns: columns,
                        sigmas: plane.sigmas(y, from: first),
                        below: directLimit,
                        from: first,
                        weights: weights,
                        to: blurred
                    )
                }
                let columns = plane.pixelColumns(run.strips)
                kernels.store(
                    blurred + 4 * (columns.lowerBound - first),
                    to: output(y) + 4 * (columns.lowerBound - region.x),
                    lanes: 4 * columns.count
                )
                clamp(y, columns)
            }
        }
    }
}
