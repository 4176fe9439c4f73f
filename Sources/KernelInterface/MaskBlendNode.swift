/// One of the pictures that a blur by mask blends, in one row.
public struct MaskBlendNode: BitwiseCopyable, Sendable {
    /// The weights of the picture's four rows, in 0.16.
    public var weights: (UInt16, UInt16, UInt16, UInt16)
    /// Bits by which the sum of the four is scaled up.
    public var shift: UInt16
    /// True where the picture is the second of its rows as it is.
    public var isPlain: Bool
    /// The sigma where the picture has all of the share.
    public var sigma: Float
    /// What a unit of sigma takes away below.
    public var rise: Float
    /// What a unit of sigma takes away above.
    public var fall: Float

    public init(sigma: Float, rise: Float, fall: Float) {
        weights = (0, 0, 0, 0)
        shift = 0
        isPlain = false
        self.sigma = sigma
        self.rise = rise
        self.fall = fall
    }
}
