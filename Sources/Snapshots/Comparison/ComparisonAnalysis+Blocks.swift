import Differences
import Raster

extension ComparisonAnalysis {
    /// The sides of the cells that parts are joined by, from coarse to fine, in pixels.
    private static let cells = [64, 16]

    /// Finds the parts that differ, and those among them that are the old picture in another place.
    ///
    /// What moved may be in pieces, because a flat shape differs at its edges alone: so the whole is looked at first,
    /// and only what did not move is cut into smaller parts.
    mutating func findBlocks(_ pair: PicturePair) {
        guard let difference else { return }
        var moved: [DifferenceBlock] = []
        var found: [Block] = []
        var rest = [DifferenceBlock(difference)]
        // What nobody sees moves nowhere.
        let isSeen = ClearPixels.inBoth(pair.map, pair.expected, pair.actual).count < difference.count
        pair.withShiftSearch { search in
            for cell in [0] + Self.cells {
                if cell > 0 {
                    rest = pair.map.blocks(cell: cell).filter { block in !moved.contains { $0.holds(block) } }
                }
                // Searching takes long, and small parts seldom tell anything.
                rest.sort {
                    ($0.count, $1.y.lowerBound, $1.x.lowerBound) > ($1.count, $0.y.lowerBound, $0.x.lowerBound)
                }
                for block in rest.prefix(Self.blockLimit) where isSeen {
                    guard let movement = search.movement(of: block, in: pair.map) else { continue }
                    moved.append(block)
                    found.append(
                        Block(block, move: Move(dx: movement.dx, dy: movement.dy, residual: movement.residual))
                    )
                }
                rest.removeAll { block in moved.contains { $0 == block } }
                if rest.isEmpty { break }
            }
        }
        blockCount = found.count + rest.count
        let all = found + rest.map { Block($0, move: nil) }
        blocks = Array(all.sorted { $0.comesFirst(before: $1) }.prefix(Self.blockLimit))
    }
}

extension ComparisonAnalysis.Block {
    fileprivate init(_ block: DifferenceBlock, move: ComparisonAnalysis.Move?) {
        let bounds = PixelRect(
            x: block.x.lowerBound,
            y: block.y.lowerBound,
            width: block.x.count,
            height: block.y.count
        )
        self.init(bounds: bounds, pixels: block.count, move: move)
    }

    /// The order of blocks: those with more pixels first, then those further up, then those further left.
    fileprivate func comesFirst(before other: Self) -> Bool {
        (pixels, other.bounds.y, other.bounds.x) > (other.pixels, bounds.y, bounds.x)
    }
}

extension DifferenceBlock {
    fileprivate init(_ difference: Comparison.Difference) {
        let bounds = difference.bounds
        self.init(x: bounds.x..<bounds.maxX, y: bounds.y..<bounds.maxY, count: difference.count)
    }
}
