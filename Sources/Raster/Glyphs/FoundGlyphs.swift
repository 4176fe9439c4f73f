import KernelInterface

/// The masks of the glyphs of a run, or of a part of it, that show inside of a clip.
struct FoundGlyphs {
    /// Their places in pixels of the bitmap.
    private(set) var placements: [GlyphPlacement] = []
    /// The pixels of all masks, with what fills up their rows.
    private(set) var bounds: PixelRect
    /// The glyphs that are too large for a mask that is kept.
    private(set) var large: [GlyphCache.Request] = []
    /// Keeps the masks.
    private var hold = GlyphCache.Hold()

    init(
        _ requests: ArraySlice<GlyphCache.Request>,
        of source: OutlineSource,
        size: Double,
        within clip: PixelRect,
        cache: GlyphCache,
        _ outline: (UInt32) -> Path
    ) {
        var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
        var placements: [GlyphPlacement] = []
        var large: [GlyphCache.Request] = []
        placements.reserveCapacity(requests.count)
        hold = cache.find(requests, of: source, size: size, outline: outline) { request, glyph in
            guard let coverage = glyph.coverage else {
                large.append(request)
                return
            }
            let place = GlyphPlacement(
                coverage: coverage,
                x: (request.x >> 4) + Int(glyph.x),
                y: (request.y >> 4) + Int(glyph.y),
                width: Int(glyph.bytesPerRow),
                rows: Int(glyph.rows)
            )
            let (maxX, maxY) = (place.x + place.width, place.y + place.rows)
            guard place.rows > 0, place.x < clip.maxX, maxX > clip.x, place.y < clip.maxY, maxY > clip.y else { return }
            placements.append(place)
            left = min(left, place.x)
            top = min(top, place.y)
            right = max(right, maxX)
            bottom = max(bottom, maxY)
        }
        self.placements = placements
        self.large = large
        bounds =
            placements.isEmpty
            ? PixelRect(x: clip.x, y: clip.y, width: 0, height: 0)
            : PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
