import KernelInterface
import KernelSelection

/// Parts of the region blurred to sigmas of the ladder, for one row of tiles, at pixels or at cells.
///
/// Rows are those of each sigma's level, columns those of the pixels or cells.
struct MaskPictures {
    /// The row of tiles, and which of them are drawn this way.
    let runs: [Range<Int>]
    private let blur: MaskBlur
    /// log2 of a point's size in pixels: 0 for pixels, 2 for cells.
    private let shift: Int
    /// The first column in memory, a multiple of four.
    let firstColumn: Int
    /// The nodes that some tile needs.
    private let nodes: Range<Int>
    private let pictures: [Picture]
    /// Room for what a row of points is blended from.
    private let blended: UnsafeMutablePointer<MaskBlendNode>
    private let sources: UnsafeMutablePointer<UnsafePointer<UInt16>>

    private struct Picture {
        let level: Int
        let rows: Range<Int>
        let samples: UnsafeMutablePointer<UInt16>
    }

    /// Values in memory for a row.
    private let lanes: Int

    init?(
        _ method: MaskTiles.Method,
        row: Int,
        tiles: [MaskTile],
        blur: MaskBlur,
        memory: ScratchArena
    ) {
        let grid = blur.tiles
        var runs: [Range<Int>] = []
        for (index, tile) in tiles.enumerated() where tile.method == method {
            let column = grid.columns.lowerBound + index
            if let last = runs.last, last.upperBound == column {
                runs[runs.count - 1] = last.lowerBound..<column + 1
            } else {
                runs.append(column..<column + 1)
            }
        }
        self.runs = runs
        self.blur = blur
        guard !runs.isEmpty else { return nil }
        shift = method == .cells ? 2 : 0
        let tileShift = MaskTiles.shift - shift
        firstColumn = (grid.columns.lowerBound << tileShift) - 4
        lanes = 4 * ((grid.columns.count << tileShift) + 8)

        let needed = tiles.map { tile -> Range<Int> in
            tile.method == method ? blur.nodes(from: tile.least, to: tile.greatest) : 0..<0
        }
        nodes = needed.reduce(0..<0) { BlurPlan.union($0, $1) }
        blended = memory.take(MaskBlendNode.self, count: nodes.count)
        sources = memory.take(UnsafePointer<UInt16>.self, count: 4 * nodes.count)
        var pictures: [Picture] = []
        for node in nodes {
            let level = blur.nodes[node].level
            let points = method == .cells ? grid.cellRows(row) : grid.pixelRows(row)
            let rows = (points.lowerBound >> (level - shift)) - 2..<((points.upperBound - 1) >> (level - shift)) + 3
            let picture = Picture(
                level: level,
                rows: rows,
                samples: memory.take(UInt16.self, count: rows.count * lanes)
            )
            var column = 0
            while column < needed.count {
                let first = column
                while column < needed.count, needed[column].contains(node) { column += 1 }
                if column > first {
                    let start = (grid.columns.lowerBound + first) << tileShift
                    let end = (grid.columns.lowerBound + column) << tileShift
                    let points = (start - 4..<end + 4).clamped(to: grid.points(shift: shift))
                    Self.fill(
                        picture.samples + 4 * (points.lowerBound - firstColumn),
                        lanes: lanes,
                        rows: rows,
                        points: points,
                        shift: shift,
                        node: node,
                        blur: blur,
                        memory: memory
                    )
                } else {
                    column += 1
                }
            }
            pictures.append(picture)
        }
        self.pictures = pictures
    }

