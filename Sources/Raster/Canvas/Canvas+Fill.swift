import KernelInterface
import KernelSelection

extension Canvas {
    mutating func fill(_ path: Path, from source: PixelSource, rule: FillRule) {
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

    mutating func withLayerPixels(_ body: (UnsafeMutablePointer<UInt32>, _ width: Int) -> Void) {
        let width = layer.width
        layer.bytes.withUnsafeMutableBytes { buffer in
            // Array storage is aligned to 16 bytes, and the bytes are only read as words through this pointer.
            guard let base = buffer.baseAddress else { return }
            body(base.assumingMemoryBound(to: UInt32.self), width)
        }
    }

    mutating func noteDrawing(in rect: PixelRect) {
        drawn = drawn.isEmpty ? rect : rect.isEmpty ? drawn : drawn.union(rect)
    }
}
