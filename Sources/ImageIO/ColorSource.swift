import CPNG

/// What the numbers of a picture's pixels mean as colours.
enum ColorSource {
    case sRGB
    case profile(EmbeddedProfile)
    /// The chunks gAMA and cHRM, at least one of them, in units of 1/100,000.
    case measured(gamma: UInt32?, chromaticities: Chromaticities?)
}

/// The xy coordinates of white and the primaries, in units of 1/100,000.
struct Chromaticities {
    struct Coordinates {
        var x: UInt32
        var y: UInt32
    }

    var white: Coordinates
    var red: Coordinates
    var green: Coordinates
    var blue: Coordinates

    static let sRGB = Chromaticities([31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000])
    static let displayP3 = Chromaticities([31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000])

    /// White, red, green and blue, x before y: the eight numbers of cHRM.
    init(_ words: [UInt32]) {
        white = Coordinates(x: words[0], y: words[1])
        red = Coordinates(x: words[2], y: words[3])
        green = Coordinates(x: words[4], y: words[5])
        blue = Coordinates(x: words[6], y: words[7])
    }
}

/// The ICC profile of an iCCP chunk, unpacked but not yet understood.
struct EmbeddedProfile {
    let bytes: [UInt8]

    /// An ICC profile starts with a header of this many bytes, the first four of which are the size of the whole.
    private static let headerSize = 128

    /// Unpacks the profile, which may have `limit` bytes.
    init(_ chunk: PNGChunk, file: String, limit: Int) throws(PNGDecodingError) {
        func error(_ words: String) -> PNGDecodingError {
            PNGDecodingError(file: file, reason: .badColorProfile(words), offset: chunk.offset)
        }
        let fields = chunk.data.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
        guard fields.count == 2, fields[1].first == 0 else { throw error("it is not packed as PNG asks") }
        let packed = Array(fields[1].dropFirst())

        guard let start = Self.unpack(packed, prefix: 4) else { throw error("it cannot be unpacked") }
        let size = Int(start[...].bigEndianWord)
        guard size >= Self.headerSize else { throw error("it claims \(size) bytes, less than its header has") }
        guard size <= limit else { throw error("it claims \(size) bytes, and may have \(limit)") }
        guard let whole = Self.unpack(packed, prefix: size) else { throw error("it cannot be unpacked") }
        bytes = whole
    }

    /// The first `prefix` bytes that `packed` unpacks to.
    private static func unpack(_ packed: [UInt8], prefix: Int) -> [UInt8]? {
        var isWhole = false
        let bytes = [UInt8](unsafeUninitializedCapacity: prefix) { buffer, initialized in
            var count = uLong(prefix)
            var taken = uLong(packed.count)
            let status = uncompress2(buffer.baseAddress, &count, packed, &taken)
            // The status tells data without an end from a buffer that is full; either way the prefix is there.
            isWhole = count == prefix && [Z_OK, Z_BUF_ERROR].contains(status)
            initialized = Int(count)
        }
        return isWhole ? bytes : nil
    }
}
