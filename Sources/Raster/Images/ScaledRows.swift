import KernelInterface
import KernelSelection

/// A bitmap scaled, and perhaps mirrored, along both axes.
///
/// Rows are made when they are first asked for, whole, and the last one is kept: spans of one row cost one pass.
final class ScaledRows: PixelRows {
    private let bitmap: Bitmap
    private let area: PixelRect
    private let columns: ResampleWeights
    private let rows: ResampleWeights
    private let sourceColumns: Range<Int>
    private let memory = ScratchMemory()
    private let sums: UnsafeMutablePointer<Int32>
    private let output: UnsafeMutablePointer<UInt32>
    private var currentRow: Int?

    /// `placement` takes the bitmap's pixels to the target's; `area` is the part of the target that will be asked for.
    init(_ bitmap: Bitmap, placement: AffineTransform, area: PixelRect) {
        self.bitmap = bitmap
        self.area = area
        columns = ResampleWeights(
            range: area.x..<area.maxX,
            origin: placement.tx,
            ratio: 1 / placement.a,
            count: bitmap.width
        )
        rows = ResampleWeights(
            range: area.y..<area.maxY,
            origin: placement.ty,
            ratio: 1 / placement.d,
            count: bitmap.height
        )
        sourceColumns = columns.sourceRange
        sums = memory.allocate(Int32.self, count: 4 * sourceColumns.count)
        output = memory.allocate(UInt32.self, count: area.width)
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
        let row = rows.taps[y - area.y]
        bitmap.bytes.withUnsafeBufferPointer { bytes in
            rows.weights.withUnsafeBufferPointer { weights in
                guard let bytes = bytes.baseAddress, let weights = weights.baseAddress else { return }
                kernels.resampleColumns(
                    bytes + row.first * stride + 4 * sourceColumns.lowerBound,
                    stride: stride,
                    weights: weights + row.offset,
                    taps: row.count,
                    count: 4 * sourceColumns.count,
                    into: sums
                )
            }
        }
        kernels.resampleRow(
            output,
            count: area.width,
            row: sums,
            origin: sourceColumns.lowerBound,
            taps: columns.taps,
            weights: columns.weights
        )
    }
}
