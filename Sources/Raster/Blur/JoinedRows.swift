import KernelInterface
import KernelSelection

/// Rows of one sigma joined from the few of them that were gathered.
///
/// Blurred rows hardly differ from their neighbours: only every second or fourth is gathered, and those between are
/// spread from them, as pixels across are spread from samples. Gathered rows lie on a grid anchored to the bitmap, so
/// that a row is the same in whatever band it is made.
final class JoinedRows {
    private static let kept = 3

    /// The gathered rows around the last one joined, each at its cell's number modulo three.
    private let rows: [UnsafeMutablePointer<UInt16>]
    private var cells: [Int?]
    /// With normalised edges, what part of a gathered row's weight was inside.
    private var parts: [Double]
    private var filter: RowFilter
    private let lanes: Int
    private let result: UnsafeMutablePointer<UInt16>
    private let weights: UnsafeMutablePointer<Double>
    private let rounded: UnsafeMutablePointer<UInt16>
    private let taken: UnsafeMutablePointer<UnsafePointer<UInt16>>

    init(filter: RowFilter, lanes: Int, memory: ScratchMemory) {
        self.filter = filter
        self.lanes = lanes
        rows = (0..<Self.kept).map { _ in memory.allocate(UInt16.self, count: lanes) }
        cells = [Int?](repeating: nil, count: Self.kept)
        parts = [Double](repeating: 1, count: Self.kept)
        result = memory.allocate(UInt16.self, count: lanes)
        weights = memory.allocate(Double.self, count: Self.kept)
        rounded = memory.allocate(UInt16.self, count: Self.kept)
        taken = memory.allocate(UnsafePointer<UInt16>.self, count: Self.kept)
    }

    /// Rows with this filter follow.
    func start(_ filter: RowFilter) {
        guard self.filter != filter else { return }
        self.filter = filter
        for slot in 0..<Self.kept { cells[slot] = nil }
    }

    /// The row with index `y` at the resolution of the last samples before pixels.
    ///
    /// `gather` makes the row of a cell, and returns what part of its weight is inside.
    func join(
        _ y: Int,
        gather: (_ cell: Int, _ row: UnsafeMutablePointer<UInt16>) -> Double
    ) -> UnsafePointer<UInt16> {
        let first = filter.cell(of: y) - 1
        let joining = filter.joining(y)
        var sum = 0.0
        var count = 0
        var isWhole = true
        for place in 0..<Self.kept where joining[place] > 0 {
            let cell = first + place
            let slot = (cell % Self.kept + Self.kept) % Self.kept
            if cells[slot] != cell {
                cells[slot] = cell
                parts[slot] = gather(cell, rows[slot])
            }
            // Each gathered row is a mean already. Weighed by their parts they give the mean of the whole.
            weights[count] = Double(joining[place]) * parts[slot]
            sum += weights[count]
            if parts[slot] != 1 { isWhole = false }
            rounded[count] = joining[place]
            taken[count] = UnsafePointer(rows[slot])
            count += 1
        }
        if !isWhole {
            for index in 0..<count { weights[index] /= sum }
            GaussianWeights.round(weights, count: count, to: rounded)
        }
        kernels.gatherRows(taken, weights: rounded, count: count, shift: 0, to: result, lanes: lanes)
        return UnsafePointer(result)
    }
}
