/// Shadows of rounded rectangles.
public protocol ShadowKernels {
    /// Writes a row of coverage, each pixel the sum of the products of its terms with the row's factors.
    ///
    /// Terms and factors are numbers from 0 to 32,767, where 32,767 stands for 1; the factors add up to at most that,
    /// but for a rounding of ½ each. They come in pairs, the terms of a pair for all pixels before those of the next:
    /// pair p of pixel x is `terms[2·(p·stride + x)]` and the number after it. `count` is a multiple of 8, and that many
    /// bytes are written.
    static func shadowRow(
        _ terms: UnsafePointer<Int16>,
        stride: Int,
        factors: UnsafePointer<Int16>,
        pairs: Int,
        count: Int,
        into coverage: UnsafeMutablePointer<UInt8>
    )
}
