/// A run of pixels of one row with one coverage, or with its own coverage each.
public struct CoverageSpan: BitwiseCopyable {
    /// First pixel, counted from the left end of the swept row.
    public var x: Int32
    public var count: Int32
    /// 1…255 for all pixels of the run, or `CoverageSpan.varying`: read the coverage row.
    public var value: Int32

    /// The value of a run whose pixels have a coverage each.
    @inlinable public static var varying: Int32 { -1 }

    @inlinable
    public init(x: Int32, count: Int32, value: Int32) {
        self.x = x
        self.count = count
        self.value = value
    }
}
