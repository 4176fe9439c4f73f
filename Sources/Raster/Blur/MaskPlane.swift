import KernelInterface
import KernelSelection

/// The points of a band of pixel rows in those tiles that are drawn in one way, with their sigmas.
struct MaskPlane {
    /// Neighbouring strips of pixels, and the columns of points that carry them, in whole groups of four.
    struct Run {
        let strips: Range<Int>
        let points: Range<Int>
    }

    /// log2 of the pixels between points.
    let shift: Int
    /// log2 of the pixels across a strip, each of which is blended from as few sigmas of the ladder as it can be.
    let stripShift: Int
    /// The strips of a whole row.
    let strips: Range<Int>
    let runs: [Run]
    let pixelRows: Range<Int>
    /// The rows of points that carry the pixels.
    let rows: Range<Int>
    /// The columns in memory; the first is a multiple of four.
    let columns: Range<Int>
    private let region: PixelRect
    private let sigmas: UnsafeMutablePointer<Float>

    /// Rows of tiles that are drawn as one at most: sigma changes the more, relative to itself, the smaller it is.
    static func mostTiles(_ shift: Int) -> Int { 1 << max(shift - 1, 0) }

    /// Rows of pixels that a plane has at most.
    static func mostRows(_ shift: Int) -> Int { shift == 0 ? 32 : mostTiles(shift) << MaskTiles.shift }

    init?(shift: Int, pixelRows: Range<Int>, tiles: [MaskTile], grid: MaskTiles, memory: ScratchArena) {
        stripShift = shift == 0 ? MaskTiles.shift - 1 : MaskTiles.shift
        let toTiles = MaskTiles.shift - stripShift
        strips = grid.columns.lowerBound << toTiles..<grid.columns.upperBound << toTiles
        var runs: [Run] = []
        let all = grid.points(shift: shift)
        let margin = shift == 0 ? 0 : 4
        var index = 0
        while index < tiles.count {
            let first = index
            while index < tiles.count, tiles[index].shift == shift { index += 1 }
            if index > first {
                let columns = grid.columns.lowerBound + first..<grid.columns.lowerBound + index
                let start = columns.lowerBound << (MaskTiles.shift - shift) - margin
                let end = columns.upperBound << (MaskTiles.shift - shift) + margin
                let strips = columns.lowerBound << toTiles..<columns.upperBound << toTiles
                runs.append(Run(strips: strips, points: (start..<end).clamped(to: all)))
            } else {
                index += 1
            }
        }
        guard let first = runs.first, let last = runs.last else { return nil }
        self.shift = shift
        self.runs = runs
        self.pixelRows = pixelRows
        region = grid.region
        rows = grid.points(of: pixelRows, shift: shift)
        columns = first.points.lowerBound..<last.points.upperBound
        sigmas = memory.take(Float.self, count: rows.count * columns.count)
        for row in rows {
            for run in runs {
                grid.field.fill(row, shift: shift, columns: run.points, to: pointer(row, run.points.lowerBound))
            }
        }
    }

    private func pointer(_ row: Int, _ column: Int) -> UnsafeMutablePointer<Float> {
        sigmas + (row - rows.lowerBound) * columns.count + column - columns.lowerBound
    }

    /// The sigmas of a row from a column on.
    func sigmas(_ row: Int, from column: Int) -> UnsafePointer<Float> { UnsafePointer(pointer(row, column)) }

    /// The columns of pixels of some strips.
    func pixelColumns(_ strips: Range<Int>) -> Range<Int> {
        (strips.lowerBound << stripShift..<strips.upperBound << stripShift).clamped(to: region.x..<region.maxX)
    }

    /// The points of a run that are blended for a strip: its own, and at a run's ends those beyond.
    ///
    /// A strip may lie beyond the region, and has none then.
    func points(_ strip: Int, of run: Run) -> Range<Int> {
        let first = strip == run.strips.lowerBound ? run.points.lowerBound : strip << (stripShift - shift)
        let end = strip == run.strips.upperBound - 1 ? run.points.upperBound : (strip + 1) << (stripShift - shift)
        return (min(first, end)..<max(first, end)).clamped(to: run.points)
    }

    /// The points that are blended for neighbouring strips of one run.
    func points(_ strips: Range<Int>) -> Range<Int> {
        guard let run = runs.first(where: { $0.strips.contains(strips.lowerBound) }) else { return 0..<0 }
        return points(strips.lowerBound, of: run).lowerBound..<points(strips.upperBound - 1, of: run).upperBound
    }

    /// What the sigmas of a strip are in a row, and those of two points beyond where there is no other strip.
    func range(_ row: Int, _ strip: Int, of run: Run) -> (least: Float, greatest: Float)? {
        let margin = shift == 0 ? 0 : 2
        let own = strip << (stripShift - shift) - margin..<(strip + 1) << (stripShift - shift) + margin
        let used = points(strip, of: run).clamped(to: own)
        return used.isEmpty ? nil : kernels.maskRange(sigmas(row, from: used.lowerBound), count: used.count)
    }
}
