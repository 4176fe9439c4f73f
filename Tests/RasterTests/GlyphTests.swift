import Raster
import ScrimTestSupport
import Testing

@Suite("Glyphs drawn from masks")
struct GlyphTests {
    /// A letter of a kind: a bowl with a hole, a stem, a diagonal, from below the baseline to above it.
    static func letter(_ id: UInt32) -> Path {
        var path = Path.ellipse(in: Rect(x: 0.05, y: -0.5, width: 0.4, height: 0.52))
        var hole = Path()
        let turn = 2 * Double.pi
        hole.addArc(center: Point(x: 0.25, y: -0.24), radius: 0.14, startAngle: turn, endAngle: 0, clockwise: false)
        hole.closeSubpath()
        path.addPath(hole)
        let stem = 0.4 + Double(id % 7) / 40
        path.addPath(.rect(Rect(x: stem, y: -0.7, width: 0.08, height: 0.9)))
        path.move(to: Point(x: 0.1, y: 0.1))
        path.addLine(to: Point(x: 0.6, y: -0.65))
        path.addLine(to: Point(x: 0.62, y: -0.6))
        path.closeSubpath()
        return path
    }

    static let source = OutlineSource()

    private static func outline(_ id: UInt32, at origin: Point, size: Double) -> Path {
        letter(id).applying(AffineTransform(a: size, b: 0, c: 0, d: size, tx: origin.x, ty: origin.y))
    }

    private static func draw(
        _ glyphs: [PlacedGlyph],
        on canvas: inout Canvas,
        size: Double = 17,
        source: OutlineSource = Self.source,
        paint: Paint = .color(.black),
        cache: GlyphCache = .shared
    ) {
        canvas.draw(glyphs, of: source, size: size, with: paint, cache: cache) { letter($0) }
    }

    private static func values(
        _ glyphs: [PlacedGlyph],
        width: Int = 40,
        height: Int = 30,
        size: Double = 17,
        source: OutlineSource = Self.source,
        cache: GlyphCache = .shared
    ) -> [[Int]] {
        CoveragePicture.values(width: width, height: height) {
            draw(glyphs, on: &$0, size: size, source: source, cache: cache)
        }
    }

    @Test("at each of the 16 × 16 places in a pixel a glyph is its outline filled there, found in the cache or not")
    func phases() {
        let cache = GlyphCache(capacity: 1 << 20)
        for phase in 0..<256 {
            let origin = Point(x: 9 + Double(phase % 16) / 16, y: 21 + Double(phase / 16) / 16)
            let expected = CoveragePicture.values(width: 40, height: 30) {
                $0.fill(Self.outline(3, at: origin, size: 17), with: .color(.black))
            }
            let glyph = [PlacedGlyph(id: 3, position: origin)]
            #expect(Self.values(glyph, cache: cache) == expected)
            #expect(Self.values(glyph, cache: cache) == expected)
        }
        #expect(cache.usage.masks == 256)
    }

    @Test(
        "origins are rounded to the nearest sixteenth, on both sides of zero",
        arguments: [(0.031, 0), (0.03125, 1), (0.0937, 1), (-0.0313, -1), (-0.03125, 0), (8.99, 144), (-3.2, -51)]
    )
    func rounding(position: Double, sixteenths: Int) {
        func values(_ place: Double) -> [[Int]] {
            Self.values([PlacedGlyph(id: 1, position: Point(x: place, y: 20 + place))])
        }
        #expect(values(position) == values(Double(sixteenths) / 16))
    }

    @Test("positions are taken through the transform before they are rounded")
    func transform() {
        let scaled = CoveragePicture.values(width: 40, height: 30) {
            $0.transform = AffineTransform(a: 3, b: 0, c: 0, d: 3, tx: 1.02, ty: 2)
            #expect($0.maskedSize(6) == 18)
            Self.draw([PlacedGlyph(id: 2, position: Point(x: 2, y: 6.35))], on: &$0, size: 18)
        }
        // 3 · 2 + 1.02 = 7.02 → 7; 3 · 6.35 + 2 = 21.05 → 21.0625
        #expect(scaled == Self.values([PlacedGlyph(id: 2, position: Point(x: 7, y: 21.0625))], size: 18))
    }

    @Test("masks are for text up to 128 pixels an em, under transforms that move, and scale both ways alike")
    func maskedSize() {
        var canvas = Canvas(Bitmap(width: 1, height: 1))
        #expect(canvas.maskedSize(128) == 128)
        #expect(canvas.maskedSize(128.01) == nil)
        #expect(canvas.maskedSize(0) == nil)
        #expect(canvas.maskedSize(.nan) == nil)
        for (a, b, c, d) in [(2.0, 0.0, 0.0, 2.01), (-1, 0, 0, -1), (1, 0.1, 0, 1), (0, 1, -1, 0)] {
            canvas.transform = AffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
            #expect(canvas.maskedSize(10) == nil)
        }
    }