    /// Blurs the points of a range of columns, in rows of a node's level.
    private static func fill(
        _ output: UnsafeMutablePointer<UInt16>,
        lanes: Int,
        rows: Range<Int>,
        points: Range<Int>,
        shift: Int,
        node index: Int,
        blur: MaskBlur,
        memory: ScratchArena
    ) {
        let node = blur.nodes[index]
        let source = blur.pyramid.level(node.level)
        let edges = blur.plan.edges
        let depth = node.level - shift
        let mark = memory.mark
        defer { memory.reset(to: mark) }
        // Loops write whole vectors, and interpolation reads two samples to each side.
        let samples = (points.lowerBound >> depth) - 2..<((points.upperBound - 1) >> depth) + 7
        let radius = node.across.radius
        let gathered = samples.lowerBound - radius..<samples.upperBound + radius
        let stored = gathered.clamped(to: source.columns.stored)
        let sum = memory.take(UInt16.self, count: 4 * gathered.count + 128)
        let convolved = memory.take(UInt16.self, count: 4 * samples.count + 128)
        let held = sum + 4 * (stored.lowerBound - gathered.lowerBound)
        let factors = blur.columnFactors(index, shift: shift)
        let weights = blur.splines[depth]
        let count = node.down.all.count
        let kernel = memory.take(UInt16.self, count: count)
        for (index, weight) in node.down.all.enumerated() { kernel[index] = weight }
        let downRadius = node.down.radius
        let (heldRows, storedRows, rowLanes) = (source.held, source.rows.stored, source.lanes)
        let across = memory.take(UInt16.self, count: radius + 1)
        for (index, weight) in node.across.half.enumerated() { across[index] = weight }
        let sources = memory.take(UnsafePointer<UInt16>.self, count: count)
        let taps = memory.take(UInt16.self, count: count)
        let skipped = 4 * (stored.lowerBound - source.columns.stored.lowerBound)
        for (number, row) in rows.enumerated() {
            let top = row - downRadius
            var used = 0
            var offset = 0
            while offset < count {
                var held = top + offset
                let weight = kernel[offset]
                offset += 1
                if !heldRows.contains(held) {
                    guard let resolved = edges.resolve(held, in: storedRows) else { continue }
                    held = resolved
                }
                sources[used] = UnsafePointer(source.samples + (held - heldRows.lowerBound) * rowLanes + skipped)
                taps[used] = weight
                used += 1
            }
            kernels.gatherRows(
                sources,
                weights: taps,
                count: used,
                shift: 1,
                to: held,
                lanes: 4 * stored.count
            )
            extend(sum, gathered: gathered, stored: stored, edges: edges)
            kernels.convolve(
                sum + 4 * radius,
                weights: across,
                radius: radius,
                to: convolved,
                lanes: 4 * samples.count
            )
            let target = output + number * lanes
            let first = points.lowerBound >> depth
            kernels.maskExpand(
                convolved + 4 * (first - samples.lowerBound),
                level: depth,
                weights: weights,
                first: (points.lowerBound - first << depth) / 4,
                groups: points.count / 4,
                to: target
            )
            factors?.apply(to: target, points: points)
        }
    }

    /// Extends a sum of rows beyond the samples that the level holds.
    private static func extend(
        _ sum: UnsafeMutablePointer<UInt16>,
        gathered: Range<Int>,
        stored: Range<Int>,
        edges: EdgeMode
    ) {
        for sample in gathered where !stored.contains(sample) {
            let target = sum + 4 * (sample - gathered.lowerBound)
            if edges == .clamp {
                let nearest = sample < stored.lowerBound ? stored.lowerBound : stored.upperBound - 1
                target.update(from: sum + 4 * (nearest - gathered.lowerBound), count: 4)
            } else {
                target.update(repeating: 0, count: 4)
            }
        }
    }

    /// Blends a row of points in a range of columns, multiples of four, into 8.7.
    ///
    /// `sigmas` gives those of the row from a point on; `output` begins with the point `first`.
    func blend(
        _ row: Int,
        pieces: [(points: Range<Int>, least: Float, greatest: Float)],
        sigmas: (Int) -> UnsafePointer<Float>,
        to output: UnsafeMutablePointer<UInt16>,
        from first: Int
    ) {
        for place in 0..<pictures.count {
            let picture = pictures[place]
            let index = nodes.lowerBound + place
            blended[place] = blur.blendNodes[index]
            let depth = picture.level - shift
            let start = blur.rowWeights(row, depth: depth, node: index, to: &blended[place])
            for number in 0..<4 {
                let held = min(max(start + number, picture.rows.lowerBound), picture.rows.upperBound - 1)
                sources[4 * place + number] =
                    UnsafePointer(picture.samples + (held - picture.rows.lowerBound) * lanes)
            }
        }
        for (points, least, greatest) in pieces {
            let used = blur.nodes(from: least, to: greatest).clamped(to: nodes)
            let skipped = used.lowerBound - nodes.lowerBound
            kernels.maskBlend(
                sources + 4 * skipped,
                nodes: blended + skipped,
                count: used.count,
                offset: 4 * (points.lowerBound - firstColumn),
                sigmas: sigmas(points.lowerBound),
                to: output + 4 * (points.lowerBound - first),
                groups: points.count / 4
            )
        }
    }
}
