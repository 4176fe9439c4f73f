import Kernels

/// A bitmap scaled, and perhaps mirrored, along both axes.
///
/// Rows are made when they are first asked for, whole, and the last one is kept: spans of one row cost one pass.
final class ScaledRows: PixelRows {
    private let bitmap: Bitmap
    private let area: PixelRect
    private let columns: ResampleWeights
    private let rows: ResampleWeights
    private let sourceColumns: Range<Int>
    private let sums: Scratch<Int32>
    private let output: Scratch<UInt32>
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
        sums = Scratch(4 * sourceColumns.count)
        output = Scratch(area.width)
    }

    func write(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        if currentRow != y {
            makeRow(y)
            currentRow = y
        }
        pixels.update(from: output.base + (x - area.x), count: count)
    }

    private func makeRow(_ y: Int) {
        let stride = 4 * bitmap.width
        let row = rows.taps[y - area.y]
        bitmap.bytes.withUnsafeBufferPointer { bytes in
            rows.weights.withUnsafeBufferPointer { weights in
                guard let bytes = bytes.baseAddress, let weights = weights.baseAddress else { return }
                resampleColumns(
                    bytes + row.first * stride + 4 * sourceColumns.lowerBound,
                    stride: stride,
                    weights: weights + row.offset,
                    taps: row.count,
                    count: 4 * sourceColumns.count,
                    into: sums.base
                )
            }
        }
        columns.weights.withUnsafeBufferPointer { weights in
            guard let weights = weights.baseAddress else { return }
            for (index, taps) in columns.taps.enumerated() {
                output.base[index] = resamplePixel(
                    sums.base + 4 * (taps.first - sourceColumns.lowerBound),
                    weights: weights + taps.offset,
                    taps: taps.count
                )
            }
        }
    }
}

/// A bitmap under any transform, by bilinear interpolation.
struct BilinearRows: PixelRows {
    private let bitmap: Bitmap
    private let inverse: AffineTransform

    /// `nil` when the placement collapses the bitmap.
    init?(_ bitmap: Bitmap, placement: AffineTransform) {
        guard let inverse = placement.inverted else { return nil }
        self.bitmap = bitmap
        self.inverse = inverse
    }

    func write(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        let first = inverse.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        bitmap.bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            resampleBilinearRow(
                pixels,
                count: count,
                source: base.assumingMemoryBound(to: UInt32.self),
                width: bitmap.width,
                height: bitmap.height,
                x: first.x - 0.5,
                y: first.y - 0.5,
                stepX: inverse.a,
                stepY: inverse.b
            )
        }
    }
}
