import CPNG
import Glibc
import Threads

/// Writes pictures one after another, and compresses again only what changed since the last one.
///
/// Each file is, byte for byte, what ``PNGEncoder`` writes for the picture alone. For ``PNGCompression/fast`` a picture
/// is cut into bands of rows of up to 256 KiB; a band whose rows, and the row above them, are those of the picture
/// before is taken over as it was compressed. The encoder keeps a copy of the pixels before and their compressed rows.
public struct PNGSequenceEncoder: Sendable {
    private let compression: PNGCompression
    private var previous: Compressed?

    public init(_ compression: PNGCompression = .fast) {
        self.compression = compression
    }

    /// The bytes of the next picture's file.
    public mutating func encode(_ image: PNGImage) throws(PNGEncodingError) -> [UInt8] {
        guard compression == .fast else { return try PNGEncoder(compression).encode(image) }
        let format = Self.format(image)
        let file = try PNGFile(image, format)
        let cut = PNGBands(width: image.width, height: image.height, format: format)
        let known = previous.flatMap { $0.isLike(image, format) ? $0.bands(cut, asIn: image) : nil }
        let bands = Self.compress(image, format, cut, known: known)
        if let known {
            previous?.replace(bands, known: known, cut, image)
        } else {
            previous = Compressed(image, format, bands)
        }
        return try file.bytes(Self.stream(bands, cut), pieces: Self.pieces(bands))
    }

    /// The bytes of the file of one picture.
    static func encode(_ image: PNGImage) throws(PNGEncodingError) -> [UInt8] {
        let format = format(image)
        let file = try PNGFile(image, format)
        let (stream, pieces) = compressed(image, format)
        return try file.bytes(stream, pieces: pieces)
    }

    /// A picture as one zlib stream, and the bytes of each of the chunks that it is cut into.
    static func compressed(_ image: PNGImage, _ format: PNGFormat) -> (stream: [UInt8], pieces: [Int]) {
        let cut = PNGBands(width: image.width, height: image.height, format: format)
        let bands = compress(image, format, cut, known: nil)
        return (stream(bands, cut), pieces(bands))
    }

    private static func format(_ image: PNGImage) -> PNGFormat { image.isOpaque ? .rgb : .rgba }

    /// All bands, of which some are known.
    private static func compress(
        _ image: PNGImage,
        _ format: PNGFormat,
        _ cut: PNGBands,
        known: [PNGBand?]?
    ) -> [PNGBand] {
        let pool = ThreadPool.current
        // One for each thread that comes to need it.
        let compressors = UnsafeMutablePointer<PNGBandCompressor?>.allocate(capacity: pool.threads)
        compressors.initialize(repeating: nil, count: pool.threads)
        defer {
            compressors.deinitialize(count: pool.threads)
            compressors.deallocate()
        }
        return image.bytes.withUnsafeBufferPointer { pixels in
            guard let pixels = pixels.baseAddress else { return [] }
            return [PNGBand](unsafeUninitializedCapacity: cut.count) { bands, initialized in
                guard let bands = bands.baseAddress else { return }
                pool.forEach(cut.count) { index, worker in
                    if let band = known?[index] {
                        (bands + index).initialize(to: band)
                        return
                    }
                    let compressor =
                        compressors[worker]
                        ?? PNGBandCompressor(width: image.width, bands: cut, channels: format.colorType.channels)
                    compressors[worker] = compressor
                    (bands + index).initialize(to: compressor.compress(index, of: pixels))
                }
                initialized = cut.count
            }
        }
    }

    /// The bands as one zlib stream: its header, the blocks, and the checksum of all.
    private static func stream(_ bands: [PNGBand], _ cut: PNGBands) -> [UInt8] {
        // Deflate with a window of 32 KiB, compressed fast.
        var stream: [UInt8] = [0x78, 0x01]
        stream.reserveCapacity(bands.reduce(6) { $0 + $1.bytes.count })
        var adler = uLong(1)
        for (index, band) in bands.enumerated() {
            stream += band.bytes
            adler = adler32_combine(adler, uLong(band.adler), cut.rows(index).count * cut.bytesPerRow)
        }
        withUnsafeBytes(of: UInt32(adler).bigEndian) { stream += $0 }
        return stream
    }

    /// A chunk for each band, the first with the stream's header and the last with its checksum.
    private static func pieces(_ bands: [PNGBand]) -> [Int] {
        var pieces = bands.map(\.bytes.count)
        pieces[0] += 2
        pieces[bands.count - 1] += 4
        return pieces
    }
}

/// A picture as it was compressed.
private struct Compressed {
    let width: Int
    let height: Int
    let format: PNGFormat
    private var pixels: [UInt8]
    private var bands: [PNGBand]

    /// The pixels are copied: whoever draws the next frame over this one must not have to.
    init(_ image: PNGImage, _ format: PNGFormat, _ bands: [PNGBand]) {
        width = image.width
        height = image.height
        self.format = format
        pixels = image.bytes.withUnsafeBufferPointer { Array($0) }
        self.bands = bands
    }

    /// True when another picture is cut into the same bands.
    func isLike(_ image: PNGImage, _ other: PNGFormat) -> Bool {
        width == image.width && height == image.height && format == other
    }

    /// The bands whose rows, and the one above them, are the same in another picture.
    func bands(_ cut: PNGBands, asIn image: PNGImage) -> [PNGBand?] {
        pixels.withUnsafeBytes { own in
            image.bytes.withUnsafeBytes { other in
                bands.indices.map { index in
                    let bytes = bytes(cut.rows(index), above: 1)
                    let isSame = isEqual(own[bytes], other[bytes])
                    return isSame ? bands[index] : nil
                }
            }
        }
    }

    /// Takes over the bands that were not known, with their pixels.
    mutating func replace(_ new: [PNGBand], known: [PNGBand?], _ cut: PNGBands, _ image: PNGImage) {
        bands = new
        for index in known.indices where known[index] == nil {
            let bytes = bytes(cut.rows(index), above: 0)
            pixels.withUnsafeMutableBytes { own in
                image.bytes.withUnsafeBytes { other in
                    UnsafeMutableRawBufferPointer(rebasing: own[bytes]).copyMemory(
                        from: UnsafeRawBufferPointer(rebasing: other[bytes])
                    )
                }
            }
        }
    }

    /// Compares slices of the same length, which is above 0.
    private func isEqual(_ a: Slice<UnsafeRawBufferPointer>, _ b: Slice<UnsafeRawBufferPointer>) -> Bool {
        let (a, b) = (UnsafeRawBufferPointer(rebasing: a), UnsafeRawBufferPointer(rebasing: b))
        guard let start = a.baseAddress, let other = b.baseAddress else { return false }
        return memcmp(start, other, a.count) == 0
    }

    private func bytes(_ rows: Range<Int>, above: Int) -> Range<Int> {
        4 * width * max(0, rows.lowerBound - above)..<4 * width * rows.upperBound
    }
}
