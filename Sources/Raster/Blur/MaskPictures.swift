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

    private struct Picture {
        let level: Int
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
        var needed = [Range<Int>](repeating: 0..<0, count: strips.count)
        for run in plane.runs {
            for strip in run.strips {
                let column = strip - strips.lowerBound
                for (index, row) in plane.rows.enumerated() {
                    let range = plane.range(row, strip, of: run)
                    let nodes = range.map { blur.nodes(from: $0.least, to: $0.greatest) } ?? 0..<0
                    used[index * strips.count + column] = Nodes(first: nodes.lowerBound, count: nodes.count)
                    needed[column] = BlurPlan.union(needed[column], nodes)
                }
            }
        }
        nodes = needed.reduce(0..<0) { BlurPlan.union($0, $1) }
        blended = memory.take(MaskBlendNode.self, count: nodes.count)
        sources = memory.take(UnsafePointer<UInt16>.self, count: 4 * nodes.count)
        var pictures: [Picture] = []
        for node in nodes {
            let level = blur.nodes[node].level
            let depth = level - shift
            // A sample's own row and those around it that interpolation takes.
            let margin = depth > 0 ? 2 : 1
            let rows = (plane.rows.lowerBound >> depth) - margin..<((plane.rows.upperBound - 1) >> depth) + 1 + margin
            let picture = Picture(
                level: level,
                rows: rows,
                samples: memory.take(UInt16.self, count: rows.count * lanes)
            )
            let filter = MaskPictureFilter(node, shift: shift, blur: blur)
            var column = 0
            while column < needed.count {
                let first = column
                while column < needed.count, needed[column].contains(node) { column += 1 }
                if column > first {
                    let points = plane.points(strips.lowerBound + first..<strips.lowerBound + column)
                    let own = Self.rows(of: node, in: used, columns: first..<column, of: strips.count, plane: plane)
                    let ownRows = (own.lowerBound >> depth) - margin..<((own.upperBound - 1) >> depth) + 1 + margin
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

    /// The rows of points from the first in which one of some strips needs a node to the last.
    private static func rows(
        of node: Int,
        in used: UnsafeMutablePointer<Nodes>,
        columns: Range<Int>,
        of count: Int,
        plane: MaskPlane
    ) -> Range<Int> {
        func isUsed(_ row: Int) -> Bool {
            columns.contains { column in
                let nodes = used[(row - plane.rows.lowerBound) * count + column]
                return nodes.first <= node && node < nodes.first + nodes.count
            }
        }
        guard let first = plane.rows.first(where: isUsed), let last = plane.rows.last(where: isUsed) else {
            return plane.rows
        }
        return first..<last + 1
    }

    /// Makes ready for the row of points that is blended next.
    func prepare(_ row: Int) {
        for place in 0..<pictures.count {
            let picture = pictures[place]
            let index = nodes.lowerBound + place
            blended[place] = blur.blendNodes[index]
            let depth = picture.level - plane.shift
            let start = blur.rowWeights(row, depth: depth, node: index, to: &blended[place])
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
