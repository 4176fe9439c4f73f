import KernelInterface
import KernelSelection
import Threads

extension Canvas {
    mutating func fill(_ path: Path, from source: PixelSource, rule: FillRule) {
        if let rect = path.pixelRect(under: transform) { return fill(rect.intersection(clip.bounds), from: source) }
        let list = EdgeList(path, transform: transform, clip: clip.bounds)
        guard !list.bounds.isEmpty else { return }
        noteDrawing(in: list.bounds)
        let bounds = list.bounds
        let clip = clip
        let pool = ThreadPool.current
        // Large fills are shared out; each strip sorts the edges anew, which a thread alone has no need of. Rows of a
        // picture may keep what they computed for the row before, which belongs to one thread.
        let isSolid = if case .solid = source { true } else { false }
        let isShared = isSolid && pool.threads > 1 && bounds.width * bounds.height >= 1 << 18
        let rows = isShared ? 8 * CoverageRasterizer.bandRows : bounds.height
        withLayerPixels { pixels, width in
            pool.forEach((bounds.height + rows - 1) / rows) { index, _ in
                let top = bounds.y + index * rows
                let strip = PixelRect(
                    x: bounds.x,
                    y: top,
                    width: bounds.width,
                    height: min(rows, bounds.maxY - top)
                )
                let blender = SpanBlender(source: source, clip: clip, bounds: strip)
                CoverageRasterizer.forEachRow(list, in: strip, rule: rule) { row in
                    blender.blend(row, into: pixels + row.y * width + strip.x)
                }
            }
        }
    }

    /// Draws a source through a mask that lies within the clip's bounds.
    mutating func fill(_ mask: Mask, from source: PixelSource) {
        guard !mask.bounds.isEmpty else { return }
        noteDrawing(in: mask.bounds)
        let bounds = mask.bounds
        let blender = SpanBlender(source: source, clip: clip, bounds: bounds)
        withLayerPixels { pixels, width in
            for y in bounds.y..<bounds.maxY {
                mask.withRow(x: bounds.x, y: y) { coverage in
                    blender.blend(
                        y: y,
                        offset: 0,
                        count: bounds.width,
                        coverage: coverage,
                        into: pixels + y * width + bounds.x
                    )
                }
            }
        }
    }
}
