import KernelInterface

/// What coverage is, a number at a time.
///
/// An edge's part in one row of pixels is a line over a height, counted in 1/65,536. In each cell that it crosses, the
/// height there times the mean distance from the cell's right side is covered in the cell, and the height in all cells
/// right of it. Each amount is rounded once, and the heights in the cells of a row add up to the whole height. An edge
/// that goes up counts negative.
public struct NaiveCoverage {
    /// For each row and each column, and one more, how much more is covered than in the column before.
    public private(set) var differences: [[Int]]
    private let left: Double
    private let top: Double
    private let width: Int

    public init(left: Int, top: Int, width: Int, rows: Int) {
        self.left = Double(left)
        self.top = Double(top)
        self.width = width
        differences = [[Int]](repeating: [Int](repeating: 0, count: width + 1), count: rows)
    }

    /// Adds the part of an edge in each row.
    public mutating func add(_ edge: CoverageEdge) {
        let isUp = edge.y1 < edge.y0
        let (x0, y0) = isUp ? (edge.x1, edge.y1) : (edge.x0, edge.y0)
        let (x1, y1) = isUp ? (edge.x0, edge.y0) : (edge.x1, edge.y1)
        guard y0 < y1 else { return }
        let slope = (x1 - x0) / (y1 - y0)
        func x(at y: Double) -> Double { x0 - left + (y - y0) * slope }
        for row in differences.indices {
            let from = max(y0, top + Double(row))
            let to = min(y1, top + Double(row + 1))
            guard from < to else { continue }
            let (a, b) = (x(at: from), x(at: to))
            addPiece(min(a, b), max(a, b), Int((to - from) * 65536), isUp ? -1 : 1, row)
        }
    }

    private mutating func addPiece(_ from: Double, _ to: Double, _ height: Int, _ winding: Int, _ row: Int) {
        var (from, to, height) = (from, to, height)
        if from < 0 {
            let outside = to <= 0 ? height : share(of: height, -from / (to - from))
            differences[row][0] += winding * outside
            if to <= 0 { return }
            height -= outside
            from = 0
        }
        guard from < Double(width) else { return }
        if to > Double(width) {
            height = share(of: height, (Double(width) - from) / (to - from))
            to = Double(width)
        }
        // Inside of a row, distances are in single precision from the first cell's left side.
        let first = Int(from)
        let start = Float(from - Double(first))
        let end = Float(to - Double(first))
        let last = max(0, Int(end.rounded(.up)) - 1)
        let perPixel = Float(height) / (end - start)
        var passed = 0
        for cell in 0...last {
            let total = cell == last ? height : Int((Float(cell + 1) - start) * perPixel + 0.5)
            let mean = ((cell == 0 ? start : 0) + (cell == last ? end - Float(cell) : 1)) * 0.5
            let next = Int(Float(total - passed) * mean + 0.5)
            differences[row][first + cell] += winding * (total - passed - next)
            differences[row][first + cell + 1] += winding * next
            passed = total
        }
    }

    private func share(of height: Int, _ part: Double) -> Int {
        min(Int(Double(height) * part + 0.5), height)
    }

    /// The coverage of a row's pixels from 0 to 255.
    public func values(row: Int, evenOdd: Bool) -> [UInt8] {
        var area = 0
        return differences[row].prefix(width).map { difference in
            area += difference
            var size = abs(area)
            if evenOdd {
                size %= 131072
                if size > 65536 { size = 131072 - size }
            }
            return UInt8((Swift.min(size, 65536) * 255 + 32768) / 65536)
        }
    }
}
