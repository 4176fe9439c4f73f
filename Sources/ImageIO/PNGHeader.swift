/// What IHDR says of a picture.
struct PNGHeader {
    let width: Int
    let height: Int
    /// Bits a channel or a palette index.
    let depth: Int
    /// True for gray with or without alpha.
    let isGray: Bool

    /// Reads the header and holds it against the limits.
    init(_ chunk: PNGChunk, file: String, limits: DecodingLimits) throws(PNGDecodingError) {
        func error(_ reason: PNGDecodingError.Reason) -> PNGDecodingError {
            PNGDecodingError(file: file, reason: reason, offset: chunk.offset)
        }
        if chunk.type == "CgBI" {
            throw error(.unsupported("this is a PNG as Xcode packs it into an app (chunk CgBI)"))
        }
        guard chunk.type == "IHDR" else { throw error(.malformed("the first chunk is \(chunk.type), not IHDR")) }
        guard chunk.data.count == 13 else {
            throw error(.malformed("chunk IHDR has \(chunk.data.count) bytes instead of 13"))
        }
        width = Int(chunk.data.bigEndianWord)
        height = Int(chunk.data.dropFirst(4).bigEndianWord)
        depth = Int(chunk.data[chunk.data.startIndex + 8])
        isGray = [0, 4].contains(chunk.data[chunk.data.startIndex + 9])

        guard width > 0 && height > 0 else { throw error(.malformed("the picture is \(width)×\(height) pixels")) }
        guard width <= limits.maximumSide && height <= limits.maximumSide else {
            throw error(.sideTooLong(width: width, height: height, limit: limits.maximumSide))
        }
        // Sides come from 32-bit fields: a row has at most 2³⁵ bytes, and only the product may not fit.
        let (size, overflow) = (width * bytesPerPixel).multipliedReportingOverflow(by: height)
        guard !overflow && size <= limits.maximumDecodedBytes else {
            let bytes = overflow ? Int.max : size
            throw error(.tooManyBytes(width: width, height: height, bytes: bytes, limit: limits.maximumDecodedBytes))
        }
    }

    /// Bytes of a pixel as it is decoded, before 16 bits become 8.
    var bytesPerPixel: Int { depth == 16 ? 8 : 4 }
}
