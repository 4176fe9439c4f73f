import Threads

/// The masks of the glyphs that were drawn last, shared by all threads.
///
/// A mask is told apart by its font, its number, its size in pixels (all bits of it) and the origin's place in its
/// pixel, in sixteenths. The masks take at most `capacity` bytes; the ones that came first go first. What is in the
/// cache decides how long drawing takes, never what is drawn.
package final class GlyphCache: Sendable {
    /// The cache of the process: 8 MiB, which is about 30,000 letters of the size of running text.
    package static let shared = GlyphCache(capacity: 8 << 20)

    /// The bytes of one slab: room for several of the largest masks.
    static let slabSize = 256 << 10

    private let slabLimit: Int
    private let state = Locked(State())

    /// A cache of at most `capacity` bytes of masks, in whole slabs, but at least one.
    package init(capacity: Int) {
        slabLimit = max(1, capacity / Self.slabSize)
    }

    /// The slabs in which masks lie that were looked up; they stay as they are while they are held.
    struct Hold {
        fileprivate var slabs: [GlyphSlab] = []
    }

    /// One glyph in one place, as a request for its mask.
    struct Request {
        var glyph: UInt32
        /// The origin, in sixteenths of a pixel.
        var x: Int
        var y: Int
    }

    /// The number of masks, and the bytes of their slabs.
    package var usage: (masks: Int, bytes: Int) {
        state.withLock { ($0.table.count, $0.slabs.count * Self.slabSize) }
    }

    /// Finds the masks of glyphs of one font and size, or makes them.
    ///
    /// `body` gets each request and what is kept of its glyph, in no particular order; the coverage is there as long as
    /// the result is held.
    func find(
        _ requests: ArraySlice<Request>,
        of source: OutlineSource,
        size: Double,
        outline: (UInt32) -> Path,
        _ body: (Request, CachedGlyph) -> Void
    ) -> Hold {
        var hold = Hold()
        var missing: [Request] = []
        let strike = state.withLock { state in
            let strike = state.strike(source, size)
            hold.slabs = state.slabs
            for request in requests {
                if let glyph = state.table[strike.key(request)] {
                    body(request, glyph)
                } else {
                    missing.append(request)
                }
            }
            return strike
        }
        // Outlines are filled without the lock. Should two threads fill the same one, the second finds the first's.
        for request in missing {
            let mask = GlyphMask(
                outline(request.glyph),
                size: size,
                x: request.x & (GlyphMask.phases - 1),
                y: request.y & (GlyphMask.phases - 1),
                within: Self.reach
            )
            let (glyph, slab) = state.withLock { $0.add(mask, for: strike, request, slabLimit: slabLimit) }
            if let slab, hold.slabs.last !== slab { hold.slabs.append(slab) }
            body(request, glyph)
        }
        return hold
    }

    /// Far beyond the limit of a mask, so that a glyph that is cut here is too large anyway.
    private static let reach = PixelRect(x: -4096, y: -4096, width: 8192, height: 8192)
}

extension GlyphCache {
    /// A font at a size; each that is used gets a number of its own.
    private struct StrikeName: Hashable {
        var source: OutlineSource
        var size: UInt64
    }

    private struct Strike {
        var number: UInt64

        /// Glyph numbers have at most 24 bits.
        func key(_ request: Request) -> UInt64 {
            let phase = UInt64(truncatingIfNeeded: (request.y & 15) << 4 | request.x & 15)
            return number << 32 | UInt64(request.glyph) << 8 | phase
        }
    }

    private struct State {
        private static let strikeLimit = 4096

        var table = GlyphTable()
        /// From the oldest to the newest; the number of the first one is `firstSlab`.
        var slabs: [GlyphSlab] = []
        private var firstSlab = 0
        private var strikes: [StrikeName: UInt64] = [:]
        private var nextStrike: UInt64 = 0

        mutating func strike(_ source: OutlineSource, _ size: Double) -> Strike {
            let name = StrikeName(source: source, size: size.bitPattern)
            if let number = strikes[name] { return Strike(number: number) }
            // Fonts that are gone leave their numbers behind. Masks under forgotten numbers go when they are the
            // oldest.
            if strikes.count == Self.strikeLimit { strikes = [:] }
            defer { nextStrike += 1 }
            strikes[name] = nextStrike
            return Strike(number: nextStrike)
        }

        /// Keeps a mask, unless there is one already, and says in which slab it lies.
        mutating func add(
            _ mask: GlyphMask?,
            for strike: Strike,
            _ request: Request,
            slabLimit: Int
        ) -> (CachedGlyph, GlyphSlab?) {
            let key = strike.key(request)
            if let glyph = table[key] { return (glyph, glyph.coverage == nil ? nil : slabs[glyph.slab - firstSlab]) }
            var glyph = CachedGlyph(coverage: nil, x: 0, y: 0, bytesPerRow: 0, rows: 0, slab: firstSlab + slabs.count)
            let coverage = place(mask?.coverage ?? [], slabLimit: slabLimit)
            if let mask {
                glyph.coverage = coverage
                glyph.x = Int16(mask.x)
                glyph.y = Int16(mask.y)
                glyph.bytesPerRow = UInt16(mask.bytesPerRow)
                glyph.rows = UInt16(mask.rows)
            }
            glyph.slab = firstSlab + slabs.count - 1
            table.insert(glyph, for: key)
            return (glyph, slabs.last)
        }

        private mutating func place(_ bytes: [UInt8], slabLimit: Int) -> UnsafePointer<UInt8>? {
            if let place = slabs.last?.add(bytes) { return place }
            if slabs.count == slabLimit {
                slabs.removeFirst()
                let gone = firstSlab
                firstSlab += 1
                table.removeAll { $0.slab == gone }
            }
            let slab = GlyphSlab(capacity: GlyphCache.slabSize)
            slabs.append(slab)
            return slab.add(bytes)
        }
    }
}
