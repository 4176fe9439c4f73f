import CDeflate

/// A picture as the smallest PNG of several that are tried.
///
/// Every format that holds the picture in few bits is filtered as ``FilterSearch`` finds best. Where there are several,
/// all are compressed fast, and the smallest, the first of equal ones, is the one that is compressed well.
struct SmallPNG {
    private let image: PNGImage

    init(_ image: PNGImage) {
        self.image = image
    }

    /// The bytes of the file.
    func file() throws(PNGEncodingError) -> [UInt8] {
        let formats = PNGFormat.smallest(for: image)
        // What cannot be written is found out before the work.
        for format in formats { _ = try PNGFile(image, format) }
        let (format, filtered) = try smallest(formats)
        guard let stream = Self.compressed(filtered, level: FilterSearch.level) else { throw .outOfMemory }
        let pieces = stride(from: 0, to: stream.count, by: 1 << 30).map { min(1 << 30, stream.count - $0) }
        return try PNGFile(image, format).bytes(stream, pieces: pieces)
    }

    /// The format that comes to the fewest bytes, and the picture's rows in it.
    private func smallest(_ formats: [PNGFormat]) throws(PNGEncodingError) -> (PNGFormat, [UInt8]) {
        var best: (format: PNGFormat, filtered: [UInt8])?
        var least = Int.max
        for format in formats {
            guard let filtered = FilterSearch(PackedRows(image, format)).filtered() else { throw .outOfMemory }
            if formats.count == 1 { return (format, filtered) }
            guard let stream = Self.compressed(filtered, level: 6) else { throw .outOfMemory }
            let cost = stream.count + 3 * format.palette.count
            if cost < least { (best, least) = ((format, filtered), cost) }
        }
        guard let best else { throw .outOfMemory }
        return best
    }

    /// Bytes as one zlib stream, or `nil` where there is no memory.
    private static func compressed(_ bytes: [UInt8], level: Int32) -> [UInt8]? {
        guard let compressor = libdeflate_alloc_compressor(level) else { return nil }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: bound) { target, initialized in
            initialized = libdeflate_zlib_compress(compressor, bytes, bytes.count, target.baseAddress, bound)
        }
    }
}
