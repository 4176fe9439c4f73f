import Raster
import Typography

/// The order in which things that lie anywhere are read: in lines from the top, each from the side where reading
/// begins.
struct ReadingOrder {
    let direction: LayoutDirection

    /// The blocks of elements in order; none of them is empty.
    func sorted(_ blocks: [[AccessibilityElement]]) -> [[AccessibilityElement]] {
        let framed = blocks.enumerated().compactMap { index, block -> Block? in
            guard let first = block.first else { return nil }
            return Block(index: index, frame: block.dropFirst().reduce(first.frame) { $0.union($1.frame) })
        }
        let byTop = framed.sorted { ($0.frame.minY, $0.index) < ($1.frame.minY, $1.index) }
        var lines: [[Block]] = []
        for block in byTop {
            // A line holds what begins above the middle of its first block.
            if let first = lines.last?.first, block.frame.minY < first.frame.midY {
                lines[lines.count - 1].append(block)
            } else {
                lines.append([block])
            }
        }
        return lines.flatMap { $0.sorted(by: precedes) }.map { blocks[$0.index] }
    }

    private struct Block {
        let index: Int
        let frame: Rect
    }

    private func precedes(_ a: Block, _ b: Block) -> Bool {
        switch direction {
        case .leftToRight: (a.frame.minX, a.index) < (b.frame.minX, b.index)
        case .rightToLeft: (-a.frame.maxX, a.index) < (-b.frame.maxX, b.index)
        }
    }
}
