import Raster
import ScrimTestSupport
import Testing
import Threads

@Suite("The cache of glyph masks")
struct GlyphCacheTests {
    private static let size = (width: 90, height: 80)

    /// A picture of one glyph whose shape tells its font, its number and its size.
    private static func picture(
        _ source: OutlineSource,
        side: Double,
        glyph: UInt32 = 7,
        size: Double = 60,
        at position: Point = Point(x: 3, y: 70),
        cache: GlyphCache
    ) -> Bitmap {
        var canvas = Canvas(Bitmap(width: Self.size.width, height: Self.size.height))
        let glyphs = [PlacedGlyph(id: glyph, position: position)]
        canvas.draw(glyphs, of: source, size: size, with: .color(.black), cache: cache) { id in
            .rect(Rect(x: Double(id) / 100, y: -side, width: 1, height: side))
        }
        return canvas.bitmap
    }

    @Test("fonts, glyphs, sizes to the last bit and places in the pixel never stand for each other")
    func keys() {
        let cache = GlyphCache(capacity: 1 << 20)
        let (first, second) = (OutlineSource(), OutlineSource())
        var pictures = [
            Self.picture(first, side: 0.5, cache: cache),
            Self.picture(second, side: 0.6, cache: cache),
            Self.picture(first, side: 0.5, glyph: 9, cache: cache),
            Self.picture(first, side: 0.5, glyph: 7 + (1 << 16), cache: cache),
            Self.picture(first, side: 0.5, size: 61, cache: cache),
            Self.picture(first, side: 0.5, at: Point(x: 3.0625, y: 70), cache: cache),
            Self.picture(first, side: 0.5, at: Point(x: 3, y: 70.0625), cache: cache),
        ]
        _ = Self.picture(first, side: 0.5, size: 60.00000000000001, cache: cache)
        #expect(cache.usage.masks == 8)
        while let picture = pictures.popLast() { #expect(!pictures.contains(picture)) }
    }

    @Test("the memory of masks is bounded, and what was dropped is drawn again as it was")
    func eviction() {
        let cache = GlyphCache(capacity: 512 << 10)
        let source = OutlineSource()
        // 60 × 60 pixels in rows of 64 bytes: 512 KiB hold about 130 of them.
        let first = (0..<300).map { phase in
            Self.picture(source, side: 1, at: Point(x: Double(phase % 16) / 16, y: Double(phase) / 16), cache: cache)
        }
        #expect(cache.usage.bytes <= 512 << 10)
        #expect(cache.usage.masks < 200)
        for phase in stride(from: 299, through: 0, by: -7) {
            let place = Point(x: Double(phase % 16) / 16, y: Double(phase) / 16)
            #expect(Self.picture(source, side: 1, at: place, cache: cache) == first[phase])
        }
        #expect(cache.usage.bytes <= 512 << 10)
    }

    @Test("glyphs without ink, and those too large to be kept, are bounded as well", arguments: [0.0, 3000])
    func boundedEntries(side: Double) {
        let cache = GlyphCache(capacity: 256 << 10)
        let source = OutlineSource()
        var canvas = Canvas(Bitmap(width: 1, height: 1))
        for first in stride(from: 0 as UInt32, to: 9000, by: 300) {
            let glyphs = (first..<first + 300).map { PlacedGlyph(id: $0, position: Point(x: 0, y: 0)) }
            canvas.draw(glyphs, of: source, size: 20, with: .color(.black), cache: cache) { _ in
                .rect(Rect(x: 0, y: 0, width: side, height: side))
            }
        }
        #expect(cache.usage.masks <= 4096)
    }

    @Test("more fonts and sizes than are remembered change no picture")
    func strikes() {
        let cache = GlyphCache(capacity: 512 << 10)
        let source = OutlineSource()
        let before = Self.picture(source, side: 1, cache: cache)
        for number in 0..<4200 {
            _ = Self.picture(source, side: 1, size: 1 + Double(number) / 5000, cache: cache)
        }
        #expect(Self.picture(source, side: 1, cache: cache) == before)
    }

    @Test("threads that draw the same glyphs at once, while masks come and go, draw what one thread draws")
    func race() {
        let source = OutlineSource()
        func draw(_ index: Int, _ cache: GlyphCache) -> Bitmap {
            let place = Point(x: Double(index % 16) / 16, y: 50 + Double(index % 48) / 16)
            return Self.picture(source, side: 0.9, glyph: UInt32(index % 5), at: place, cache: cache)
        }
        let alone = GlyphCache(capacity: 8 << 20)
        let expected = (0..<240).map { draw($0, alone) }
        for threads in [2, 3, 7] {
            let cache = GlyphCache(capacity: 256 << 10)
            let count = expected.count
            let results = UnsafeMutableBufferPointer<Bitmap?>.allocate(capacity: count)
            results.initialize(repeating: nil)
            defer {
                results.deinitialize()
                results.deallocate()
            }
            nonisolated(unsafe) let room = results
            ThreadPool(threads: threads).forEach(4 * count) { index, _ in
                // Four of the calls ask for the same glyph; one of them writes.
                let bitmap = draw(index / 4, cache)
                if index % 4 == 3 { room[index / 4] = bitmap }
            }
            #expect(Array(results) == expected)
        }
    }
}
