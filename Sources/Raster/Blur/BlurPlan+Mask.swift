extension BlurPlan {
    /// What blurs of some of the region's rows, in whole, to several sigmas need of the pyramid.
    ///
    /// Unless they are `far`, their kernels reach ``PyramidMoments/largestRadius`` samples at most.
    init(region: PixelRect, rows: Range<Int>, edges: EdgeMode, moments: PyramidMoments, levels: [Int], far: Bool) {
        self.region = region
        self.edges = edges
        self.moments = moments
        let deepest = levels.reduce(moments.base) { max($0, $1) }
        let mirrored = edges == .mirror
        func asked(_ pixels: Range<Int>) -> [Range<Int>] {
            var asked = (moments.base...deepest).map { level in
                levels.contains(level) && !pixels.isEmpty
                    ? MaskReach.gathered(of: pixels, level: level, far: far) : 0..<0
            }
            guard mirrored else { return asked }
            for depth in stride(from: asked.count - 1, to: 0, by: -1) {
                asked[depth - 1] = Self.union(asked[depth - 1], Self.sources(of: asked[depth]))
            }
            return asked
        }
        let rows = asked(rows)
        let columns = asked(region.x..<region.maxX)
        var axes = [
            (
                rows: Self.base(region.y..<region.maxY, edges: edges, moments: moments, reach: rows[0]),
                columns: Self.base(region.x..<region.maxX, edges: edges, moments: moments, reach: columns[0])
            )
        ]
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
