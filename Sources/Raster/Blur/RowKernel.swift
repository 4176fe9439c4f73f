import KernelInterface
import KernelSelection

/// The horizontal kernel of the rows of one filter, and where near the region's sides they have to be divided.
final class RowKernel {
    /// The centre's weight, then those outwards, in 0.16.
    let weights: UnsafeMutablePointer<UInt16>
    /// Pixels on each side with a weight; 0 where the kernel is the identity.
    private(set) var radius = 0
    /// Samples whose kernel, and whose neighbours' kernels, lie wholly inside the region; all of them unless the edges
    /// are normalised.
    private(set) var wholeSamples = 0..<0
    /// Whether the weights are scaled up, and not those of the filter alone.
    private(set) var isScaled = false
    private let axis: LevelAxis
    private let edges: EdgeMode
    private let whole: Range<Int>
    private let half: UnsafeMutablePointer<Double>

    init(axis: LevelAxis, edges: EdgeMode, memory: ScratchMemory) {
        self.axis = axis
        self.edges = edges
        whole = axis.whole
        weights = memory.allocate(UInt16.self, count: PyramidMoments.largestRadius + 3)
        half = memory.allocate(Double.self, count: PyramidMoments.largestRadius + 3)
    }

    func prepare(_ filter: RowFilter) {
        let variance = filter.horizontalVariance
        let reach: Int
        if filter.isNarrow {
            reach = RowFilter.narrowReach
            let sixth = PyramidMoments.narrowSixthCumulant
            GaussianWeights.fillNarrow(half, variance: variance, excess: filter.horizontalExcess, sixth: sixth)
        } else {
            reach =
                axis.level == 0
                ? RowFilter.reach(variance)
                : min(Int(RowFilter.cutoff * variance.squareRoot() + 0.5), PyramidMoments.largestRadius)
            GaussianWeights.fillHalf(half, radius: reach, variance: variance, excess: filter.horizontalExcess)
        }
        radius = GaussianWeights.roundSide(half, radius: reach, to: weights)
        var total = 65536
        isScaled = false
        if edges == .normalize, radius > 0 {
            // Samples that the spreading takes in beyond a sample's own.
            let margin = axis.level == 0 ? 0 : 4
            let (first, end) = (whole.lowerBound + radius + margin, whole.upperBound - radius - margin)
            wholeSamples = first..<max(first, end)
            if whole.lowerBound + radius >= whole.upperBound - radius {
                // No sum is whole. The largest is then below one, and the kernel is scaled up by it so that the sums
                // keep their precision. An edge's sum is hardly below half of the middle's.
                isScaled = true
                let scale = min(1 / largestSum(reach), 65535 / 65536 / half[0])
                for index in 0...reach { half[index] *= scale }
                radius = GaussianWeights.roundSide(half, radius: reach, to: weights)
                total = Int(65536 * scale + 0.5)
            }
        }
        for distance in 0..<radius { total -= 2 * Int(weights[distance + 1]) }
        weights[0] = UInt16(clamping: total)
    }

    /// The largest part of the kernel's weight that falls inside the region.
    private func largestSum(_ reach: Int) -> Double {
        var largest = 0.0
        for sample in axis.cells.lowerBound - 3..<axis.cells.upperBound + 3 {
            var sum = half[0] * axis.mass(at: sample)
            for distance in 1...reach {
                sum += half[distance] * (axis.mass(at: sample - distance) + axis.mass(at: sample + distance))
            }
            largest = max(largest, sum)
        }
        return largest
    }

    /// Writes the weights to a radius as those of the middle and of pairs; `false` where they do not sum to one.
    func fold(_ radius: Int, to pairs: UnsafeMutablePointer<UInt16>) -> Bool {
        guard !isScaled, radius >= self.radius else { return false }
        var middle = 65536
        for distance in 0..<radius {
            let pair = distance < self.radius ? 2 * weights[distance + 1] : 0
            pairs[distance + 1] = pair
            middle -= Int(pair)
        }
        pairs[0] = UInt16(clamping: middle)
        return true
    }

    /// Halves the centre's weight, for kernels that take the centre twice; to be called once after ``prepare(_:)``.
    func halveCenter() {
        weights[0] = radius > 0 ? weights[0] / 2 : 32768
    }
}
