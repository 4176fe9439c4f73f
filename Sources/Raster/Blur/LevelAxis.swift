/// One direction of one level of a blur's pyramid: which samples are held, and how much of each lies inside the region.
///
/// Indices are absolute, on the grid of ``PyramidMoments``.
struct LevelAxis {
    let level: Int
    /// Pixels to a sample.
    let size: Int
    /// Samples whose own pixels touch the region.
    let cells: Range<Int>
    /// Samples held in memory.
    ///
    /// Beyond them the level is constant (clamp) or empty (normalise, decal); with a mirror they reach as far as any
    /// gather does.
    let stored: Range<Int>
    /// For normalised edges, the share of each stored sample's weight that fell inside, times the gains so far; empty
    /// in the other modes.
    let mass: [Double]
    /// Bits by which the samples are scaled up, over the level above, so that their largest mass exceeds a half.
    let gain: Int
    /// The same of this level and all above it.
    let gains: Int
    /// The stored samples; with normalised edges, those of them that lie wholly inside.
    let whole: Range<Int>

    /// A level sample's weights reach under 2.5 samples to each side, so the third one outside sees nothing inside.
    static let margin = 3

    /// The base level over the region's pixels `first ..< end`, or over whole averages of them.
    init(base level: Int, first: Int, end: Int, edges: EdgeMode) {
        self.level = level
        let size = 1 << level
        self.size = size
        cells = first >> level..<((end - 1) >> level) + 1
        stored = cells
        let mass =
            edges == .normalize
            ? cells.map { Double(min(end, ($0 + 1) * size) - max(first, $0 * size)) / Double(size) } : []
        let gain = Self.gain(for: mass)
        self.gain = gain
        gains = gain
        self.mass = mass.map { $0 * Double(1 << gain) }
        whole = edges == .normalize ? Self.whole(self.mass, of: stored) : stored
    }

    /// A level made of the region's pixels in one step, holding its margin, or the samples of `reach` for a mirror.
    init(_ decimation: Decimation, of region: Range<Int>, edges: EdgeMode, reach: Range<Int>?) {
        level = decimation.level
        size = decimation.size
        cells = region.lowerBound / size..<(region.upperBound - 1) / size + 1
        stored = reach ?? cells.lowerBound - Self.margin..<cells.upperBound + Self.margin
        guard edges == .normalize else {
            mass = []
            whole = stored
            gain = 0
            gains = 0
            return
        }
        let mass = stored.map { sample -> Double in
            let first = decimation.first(of: sample)
            if first >= region.lowerBound, first + decimation.span <= region.upperBound { return 1 }
            return (0..<decimation.taps).reduce(0) {
                $0 + (region.contains(first + decimation.place($1)) ? decimation.share($1) : 0)
            }
        }
        let gain = Self.gain(for: mass)
        self.gain = gain
        gains = gain
        self.mass = mass.map { $0 * Double(1 << gain) }
        whole = Self.whole(self.mass, of: stored)
    }

    /// The level after `above`, holding its margin, or the samples of `reach` for a mirror.
    init(after above: LevelAxis, reach: Range<Int>?) {
        level = above.level + 1
        size = 2 * above.size
        cells = above.cells.lowerBound >> 1..<((above.cells.upperBound - 1) >> 1) + 1
        stored = reach ?? cells.lowerBound - Self.margin..<cells.upperBound + Self.margin
        guard !above.mass.isEmpty else {
            mass = []
            whole = stored
            gain = 0
            gains = above.gains
            return
        }
        let mass = stored.map { sample -> Double in
            let outer = above.mass(at: 2 * sample - 2) + above.mass(at: 2 * sample + 3)
            let inner = above.mass(at: 2 * sample - 1) + above.mass(at: 2 * sample + 2)
            let middle = above.mass(at: 2 * sample) + above.mass(at: 2 * sample + 1)
            return (outer + 5 * inner + 10 * middle) / 32
        }
        let gain = Self.gain(for: mass)
        self.gain = gain
        gains = above.gains + gain
        self.mass = mass.map { $0 * Double(1 << gain) }
        whole = Self.whole(self.mass, of: stored)
    }

    /// The bits that bring the largest mass above a half.
    private static func gain(for mass: [Double]) -> Int {
        guard let largest = mass.max(), largest > 0 else { return 0 }
        var gain = 0
        while largest * Double(1 << gain) <= 0.5 { gain += 1 }
        return gain
    }

    /// The mass of any sample; 0 beyond those stored.
    func mass(at sample: Int) -> Double {
        stored.contains(sample) ? mass[sample - stored.lowerBound] : 0
    }

    /// Whether edges are normalised and the region is so small that no sample lies wholly inside.
    var isSmall: Bool { !mass.isEmpty && whole.isEmpty }

    /// Whether nothing of a sample is inside of a small region.
    ///
    /// Sums make good what each of their terms loses to rounding. One of nothing loses nothing, and levels that are
    /// doubled again and again, as those of a small region are, would make whole steps of it: such samples are set to
    /// zero.
    func isEmpty(_ sample: Int) -> Bool { isSmall && mass(at: sample) == 0 }

    private static func whole(_ mass: [Double], of stored: Range<Int>) -> Range<Int> {
        guard let first = mass.firstIndex(of: 1), let last = mass.lastIndex(of: 1) else {
            return stored.upperBound..<stored.upperBound
        }
        return stored.lowerBound + first..<stored.lowerBound + last + 1
    }
}
