/// The weights of the cubic B-spline that interpolates a level's samples at the pixels of a row.
struct UpsamplingPhases {
    let level: Int
    /// The row's pixels.
    let output: Range<Int>
    /// Number of different positions between samples, in the order of the row's first pixels.
    let count: Int
    /// Four weights in 0.16 for each position.
    let weights: [UInt16]

    init(level: Int, output: Range<Int>) {
        self.level = level
        self.output = output
        count = min(1 << level, output.count)
        var weights: [UInt16] = []
        weights.reserveCapacity(4 * count)
        let size = 1 << level
        for pixel in output.prefix(count) {
            let phase = Double(pixel & (size - 1)) + 0.5 + Double(size) / 2
            let t = phase / Double(size) - (phase >= Double(size) ? 1 : 0)
            weights += GaussianWeights.quantized(Self.spline(t))
        }
        self.weights = weights
    }

    /// The last sample whose centre is not right of a pixel's.
    func sample(before pixel: Int) -> Int {
        (pixel - (1 << level) / 2) >> level
    }

    /// The value at a pixel of a row of values given by sample.
    func interpolate(_ pixel: Int, _ value: (Int) -> Double) -> Double {
        let sample = sample(before: pixel)
        let position = 4 * ((pixel - output.lowerBound) % count)
        var sum = 0.0
        for index in 0..<4 { sum += Double(weights[position + index]) / 65536 * value(sample - 1 + index) }
        return sum
    }

    /// Weights of the four samples around a point at `t` from the second to the third of them.
    private static func spline(_ t: Double) -> [Double] {
        let s = 1 - t
        return [
            s * s * s / 6,
            (3 * t * t * t - 6 * t * t + 4) / 6,
            (3 * s * s * s - 6 * s * s + 4) / 6,
            t * t * t / 6,
        ]
    }
}
