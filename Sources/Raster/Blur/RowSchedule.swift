/// How each row of a blur by rows is made, and the rows of cells that others are joined from.
///
/// Blurred rows hardly differ from their neighbours: where sigma is large enough and changes slowly, only one row in
/// two, three, four or eight is gathered, the one in the middle of a *cell* of so many rows. Rows of pixels are spread
/// from those as pixels across are spread from samples. Cells lie on a grid anchored to the bitmap, so that a row is the same in whatever part
/// of a region it is made.
struct RowSchedule {
    enum Row: Equatable {
        /// The row stays as it is.
        case kept
        /// Gathered from pixels.
        case direct(RowFilter)
        /// Gathered from a level by itself.
        case alone(source: Int, RowFilter)
        /// Spread from cells of a source.
        case joined(source: Int)
    }

    /// The row in the middle of a cell.
    struct Cell {
        let source: Int
        let filter: RowFilter
    }

    /// Cells in sequence, of those alone that some row needs.
    struct Cells {
        /// Rows of a cell.
        let size: Int
        let first: Int
        var cells: [Cell?]

        func cell(_ index: Int) -> Cell? { cells.indices.contains(index - first) ? cells[index - first] : nil }

        /// Where the row in the middle of a cell lies.
        func center(of cell: Int) -> Double { (Double(cell) + 0.5) * Double(size) - 0.5 }
    }

    let region: PixelRect
    let edges: EdgeMode
    /// What levels are made of, for rows and cells to refer to.
    let sources: [PyramidMoments]
    /// From the region's first row on.
    let rows: [Row]
    /// Whether all rows are spread from one source.
    let areAlike: Bool
    /// Cells of two rows, of three, of four and of eight.
    let cells: [Cells]
    /// The greatest sigma of all cells; 0 where there are none.
    let largestCellSigma: Double

    /// A schedule for a blur of pixels.
    init(region: PixelRect, sigmas: [Double], edges: EdgeMode) {
        let side = min(region.width, region.height)
        let areAlike = sigmas.allSatisfy { $0 == sigmas[0] }
        self.init(
            region: region,
            sigmas: sigmas,
            edges: edges,
            sources: PyramidMoments.sources,
            source: { PyramidMoments.serving($0, side: side, size: $1, areAlike: areAlike) }
        )
    }

    /// A schedule for rows of one sigma from a source that is not pixels.
    init(region: PixelRect, sigma: Double, edges: EdgeMode, source: PyramidMoments) {
        let sigmas = [Double](repeating: sigma, count: region.height)
        self.init(region: region, sigmas: sigmas, edges: edges, sources: [source]) { _, size in
            size == nil || size == source.spreading.size ? 0 : nil
        }
    }

    private init(
        region: PixelRect,
        sigmas: [Double],
        edges: EdgeMode,
        sources: [PyramidMoments],
        source: @escaping (Double, Int?) -> Int?
    ) {
        self.region = region
        self.edges = edges
        self.sources = sources
        var builder = ScheduleBuilder(
            region: region,
            sigmas: sigmas,
            edges: edges,
            sources: sources,
            source: source
        )
        let rows = builder.rows()
        self.rows = rows
        if case .joined(let source)? = rows.first {
            areAlike = rows.allSatisfy { if case .joined(source) = $0 { true } else { false } }
        } else {
            areAlike = false
        }
        cells = builder.cells
        largestCellSigma = builder.cells.reduce(0) { $1.cells.reduce($0) { max($0, $1?.filter.sigma ?? 0) } }
    }

    /// All rows that are gathered from a source's levels, and where their centres lie.
    func gathered(from source: Int) -> [(center: Double, filter: RowFilter)] {
        var gathered: [(center: Double, filter: RowFilter)] = []
        for (index, row) in rows.enumerated() {
            if case .alone(source, let filter) = row { gathered.append((Double(region.y + index), filter)) }
        }
        for cells in cells {
            for (index, cell) in cells.cells.enumerated() {
                guard let cell, cell.source == source else { continue }
                gathered.append((cells.center(of: cells.first + index), cell.filter))
            }
        }
        return gathered
    }

    /// Whether a row is made of a source.
    func isUsed(_ source: Int) -> Bool {
        rows.contains { row in
            switch row {
            case .kept: false
            case .direct: source == 0
            case .alone(let other, _): source == other
            case .joined(let other): source == other
            }
        } || cells.contains { $0.cells.contains { $0?.source == source } }
    }

    /// The filter of a row that is gathered from pixels.
    func directFilter(_ row: Int) -> RowFilter? {
        if case .direct(let filter) = rows[row] { filter } else { nil }
    }
}
