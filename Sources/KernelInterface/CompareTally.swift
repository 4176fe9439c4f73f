/// What is known of the pixels that differ in the rows compared so far.
public struct CompareTally: BitwiseCopyable, Sendable {
    /// Pixels that differ in any channel.
    public var count = 0
    /// The largest difference of any channel, 0 to 255.
    public var largest = 0
    /// The first and last column and row that hold a difference; without any, each last is -1 and each first the
    /// greatest number.
    public var left = Int.max
    public var right = -1
    public var top = Int.max
    public var bottom = -1

    @inlinable
    public init() {}
}
