import KernelInterface
import KernelSelection

/// A mask's sigmas at cells of 4×4 pixels, and what they say about tiles of 64×64 pixels.
///
/// Tiles lie on multiples of 64 of the bitmap. A row of cells is summed up in one block for each tile, which looks two
/// cells further.
struct MaskTiles {
    /// How a tile is drawn.
    enum Method {
        /// No sigma in it moves a pixel.
        case copied
        /// Each pixel by its own sigma.
        case pixels
        /// The blurred picture is so smooth that its values at the cells' centres carry the pixels between.
        case cells
    }

    /// Pixels to a tile's side, as a power of two; and cells.
    static let shift = 6
    static let cellShift = 4
    static let side = 1 << shift

    let region: PixelRect
    let columns: Range<Int>
    let rows: Range<Int>
    /// Cell columns held: those of the tiles and four more on each side; and cell rows.
    let cellColumns: Range<Int>
    let cellRows: Range<Int>
    let field: SigmaField
    let sigmas: UnsafeMutablePointer<Float>
    /// Least, greatest, slope and bend of each block, from the second row of cells to the last but one.
    private let blocks: UnsafeMutablePointer<Float>

    init(mask: SigmaMask, region: PixelRect, memory: ScratchMemory) {
        self.region = region
        columns = region.x >> Self.shift..<((region.maxX - 1) >> Self.shift) + 1
        rows = region.y >> Self.shift..<((region.maxY - 1) >> Self.shift) + 1
        cellColumns = (columns.lowerBound << Self.cellShift) - 4..<(columns.upperBound << Self.cellShift) + 4
        cellRows = (region.y >> 2) - 3..<((region.maxY - 1) >> 2) + 4
        field = SigmaField(mask: mask, region: region, cells: cellColumns)
        sigmas = memory.allocate(Float.self, count: cellColumns.count * cellRows.count)
        blocks = memory.allocate(Float.self, count: 4 * columns.count * cellRows.count)
        for row in cellRows { field.cells(row, to: sigmas + (row - cellRows.lowerBound) * cellColumns.count) }
        for row in cellRows.dropFirst().dropLast() {
            kernels.maskBlocks(
                sigmas(row, from: columns.lowerBound << Self.cellShift),
                stride: cellColumns.count,
                blocks: columns.count,
                to: blocks + 4 * (row - cellRows.lowerBound) * columns.count
            )
        }
    }

    /// The sigmas of a row of cells from a column on.
    func sigmas(_ row: Int, from column: Int) -> UnsafePointer<Float> {
        UnsafePointer(
            sigmas + (row - cellRows.lowerBound) * cellColumns.count + column - cellColumns.lowerBound
        )
    }

    /// What a block holds: least, greatest, slope, bend.
    func block(_ row: Int, _ column: Int) -> UnsafePointer<Float> {
        UnsafePointer(blocks + 4 * ((row - cellRows.lowerBound) * columns.count + column - columns.lowerBound))
    }

    /// The pixel rows of a row of tiles.
    func pixelRows(_ row: Int) -> Range<Int> {
        (row << Self.shift..<(row + 1) << Self.shift).clamped(to: region.y..<region.maxY)
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

    /// The rows of cells that carry a row of tiles.
    func cellRows(_ row: Int) -> Range<Int> {
        let pixels = pixelRows(row)
        return (pixels.lowerBound >> 2) - 2..<((pixels.upperBound - 1) >> 2) + 3
    }

    /// Decides for each tile of a row.
    ///
    /// Unless `byCells` all are drawn pixel by pixel.
    func tiles(_ row: Int, byCells: Bool) -> [MaskTile] {
        var tiles = columns.map { column in
            var (least, greatest, slope, bend): (Float, Float, Float, Float) = (.greatestFiniteMagnitude, 0, 0, 0)
            for cells in cellRows(row) {
                let block = block(cells, column)
                least = min(least, block[0])
                greatest = max(greatest, block[1])
                slope = max(slope, block[2])
                bend = max(bend, block[3])
            }
            return MaskTile(least: least, greatest: greatest, slope: slope, bend: bend)
        }
        if !field.isSmoothBetweenCells { addPixels(of: row, to: &tiles) }
        return byCells ? tiles : tiles.map(\.byPixels)
    }

    /// Takes in the sigmas of single pixels, where those of cells do not tell them.
    private func addPixels(of row: Int, to tiles: inout [MaskTile]) {
        var ranges = tiles.map { _ in (least: Float.greatestFiniteMagnitude, greatest: Float(0)) }
        var sigmas = [Float](repeating: 0, count: region.width)
        sigmas.withUnsafeMutableBufferPointer { sigmas in
            guard let base = sigmas.baseAddress else { return }
            for y in pixelRows(row) {
                field.pixels(y, to: base)
                for (index, column) in columns.enumerated() {
                    let pixels = pixelColumns(column..<column + 1)
                    let range = kernels.maskRange(base + pixels.lowerBound - region.x, count: pixels.count)
                    ranges[index].least = min(ranges[index].least, range.least)
                    ranges[index].greatest = max(ranges[index].greatest, range.greatest)
                }
            }
        }
        for index in tiles.indices { tiles[index].take(ranges[index].least, ranges[index].greatest) }
    }
}

/// What the sigmas of a tile and of two cells around it are.
struct MaskTile {
    private(set) var least: Float
    private(set) var greatest: Float
    let method: MaskTiles.Method

    /// Cells are 4 pixels: from there on a Gaussian spans enough of them for cubic interpolation to be off by less than
    /// 0.1 steps at an edge.
    static let leastForCells: Float = 10
    /// How much sigma may bend from cell to cell, relative to itself: an edge is then off by less than 0.1 steps.
    private static let largestBend: Float = 0.01

    init(least: Float, greatest: Float, slope: Float, bend: Float) {
        // Where sigma grows quickly, the picture changes as if it were blurred less.
        let isSmooth = least >= Self.leastForCells * (1 + slope / 4) && bend <= Self.largestBend * least
        // Between two cells there may be less than at either.
        self.least = isSmooth ? least : max(0, least - slope)
        self.greatest = isSmooth ? greatest : greatest + slope
        method = isSmooth ? .cells : Double(greatest) < RowFilter.leastSigma && slope == 0 ? .copied : .pixels
    }

    private init(least: Float, greatest: Float, method: MaskTiles.Method) {
        self.least = least
        self.greatest = greatest
        self.method = method
    }

    /// Takes in a range of single pixels' sigmas.
    mutating func take(_ least: Float, _ greatest: Float) {
        let (low, high) = (min(self.least, least), max(self.greatest, greatest))
        let isEven = low == high && method == .cells
        let method: MaskTiles.Method = isEven ? .cells : Double(high) < RowFilter.leastSigma ? .copied : .pixels
        self = MaskTile(least: low, greatest: high, method: method)
    }

    /// The same tile, not drawn by cells.
    var byPixels: MaskTile { method == .cells ? MaskTile(least: least, greatest: greatest, method: .pixels) : self }

    /// True where single pixels, those with a sigma below `limit`, are gathered from the source itself.
    func hasDirectPixels(below limit: Double) -> Bool { method == .pixels && Double(least) < limit }
}
