import KernelInterface
import KernelSelection

extension Canvas {
    /// Runs `body` on a clear layer of its own and draws the result once, multiplied by `opacity`.
    ///
    /// Shapes that overlap inside the group do not show through each other. The opacity is rounded to 8 bits; NaN
    /// counts as 0. The clip limits the finished layer; inside, only its bounds are known. When `body` throws, nothing
    /// of the group is drawn.
    public mutating func group<T>(opacity: Double, _ body: (inout Canvas) throws -> T) rethrows -> T {
        var inner = Canvas(Bitmap(width: layer.width, height: layer.height))
        inner.transform = transform
        inner.clip = Mask(clip.bounds)
        let result = try body(&inner)
        let area = inner.drawn.intersection(clip.bounds)
        let alpha = Color.quantize(opacity)
        guard alpha > 0, !area.isEmpty else { return result }
        let bytes = [UInt8](repeating: alpha, count: area.width * area.height)
        let mask = alpha == 255 ? Mask(area) : Mask(bounds: area, coverage: bytes)
        fill(mask, from: .rows(BitmapRows(bitmap: inner.layer)))
        return result
    }

    /// Gives `body` direct access to the pixels of the current layer.
    ///
    /// With a clip set, the outcome is mixed with what was there before by the clip's coverage: a pixel becomes
    /// old + (new − old)·coverage, rounded to nearest, and outside of the clip nothing changes. `body` must not
    /// replace the bitmap by one of another size.
    public mutating func modify(_ body: (inout Bitmap) throws -> Void) rethrows {
        let size = (layer.width, layer.height)
        let isLimited = clip != Mask(layer.bounds)
        let before = isLimited ? layer : nil
        try body(&layer)
        precondition((layer.width, layer.height) == size, "a modification keeps the bitmap's size")
        noteDrawing(in: clip.bounds)
        if let before { limitChanges(from: before) }
    }

    /// Takes back all changes since `before` in proportion to how much the clip hides them.
    private mutating func limitChanges(from before: Bitmap) {
        let clip = clip
        let inside = clip.bounds.x..<clip.bounds.maxX
        let rows = clip.bounds.isEmpty ? 0..<0 : clip.bounds.y..<clip.bounds.maxY
        let height = layer.height
        withLayerPixels { pixels, width in
            before.bytes.withUnsafeBytes { buffer in
                guard let base = buffer.baseAddress else { return }
                for y in 0..<height {
                    let new = pixels + y * width
                    let old = base.assumingMemoryBound(to: UInt32.self) + y * width
                    guard rows.contains(y) else {
                        new.update(from: old, count: width)
                        continue
                    }
                    new.update(from: old, count: inside.lowerBound)
                    let end = inside.upperBound
                    (new + end).update(from: old + end, count: width - end)
                    clip.withRow(x: inside.lowerBound, y: y) { coverage in
                        guard let coverage else { return }
                        let x = inside.lowerBound
                        kernels.blendMixRow(old: old + x, new: new + x, count: inside.count, coverage: coverage)
                    }
                }
            }
        }
    }
}
