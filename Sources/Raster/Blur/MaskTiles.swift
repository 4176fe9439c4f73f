import KernelInterface
import KernelSelection
import Threads

/// A mask's sigmas at cells of 4×4 pixels, and what they say about tiles of 64×64 pixels.
///
/// Tiles lie on multiples of 64 of the bitmap. A row of cells is summed up in one block for each tile, which looks
/// ``MaskTile/margin`` cells further.
final class MaskTiles {
    /// Pixels to a tile's side, as a power of two; and cells.
    static let shift = 6
    private static let cellShift = 4

    let region: PixelRect
    let columns: Range<Int>
    let rows: Range<Int>
    let field: SigmaField
    /// Least, greatest, slope and bend of each block.
    private let blocks: UnsafeMutablePointer<Float>
    private let blockRows: Range<Int>

    init(mask: SigmaMask, region: PixelRect, memory: ScratchMemory) {
        self.region = region
        let columns = region.x >> Self.shift..<((region.maxX - 1) >> Self.shift) + 1
        self.columns = columns
        rows = region.y >> Self.shift..<((region.maxY - 1) >> Self.shift) + 1
        let pixels = columns.lowerBound << Self.shift..<columns.upperBound << Self.shift
        field = SigmaField(mask: mask, region: region, pixels: pixels, margin: 8)
        let blockRows =
            (region.y >> 2) - MaskTile.margin..<((region.maxY - 1) >> 2) + 1 + MaskTile.margin
        self.blockRows = blockRows
        blocks = memory.allocate(Float.self, count: 4 * columns.count * blockRows.count)
        let cells = (columns.lowerBound << Self.cellShift) - 8..<(columns.upperBound << Self.cellShift) + 8
        let sigmas = memory.allocate(Float.self, count: cells.count * (blockRows.count + 2))
        let (field, blocks, pool) = (field, blocks, ThreadPool.current)
        pool.forEach(blockRows.count + 2, by: Self.rowsAtOnce) { index in
            field.fill(blockRows.lowerBound - 1 + index, shift: 2, columns: cells, to: sigmas + index * cells.count)
        }
        pool.forEach(blockRows.count, by: Self.rowsAtOnce) { index in
            kernels.maskBlocks(
                sigmas + (index + 1) * cells.count + 8,
                stride: cells.count,
                blocks: columns.count,
                to: blocks + 4 * index * columns.count
            )
        }
    }

    /// Rows of cells that a thread takes at a time.
    private static let rowsAtOnce = 64

    /// The pixel rows of a row of tiles.
    func pixelRows(_ row: Int) -> Range<Int> { pixelRows(row..<row + 1) }

    /// The pixel rows of a range of rows of tiles.
    func pixelRows(_ rows: Range<Int>) -> Range<Int> {
        (rows.lowerBound << Self.shift..<rows.upperBound << Self.shift).clamped(to: region.y..<region.maxY)
    }

    /// The pixel columns of a range of tiles.
    func pixelColumns(_ tiles: Range<Int>) -> Range<Int> {
        (tiles.lowerBound << Self.shift..<tiles.upperBound << Self.shift).clamped(to: region.x..<region.maxX)
    }

    /// The columns of pixels or cells that count, in whole groups of four; for cells two beyond the region.
    func points(shift: Int) -> Range<Int> {
        let margin = shift == 0 ? 0 : 2
        let first = (region.x >> shift) - margin
        let end = ((region.maxX - 1) >> shift) + 1 + margin
        return first & ~3..<(end + 3) & ~3
    }

    /// The rows of pixels or cells that carry rows of pixels.
    func points(of pixels: Range<Int>, shift: Int) -> Range<Int> {
        guard shift > 0 else { return pixels }
        return (pixels.lowerBound >> shift) - 2..<((pixels.upperBound - 1) >> shift) + 3
    }

