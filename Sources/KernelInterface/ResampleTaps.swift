/// One pixel of a scaled row: `count` source pixels from `first` on, with the weights from `offset` on.
public struct ResampleTaps: BitwiseCopyable, Sendable {
    public let first: Int
    public let count: Int
    public let offset: Int

    @inlinable
    public init(first: Int, count: Int, offset: Int) {
        self.first = first
        self.count = count
        self.offset = offset
    }
}
