import CPNG
import Glibc

/// Writes pictures as PNG: 8-bit RGB when all pixels are opaque, else RGBA, marked as sRGB, not interlaced.
///
/// The same picture always gives the same bytes. Filter and level are chosen for speed on frames of user interface: no
/// filter and zlib's level 1.
public struct PNGEncoder: Sendable {
    public init() {}

    /// The bytes of a PNG file, its texts in the order of ``PNGImage/text``: as tEXt where Latin-1 holds them, else as
    /// iTXt.
    public func encode(_ image: PNGImage) throws(PNGEncodingError) -> [UInt8] {
        guard image.width <= Int32.max && image.height <= Int32.max else {
            throw PNGEncodingError.tooLarge(width: image.width, height: image.height)
        }
        let density = image.pixelsPerMetre ?? 0
        guard (0...Int(Int32.max)).contains(density) else {
            throw PNGEncodingError.densityOutOfRange(pixelsPerMetre: density)
        }
        let texts = try EncodedTexts(image.text)
        return try image.bytes.withUnsafeBufferPointer { pixels throws(PNGEncodingError) in
            var picture = cpng_image(
                pixels: pixels.baseAddress,
                width: UInt32(image.width),
                height: UInt32(image.height),
                opaque: image.isOpaque ? 1 : 0,
                pixels_per_metre: UInt32(density)
            )
            return try texts.withEntries { entries throws(PNGEncodingError) in try Self.encode(&picture, entries) }
        }
    }

    /// Encodes an image and writes it with ``AtomicFile``.
    public func write(_ image: PNGImage, to path: String) throws {
        try AtomicFile.write(encode(image), to: path)
    }

    private static func encode(
        _ picture: inout cpng_image,
        _ texts: [cpng_text]
    ) throws(PNGEncodingError) -> [UInt8] {
        var block: UnsafeMutablePointer<UInt8>?
        var count = 0
        let report = cpng_encode(&picture, texts, texts.count, &block, &count)
        guard report.status == cpng_ok, let block else {
            throw report.status == cpng_out_of_memory ? .outOfMemory : .refused(report.words)
        }
        defer { free(block) }
        return Array(UnsafeBufferPointer(start: block, count: count))
    }
}

/// Why a picture could not be written as PNG.
public enum PNGEncodingError: Error, Hashable, Sendable, CustomStringConvertible {
    case tooLarge(width: Int, height: Int)
    case densityOutOfRange(pixelsPerMetre: Int)
    /// The keyword breaks the rules of ``PNGImage/TextEntry/keyword``.
    case badKeyword(String)
    /// The text of that keyword has a zero character, which would end it.
    case zeroInText(keyword: String)
    case outOfMemory
    /// libpng refused the picture, in its own words.
    case refused(String)

    public var description: String {
        switch self {
        case .tooLarge(let width, let height):
            "a picture of \(width)×\(height) pixels is too large for PNG; a side has at most 2147483647"
        case .densityOutOfRange(let density):
            "\(density) pixels per metre cannot be written to a PNG; give 1 to 2147483647, or none"
        case .badKeyword(let keyword):
            "“\(keyword)” cannot be a keyword in a PNG; use 1 to 79 printable Latin-1 characters and single inner spaces"
        case .zeroInText(let keyword): "the text of “\(keyword)” has a zero character; remove it"
        case .outOfMemory: "there is not enough memory to encode the picture; make it smaller"
        case .refused(let words): "the picture cannot be written as PNG: \(words)"
        }
    }
}

/// Texts as libpng takes them: C strings with their character set.
private struct EncodedTexts {
    /// All strings, each with its zero.
    private var storage: [CChar] = []
    private var entries: [(keyword: Int, text: Int, isInternational: Bool)] = []

    init(_ texts: [PNGImage.TextEntry]) throws(PNGEncodingError) {
        for entry in texts {
            guard let keyword = entry.keyword.latin1, Self.isKeyword(keyword) else {
                throw .badKeyword(entry.keyword)
            }
            guard !entry.text.utf8.contains(0) else { throw .zeroInText(keyword: entry.keyword) }
            let latin1 = entry.text.latin1
            let keywordStart = append(keyword)
            let textStart = append(latin1 ?? Array(entry.text.utf8))
            entries.append((keywordStart, textStart, latin1 == nil))
        }
    }

    func withEntries<Result>(
        _ body: ([cpng_text]) throws(PNGEncodingError) -> Result
    ) throws(PNGEncodingError) -> Result {
        try storage.withUnsafeBufferPointer { strings throws(PNGEncodingError) in
            let texts = entries.map { entry in
                cpng_text(
                    keyword: strings.baseAddress.map { $0 + entry.keyword },
                    text: strings.baseAddress.map { $0 + entry.text },
                    international: entry.isInternational ? 1 : 0
                )
            }
            return try body(texts)
        }
    }

    private mutating func append(_ bytes: [UInt8]) -> Int {
        let start = storage.count
        storage += bytes.map { CChar(bitPattern: $0) } + [0]
        return start
    }

    private static func isKeyword(_ bytes: [UInt8]) -> Bool {
        let space = UInt8(ascii: " ")
        let isPrintable = bytes.allSatisfy { (32...126).contains($0) || $0 >= 161 }
        let hasTwoSpaces = zip(bytes, bytes.dropFirst()).contains { $0 == space && $1 == space }
        return (1...79).contains(bytes.count) && isPrintable && !hasTwoSpaces
            && bytes.first != space && bytes.last != space
    }
}
