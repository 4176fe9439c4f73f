import KernelInterface
import Threads

/// The cells of shapes that are small enough to be worked off at once.
///
/// Their memory is zero whenever nobody uses it: bands leave it so, and clearing it for each shape would cost as much
/// as a part of the shape.
final class SmallShapeMemory: Sendable {
    static let shared = SmallShapeMemory()

    /// The most cells of a shape: what stays in the second cache.
    private static let cellLimit = 1 << 15
    /// Rows have eight cells at least, and a word for each 64 begun.
    private static let wordLimit = cellLimit / 8 + cellLimit / 64
    private static let mostBlocks = 16

    private struct Block: @unchecked Sendable {
        let cells: UnsafeMutablePointer<Int32>
        let touched: UnsafeMutablePointer<UInt64>

        init() {
            cells = .allocate(capacity: cellLimit + 8)
            cells.initialize(repeating: 0, count: cellLimit + 8)
            touched = .allocate(capacity: wordLimit)
            touched.initialize(repeating: 0, count: wordLimit)
        }

        func free() {
            cells.deallocate()
            touched.deallocate()
        }
    }

    private let spare = Locked<[Block]>([])

    deinit {
        spare.withLock { for block in $0 { block.free() } }
    }

    static func holds(_ bounds: PixelRect) -> Bool {
        CoverageBand.cellsPerRow(width: bounds.width) * bounds.height <= cellLimit
    }

    /// Calls `body` with one band for all of a rectangle that it holds; `body` leaves the band's memory zero.
    func withBand(_ bounds: PixelRect, _ body: (CoverageBand) -> Void) {
        let block = spare.withLock { $0.popLast() } ?? Block()
        body(
            CoverageBand(
                cells: block.cells,
                touched: block.touched,
                left: bounds.x,
                top: bounds.y,
                width: bounds.width,
                rows: bounds.height
            )
        )
        let isKept = spare.withLock { spare in
            guard spare.count < Self.mostBlocks else { return false }
            spare.append(block)
            return true
        }
        if !isKept { block.free() }
    }
}
