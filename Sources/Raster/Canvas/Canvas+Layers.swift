import KernelInterface
import KernelSelection

extension Canvas {
    /// Runs `body` on a clear layer of its own and draws the result once, multiplied by `opacity`.
    ///
    /// Shapes that overlap inside the group do not show through each other. The opacity is rounded to 8 bits; NaN
    /// counts as 0. The clip limits the finished layer; inside, only its bounds are known. When `body` throws, nothing
    /// of the group is drawn.
    public mutating func group<T>(opacity: Double, _ body: (inout Canvas) throws -> T) rethrows -> T {
        var inner = Canvas(groupIn: self)
        let result = try body(&inner)
        let area = inner.drawn.intersection(clip.bounds)
        let alpha = Color.quantize(opacity)
        guard alpha > 0, !area.isEmpty else { return result }
        let rows = BitmapRows(bitmap: inner.layer, x: inner.extent.x, y: inner.extent.y)
        fill(area, from: .rows(rows), opacity: alpha)
        return result
    }

    /// Gives `body` direct access to the pixels of the current layer, of which it changes those of a region alone.
    ///
    /// With a clip set, the outcome is mixed with what was there before by the clip's coverage: a pixel becomes old +
    /// (new − old)·coverage, rounded to nearest, and outside of the clip nothing changes. `body` must not replace the
    /// bitmap by one of another size. Without a region it may change all pixels; the smaller the region, the less is
    /// kept for mixing.
    public mutating func modify(in region: PixelRect? = nil, _ body: (inout Bitmap) throws -> Void) rethrows {
        precondition(borrowed == nil, "a canvas in somebody else's memory is not modified")
        extendLayer(to: bounds)
        let size = (layer.width, layer.height)
        let region = layer.bounds.intersection(region ?? layer.bounds)
        let isLimited = clip.coverage != nil || !region.isInside(clip.bounds)
        let before = isLimited ? layer.part(region) : nil
        try body(&layer)
        precondition((layer.width, layer.height) == size, "a modification keeps the bitmap's size")
        noteDrawing(in: region.intersection(clip.bounds))
        if let before { limitChanges(from: before, of: region) }
    }

    /// Takes back the changes of a region since `before` in proportion to how much the clip hides them.
    private mutating func limitChanges(from before: Bitmap, of region: PixelRect) {
        let clip = clip
        let visible = region.intersection(clip.bounds)
        let (left, right) = (visible.x - region.x, visible.maxX - region.x)
        withLayerPixels { pixels, width in
            before.bytes.withUnsafeBytes { buffer in
                guard let base = buffer.baseAddress else { return }
                for row in 0..<region.height {
                    let y = region.y + row
                    let new = pixels + y * width + region.x
                    let old = base.assumingMemoryBound(to: UInt32.self) + row * region.width
                    guard y >= visible.y, y < visible.maxY else {
                        new.update(from: old, count: region.width)
                        continue
                    }
                    new.update(from: old, count: left)
                    (new + right).update(from: old + right, count: region.width - right)
                    clip.withRow(x: visible.x, y: y) { coverage in
                        guard let coverage else { return }
                        kernels.blendMixRow(old: old + left, new: new + left, count: visible.width, coverage: coverage)
                    }
                }
            }
        }
    }
}
