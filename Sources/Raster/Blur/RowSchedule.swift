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
        fileprivate(set) var cells: [Cell?]

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
    /// Cells of two rows, of three, of four and of eight.
    let cells: [Cells]

    /// A schedule for a blur of pixels.
    init(region: PixelRect, sigmas: [Double], edges: EdgeMode) {
        let side = min(region.width, region.height)
        self.init(
            region: region,
            sigmas: sigmas,
            edges: edges,
            sources: PyramidMoments.sources,
            source: { PyramidMoments.serving($0, side: side, size: $1) }
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
        rows = builder.rows()
        cells = builder.cells
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

    /// The greatest sigma of all cells; 0 where there are none.
    var largestCellSigma: Double {
        cells.reduce(0) { $1.cells.reduce($0) { max($0, $1?.filter.sigma ?? 0) } }
    }

    /// The filter of a row that is gathered from pixels.
    func directFilter(_ row: Int) -> RowFilter? {
        if case .direct(let filter) = rows[row] { filter } else { nil }
    }
}

/// The making of a schedule.
private struct ScheduleBuilder {
    let region: PixelRect
    let sigmas: [Double]
    let edges: EdgeMode
    let sources: [PyramidMoments]
    /// The source of a sigma; with a size, the one whose rows are spread from such cells, if there is any.
    let source: (Double, Int?) -> Int?
    var cells: [RowSchedule.Cells]
    /// For each source the first one that is spread in the same way.
    private let kinds: [Int]
    /// The sigma of each cell, where its rows can be joined, and its source.
    private var cellSigmas: [[(sigma: Double, source: Int)?]] = [[], [], [], []]

    init(
        region: PixelRect,
        sigmas: [Double],
        edges: EdgeMode,
        sources: [PyramidMoments],
        source: @escaping (Double, Int?) -> Int?
    ) {
        self.source = source
        self.region = region
        self.sigmas = sigmas
        self.edges = edges
        self.sources = sources
        kinds = sources.indices.map { index in
            sources.firstIndex { $0.spreading == sources[index].spreading } ?? index
        }
        cells = [2, 3, 4, 8].map { size in
            let first = region.y / size - 2
            let count = (region.maxY - 1) / size + 3 - first
            return RowSchedule.Cells(size: size, first: first, cells: Array(repeating: nil, count: max(count, 0)))
        }
    }

    mutating func rows() -> [RowSchedule.Row] {
        guard !sigmas.isEmpty else { return [] }
        if let rows = equalRows() { return rows }
        for number in cells.indices where Self.isForRows(cells[number]) { measureCells(number) }
        var rows: [RowSchedule.Row] = []
        rows.reserveCapacity(sigmas.count)
        for (row, sigma) in sigmas.enumerated() {
            // Neighbours with one sigma are most often made in one way.
            if row > 0, sigma == sigmas[row - 1], joining(sigma) == nil {
                rows.append(rows[row - 1])
                continue
            }
            rows.append(self.row(region.y + row, sigma))
        }
        return rows
    }

    /// How a row is made: joined from the largest cells that sigma changes slowly enough for, or by itself.
    private mutating func row(_ y: Int, _ sigma: Double) -> RowSchedule.Row {
        guard let alone = source(sigma, nil), let isDirect = isDirect(sigma, source: alone) else { return .kept }
        for number in cells.indices.reversed() where Self.isForRows(cells[number]) {
            guard let source = source(sigma, cells[number].size) else { continue }
            if join(y, sigma, source) { return .joined(source: source) }
        }
        guard let filter = filter(sigma, source: alone, joins: false) else { return .kept }
        return isDirect ? .direct(filter) : .alone(source: alone, filter)
    }

    /// Whether cells serve rows of different sigmas: those of three would gain little between those of two and of four.
    private static func isForRows(_ cells: RowSchedule.Cells) -> Bool { cells.size != 3 }

    /// The source of the largest cells that a sigma can be joined from; `nil` where there are none.
    private func joining(_ sigma: Double) -> Int? {
        for cells in cells.reversed() {
            if let source = source(sigma, cells.size), isDirect(sigma, source: source) == false { return source }
        }
        return nil
    }

    /// The rows where all have one sigma; `nil` where they do not, or are not joined.
    private mutating func equalRows() -> [RowSchedule.Row]? {
        guard let sigma = sigmas.first, sigmas.allSatisfy({ $0 == sigma }) else { return nil }
        guard let source = joining(sigma), let filter = filter(sigma, source: source, joins: true) else { return nil }
        let spreading = sources[source].spreading
        let number = number(spreading)
        let first = region.y / spreading.size - spreading.reach - cells[number].first
        let last = (region.maxY - 1) / spreading.size + spreading.reach - cells[number].first
        let cell = RowSchedule.Cell(source: source, filter: filter)
        for index in first...last { cells[number].cells[index] = cell }
        return [RowSchedule.Row](repeating: .joined(source: source), count: sigmas.count)
    }

    private func filter(_ sigma: Double, source: Int, joins: Bool) -> RowFilter? {
        RowFilter(
            sigma: sigma,
            width: region.width,
            height: region.height,
            edges: edges,
            moments: sources[source],
            joins: joins
        )
    }

    /// Whether a row is gathered from pixels; `nil` where it stays as it is.
    private func isDirect(_ sigma: Double, source: Int) -> Bool? {
        guard sigma >= RowFilter.leastSigma else { return nil }
        guard sources[source].base == 0 else { return false }
        let visible = RowFilter.visible(sigma, width: region.width, height: region.height, edges: edges)
        return sources[source].level(for: max(visible.across, visible.down)) == 0
    }

    /// The cells that rows are spread from, as a number in ``cells``.
    private func number(_ spreading: Spreading) -> Int { cells.firstIndex { $0.size == spreading.size } ?? 0 }

    /// The sigmas in the middle of cells: between those of their two rows in the middle.
    private mutating func measureCells(_ number: Int) {
        let (size, first) = (cells[number].size, cells[number].first)
        var last: (sigma: Double, source: Int)?
        cellSigmas[number] = cells[number].cells.indices.map { index in
            let middle = (first + index) * size + size / 2 - region.y
            let (above, below) = (sigmas[clamped(middle - 1)], sigmas[clamped(middle)])
            let sigma = above == below ? above : (above + below) / 2
            if let last, last.sigma == sigma { return last }
            guard let source = source(sigma, size), isDirect(sigma, source: source) == false else { return nil }
            last = (sigma, source)
            return last
        }
    }

    private func clamped(_ row: Int) -> Int { min(max(row, 0), sigmas.count - 1) }

    /// What part of sigma a cell's may differ from a row's that is joined from it.
    ///
    /// A mixture of Gaussians has the mean of their variances, and a fourth cumulant: an edge is off by
    /// 62·(1/2 + 1)·(1/32)² = 0.09 steps at most.
    private static let largestDifference = 1.0 / 32
    /// What part of sigma the weighted mean of cells may differ from a row's: 62 times as many steps, at an edge.
    private static let largestMiss = 1.0 / 2000

    /// Whether a row can be joined from cells; those are then made.
    private mutating func join(_ y: Int, _ sigma: Double, _ source: Int) -> Bool {
        let spreading = sources[source].spreading
        let number = number(spreading)
        let own = y / spreading.size - cells[number].first
        let parts = spreading.parts(y % spreading.size)
        var mean = 0.0
        for place in 0..<5 where parts[place] > 0 {
            guard let cell = cellSigmas[number][own + place - 2], kinds[cell.source] == kinds[source],
                abs(cell.sigma - sigma) <= sigma * Self.largestDifference
            else { return false }
            mean += Double(parts[place]) * (cell.sigma - sigma)
        }
        guard abs(mean) <= sigma * Self.largestMiss * 65536 else { return false }
        for place in 0..<5 where parts[place] > 0 { make(own + place - 2, number) }
        return true
    }

    private mutating func make(_ index: Int, _ number: Int) {
        guard cells[number].cells[index] == nil, let cell = cellSigmas[number][index] else { return }
        if index > 0, let before = cellSigmas[number][index - 1], before == cell,
            let made = cells[number].cells[index - 1]
        {
            cells[number].cells[index] = made
            return
        }
        guard let filter = filter(cell.sigma, source: cell.source, joins: true) else { return }
        cells[number].cells[index] = RowSchedule.Cell(source: cell.source, filter: filter)
    }
}
