import Threads

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

extension PixelGrid {
    /// What `row` gives for each row of two pictures of one size, in the order of the rows and on several threads.
    static func rowSums<Sum>(
        _ old: [UInt8],
        _ new: [UInt8],
        width: Int,
        height: Int,
        _ row: (PixelGrid, PixelGrid, Int) -> Sum
    ) -> [Sum] {
        precondition(old.count == 4 * width * height && new.count == old.count, "four channels a pixel")
        return [Sum](unsafeUninitializedCapacity: height) { target, initialized in
            old.withUnsafeBufferPointer { old in
                new.withUnsafeBufferPointer { new in
                    guard let old = old.baseAddress, let new = new.baseAddress, let target = target.baseAddress else {
                        return
                    }
                    let grids = (
                        PixelGrid(old, width: width, height: height), PixelGrid(new, width: width, height: height)
                    )
                    let rows = max(1, (1 << 15) / width)
                    ThreadPool.current.forEach((height + rows - 1) / rows) { band, _ in
                        for y in (band * rows)..<min(height, (band + 1) * rows) {
                            (target + y).initialize(to: row(grids.0, grids.1, y))
                        }
                    }
                    initialized = height
                }
            }
        }
    }
}
