import KernelInterface
import KernelSelection

/// The sum of the coverages of the glyphs of a run, limited to 255.
final class TextCoverage {
    /// The pixels that glyphs were added to.
    private(set) var drawn: PixelRect
    private let area: PixelRect
    private let memory = ScratchMemory()
    private let sums: UnsafeMutablePointer<UInt8>

    /// Zero in the whole of an area.
    init(_ area: PixelRect) {
        self.area = area
        drawn = PixelRect(x: area.x, y: area.y, width: 0, height: 0)
        sums = memory.zeroed(UInt8.self, count: area.width * area.height)
    }

    /// The sums of a row of `drawn`; column 0 is that of the bitmap.
    func row(_ y: Int) -> UnsafePointer<UInt8> { UnsafePointer(sums + (y - area.y) * area.width - area.x) }

    /// Adds masks that lie within the area.
    func add(_ found: FoundGlyphs) {
        note(found.bounds)
        withExtendedLifetime(found) { add(found.placements) }
    }

    /// Adds what shows of a glyph that has no mask inside of a clip, around which the area goes on for 16 pixels.
    func add(_ request: GlyphCache.Request, size: Double, within clip: PixelRect, _ outline: Path) {
        let (x, y) = (request.x >> 4, request.y >> 4)
        let visible = PixelRect(x: clip.x - x, y: clip.y - y, width: clip.width, height: clip.height)
        let mask = GlyphMask(outline, size: size, x: request.x & 15, y: request.y & 15, within: visible, limit: .max)
        guard let mask, mask.rows > 0 else { return }
        mask.coverage.withUnsafeBufferPointer { coverage in
            guard let base = coverage.baseAddress else { return }
            let place = GlyphPlacement(
                coverage: base,
                x: x + mask.x,
                y: y + mask.y,
                width: mask.bytesPerRow,
                rows: mask.rows
            )
            note(PixelRect(x: place.x, y: place.y, width: place.width, height: place.rows))
            add([place])
        }
    }

    private func add(_ placements: [GlyphPlacement]) {
        kernels.glyphAdd(
            placements,
            count: placements.count,
            to: sums - area.y * area.width - area.x,
            stride: area.width
        )
    }

    private func note(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        drawn = drawn.isEmpty ? rect : drawn.union(rect)
    }
}
