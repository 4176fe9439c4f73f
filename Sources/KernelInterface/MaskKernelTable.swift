/// Symmetric kernels by sigma, in even steps from 0 on.
public struct MaskKernelTable: BitwiseCopyable {
    /// Sixteen weights to a kernel in 0.16: the centre's, then those outwards, and zeros.
    public var weights: UnsafePointer<UInt16>
    /// How many on a side are not zero.
    public var radii: UnsafePointer<UInt8>
    /// What makes a sigma the place of its kernel in 24.8: whole kernels, and 256 steps from one to the next.
    public var scale: Float
    /// A greater sigma counts as this one, which has a kernel after it.
    public var greatest: Float

    public init(weights: UnsafePointer<UInt16>, radii: UnsafePointer<UInt8>, scale: Float, greatest: Float) {
        self.weights = weights
        self.radii = radii
        self.scale = scale
        self.greatest = greatest
    }
}
