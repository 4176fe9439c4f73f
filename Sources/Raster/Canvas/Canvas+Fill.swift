import KernelInterface
import KernelSelection

extension Canvas {
    mutating func fill(_ path: Path, from source: PixelSource, rule: FillRule) {
        if let rect = path.pixelRect(under: transform) { return fill(rect.intersection(clip.bounds), from: source) }
        let list = EdgeList(path, transform: transform, clip: clip.bounds)
        guard !list.bounds.isEmpty else { return }
        noteDrawing(in: list.bounds)
        let blender = SpanBlender(source: source, clip: clip, bounds: list.bounds)
        withLayerPixels { pixels, width in
            CoverageRasterizer.forEachRow(list, rule: rule) { row in
                blender.blend(row, into: pixels + row.y * width + list.bounds.x)
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
