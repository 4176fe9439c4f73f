/// The exact comparison of pictures.
public protocol CompareKernels {
    /// Adds the pixels of four bytes that differ in rows without padding between them to a tally.
    ///
    /// `y` is the number of the first row, of `rows`.
    static func compareRows(
        _ a: UnsafePointer<UInt8>,
        _ b: UnsafePointer<UInt8>,
        width: Int,
        rows: Int,
        y: Int,
        tally: inout CompareTally
    )
}
