import PortableMath

/// Samples of a Gaussian at equal distances, and their rounding to weights; all in the caller's memory, since a blur by
/// row makes new ones for each row.
enum GaussianWeights {
    /// Weights at `start`, `start + step`, … relative to the Gaussian's at `start`, not normalised.
    ///
    /// `skew` and `excess` are the third and fourth cumulants that the kernel is to have beyond a Gaussian's, divided
    /// by the standard deviation cubed and by the variance squared. They are small enough here that no weight becomes
    /// negative.
    static func fill(
        _ weights: UnsafeMutablePointer<Double>,
        start: Double,
        step: Double,
        count: Int,
        variance: Double,
        skew: Double = 0,
        excess: Double
    ) {
        // exp of a square along a line: neighbours' ratios form a geometric sequence, so two exponentials do.
        let inverse = 1 / variance
        let root = DeterministicMath.exp(-step * step * inverse / 2)
        let change = root * root
        var weight = 1.0
        var ratio = start == 0 ? root : root * DeterministicMath.exp(-start * step * inverse)
        let lean = skew / 6 * inverse.squareRoot()
        var index = 0
        while index < count {
            let distance = start + step * Double(index)
            let square = distance * distance * inverse
            let even = 1 + excess / 24 * (square * square - 6 * square + 3)
            weights[index] = weight * (even + lean * distance * (square - 3))
            weight *= ratio
            ratio *= change
            index += 1
        }
    }

    /// The centre and one side of a symmetric kernel up to `radius`, normalised over both sides.
    static func fillHalf(_ weights: UnsafeMutablePointer<Double>, radius: Int, variance: Double, excess: Double) {
        fill(weights, start: 0, step: 1, count: radius + 1, variance: variance, excess: excess)
        var sum = 0.0
        var index = radius
        while index > 0 {
            sum += weights[index]
            index -= 1
        }
        sum = 2 * sum + weights[0]
        while index <= radius {
            weights[index] /= sum
            index += 1
        }
    }

    /// The centre and three on one side of the symmetric kernel whose second, fourth and sixth cumulants are given.
    ///
    /// So narrow a Gaussian would not have its own variance when sampled. `excess` is that of ``fill``. Where the
    /// outermost weight would be negative it is 0, and the sixth cumulant is another one.
    static func fillNarrow(_ weights: UnsafeMutablePointer<Double>, variance: Double, excess: Double, sixth: Double) {
        let fourthMoment = (3 + excess) * variance * variance
        let sixthMoment = sixth + 15 * fourthMoment * variance - 30 * variance * variance * variance
        weights[3] = (sixthMoment - 5 * fourthMoment + 4 * variance) / 720
        if weights[3] >= 0 {
            weights[2] = (10 * fourthMoment - sixthMoment - 9 * variance) / 120
            weights[1] = (sixthMoment - 13 * fourthMoment + 36 * variance) / 48
        } else {
            weights[3] = 0
            weights[2] = (fourthMoment - variance) / 24
            weights[1] = (4 * variance - fourthMoment) / 6
        }
        weights[0] = 1 - 2 * (weights[1] + weights[2] + weights[3])
    }

    /// Rounds the side of a symmetric kernel to 0.16, from place 1 of `result` on; returns its radius without outer zeros.
    ///
    /// Rounded from the outside in, each weight taking over what its outer neighbour's rounding left, so that no part
    /// of the kernel is off by more than half a unit.
    static func roundSide(
        _ half: UnsafePointer<Double>,
        radius: Int,
        to result: UnsafeMutablePointer<UInt16>
    ) -> Int {
        var carry = 0.0
        var reached = 0
        var index = radius
        while index > 0 {
            let exact = half[index] * 65536 + carry
            let rounded = Int(exact + 0.5)
            result[index] = UInt16(clamping: rounded)
            carry = exact - Double(rounded)
            if reached == 0, rounded > 0 { reached = index }
            index -= 1
        }
        return reached
    }

    /// Rounds weights to 0.16 in the order given, each taking over what the rounding before it left; the largest takes
    /// the remainder, so that the sum is that of `weights` rounded.
    static func round(_ weights: UnsafePointer<Double>, count: Int, to result: UnsafeMutablePointer<UInt16>) {
        guard count > 0 else { return }
        var carry = 0.0
        var largest = 0
        var exactSum = 0.0
        var roundedSum = 0
        var index = 0
        while index < count {
            let exact = weights[index] * 65536 + carry
            let rounded = Int(exact + 0.5)
            result[index] = UInt16(clamping: rounded)
            carry = exact - Double(rounded)
            exactSum += weights[index]
            roundedSum += Int(result[index])
            if weights[index] > weights[largest] { largest = index }
            index += 1
        }
        let remainder = Int(exactSum * 65536 + 0.5) - roundedSum
        result[largest] = UInt16(clamping: Int(result[largest]) + remainder)
    }
}
