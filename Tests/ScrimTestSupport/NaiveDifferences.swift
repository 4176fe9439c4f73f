/// The definitions of what is told of two pictures that differ, by loops over all places.
public struct NaiveDifferences {
    public let width: Int
    public let height: Int
    private let old: [UInt8]
    private let new: [UInt8]

    /// Two pictures of four channels a pixel.
    public init(_ old: [UInt8], _ new: [UInt8], width: Int) {
        (self.old, self.new, self.width, height) = (old, new, width, old.count / 4 / width)
    }

    /// The largest difference of a channel of a pixel.
    public func step(_ x: Int, _ y: Int) -> Int {
        let offset = 4 * (y * width + x)
        return (0..<4).map { abs(Int(old[offset + $0]) - Int(new[offset + $0])) }.max() ?? 0
    }

    /// The most pixels that differ by more than `step` within a square window, and the first place that has as many.
    public func densest(_ size: Int, above step: Int) -> (x: Int, y: Int, count: Int) {
        var best = (x: 0, y: 0, count: 0)
        for y in 0...max(0, height - size) {
            for x in 0...max(0, width - size) {
                var count = 0
                for row in y..<min(height, y + size) {
                    for column in x..<min(width, x + size) where self.step(column, row) > step { count += 1 }
                }
                if count > best.count { best = (x, y, count) }
            }
        }
        return best
    }

    /// Pixels of a rectangle in the new picture that are not the old picture's, so far to the left and up.
    public func residual(x: Range<Int>, y: Range<Int>, dx: Int, dy: Int) -> Int {
        var count = 0
        for row in y where y.contains(row - dy) {
            for column in x where x.contains(column - dx) {
                let (a, b) = (4 * (row * width + column), 4 * ((row - dy) * width + column - dx))
                if new[a..<(a + 4)] != old[b..<(b + 4)] { count += 1 }
            }
        }
        return count
    }

    /// The sets of cells that hold differences and touch, as the rectangles and counts of their pixels.
    public func parts(cell: Int) -> Set<[Int]> {
        var labels: [[Int]: Int] = [:]
        for y in 0..<height {
            for x in 0..<width where step(x, y) > 0 && labels[[x / cell, y / cell]] == nil {
                labels[[x / cell, y / cell]] = labels.count
            }
        }
        // The smallest label of each cell's neighbours, until none changes.
        var isChanging = true
        while isChanging {
            isChanging = false
            for (place, label) in labels {
                for dy in -1...1 {
                    for dx in -1...1 {
                        guard let other = labels[[place[0] + dx, place[1] + dy]], other < label,
                            other < labels[place] ?? 0
                        else { continue }
                        labels[place] = other
                        isChanging = true
                    }
                }
            }
        }
        var parts: [Int: [Int]] = [:]
        for y in 0..<height {
            for x in 0..<width where step(x, y) > 0 {
                guard let label = labels[[x / cell, y / cell]] else { continue }
                let part = parts[label] ?? [x, y, x, y, 0]
                parts[label] = [min(part[0], x), min(part[1], y), max(part[2], x), max(part[3], y), part[4] + 1]
            }
        }
        return Set(parts.values)
    }
}
