/// The horizontal kernel of one row, and what the row is divided by near the region's sides.
struct HorizontalKernel {
    /// The centre's weight, then those outwards, in 0.16; zeros fill up the last group of four.
    let weights: [UInt16]
    /// Pixels on each side with a weight; 0 where the kernel is the identity.
    let radius: Int
    /// Parts of the output row to be multiplied by a reciprocal in 3.13.
    ///
    /// Empty unless the edges are normalised.
    let spans: [(pixels: Range<Int>, reciprocals: [UInt16])]

    /// The kernel of a filter for rows of `axis`, whose samples are interpolated to the pixels `output` by `phases`.
    ///
    /// On the base level the samples are the pixels, and `phases` is `nil`.
    init(filter: RowFilter, axis: LevelAxis, output: Range<Int>, edges: EdgeMode, phases: UpsamplingPhases?) {
        let variance = filter.horizontalVariance
        let reach = Int(PyramidMoments.cutoff * variance.squareRoot()) + 1
        var half = GaussianWeights.half(radius: reach, variance: variance, excess: filter.horizontalExcess)
        let side = GaussianWeights.quantizedSide(half)
        guard edges == .normalize, !side.isEmpty else {
            weights = Self.padded(side, total: 65536)
            radius = side.count
            spans = []
            return
        }

        let coverage = Coverage(axis: axis, output: output, margin: phases == nil ? 0 : 2, radius: side.count)
        // The sums stay near one, and the centre's weight below it.
        let scale = coverage.isPartialEverywhere ? min(1 / coverage.largestSum(half), 65535 / 65536 / half[0]) : 1
        for index in half.indices { half[index] *= scale }
        let scaled = scale == 1 ? side : GaussianWeights.quantizedSide(half)
        let weights = Self.padded(scaled, total: Int(65536 * scale + 0.5))
        self.weights = weights
        radius = scaled.count
        spans = coverage.partialPixels.map { pixels in
            (pixels, coverage.reciprocals(of: pixels, weights: weights, radius: scaled.count, phases: phases))
        }
    }

    /// Weights of a kernel with the given side, whose centre takes what is missing from `total`.
    private static func padded(_ side: [UInt16], total: Int) -> [UInt16] {
        let center = total - 2 * side.reduce(0) { $0 + Int($1) }
        let groups = (side.count + 3) / 4
        return [UInt16(clamping: center)] + side + [UInt16](repeating: 0, count: 4 * groups - side.count)
    }
}

/// How much of a horizontal kernel's weight falls inside the region, sample by sample and pixel by pixel.
private struct Coverage {
    let axis: LevelAxis
    let output: Range<Int>
    /// Samples that the interpolation needs beyond the cells.
    let margin: Int
    /// Samples before which, and from which on, the kernel reaches a sample that is not whole.
    private let leftEnd: Int
    private let rightStart: Int

    init(axis: LevelAxis, output: Range<Int>, margin: Int, radius: Int) {
        self.axis = axis
        self.output = output
        self.margin = margin
        let whole = axis.whole
        leftEnd = whole.isEmpty ? Int.max : whole.lowerBound + radius
        rightStart = whole.isEmpty ? Int.min : whole.upperBound - radius
    }

    private var samples: Range<Int> { axis.cells.lowerBound - margin..<axis.cells.upperBound + margin }

    /// True where no sample's kernel lies wholly inside.
    ///
    /// The largest sum is then below one, and the kernel is scaled up by it so that the sums keep their precision. An
    /// edge's sum is hardly below half of the middle's.
    var isPartialEverywhere: Bool { leftEnd >= rightStart }

    func largestSum(_ half: [Double]) -> Double {
        samples.reduce(0) { max($0, sum(around: $1, half)) }
    }

    private func sum(around sample: Int, _ half: [Double]) -> Double {
        var sum = half[0] * axis.mass(at: sample)
        for distance in 1..<half.count {
            sum += half[distance] * (axis.mass(at: sample - distance) + axis.mass(at: sample + distance))
        }
        return sum
    }

    /// The pixels that some partly covered sample reaches.
    var partialPixels: [Range<Int>] {
        if isPartialEverywhere { return [output] }
        let level = axis.level
        let left = output.clamped(to: output.lowerBound..<max(output.lowerBound, (leftEnd + margin) << level))
        let right = output.clamped(to: min(output.upperBound, (rightStart - margin) << level)..<output.upperBound)
        if left.upperBound >= right.lowerBound { return [output] }
        return [left, right].filter { !$0.isEmpty }
    }

    func reciprocals(of pixels: Range<Int>, weights: [UInt16], radius: Int, phases: UpsamplingPhases?) -> [UInt16] {
        let kernel = weights[0...radius].map { Double($0) / 65536 }
        let first = (pixels.lowerBound >> axis.level) - margin
        let last = ((pixels.upperBound - 1) >> axis.level) + margin
        let sums = (first...last).map { sum(around: $0, kernel) }
        return pixels.map { pixel in
            let inside: Double
            if let phases {
                inside = phases.interpolate(pixel) { sums[$0 - first] }
            } else {
                inside = sums[pixel - first]
            }
            return UInt16(clamping: Int(8192 / inside + 0.5))
        }
    }
}
