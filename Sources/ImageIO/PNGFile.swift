import CPNG
import Glibc

/// A PNG file before its pixels: what is checked, and what libpng frames.
struct PNGFile {
    private let texts: EncodedTexts
    private var header = cpng_header()
    private let palette: [UInt8]
    private let alphas: [UInt8]

    /// A file for an image whose rows have a format; an error where the image cannot be a PNG.
    init(_ image: PNGImage, _ format: PNGFormat) throws(PNGEncodingError) {
        guard image.width <= Int32.max && image.height <= Int32.max else {
            throw PNGEncodingError.tooLarge(width: image.width, height: image.height)
        }
        let density = image.pixelsPerMetre ?? 0
        guard (0...Int(Int32.max)).contains(density) else {
            throw PNGEncodingError.densityOutOfRange(pixelsPerMetre: density)
        }
        texts = try EncodedTexts(image.text)
        palette = format.palette.flatMap { [$0.red, $0.green, $0.blue] }
        let translucent = format.palette.lastIndex { $0.alpha != 255 }
        alphas = translucent.map { format.palette[...$0].map(\.alpha) } ?? []
        header.width = UInt32(image.width)
        header.height = UInt32(image.height)
        header.depth = Int32(format.depth)
        header.color_type = Int32(format.colorType.rawValue)
        header.palette_count = Int32(format.palette.count)
        header.alpha_count = Int32(alphas.count)
        header.pixels_per_metre = UInt32(density)
        if let clear = format.clearColor {
            header.has_clear_color = 1
            header.clear_color = (clear.red, clear.green, clear.blue)
        }
    }

    /// The bytes of the file around one zlib stream, which is cut into chunks IDAT of `pieces` bytes each.
    func bytes(_ stream: [UInt8], pieces: [Int]) throws(PNGEncodingError) -> [UInt8] {
        var block: UnsafeMutablePointer<UInt8>?
        var count = 0
        let report = texts.withEntries { entries in
            palette.withUnsafeBufferPointer { palette in
                alphas.withUnsafeBufferPointer { alphas in
                    var header = header
                    header.palette = palette.baseAddress
                    header.alphas = alphas.baseAddress
                    return cpng_write(&header, entries, entries.count, stream, pieces, pieces.count, &block, &count)
                }
            }
        }
        guard report.status == cpng_ok, let block else {
            throw report.status == cpng_out_of_memory ? .outOfMemory : .refused(report.words)
        }
        defer { free(block) }
        return Array(UnsafeBufferPointer(start: block, count: count))
    }
}
