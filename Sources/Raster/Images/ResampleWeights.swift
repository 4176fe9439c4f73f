import KernelInterface

/// For each output pixel of one axis, the source pixels that make it up.
///
/// The filter is the Catmull-Rom cubic, stretched by the ratio when the picture shrinks, so that all source pixels
/// count; it reproduces the source exactly where output pixels fall on source pixels. Beyond its borders the source
/// is mirrored, which keeps its mean when it shrinks by a whole number.
struct ResampleWeights {
    /// The sum of each pixel's weights.
    static let unit = 16384

    private(set) var taps: [ResampleTaps] = []
    private(set) var weights: [Int32] = []

    /// The source pixels that have a weight for any output pixel.
    var sourceRange: Range<Int> {
        let low = taps.reduce(Int.max) { min($0, $1.first) }
        let high = taps.reduce(0) { max($0, $1.first + $1.count) }
        return low < high ? low..<high : 0..<0
    }

    /// Weights for the output pixels of `range`.
    ///
    /// The centre of output pixel i lies at (i + 0.5 − origin)·ratio in the source, in pixels from its first border.
    /// A negative ratio mirrors the picture. `count` is the source's length, at least 1.
    init(range: Range<Int>, origin: Double, ratio: Double, count: Int) {
        // Wider than twice the source the filter is flat, so there is no use in more.
        let stretch = min(max(1, abs(ratio)), Double(2 * count))
        for index in range {
            append(center: (Double(index) + 0.5 - origin) * ratio, stretch: stretch, count: count)
        }
    }

    private mutating func append(center: Double, stretch: Double, count: Int) {
        // An output pixel's centre lies inside the source or less than one output pixel outside of it.
        let center = min(max(center, -stretch), Double(count) + stretch)
        let low = Int((center - 2 * stretch - 0.5).rounded(.up))
        let high = Int((center + 2 * stretch - 0.5).rounded(.down))
        var first = Int.max
        var last = 0
        for position in low...high {
            let source = Self.mirrored(position, count)
            first = min(first, source)
            last = max(last, source)
        }
        var exact = [Double](repeating: 0, count: last - first + 1)
        var total = 0.0
        for position in low...high {
            let weight = Self.catmullRom((Double(position) + 0.5 - center) / stretch)
            exact[Self.mirrored(position, count) - first] += weight
            total += weight
        }
        taps.append(ResampleTaps(first: first, count: exact.count, offset: weights.count))
        // Rounding the running sum rather than each weight makes the total come out exactly.
        var sum = 0.0
        var rounded = 0
        for (index, weight) in exact.enumerated() {
            sum += weight
            let target = Int((sum / total * Double(Self.unit)).rounded(.toNearestOrAwayFromZero))
            let next = index == exact.count - 1 ? Self.unit : target
            weights.append(Int32(next - rounded))
            rounded = next
        }
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