    @Test("where glyphs overlap, their coverages add up to at most the whole pixel, and the paint is applied once")
    func overlaps() {
        let glyphs = [5.0, 8.4, 11.8, 15.2].map { PlacedGlyph(id: UInt32($0), position: Point(x: $0, y: 20.3)) }
        let single = glyphs.map { Self.values([$0]) }
        let together = Self.values(glyphs)
        for y in 0..<30 {
            for x in 0..<40 { #expect(together[y][x] == min(255, single.reduce(0) { $0 + $1[y][x] })) }
        }
    }

    @Test("glyphs that no mask is kept of are drawn by the same rule")
    func large() {
        let size = 128.0
        // Turned out to four ems: 512 pixels.
        func wide(_ id: UInt32) -> Path { Self.letter(id).applying(AffineTransform(scaleX: 7, y: 4)) }
        for x in [-700.0, -130, 3.3, 90] {
            let origin = Point(x: x, y: 60.5)
            let rounded = Point(x: (x * 16 + 0.5).rounded(.down) / 16, y: 60.5)
            let drawn = CoveragePicture.values(width: 100, height: 90) {
                let glyphs = [PlacedGlyph(id: 4, position: origin)]
                $0.draw(glyphs, of: Self.source, size: size, with: .color(.black)) { wide($0) }
            }
            let expected = CoveragePicture.values(width: 100, height: 90) {
                let place = AffineTransform(a: size, b: 0, c: 0, d: size, tx: rounded.x, ty: rounded.y)
                $0.fill(wide(4).applying(place), with: .color(.black))
            }
            #expect(drawn == expected)
        }
    }

    @Test("glyphs across the borders of the bitmap show the part that lies inside")
    func borders() {
        let glyphs = (0..<12).map { index in
            let step = Double(index)
            return PlacedGlyph(id: UInt32(index), position: Point(x: 4.3 * step - 12, y: 3 * step + 2.2))
        }
        let whole = Self.values(
            glyphs.map { PlacedGlyph(id: $0.id, position: $0.position + Point(x: 32, y: 32)) },
            width: 120,
            height: 120
        )
        let part = Self.values(glyphs, width: 33, height: 27)
        for y in 0..<27 { #expect(part[y] == Array(whole[y + 32][32..<65])) }
    }

    @Test("a run of any length is one sum")
    func long() {
        let glyphs = (0..<700).map { index in
            let place = Point(x: Double(index % 41) * 1.37, y: Double(index / 41) * 3)
            return PlacedGlyph(id: UInt32(index % 5), position: place)
        }
        var sums = [[Int]](repeating: [Int](repeating: 0, count: 50), count: 40)
        for glyph in glyphs {
            let single = Self.values([glyph], width: 50, height: 40)
            for y in 0..<40 { for x in 0..<50 { sums[y][x] = min(255, sums[y][x] + single[y][x]) } }
        }
        #expect(Self.values(glyphs, width: 50, height: 40) == sums)
    }

    @Test("the clip and the paint apply to glyphs as to any shape")
    func clipAndPaint() {
        let origin = Point(x: 10.25, y: 21.5)
        let paint = Paint.linearGradient(
            Gradient(colors: [Color(hex: "#ff0000") ?? .black, Color(hex: "#0000ff80") ?? .white]),
            start: Point(x: 8, y: 0),
            end: Point(x: 24, y: 20)
        )
        func picture(_ body: (inout Canvas) -> Void) -> Bitmap {
            var canvas = Canvas(Bitmap(width: 40, height: 30))
            canvas.clipped(to: .ellipse(in: Rect(x: 9, y: 6, width: 12, height: 15))) { body(&$0) }
            return canvas.bitmap
        }
        let drawn = picture { Self.draw([PlacedGlyph(id: 0, position: origin)], on: &$0, paint: paint) }
        #expect(drawn == picture { $0.fill(Self.outline(0, at: origin, size: 17), with: paint) })
        #expect(drawn != Bitmap(width: 40, height: 30))
    }

    @Test("positions that are out of reach or not numbers draw nothing", arguments: [1e300, .infinity, .nan, -1e8])
    func outOfReach(value: Double) {
        let glyphs = [Point(x: value, y: 5), Point(x: 5, y: value)].map { PlacedGlyph(id: 0, position: $0) }
        #expect(Self.values(glyphs).joined().allSatisfy { $0 == 0 })
    }
}
