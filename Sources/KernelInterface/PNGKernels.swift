/// The inner loops that write PNG files.
///
/// A row of a filter is its *residuals*: what is left of each byte when a prediction is taken from it, modulo 256. The
/// predictions are those of the PNG specification; the pixel to the left of the first is 0.
public protocol PNGKernels {
    /// Leaves out every fourth byte.
    static func packRGB(_ source: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, pixels: Int)

    /// True when every fourth byte is 255.
    static func areOpaque(_ pixels: UnsafePointer<UInt8>, count: Int) -> Bool

    /// The residuals of a row by a filter of 0…4.
    ///
    /// The bytes of the pixel before `row`, and before `above`, must be readable and 0.
    static func filterRow(
        _ row: UnsafePointer<UInt8>,
        above: UnsafePointer<UInt8>,
        count: Int,
        bytesPerPixel: Int,
        filter: Int,
        into target: UnsafeMutablePointer<UInt8>
    )

    /// Of the residuals of a row by a filter of 0…4: how many are not 0, and the sum of their sizes as signed bytes.
    ///
    /// The bytes of the pixel before `row`, and before `above`, must be readable and 0.
    static func filterCost(
        _ row: UnsafePointer<UInt8>,
        above: UnsafePointer<UInt8>,
        count: Int,
        bytesPerPixel: Int,
        filter: Int
    ) -> (changes: Int, size: Int)

    /// Compresses bytes to blocks of raw deflate data that end at a byte, and returns how many bytes were written.
    ///
    /// The result depends on the bytes and the search alone. Unless `isLast`, an empty stored block ends it, and other
    /// blocks may follow. `scratch` holds ``DeflateSearch/scratchBytes`` and is aligned to 8; what it held does not
    /// matter. `target` holds ``DeflateSearch/bound(_:)`` bytes; `count` is below 2³⁰.
    static func deflate(
        _ bytes: UnsafePointer<UInt8>,
        count: Int,
        search: DeflateSearch,
        isLast: Bool,
        scratch: UnsafeMutableRawPointer,
        into target: UnsafeMutablePointer<UInt8>
    ) -> Int
}
