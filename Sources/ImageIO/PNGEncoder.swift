/// Writes pictures as PNG of 8 bits or fewer, marked as sRGB, not interlaced.
///
/// The same picture always gives the same bytes, on every processor and with any number of threads. Frames of one
/// animation are better written by a ``PNGSequenceEncoder``.
public struct PNGEncoder: Sendable {
    public var compression: PNGCompression

    public init(_ compression: PNGCompression = .fast) {
        self.compression = compression
    }

    /// The bytes of a PNG file, its texts in the order of ``PNGImage/text``: as tEXt where Latin-1 holds them, else as
    /// iTXt.
    public func encode(_ image: PNGImage) throws(PNGEncodingError) -> [UInt8] {
        switch compression {
        case .fast: return try PNGSequenceEncoder.encode(image)
        case .small: return try SmallPNG(image).file()
        }
    }

    /// Encodes an image and writes it with ``AtomicFile``.
    public func write(_ image: PNGImage, to path: String) throws {
        try AtomicFile.write(encode(image), to: path)
    }
}
