/// Where the mask of one glyph is kept.
struct CachedGlyph {
    /// Without a value the glyph is too large to be kept.
    var coverage: UnsafePointer<UInt8>?
    var x: Int16
    var y: Int16
    var bytesPerRow: UInt16
    var rows: UInt16
    /// The number of the slab that holds the coverage.
    var slab: Int
}

/// Glyphs by key, in open addressing: text asks for every letter of a page, which the standard library's dictionary
/// takes as long for as the drawing.
struct GlyphTable {
    /// The mark of a place without a key.
    private static let free = UInt64.max

    private(set) var count = 0
    private var keys: [UInt64]
    private var glyphs: [CachedGlyph?]

    init(places: Int = 1024) {
        keys = [UInt64](repeating: Self.free, count: places)
        glyphs = [CachedGlyph?](repeating: nil, count: places)
    }

    subscript(key: UInt64) -> CachedGlyph? { glyphs[place(of: key)] }

    /// Keeps a glyph under a key that is not there yet and is not `UInt64.max`.
    mutating func insert(_ glyph: CachedGlyph, for key: UInt64) {
        if 2 * (count + 1) > keys.count { self = filtered(places: 2 * keys.count) { _ in true } }
        let place = place(of: key)
        keys[place] = key
        glyphs[place] = glyph
        count += 1
    }

    mutating func removeAll(where shouldGo: (CachedGlyph) -> Bool) {
        self = filtered(places: keys.count) { !shouldGo($0) }
    }

    private func filtered(places: Int, _ shouldStay: (CachedGlyph) -> Bool) -> GlyphTable {
        var table = GlyphTable(places: places)
        for place in keys.indices {
            if let glyph = glyphs[place], shouldStay(glyph) { table.insert(glyph, for: keys[place]) }
        }
        return table
    }

    /// The place that holds a key, or the free one where it belongs; half of all places are free.
    @inline(__always)
    private func place(of key: UInt64) -> Int {
        let mask = keys.count - 1
        // Multiplied by 2⁶⁴ over the golden ratio, so that keys that follow each other spread.
        var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
        while keys[place] != key, keys[place] != Self.free { place = (place + 1) & mask }
        return place
    }
}
