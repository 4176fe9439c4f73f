/// The Gaussian kernels of small sigmas, in steps that are fine enough for a linear blend between two.
struct SmallKernels: Sendable {
    /// Weights of the centre and one side in 0.16, ``radius`` + 1 to a sigma.
    private let weights: [UInt16]
    /// How many on a side are not zero.
    private let radii: [UInt8]

    static let shared = SmallKernels()

    /// As far as the kernel of ``MaskNode/leastSigma`` reaches, and the next one in the table.
    static let radius = 13

    /// Steps to a pixel of sigma: a blend is then off by 0.03 steps at most.
    private static let steps = 128

    private init() {
        var weights: [UInt16] = []
        var radii: [UInt8] = []
        for step in 0...Int(MaskNode.leastSigma * Double(Self.steps)) + 2 {
            let sigma = Double(step) / Double(Self.steps)
            // The identity's weight is 65,536, of which the last unit is lost in the rounding to 8 bits.
            var half: [UInt16] = [65535]
            if sigma >= RowFilter.leastSigma {
                let reach = min(Int(PyramidMoments.cutoff * sigma) + 1, Self.radius)
                half = GaussianWeights.rounded(
                    half: GaussianWeights.half(radius: reach, variance: sigma * sigma, excess: 0)
                )
            }
            weights += half + [UInt16](repeating: 0, count: Self.radius + 1 - half.count)
            radii.append(UInt8(half.count - 1))
        }
        self.weights = weights
        self.radii = radii
    }

    /// Writes the kernels of four sigmas as `maskGather` takes them, and returns the largest radius.
    ///
    /// A sigma that is not below `limit` counts as the identity, one beyond the table as its last.
    func fill(_ output: UnsafeMutablePointer<UInt16>, sigmas: UnsafePointer<Float>, limit: Double) -> Int {
        var radius = 0
        var places: (SIMD4<Int>, SIMD4<Int>) = (.zero, .zero)
        for index in 0..<4 {
            let sigma = sigmas[index]
            guard Double(sigma) < limit else { continue }
            let position = Int(min(Double(sigma), MaskNode.leastSigma) * Double(Self.steps * 256))
            places.0[index] = position >> 8
            places.1[index] = position & 255
            radius = max(radius, Int(radii[places.0[index] + 1]))
        }
        weights.withUnsafeBufferPointer { weights in
            for index in 0..<4 {
                let lower = places.0[index] * (Self.radius + 1)
                for distance in 0...radius {
                    let (a, b) = (Int(weights[lower + distance]), Int(weights[lower + Self.radius + 1 + distance]))
                    let weight = UInt64(a + ((b - a) * places.1[index] + 128) >> 8)
                    let four = weight &* 0x0001_0001_0001_0001
                    UnsafeMutableRawPointer(output + 16 * distance + 4 * index).storeBytes(of: four, as: UInt64.self)
                }
            }
        }
        return radius
    }
}
