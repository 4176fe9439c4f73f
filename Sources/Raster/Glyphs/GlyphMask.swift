/// The coverage of one glyph, its origin at one of 16 × 16 places inside of a pixel.
struct GlyphMask {
    /// Places a pixel in each direction.
    static let phases = 16
    /// The greatest width and height in pixels; glyphs that are larger are filled each time they are drawn.
    static let limit = 256

    /// Row by row, each filled up to a multiple of 16 bytes with zeros.
    let coverage: [UInt8]
    /// The first pixel, from the pixel that holds the origin.
    let x: Int
    let y: Int
    let bytesPerRow: Int
    let rows: Int

    /// The part of a glyph that lies in `clip`, or `nil` when its box there is larger than `limit`.
    ///
    /// `outline` is in ems; `size` is in pixels an em. The origin lies (x, y) sixteenths of a pixel after the corner of
    /// pixel (0, 0).
    init?(
        _ outline: Path,
        size: Double,
        x: Int,
        y: Int,
        within clip: PixelRect,
        limit: Int = GlyphMask.limit
    ) {
        let place = AffineTransform(
            a: size,
            b: 0,
            c: 0,
            d: size,
            tx: Double(x) / Double(Self.phases),
            ty: Double(y) / Double(Self.phases)
        )
        let list = EdgeList(outline, transform: place, clip: clip)
        let bounds = list.bounds
        guard bounds.width <= limit, bounds.height <= limit else { return nil }
        self.x = bounds.x
        self.y = bounds.y
        rows = bounds.height
        let bytesPerRow = (bounds.width + 15) & ~15
        self.bytesPerRow = bytesPerRow
        var bytes = [UInt8](repeating: 0, count: bytesPerRow * rows)
        bytes.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            CoverageRasterizer.forEachRow(list, rule: .nonZero) { row in
                row.store(to: base + (row.y - bounds.y) * bytesPerRow)
            }
        }
        coverage = bytes
    }
}
