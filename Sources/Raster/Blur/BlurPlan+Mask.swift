extension BlurPlan {
    /// What blurs of the whole region to several sigmas need of the pyramid.
    init(region: PixelRect, edges: EdgeMode, levels: [Int]) {
        self.region = region
        self.edges = edges
        moments = .pixels
        let deepest = levels.reduce(0) { max($0, $1) }
        let used = Set(levels)
        func asked(_ pixels: Range<Int>) -> [Range<Int>] {
            var asked = (0...deepest).map { used.contains($0) ? MaskReach.gathered(of: pixels, level: $0) : 0..<0 }
            guard edges == .mirror else { return asked }
            for depth in stride(from: deepest, to: 0, by: -1) {
                asked[depth - 1] = Self.union(asked[depth - 1], Self.sources(of: asked[depth]))
            }
            return asked
        }
        let rows = asked(region.y..<region.maxY)
        let columns = asked(region.x..<region.maxX)
        var axes = [
            (
                rows: LevelAxis(base: 0, first: region.y, end: region.maxY, edges: edges),
                columns: LevelAxis(base: 0, first: region.x, end: region.maxX, edges: edges)
            )
        ]
        let mirrored = edges == .mirror
        for depth in 1..<max(rows.count, 1) {
            axes.append(
                (
                    rows: LevelAxis(after: axes[depth - 1].rows, reach: mirrored ? rows[depth] : nil),
                    columns: LevelAxis(after: axes[depth - 1].columns, reach: mirrored ? columns[depth] : nil)
                )
            )
        }
        self.axes = axes
        let asked = rows.map { RowRanges([$0]) }
        heldRows = mirrored ? asked : Self.heldRows(asked: asked, axes: axes)
    }
}
