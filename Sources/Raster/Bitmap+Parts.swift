extension Bitmap {
    /// A copy of the pixels of a rectangle, which lies within the bitmap.
    package func part(_ rect: PixelRect) -> Bitmap {
        precondition(rect.isInside(bounds), "the part lies outside of the bitmap")
        let bytes = [UInt8](unsafeUninitializedCapacity: 4 * rect.width * rect.height) { target, initialized in
            forEachRow(of: rect) { row, source in
                guard let target = target.baseAddress else { return }
                (target + 4 * row * rect.width).update(from: source, count: 4 * rect.width)
            }
            initialized = 4 * rect.width * rect.height
        }
        return Bitmap(width: rect.width, height: rect.height, bytes: bytes)
    }

    /// Replaces the pixels of a rectangle by those of another bitmap whose first pixel lies at `origin` of this one.
    package mutating func replace(_ rect: PixelRect, by other: Bitmap, at origin: (x: Int, y: Int)) {
        let place = PixelRect(x: origin.x, y: origin.y, width: other.width, height: other.height)
        precondition(rect.isInside(bounds) && rect.isInside(place), "the part lies outside of the bitmap")
        let source = PixelRect(x: rect.x - origin.x, y: rect.y - origin.y, width: rect.width, height: rect.height)
        let (width, first) = (self.width, rect.y * self.width + rect.x)
        bytes.withUnsafeMutableBufferPointer { target in
            guard let target = target.baseAddress else { return }
            other.forEachRow(of: source) { row, source in
                (target + 4 * (first + row * width)).update(from: source, count: 4 * rect.width)
            }
        }
    }

    /// Calls `body` with the number of each row of a rectangle and its first byte.
    private func forEachRow(of rect: PixelRect, _ body: (_ row: Int, UnsafePointer<UInt8>) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress, rect.width > 0 else { return }
            for row in 0..<rect.height { body(row, base + 4 * ((rect.y + row) * width + rect.x)) }
        }
    }
}

extension PixelRect {
    /// True when every pixel of the rectangle belongs to the other one; an empty one belongs to any whose edges hold
    /// it.
    package func isInside(_ other: PixelRect) -> Bool {
        x >= other.x && y >= other.y && maxX <= other.maxX && maxY <= other.maxY
    }
}
