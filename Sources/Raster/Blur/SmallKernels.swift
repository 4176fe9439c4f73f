import KernelInterface

/// The Gaussian kernels of small sigmas, in steps that are fine enough for a linear blend between two.
struct SmallKernels: Sendable {
    /// Weights of the centre and one side in 0.16, ``stride`` to a sigma.
    private let weights: [UInt16]
    /// How many on a side are not zero.
    private let radii: [UInt8]

    static let shared = SmallKernels()

    /// As far as any kernel reaches.
    static let radius = RowFilter.reach(greatest * greatest)
    private static let stride = 16

    /// Steps to a pixel of sigma: a blend is then off by 0.03 steps at most.
    private static let steps = 128
    /// The last sigma with a kernel after it.
    private static let greatest = MaskNode.leastSigma + 1 / Double(steps)

    private init() {
        var weights: [UInt16] = []
        var radii: [UInt8] = []
        for step in 0...Int(Self.greatest * Double(Self.steps)) + 1 {
            let sigma = min(Double(step) / Double(Self.steps), Self.greatest)
            // The identity's weight is 65,536, of which the last unit is lost in the rounding to 8 bits.
            var half: [UInt16] = [65535]
            if sigma >= RowFilter.leastSigma {
                let reach = RowFilter.reach(sigma * sigma)
                half = GaussianWeights.rounded(
                    half: GaussianWeights.half(radius: reach, variance: sigma * sigma, excess: 0)
                )
            }
            weights += half + [UInt16](repeating: 0, count: Self.stride - half.count)
            radii.append(UInt8(half.count - 1))
        }
        self.weights = weights
        self.radii = radii
    }

    /// Calls `body` with the kernels as `maskGather` takes them.
    func withTable(_ body: (MaskKernelTable) -> Void) {
        weights.withUnsafeBufferPointer { weights in
            radii.withUnsafeBufferPointer { radii in
                guard let weights = weights.baseAddress, let radii = radii.baseAddress else { return }
                body(
                    MaskKernelTable(
                        weights: weights,
                        radii: radii,
                        scale: Float(Self.steps * 256),
                        greatest: Float(MaskNode.leastSigma)
                    )
                )
            }
        }
    }

    /// Writes the kernel that `maskGather` takes for a sigma, and returns its radius.
    func fill(_ output: UnsafeMutablePointer<UInt16>, sigma: Float) -> Int {
        let place = Int(min(sigma, Float(MaskNode.leastSigma)) * Float(Self.steps * 256))
        let radius = Int(radii[place >> 8 + 1])
        for distance in 0...radius {
            let lower = place >> 8 * Self.stride + distance
            let (a, b) = (Int(weights[lower]), Int(weights[lower + Self.stride]))
            output[distance] = UInt16(truncatingIfNeeded: a + ((b - a) * (place & 255)) >> 8)
        }
        return radius
    }
}
