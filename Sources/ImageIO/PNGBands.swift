/// The rows of a picture cut into bands that are filtered and compressed each for itself.
///
/// The cut depends on the picture's size alone: whole rows of up to 256 KiB, or one longer row.
struct PNGBands {
    static let mostBytes = 256 << 10

    let height: Int
    /// Bytes of a filtered row, its filter's among them.
    let bytesPerRow: Int
    let rowsPerBand: Int

    init(width: Int, height: Int, format: PNGFormat) {
        self.height = height
        bytesPerRow = 1 + format.bytesPerRow(width: width)
        rowsPerBand = min(height, max(1, Self.mostBytes / bytesPerRow))
    }

    var count: Int { (height + rowsPerBand - 1) / rowsPerBand }

    func rows(_ band: Int) -> Range<Int> {
        band * rowsPerBand..<min(height, (band + 1) * rowsPerBand)
    }
}

/// The rows of a band as compressed: blocks of raw deflate data that end at a byte.
struct PNGBand {
    var bytes: [UInt8]
    /// The checksum of the filtered rows.
    var adler: UInt32
}
