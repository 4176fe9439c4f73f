import KernelInterface

/// What coverage is, a number at a time.
///
/// An edge's part in one row of pixels is a line over a height, counted in 1/65,536. In each cell that it crosses, the
/// height there times the mean distance from the cell's right side is covered in the cell, and the height in all cells
/// right of it. Each amount is rounded once, and the heights in the cells of a row add up to the whole height.
public struct NaiveCoverage {
    /// For each row and each column, and one more, how much more is covered than in the column before.
    public private(set) var differences: [[Int]]
    private let left: Int
    private let top: Int
    private let width: Int

    public init(left: Int, top: Int, width: Int, rows: Int) {
        self.left = left
        self.top = top
        self.width = width
        differences = [[Int]](repeating: [Int](repeating: 0, count: width + 1), count: rows)
    }

    /// Adds the part of an edge in each row.
    public mutating func add(_ edge: CoverageEdge) {
        let slope = (edge.x1 - edge.x0) / (edge.y1 - edge.y0)
        // An edge that is cut at a row takes no place beyond its ends.
        func x(at y: Double) -> Double {
            if y == edge.y1 { return edge.x1 - Double(left) }
            let x = edge.x0 - Double(left) + (y - edge.y0) * slope
            let ends = (edge.x0 - Double(left), edge.x1 - Double(left))
            return Swift.min(Swift.max(x, Swift.min(ends.0, ends.1)), Swift.max(ends.0, ends.1))
        }
        for row in differences.indices {
            let from = Swift.max(edge.y0, Double(top + row))
            let to = Swift.min(edge.y1, Double(top + row + 1))
            guard from < to else { continue }
            let (a, b) = (x(at: from), x(at: to))
            addPiece(Swift.min(a, b), Swift.max(a, b), Int((to - from) * 65536), Int(edge.winding), row)
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
        let first = Int(from)
        let last = Swift.max(first, Int(to.rounded(.up)) - 1)
        let perPixel = Double(height) / (to - from)
        var passed = 0
        for cell in first...last {
            let right = Swift.min(to, Double(cell + 1))
            let total =
                cell == last ? height : Swift.min(Int((Double(cell + 1) - from) * perPixel + 0.5), height)
            let mean = (Swift.max(from, Double(cell)) + right) * 0.5 - Double(cell)
            let next = Int(Double(total - passed) * mean + 0.5)
            differences[row][cell] += winding * (total - passed - next)
            differences[row][cell + 1] += winding * next
            passed = total
        }
    }

    private func share(of height: Int, _ part: Double) -> Int {
        Swift.min(Int(Double(height) * part + 0.5), height)
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
