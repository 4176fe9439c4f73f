/// For each output pixel of one axis, the source pixels that make it up.
///
/// The filter is the Catmull-Rom cubic, stretched by the ratio when the picture shrinks, so that all source pixels
/// count; it reproduces the source exactly where output pixels fall on source pixels. Beyond its borders the source
/// is mirrored, which keeps its mean when it shrinks by a whole number.
struct ResampleWeights {
    /// The sum of each pixel's weights.
    static let unit = 16384

    /// The number of weights of each output pixel; even.
    let taps: Int
    /// The first source pixel of each output pixel.
    let firsts: [Int32]
    /// `taps` weights for each output pixel; where it has fewer, zeros follow, for pixels that may lie beyond the
    /// source.
    let weights: [Int16]
    /// The source pixels that have a weight for any output pixel.
    let sourceRange: Range<Int>

    /// Weights for the output pixels of `range`.
    ///
    /// The centre of output pixel i lies at (i + 0.5 − origin)·ratio in the source, in pixels from its first border.
    /// A negative ratio mirrors the picture. `count` is the source's length, at least 1.
    init(range: Range<Int>, origin: Double, ratio: Double, count: Int) {
        // Wider than twice the source the filter is flat, so there is no use in more.
        let stretch = min(max(1, abs(ratio)), Double(2 * count))
        let places = range.map { index in
            Self.place(center: (Double(index) + 0.5 - origin) * ratio, stretch: stretch, count: count)
        }
        let most = places.reduce(0) { max($0, $1.weights.count) }
        let taps = most + most % 2
        self.taps = taps
        firsts = places.map { Int32($0.first) }
        weights = places.flatMap { $0.weights + Array(repeating: 0, count: taps - $0.weights.count) }
        let low = places.reduce(Int.max) { min($0, $1.first) }
        let high = places.reduce(0) { max($0, $1.first + $1.weights.count) }
        sourceRange = low < high ? low..<high : 0..<0
    }

    /// The first source pixel with a weight, and the weights up to the last.
    private static func place(center: Double, stretch: Double, count: Int) -> (first: Int, weights: ArraySlice<Int16>) {
        // An output pixel's centre lies inside the source or less than one output pixel outside of it.
        let center = min(max(center, -stretch), Double(count) + stretch)
        let low = Int((center - 2 * stretch - 0.5).rounded(.up))
        let high = Int((center + 2 * stretch - 0.5).rounded(.down))
        var first = Int.max
        var last = 0
        for position in low...high {
            let source = mirrored(position, count)
            first = min(first, source)
            last = max(last, source)
        }
        var exact = [Double](repeating: 0, count: last - first + 1)
        var total = 0.0
        for position in low...high {
            let weight = catmullRom((Double(position) + 0.5 - center) / stretch)
            exact[mirrored(position, count) - first] += weight
            total += weight
        }
        var weights: [Int16] = []
        // Rounding the running sum rather than each weight makes the total come out exactly.
        var sum = 0.0
        var rounded = 0
        for (index, weight) in exact.enumerated() {
            sum += weight
            let target = Int((sum / total * Double(unit)).rounded(.toNearestOrAwayFromZero))
            let next = index == exact.count - 1 ? unit : target
            weights.append(Int16(next - rounded))
            rounded = next
        }
        let start = weights.firstIndex { $0 != 0 } ?? 0
        let end = weights.lastIndex { $0 != 0 } ?? 0
        return (first + start, weights[start...end])
    }

    /// The source pixel at `position` when the source and its mirror image alternate.
    private static func mirrored(_ position: Int, _ count: Int) -> Int {
        let period = 2 * count
        let phase = ((position % period) + period) % period
        return phase < count ? phase : period - 1 - phase
    }

    /// The interpolating cubic of Catmull and Rom.
    private static func catmullRom(_ x: Double) -> Double {
        let t = abs(x)
        if t < 1 { return (1.5 * t - 2.5) * t * t + 1 }
        if t < 2 { return ((2.5 - 0.5 * t) * t - 4) * t + 2 }
        return 0
    }
}
