import KernelInterface
import KernelSelection

extension Canvas {
    /// The greatest size, in pixels an em, at which glyphs are drawn as masks.
    static let greatestMaskedSize = 128.0

    /// The size in pixels an em at which glyphs of a size in user space are drawn as masks, or `nil` for an outline.
    ///
    /// Masks are for text up to 128 pixels an em under a transform that moves, and scales both ways alike.
    package func maskedSize(_ size: Double) -> Double? {
        guard transform.isScaleAndTranslation, transform.a == transform.d, transform.a > 0 else { return nil }
        let pixels = size * transform.a
        return pixels > 0 && pixels <= Self.greatestMaskedSize ? pixels : nil
    }

    /// Draws glyphs of one font through masks.
    ///
    /// `size` comes from ``maskedSize(_:)``; `outline` gives the outlines in ems. Each origin is rounded to the nearest
    /// sixteenth of a pixel both ways, halves down and to the right. Coverages of glyphs that overlap add up and are
    /// limited to the whole pixel, so that no seam shows where letters join.
    package mutating func draw(
        _ glyphs: [PlacedGlyph],
        of source: OutlineSource,
        size: Double,
        with paint: Paint,
        cache: GlyphCache = .shared,
        outline: (UInt32) -> Path
    ) {
        guard let pixels = PixelSource(paint, transform: transform), !clip.bounds.isEmpty else { return }
        let requests = glyphs.compactMap { request($0) }
        // A long run is added up on the whole clip, so that only a part of its masks is held at a time.
        let chunk = 256
        var text: TextCoverage?
        for start in stride(from: 0, to: requests.count, by: chunk) {
            let part = requests[start..<min(start + chunk, requests.count)]
            let found = FoundGlyphs(part, of: source, size: size, within: clip.bounds, cache: cache, outline)
            let isAll = part.count == requests.count && found.large.isEmpty
            let sum = text ?? TextCoverage(isAll ? found.bounds : clip.bounds.expanded(by: GlyphMask.limit))
            sum.add(found)
            for request in found.large { sum.add(request, size: size, within: clip.bounds, outline(request.glyph)) }
            text = sum
        }
        if let text { draw(text, from: pixels) }
    }

    /// A glyph with its origin in sixteenths of a pixel; `nil` when it is out of reach, or not a number.
    private func request(_ glyph: PlacedGlyph) -> GlyphCache.Request? {
        let limit = 4_194_304.0
        let place = transform.apply(glyph.position)
        guard abs(place.x) <= limit, abs(place.y) <= limit, glyph.id < 1 << 24 else { return nil }
        return GlyphCache.Request(glyph: glyph.id, x: Self.sixteenths(place.x), y: Self.sixteenths(place.y))
    }

    private static func sixteenths(_ value: Double) -> Int {
        let shifted = value * Double(GlyphMask.phases) + 0.5
        let whole = Int(shifted)
        return Double(whole) > shifted ? whole - 1 : whole
    }

    private mutating func draw(_ text: TextCoverage, from source: PixelSource) {
        let visible = text.drawn.intersection(clip.bounds)
        guard !visible.isEmpty else { return }
        noteDrawing(in: visible)
        let blender = SpanBlender(source: source, clip: clip, bounds: visible)
        withLayerPixels { pixels, width in
            for y in visible.y..<visible.maxY {
                blender.blend(
                    y: y,
                    offset: 0,
                    count: visible.width,
                    coverage: text.row(y) + visible.x,
                    into: pixels + y * width + visible.x
                )
            }
        }
    }
}
