import KernelInterface
import KernelSelection

/// A bitmap scaled, and perhaps mirrored, along both axes.
///
/// Rows are made when they are first asked for, whole, and the last one is kept: spans of one row cost one pass. So
/// each thread needs one of its own; they share the weights.
final class ScaledRows: PixelRows {
    private let bitmap: Bitmap
    private let area: PixelRect
    private let columns: ResampleWeights
    private let rows: ResampleWeights
    private let memory = ScratchMemory()
    private let sums: UnsafeMutablePointer<Int16>
    private let output: UnsafeMutablePointer<UInt32>
    private var currentRow: Int?

    /// `placement` takes the bitmap's pixels to the target's; `area` is the part of the target that will be asked for.
    convenience init(_ bitmap: Bitmap, placement: AffineTransform, area: PixelRect) {
        let columns = ResampleWeights(
            range: area.x..<area.maxX,
            origin: placement.tx,
            ratio: 1 / placement.a,
            count: bitmap.width
        )
        let rows = ResampleWeights(
            range: area.y..<area.maxY,
            origin: placement.ty,
            ratio: 1 / placement.d,
            count: bitmap.height
        )
        self.init(bitmap, area: area, columns: columns, rows: rows)
    }

    private init(_ bitmap: Bitmap, area: PixelRect, columns: ResampleWeights, rows: ResampleWeights) {
        self.bitmap = bitmap
        self.area = area
        self.columns = columns
        self.rows = rows
        // Pixels without weight are read beyond the last one that has any.
        sums = memory.zeroed(Int16.self, count: 4 * (columns.sourceRange.count + columns.taps))
        output = memory.allocate(UInt32.self, count: area.width)
    }

    func forOneThread() -> any PixelRows {
        ScaledRows(bitmap, area: area, columns: columns, rows: rows)
    }

    func write(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        if currentRow != y {
            makeRow(y)
            currentRow = y
        }
        pixels.update(from: output + (x - area.x), count: count)
    }

    private func makeRow(_ y: Int) {
        let stride = 4 * bitmap.width
        let first = Int(rows.firsts[y - area.y])
        let column = columns.sourceRange.lowerBound
        bitmap.bytes.withUnsafeBufferPointer { bytes in
            rows.weights.withUnsafeBufferPointer { weights in
                guard let bytes = bytes.baseAddress, let weights = weights.baseAddress else { return }
                kernels.resampleColumns(
                    bytes + first * stride + 4 * column,
                    stride: stride,
                    weights: weights + (y - area.y) * rows.taps,
                    // Rows beyond the last one have no weight.
                    taps: min(rows.taps, bitmap.height - first),
                    count: 4 * columns.sourceRange.count,
                    into: sums
                )
            }
        }
        kernels.resampleRow(
            output,
            count: area.width,
            row: sums - 4 * column,
            firsts: columns.firsts,
            weights: columns.weights,
            taps: columns.taps
        )
    }
}
