import KernelSelection

/// A way to choose a filter for each row of a picture.
enum FilterStrategy {
    /// The same filter, 0…4, for all.
    case fixed(Int)
    /// The filter that leaves the fewest bytes that are not 0.
    case fewestChanges
    /// The filter whose residuals, as signed bytes, have the least sum of sizes, as libpng chooses.
    case leastSize
    /// As for frames.
    case choice

    /// What is worth trying: indices and packed bits are no measures, and filters rarely help them.
    static func tried(for format: PNGFormat) -> [FilterStrategy] {
        guard format.colorType != .palette, format.depth == 8 else { return [.fixed(0), .fixed(2), .fewestChanges] }
        return [.fixed(0), .fixed(1), .fixed(2), .fixed(4), .fewestChanges, .leastSize, .choice]
    }

    func filter(_ rows: PackedRows) -> [UInt8] {
        let (count, distance) = (rows.count, rows.format.filterDistance)
        func best(_ measure: @escaping ((changes: Int, size: Int)) -> Int) -> [UInt8] {
            rows.filtered { row, above in
                var (filter, least) = (0, Int.max)
                for other in 0...4 {
                    let cost = measure(
                        kernels.filterCost(row, above: above, count: count, bytesPerPixel: distance, filter: other)
                    )
                    if cost < least { (filter, least) = (other, cost) }
                }
                return filter
            }
        }
        switch self {
        case .fixed(let filter): return rows.filtered { _, _ in filter }
        case .fewestChanges: return best { $0.changes }
        case .leastSize: return best { $0.size }
        case .choice:
            var choice = PNGFilterChoice(count: count, bytesPerPixel: distance)
            return rows.filtered { choice.filter($0, $1) }
        }
    }
}
