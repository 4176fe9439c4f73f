import KernelInterface
import KernelSelection

/// Parts of the region blurred to sigmas of the ladder, for the points of a plane.
///
/// Rows are those of each sigma's level, columns those of the points.
struct MaskPictures {
    let plane: MaskPlane
    private let blur: MaskBlur
    /// The first column in memory, a multiple of four.
    private let firstColumn: Int
    /// The nodes that some strip needs.
    private let nodes: Range<Int>
    private let pictures: [Picture]
    /// For each row of points and each strip, the nodes that it needs.
    private let used: UnsafeMutablePointer<Nodes>
    private let strips: Range<Int>
    /// Room for what a row of points is blended from.
    private let blended: UnsafeMutablePointer<MaskBlendNode>
    private let sources: UnsafeMutablePointer<UnsafePointer<UInt16>>

    private struct Nodes: BitwiseCopyable, Equatable {
        let first: Int
        let count: Int
    }

    /// Rows in sequence, or none yet.
    private struct Rows: BitwiseCopyable {
        var first: Int
        var end: Int

        mutating func take(_ row: Int) {
            first = min(first, row)
            end = max(end, row + 1)
        }

        /// False where there are none to take.
        mutating func take(_ other: Rows) -> Bool {
            guard other.first < other.end else { return false }
            first = min(first, other.first)
            end = max(end, other.end)
            return true
        }
    }

    private struct Picture {
        let rows: Range<Int>
        let samples: UnsafeMutablePointer<UInt16>
    }

    /// Values in memory for a row.
    private let lanes: Int

    init(_ plane: MaskPlane, blur: MaskBlur, memory: ScratchArena) {
        self.plane = plane
        self.blur = blur
        let shift = plane.shift
        strips = plane.strips
        firstColumn = plane.columns.lowerBound
        // Interpolation writes whole groups of four points.
        let lanes = 4 * (plane.columns.count + 4)
        self.lanes = lanes
        used = memory.take(Nodes.self, count: plane.rows.count * strips.count)
        // For each strip and each node of the whole ladder, the rows of points from the first that needs it to the last.
        let ladder = blur.nodes.count
        let needed = memory.take(Rows.self, count: strips.count * ladder)
        needed.update(repeating: Rows(first: .max, end: .min), count: strips.count * ladder)
        var (all, last) = (0..<0, 0)
        for run in plane.runs {
            for strip in run.strips {
                let column = strip - strips.lowerBound
                var index = column
                for row in plane.rows {
                    let range = plane.range(row, strip, of: run)
                    let nodes = range.map { blur.nodes(from: $0.least, to: $0.greatest, near: last) } ?? 0..<0
                    last = nodes.lowerBound
                    used[index] = Nodes(first: nodes.lowerBound, count: nodes.count)
                    index += strips.count
                    for node in nodes { needed[column * ladder + node].take(row) }
                    all = BlurPlan.union(all, nodes)
                }
            }
        }
        nodes = all
        blended = memory.take(MaskBlendNode.self, count: nodes.count)
        sources = memory.take(UnsafePointer<UInt16>.self, count: 4 * nodes.count)
        var pictures: [Picture] = []
        for node in nodes {
            let level = blur.levels[node]
            let depth = level - shift
            // Those around a sample's own row that interpolation takes.
            let margin = depth > 0 ? 2 : 0
            let rows = (plane.rows.lowerBound >> depth) - margin..<((plane.rows.upperBound - 1) >> depth) + 1 + margin
            let picture = Picture(
                rows: rows,
                samples: memory.take(UInt16.self, count: rows.count * lanes)
            )
            let filter = MaskPictureFilter(node, shift: shift, blur: blur)
            var column = 0
            while column < strips.count {
                let first = column
                var own = Rows(first: .max, end: .min)
                while column < strips.count, own.take(needed[column * ladder + node]) { column += 1 }
                if column > first {
                    let points = plane.points(strips.lowerBound + first..<strips.lowerBound + column)
                    let ownRows = (own.first >> depth) - margin..<((own.end - 1) >> depth) + 1 + margin
                    let start = (ownRows.lowerBound - rows.lowerBound) * lanes
                    filter.fill(
                        picture.samples + start + 4 * (points.lowerBound - firstColumn),
                        lanes: lanes,
                        rows: ownRows,
                        points: points,
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

    /// Makes ready for the row of points that is blended next.
    func prepare(_ row: Int) {
        for place in 0..<pictures.count {
            let picture = pictures[place]
            let index = nodes.lowerBound + place
            blended[place] = blur.blendNodes[index]
            let start = blur.rowWeights(row, shift: plane.shift, node: index, to: &blended[place])
            for number in 0..<4 {
                let held = min(max(start + number, picture.rows.lowerBound), picture.rows.upperBound - 1)
                sources[4 * place + number] =
                    UnsafePointer(picture.samples + (held - picture.rows.lowerBound) * lanes)
            }
        }
    }

    /// Blends a run of the row of points that was prepared last into 8.7.
    ///
    /// `output` begins with the run's first point.
    func blend(_ row: Int, _ run: MaskPlane.Run, to output: UnsafeMutablePointer<UInt16>) {
        let ranges = used + (row - plane.rows.lowerBound) * strips.count - strips.lowerBound
        var strip = run.strips.lowerBound
        while strip < run.strips.upperBound {
            let first = plane.points(strip, of: run).lowerBound
            let used = ranges[strip]
            // Neighbours of the same nodes together.
            while strip + 1 < run.strips.upperBound, ranges[strip + 1] == used { strip += 1 }
            let points = first..<plane.points(strip, of: run).upperBound
            strip += 1
            let skipped = used.count == 0 ? 0 : used.first - nodes.lowerBound
            kernels.maskBlend(
                sources + 4 * skipped,
                nodes: blended + skipped,
                count: used.count,
                offset: 4 * (points.lowerBound - firstColumn),
                sigmas: plane.sigmas(row, from: points.lowerBound),
                to: output + 4 * (points.lowerBound - run.points.lowerBound),
                groups: points.count / 4
            )
        }
    }
}