    /// Decides for each tile of a row, with cells of shift `deepest` at most.
    func tiles(_ row: Int, deepest: Int, edges: EdgeMode) -> [MaskTile] {
        let pixels = pixelRows(row)
        let cells =
            (pixels.lowerBound >> 2) - MaskTile.margin..<((pixels.upperBound - 1) >> 2) + 1 + MaskTile.margin
        var tiles = columns.map { column in
            var (least, greatest, slope, bend): (Float, Float, Float, Float) = (.greatestFiniteMagnitude, 0, 0, 0)
            for row in cells {
                let number = (row - blockRows.lowerBound) * columns.count + column - columns.lowerBound
                let block = blocks + 4 * number
                least = min(least, block[0])
                greatest = max(greatest, block[1])
                slope = max(slope, block[2])
                bend = max(bend, block[3])
            }
            return MaskTile(
                least: least,
                greatest: greatest,
                slope: slope,
                bend: bend,
                deepest: deepest,
                inside: edges == .normalize ? Float(inside(row, column)) : .infinity
            )
        }
        if !field.isSmoothBetweenCells { addPixels(of: row, to: &tiles) }
        return tiles
    }

    /// How far the pixels of a tile lie from the nearest side of the region.
    private func inside(_ row: Int, _ column: Int) -> Int {
        let (rows, columns) = (pixelRows(row), pixelColumns(column..<column + 1))
        return min(
            min(rows.lowerBound - region.y, region.maxY - rows.upperBound),
            min(columns.lowerBound - region.x, region.maxX - columns.upperBound)
        )
    }

    /// Takes in the sigmas of single pixels, where those of cells do not tell them.
    private func addPixels(of row: Int, to tiles: inout [MaskTile]) {
        var ranges = tiles.map { _ in (least: Float.greatestFiniteMagnitude, greatest: Float(0)) }
        var sigmas = [Float](repeating: 0, count: region.width)
        sigmas.withUnsafeMutableBufferPointer { sigmas in
            guard let base = sigmas.baseAddress else { return }
            for y in pixelRows(row) {
                field.fill(y, shift: 0, columns: region.x..<region.maxX, to: base)
                for (index, column) in columns.enumerated() {
                    let pixels = pixelColumns(column..<column + 1)
                    let range = kernels.maskRange(base + pixels.lowerBound - region.x, count: pixels.count)
                    ranges[index].least = min(ranges[index].least, range.least)
                    ranges[index].greatest = max(ranges[index].greatest, range.greatest)
                }
            }
        }
        for (index, column) in columns.enumerated() {
            tiles[index].take(ranges[index].least, ranges[index].greatest)
            guard let shift = tiles[index].shift, shift > 0 else { continue }
            // The cells themselves may see what no pixel does, those beyond the region above all.
            let range = cells(row, column, shift: shift)
            tiles[index].take(range.least, range.greatest)
        }
    }

    /// What the sigmas are at the cells that carry a tile's pixels.
    private func cells(_ row: Int, _ column: Int, shift: Int) -> (least: Float, greatest: Float) {
        let across = points(of: pixelColumns(column..<column + 1), shift: shift)
        var sigmas = [Float](repeating: 0, count: across.count)
        var (least, greatest) = (Float.greatestFiniteMagnitude, Float(0))
        for y in points(of: pixelRows(row), shift: shift) {
            sigmas.withUnsafeMutableBufferPointer { sigmas in
                guard let base = sigmas.baseAddress else { return }
                field.fill(y, shift: shift, columns: across, to: base)
                let range = kernels.maskRange(base, count: across.count)
                (least, greatest) = (min(least, range.least), max(greatest, range.greatest))
            }
        }
        return (least, greatest)
    }
}

extension ThreadPool {
    /// Calls `body` for each index, some in sequence on one thread.
    fileprivate func forEach(_ count: Int, by size: Int, _ body: (Int) -> Void) {
        forEach((count + size - 1) / size) { part, _ in
            for index in part * size..<min(count, (part + 1) * size) { body(index) }
        }
    }
}
