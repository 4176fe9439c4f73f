/// Samples of a Gaussian at equal distances, and their rounding to weights.
enum GaussianWeights {
    /// Weights at `start`, `start + step`, … relative to the centre, not normalised.
    ///
    /// `excess` is the fourth cumulant that the kernel is to have beyond a Gaussian's, divided by the variance squared.
    /// It is small enough here that no weight becomes negative.
    static func samples(start: Double, step: Double, count: Int, variance: Double, excess: Double) -> [Double] {
        // exp of a square along a line: neighbours' ratios form a geometric sequence, so three exponentials do.
        var weight = DeterministicMath.exp(-start * start / (2 * variance))
        var ratio = DeterministicMath.exp(-(2 * start + step) * step / (2 * variance))
        let change = DeterministicMath.exp(-step * step / variance)
        var samples: [Double] = []
        samples.reserveCapacity(count)
        for index in 0..<count {
            let distance = start + step * Double(index)
            let square = distance * distance / variance
            samples.append(weight * (1 + excess / 24 * (square * square - 6 * square + 3)))
            weight *= ratio
            ratio *= change
        }
        return samples
    }

    /// The centre and one side of a symmetric kernel up to `radius`, normalised over both sides.
    static func half(radius: Int, variance: Double, excess: Double) -> [Double] {
        var weights = samples(start: 0, step: 1, count: radius + 1, variance: variance, excess: excess)
        var sum = 0.0
        for index in stride(from: radius, to: 0, by: -1) { sum += weights[index] }
        sum = 2 * sum + weights[0]
        for index in 0...radius { weights[index] /= sum }
        return weights
    }

    /// The side of a symmetric kernel in 0.16 without its centre, outermost zeros left off.
    ///
    /// Rounded from the outside in, each weight taking over what its outer neighbour's rounding left, so that no part
    /// of the kernel is off by more than half a unit.
    static func quantizedSide(_ half: [Double]) -> [UInt16] {
        var side = [UInt16](repeating: 0, count: half.count - 1)
        var carry = 0.0
        for index in stride(from: half.count - 1, to: 0, by: -1) {
            let exact = half[index] * 65536 + carry
            let rounded = Int(exact + 0.5)
            side[index - 1] = UInt16(clamping: rounded)
            carry = exact - Double(rounded)
        }
        while side.last == 0 { side.removeLast() }
        return side
    }

    /// Weights in 0.16 in the order given, each taking over what the rounding before it left; the largest takes the
    /// remainder, so that the sum is that of `weights` rounded.
    static func quantized(_ weights: [Double]) -> [UInt16] {
        var result = [UInt16](repeating: 0, count: weights.count)
        var carry = 0.0
        var largest = 0
        var exactSum = 0.0
        var roundedSum = 0
        for index in weights.indices {
            let exact = weights[index] * 65536 + carry
            let rounded = Int(exact + 0.5)
            result[index] = UInt16(clamping: rounded)
            carry = exact - Double(rounded)
            exactSum += weights[index]
            roundedSum += Int(result[index])
            if weights[index] > weights[largest] { largest = index }
        }
        if !weights.isEmpty {
            let remainder = Int(exactSum * 65536 + 0.5) - roundedSum
            result[largest] = UInt16(clamping: Int(result[largest]) + remainder)
        }
        return result
    }
}
