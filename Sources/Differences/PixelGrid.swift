/// The pixels of a picture, straight RGBA of 8 bits a channel, in memory that somebody else owns.
package struct PixelGrid {
    package let bytes: UnsafePointer<UInt8>
    package let width: Int
    package let height: Int

    package init(_ bytes: UnsafePointer<UInt8>, width: Int, height: Int) {
        self.bytes = bytes
        self.width = width
        self.height = height
    }

    /// The four bytes of a pixel as one number.
    @inline(__always)
    package func word(_ index: Int) -> UInt32 {
        UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: 4 &* index, as: UInt32.self)
    }

    /// The numbers of the pixels around one, and whether it lies at an edge of the picture.
    @inline(__always)
    package func neighbours(x: Int, y: Int) -> (x: ClosedRange<Int>, y: ClosedRange<Int>, isAtEdge: Bool) {
        let columns = max(x - 1, 0)...min(x + 1, width - 1)
        let rows = max(y - 1, 0)...min(y + 1, height - 1)
        return (columns, rows, columns.count < 3 || rows.count < 3)
    }
}
