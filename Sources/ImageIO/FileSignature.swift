/// What the first bytes of a file say about its format.
enum FileSignature {
    static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Why the bytes are no PNG, or `nil` when they start as one.
    static func objection(to bytes: [UInt8]) -> PNGDecodingError.Reason? {
        if bytes.isEmpty { return .empty }
        if bytes.starts(with: png) { return nil }
        if png.starts(with: bytes) { return .truncated }
        if bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) { return .gitLFSPointer }
        if bytes.starts(with: "<<<<<<< ".utf8) { return .mergeConflict }
        return otherFormat(bytes).map { .otherFormat($0) } ?? .notPNG
    }

    /// The name, with its article, of a format that people mistake for PNG.
    private static func otherFormat(_ bytes: [UInt8]) -> String? {
        let starts: [(start: [UInt8], name: String)] = [
            ([0xFF, 0xD8, 0xFF], "a JPEG"),
            (Array("GIF8".utf8), "a GIF"),
            (Array("%PDF-".utf8), "a PDF"),
            (Array("BM".utf8), "a BMP"),
            ([0x49, 0x49, 0x2A, 0x00], "a TIFF"),
            ([0x4D, 0x4D, 0x00, 0x2A], "a TIFF"),
            (Array("<svg".utf8), "an SVG"),
        ]
        if let match = starts.first(where: { bytes.starts(with: $0.start) }) { return match.name }
        if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) { return "a WebP" }
        guard bytes.dropFirst(4).starts(with: "ftyp".utf8) else { return nil }
        let brand = String(decoding: bytes.dropFirst(8).prefix(4), as: UTF8.self)
        switch brand {
        case "heic", "heix", "heim", "heis", "mif1", "msf1": return "a HEIC"
        case "avif", "avis": return "an AVIF"
        default: return nil
        }
    }
}
