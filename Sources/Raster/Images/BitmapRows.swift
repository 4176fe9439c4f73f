/// The pixels of a bitmap at their own places.
struct BitmapRows: PixelRows {
    let bitmap: Bitmap
    /// Where the bitmap's left top pixel lies.
    var x = 0
    var y = 0

    func write(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        bitmap.bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress else { return }
            let first = 4 * ((y - self.y) * bitmap.width + x - self.x)
            UnsafeMutableRawPointer(pixels).copyMemory(from: base + first, byteCount: 4 * count)
        }
    }
}
