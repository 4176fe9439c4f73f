// The layer of a group holds no more of the canvas than has been drawn on.

extension Canvas {
    /// A canvas for what is drawn in a group, on a clear layer that holds nothing yet.
    init(groupIn canvas: Canvas) {
        layer = Bitmap(width: 0, height: 0)
        borrowed = nil
        extent = PixelRect(x: canvas.clip.bounds.x, y: canvas.clip.bounds.y, width: 0, height: 0)
        bounds = canvas.bounds
        transform = canvas.transform
        clip = Mask(canvas.clip.bounds)
        drawn = PixelRect(x: 0, y: 0, width: 0, height: 0)
    }

    /// Sees to it that the layer holds a rectangle, which is about to be drawn on.
    mutating func noteDrawing(in rect: PixelRect) {
        guard !rect.isEmpty else { return }
        drawn = drawn.isEmpty ? rect : drawn.union(rect)
        guard !rect.isInside(extent) else { return }
        guard !extent.isEmpty else { return extendLayer(to: rect) }
        // Half as wide and high again as is needed: so many small drawings move the layer a few times only.
        let needed = extent.union(rect)
        let (x, y) = (needed.width / 4, needed.height / 4)
        let ample = PixelRect(
            x: needed.x - x,
            y: needed.y - y,
            width: needed.width + 2 * x,
            height: needed.height + 2 * y
        )
        extendLayer(to: needed.union(ample.intersection(clip.bounds)))
    }

    /// Makes the layer hold a rectangle that is no smaller than what it holds.
    mutating func extendLayer(to rect: PixelRect) {
        guard rect != extent else { return }
        layer = pixels(in: rect)
        extent = rect
    }

    /// The layer's pixels and the clear ones around them, as a bitmap of a rectangle that has them all.
    func pixels(in rect: PixelRect) -> Bitmap {
        guard rect != extent else { return layer }
        var bitmap = Bitmap(width: rect.width, height: rect.height)
        guard !extent.isEmpty else { return bitmap }
        let place = PixelRect(x: extent.x - rect.x, y: extent.y - rect.y, width: extent.width, height: extent.height)
        bitmap.replace(place, by: layer, at: (place.x, place.y))
        return bitmap
    }

    /// Calls `body` with where pixel (0, 0) of the canvas would lie, and with the length of a row.
    ///
    /// Only pixels that drawing was noted on exist.
    mutating func withLayerPixels(_ body: (UnsafeMutablePointer<UInt32>, _ width: Int) -> Void) {
        if let borrowed { return body(borrowed, bounds.width) }
        let width = layer.width
        let first = extent.y * width + extent.x
        layer.bytes.withUnsafeMutableBytes { buffer in
            // Array storage is aligned to 16 bytes, and the bytes are only read as words through this pointer.
            guard let base = buffer.baseAddress else { return }
            body(base.assumingMemoryBound(to: UInt32.self) - first, width)
        }
    }
}
