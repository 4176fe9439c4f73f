import KernelInterface
import KernelSelection
import Threads

extension Canvas {
    mutating func fill(_ path: Path, from source: PixelSource, rule: FillRule) {
        if let rect = path.pixelRect(under: transform) { return fill(rect.intersection(clip.bounds), from: source) }
        let list = EdgeList(path, transform: transform, clip: clip.bounds)
        guard !list.bounds.isEmpty else { return }
        if case .solid(let color) = source, clip.isRectangle { return fill(list, color: color, rule: rule) }
        noteDrawing(in: list.bounds)
        let bounds = list.bounds
        let clip = clip
        // Rows of a picture may keep what they computed for the row before, which belongs to one thread.
        let isSolid = if case .solid = source { true } else { false }
        withLayerPixels { pixels, width in
            Self.forEachStrip(of: bounds, isSolid ? .current : .single) { strip in
                let blender = SpanBlender(source: source, clip: clip, bounds: strip)
                CoverageRasterizer.forEachRow(list, in: strip, rule: rule) { row in
                    blender.blend(row, into: pixels + row.y * width + strip.x)
                }
            }
        }
    }

    /// Draws a premultiplied colour through a path; the clip is a rectangle.
    private mutating func fill(_ list: EdgeList, color: UInt32, rule: FillRule) {
        var bounds = list.bounds
        // Whole groups of pixels where there is room for them.
        bounds.width = min((bounds.width + 7) & ~7, clip.bounds.maxX - bounds.x)
        noteDrawing(in: bounds)
        withLayerPixels { pixels, width in
            Self.forEachStrip(of: bounds, .current) { strip in
                CoverageRasterizer.forEachBand(list, in: strip, rule: rule) { band in
                    kernels.coverageBlend(
                        band,
                        evenOdd: rule == .evenOdd,
                        color: color,
                        into: pixels + band.top * width + band.left,
                        stride: width
                    )
                }
            }
        }
    }

    /// Shares out large rectangles by rows; each strip sorts the edges anew, which a thread alone has no need of.
    private static func forEachStrip(of bounds: PixelRect, _ pool: ThreadPool, _ body: (PixelRect) -> Void) {
        guard pool.threads > 1, bounds.width * bounds.height >= 1 << 18 else { return body(bounds) }
        let rows = 8 * CoverageRasterizer.bandRows
        pool.forEach((bounds.height + rows - 1) / rows) { index, _ in
            var strip = bounds
            strip.y += index * rows
            strip.height = min(rows, bounds.maxY - strip.y)
            body(strip)
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
