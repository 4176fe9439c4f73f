import KernelInterface
import KernelSelection

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
            kernels.resampleBilinearRow(
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
