/// The making of a schedule.
struct ScheduleBuilder {
    let region: PixelRect
    let sigmas: [Double]
    let edges: EdgeMode
    let sources: [PyramidMoments]
    /// The source of a sigma; with a size, the one whose rows are spread from such cells, if there is any.
    let source: (Double, Int?) -> Int?
    var cells: [RowSchedule.Cells]
    /// For each source the first one that is spread in the same way.
    private let kinds: [Int]
    /// What the filter of each cell depends on, where its rows can be joined.
    private var cellSigmas: [[CellSigma?]] = [[], [], [], []]

    private struct CellSigma: Equatable {
        let sigma: Double
        let source: Int
        /// What its vertical kernel makes good of the lean of rows that are joined from it, in pixels squared.
        var lean = 0.0
    }

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

    private func filter(_ sigma: Double, source: Int, joins: Bool, lean: Double = 0) -> RowFilter? {
        RowFilter(
            sigma: sigma,
            width: region.width,
            height: region.height,
            edges: edges,
            moments: sources[source],
            joins: joins,
            thirdCumulant: -6 * sigma * lean
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
        var last: CellSigma?
        var measured = cells[number].cells.indices.map { index -> CellSigma? in
            let middle = (first + index) * size + size / 2 - region.y
            let (above, below) = (sigmas[clamped(middle - 1)], sigmas[clamped(middle)])
            let sigma = above == below ? above : (above + below) / 2
            if let last, last.sigma == sigma { return last }
            guard let source = source(sigma, size), isDirect(sigma, source: source) == false else { return nil }
            last = CellSigma(sigma: sigma, source: source)
            return last
        }
        for index in measured.indices.dropFirst().dropLast() {
            guard let cell = measured[index], let above = measured[index - 1], let below = measured[index + 1] else {
                continue
            }
            let slope = (below.sigma - above.sigma) / Double(2 * size)
            let lean = slope * sources[cell.source].spreading.variance
            let share = abs(lean) / (Self.largestLean * cell.sigma * cell.sigma)
            // Where it is small it may stay; where it is too large nothing is joined. What is flat does not lean, and
            // a narrow kernel has no room for it.
            guard share * (Self.leanDown + Self.leanAcross) > 1, share * Self.leanAcross < 1,
                !isFlat(cell.sigma), sources[cell.source] != .fine
            else { continue }
            measured[index]?.lean = lean
        }
        cellSigmas[number] = measured
    }

    /// Whether the region is too low for a blur to sigma to show more of it down.
    private func isFlat(_ sigma: Double) -> Bool {
        RowFilter.visible(sigma, width: region.width, height: region.height, edges: edges).down < sigma
    }

    private func clamped(_ row: Int) -> Int { min(max(row, 0), sigmas.count - 1) }

    /// What part of sigma a cell's may differ from a row's that is joined from it.
    ///
    /// A mixture of Gaussians has the mean of their variances, and a fourth cumulant: an edge is off by
    /// 62·(1/2 + 1)·(1/32)² = 0.09 steps at most.
    private static let largestDifference = 1.0 / 32
    /// What part of sigma the weighted mean of cells may differ from a row's: 62 times as many steps, at an edge.
    private static let largestMiss = 1.0 / 2000

    /// How much a row may lean that is joined from cells whose sigma grows downwards or upwards.
    ///
    /// The mean of the cells' distances times what their sigmas are greater than the row's, the *lean*, comes out as a
    /// third cumulant of six times as much times sigma, along columns, and as a coupling of both directions. The first
    /// is made good by the vertical kernels of the cells, as far as they know the slope.
    ///
    /// A lean of sigma squared moves the worst of all pictures by 127.5 times these many steps.
    private static let (leanDown, leanAcross) = (1.51, 0.77)
    private static let largestLean = 0.2 / 127.5

    /// Whether a row can be joined from cells; those are then made.
    private mutating func join(_ y: Int, _ sigma: Double, _ source: Int) -> Bool {
        let spreading = sources[source].spreading
        let number = number(spreading)
        let own = y / spreading.size - cells[number].first
        let parts = spreading.parts(y % spreading.size)
        var (mean, leanDown, leanAcross) = (0.0, 0.0, 0.0)
        for place in 0..<5 where parts[place] > 0 {
            guard let cell = cellSigmas[number][own + place - 2], kinds[cell.source] == kinds[source],
                abs(cell.sigma - sigma) <= sigma * Self.largestDifference
            else { return false }
            let (part, difference) = (Double(parts[place]), cell.sigma - sigma)
            mean += part * difference
            let lean = difference * (cells[number].center(of: cells[number].first + own + place - 2) - Double(y))
            leanAcross += part * lean
            leanDown += part * (lean - cell.lean)
        }
        guard abs(mean) <= sigma * Self.largestMiss * 65536 else { return false }
        let lean = Self.leanDown * abs(leanDown) + Self.leanAcross * abs(leanAcross)
        guard lean <= sigma * sigma * Self.largestLean * 65536 else { return false }
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
        guard let filter = filter(cell.sigma, source: cell.source, joins: true, lean: cell.lean) else { return }
        cells[number].cells[index] = RowSchedule.Cell(source: cell.source, filter: filter)
    }
}
