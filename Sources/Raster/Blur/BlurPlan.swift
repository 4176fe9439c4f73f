/// The part of each level of a blur's pyramid that gathered rows need.
struct BlurPlan {
    let region: PixelRect
    let edges: EdgeMode
    let moments: PyramidMoments
    /// The directions of each level, the base first.
    let axes: [(rows: LevelAxis, columns: LevelAxis)]
    /// The rows of each level to build, by its distance from the base.
    let heldRows: [RowRanges]

    /// The plan of a pyramid that the rows around some centres are gathered from.
    init(
        region: PixelRect,
        gathered: [(center: Double, filter: RowFilter)],
        edges: EdgeMode,
        moments: PyramidMoments
    ) {
        self.region = region
        self.edges = edges
        self.moments = moments
        let deepest = gathered.reduce(moments.base) { max($0, $1.filter.level) }

        // What is asked of each level, before the edge mode's rule for samples that are not there.
        var asked = Self.gatheredRows(gathered, base: moments.base, deepest: deepest)
        let columns =
            edges == .mirror ? Self.mirroredColumns(region: region, moments: moments, deepest: deepest) : []
        if edges == .mirror {
            for depth in stride(from: asked.count - 1, to: 0, by: -1) {
                asked[depth - 1] = asked[depth - 1].union(asked[depth].sources)
            }
        }
        let rows = asked.map(\.bounds)
        var axes = [
            (
                rows: Self.base(region.y..<region.maxY, edges: edges, moments: moments, reach: rows[0]),
                columns: Self.base(region.x..<region.maxX, edges: edges, moments: moments, reach: columns.first)
            )
        ]
        for depth in 1..<max(rows.count, 1) {
            let mirrored = edges == .mirror
            axes.append(
                (
                    rows: LevelAxis(after: axes[depth - 1].rows, reach: mirrored ? rows[depth] : nil),
                    columns: LevelAxis(after: axes[depth - 1].columns, reach: mirrored ? columns[depth] : nil)
                )
            )
        }
        self.axes = axes
        heldRows = edges == .mirror ? asked : Self.heldRows(asked: asked, axes: axes)
    }

    /// A direction of the base level.
    static func base(
        _ region: Range<Int>,
        edges: EdgeMode,
        moments: PyramidMoments,
        reach: Range<Int>?
    ) -> LevelAxis {
        if let decimation = moments.decimation {
            return LevelAxis(decimation, of: region, edges: edges, reach: edges == .mirror ? reach : nil)
        }
        return LevelAxis(base: moments.base, first: region.lowerBound, end: region.upperBound, edges: edges)
    }

    /// For each level from the base on, the rows that are gathered.
    private static func gatheredRows(
        _ gathered: [(center: Double, filter: RowFilter)],
        base: Int,
        deepest: Int
    ) -> [RowRanges] {
        var rows = [[Range<Int>]](repeating: [], count: deepest - base + 1)
        for (center, filter) in gathered { rows[filter.level - base].append(filter.samples(around: center)) }
        return rows.map(RowRanges.init)
    }

    /// The columns that a mirrored region's levels need: their cells, the reach of the horizontal kernel and of the
    /// interpolation, and what the next level is made of.
    private static func mirroredColumns(
        region: PixelRect,
        moments: PyramidMoments,
        deepest: Int
    ) -> [Range<Int>] {
        let reach = PyramidMoments.largestRadius + 4
        var columns = (moments.base...deepest).map { level in
            let size = moments.size(level)
            return region.x / size - reach..<(region.maxX - 1) / size + 1 + reach
        }
        for depth in stride(from: columns.count - 1, to: 0, by: -1) {
            columns[depth - 1] = union(columns[depth - 1], sources(of: columns[depth]))
        }
        return columns
    }

    /// The stored rows that `asked` comes to, with those that deeper levels are made of.
    static func heldRows(
        asked: [RowRanges],
        axes: [(rows: LevelAxis, columns: LevelAxis)]
    ) -> [RowRanges] {
        var held = asked
        for depth in stride(from: asked.count - 1, through: 0, by: -1) {
            if depth + 1 < held.count { held[depth] = held[depth].union(held[depth + 1].sources) }
            held[depth] = held[depth].clamped(to: axes[depth].rows.stored)
        }
        return held
    }

    /// The samples of the level above that `samples` are made of.
    static func sources(of samples: Range<Int>) -> Range<Int> {
        samples.isEmpty ? 0..<0 : 2 * samples.lowerBound - 2..<2 * samples.upperBound + 2
    }

    static func union(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
        if a.isEmpty { return b }
        if b.isEmpty { return a }
        return min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound)
    }
}
