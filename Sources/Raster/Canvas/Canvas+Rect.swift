import KernelInterface
import KernelSelection
import Threads

extension Canvas {
    /// Draws a source on a rectangle of pixels within the clip's bounds, multiplied by `opacity` / 255.
    mutating func fill(_ rect: PixelRect, from source: PixelSource, opacity: UInt8 = 255) {
        guard !rect.isEmpty else { return }
        noteDrawing(in: rect)
        let clip = clip
        let bands = (rect.y..<rect.maxY).bands
        withLayerPixels { pixels, width in
            // Rows that follow one another in memory are one long row.
            let isOneRow = rect.width == width && clip.isRectangle
            ThreadPool.current.forEach(bands.count) { band, _ in
                let (first, end) = (bands[band].lowerBound, bands[band].upperBound)
                let start = pixels + first * width + rect.x
                if isOneRow, case .solid(let color) = source {
                    let color = blendScale(color, UInt32(opacity))
                    return kernels.blendSolid(start, count: (end - first) * width, color: color)
                }
                let blender = SpanBlender(source: source.forOneThread(), clip: clip, bounds: rect)
                for y in first..<end {
                    blender.blend(
                        y: y,
                        offset: 0,
                        count: rect.width,
                        constant: opacity,
                        into: start + (y - first) * width
                    )
                }
            }
        }
    }
}

extension Path {
    /// The pixels that the path covers, when it is one rectangle with its sides on the pixel grid, to a millionth of a
    /// pixel: sizes in points times a scale seldom come out exactly.
    package func pixelRect(under transform: AffineTransform) -> PixelRect? {
        guard transform.isScaleAndTranslation, elements.count == 5,
            case .move(let a) = elements[0], case .line(let b) = elements[1], case .line(let c) = elements[2],
            case .line(let d) = elements[3], case .close = elements[4],
            a.y == b.y, b.x == c.x, c.y == d.y, d.x == a.x
        else { return nil }
        let (p, q) = (transform.apply(a), transform.apply(c))
        let onGrid = [p.x, p.y, q.x, q.y].allSatisfy { abs($0 - $0.rounded()) < 1e-6 && abs($0) < 0x1p30 }
        guard onGrid else { return nil }
        let (left, right) = (Int(min(p.x, q.x).rounded()), Int(max(p.x, q.x).rounded()))
        let (top, bottom) = (Int(min(p.y, q.y).rounded()), Int(max(p.y, q.y).rounded()))
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
