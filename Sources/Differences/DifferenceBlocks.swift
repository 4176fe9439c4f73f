/// One part of a map of differences that lies apart from the others.
package struct DifferenceBlock: Equatable, Sendable {
    package var x: Range<Int>
    package var y: Range<Int>
    /// Pixels in it that differ.
    package var count: Int

    package init(x: Range<Int>, y: Range<Int>, count: Int) {
        self.x = x
        self.y = y
        self.count = count
    }

    /// True where this block's rectangle holds another's.
    package func holds(_ other: DifferenceBlock) -> Bool {
        x.lowerBound <= other.x.lowerBound && other.x.upperBound <= x.upperBound && y.lowerBound <= other.y.lowerBound
            && other.y.upperBound <= y.upperBound
    }
}

extension DifferenceMap {
    /// The parts that differ, by the position of their first cell from the top and then from the left.
    ///
    /// The map is cut into square cells; cells that hold a difference and touch, also at a corner, are one part. So
    /// pixels closer than a cell are always together, and such further than two cells apart never.
    package func blocks(cell size: Int) -> [DifferenceBlock] {
        let columns = (width + size - 1) / size
        let rows = (height + size - 1) / size
        var cells = cells(size, columns: columns, rows: rows)
        var blocks: [DifferenceBlock] = []
        var open: [Int] = []
        for first in cells.indices {
            guard let cell = cells[first] else { continue }
            cells[first] = nil
            var block = cell
            open.append(first)
            while let next = open.popLast() {
                let (row, column) = (next / columns, next % columns)
                for y in max(row - 1, 0)...min(row + 1, rows - 1) {
                    for x in max(column - 1, 0)...min(column + 1, columns - 1) {
                        guard let cell = cells[y * columns + x] else { continue }
                        cells[y * columns + x] = nil
                        block.join(cell)
                        open.append(y * columns + x)
                    }
                }
            }
            blocks.append(block)
        }
        return blocks
    }

    /// What of each cell differs; `nil` where nothing does.
    private func cells(_ size: Int, columns: Int, rows: Int) -> [DifferenceBlock?] {
        var cells = [DifferenceBlock?](repeating: nil, count: columns * rows)
        steps.withUnsafeBufferPointer { steps in
            cells.withUnsafeMutableBufferPointer { cells in
                for y in 0..<height {
                    for column in 0..<columns {
                        var (first, last, count) = (-1, -1, 0)
                        for x in (column * size)..<min(width, (column + 1) * size) where steps[y * width + x] != 0 {
                            if first < 0 { first = x }
                            last = x
                            count += 1
                        }
                        guard count > 0 else { continue }
                        let part = DifferenceBlock(x: first..<(last + 1), y: y..<(y + 1), count: count)
                        let cell = y / size * columns + column
                        if cells[cell] == nil { cells[cell] = part } else { cells[cell]?.join(part) }
                    }
                }
            }
        }
        return cells
    }
}

extension DifferenceBlock {
    fileprivate mutating func join(_ other: DifferenceBlock) {
        x = min(x.lowerBound, other.x.lowerBound)..<max(x.upperBound, other.x.upperBound)
        y = min(y.lowerBound, other.y.lowerBound)..<max(y.upperBound, other.y.upperBound)
        count += other.count
    }
}
