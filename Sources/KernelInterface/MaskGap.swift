/// What sixteen values between two cells, or between two rows of cells, are made of.
@frozen public struct MaskGap: BitwiseCopyable, Sendable {
    /// The mean of the two, and what the mean of those before and after has more.
    public let middle: SIMD16<Int16>
    public let rest: SIMD16<Int16>
    /// What the cell before them has more than the one after, and the first of the two more than the second.
    public let outer: SIMD16<Int16>
    public let inner: SIMD16<Int16>

    @inlinable
    @inline(__always)
    public init(middle: SIMD16<Int16>, rest: SIMD16<Int16>, outer: SIMD16<Int16>, inner: SIMD16<Int16>) {
        self.middle = middle
        self.rest = rest
        self.outer = outer
        self.inner = inner
    }
}
