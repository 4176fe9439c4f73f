import CDeflate

/// What a PNG file says of itself beside its pixels, which are not decoded.
package struct PNGFacts: Equatable, Sendable {
    /// In pixels.
    package let width: Int
    package let height: Int
    package let scale: Double?
    package let text: [PNGImage.TextEntry]
    /// The CRC-32 of the data of all IDAT chunks, one after the other.
    package let dataChecksum: UInt32

    /// Reads all the chunks, each of which must be whole and have the right checksum.
    package init(
        _ bytes: [UInt8],
        file: String,
        limits: DecodingLimits = .standard
    ) throws(PNGDecodingError) {
        if let objection = FileSignature.objection(to: bytes) {
            throw PNGDecodingError(file: file, reason: objection, offset: objection == .truncated ? bytes.count : nil)
        }
        let metadata = try PNGMetadata(bytes, file: file, limits: limits)
        var reader = PNGChunkReader(bytes, file: file)
        var checksum: UInt32 = 0
        while true {
            let chunk = try reader.next()
            if chunk.type == "IEND" { break }
            guard chunk.type == "IDAT" else { continue }
            checksum = chunk.data.withUnsafeBytes { libdeflate_crc32(checksum, $0.baseAddress, $0.count) }
        }
        width = metadata.header.width
        height = metadata.header.height
        scale = metadata.pixelsPerMetre.map { PNGImage.scale(pixelsPerMetre: $0) }
        text = metadata.text
        dataChecksum = checksum
    }

    /// The first text with that keyword.
    package func text(for keyword: String) -> String? { text.first { $0.keyword == keyword }?.text }

    /// The bytes of a PNG file with further texts before its end, in ASCII; nothing else changes.
    ///
    /// This is for what is known of a file only once it is made.
    package static func adding(_ texts: [PNGImage.TextEntry], to bytes: [UInt8]) -> [UInt8] {
        let end = PNGChunk.bytes("IEND")
        precondition(bytes.suffix(end.count).elementsEqual(end), "a PNG that was just made ends with IEND")
        var result = Array(bytes.dropLast(end.count))
        for text in texts {
            let content = Array(text.keyword.utf8) + [0] + Array(text.text.utf8)
            precondition(text.keyword.utf8.count < 80 && content.allSatisfy { $0 < 0x7F }, "texts added are ASCII")
            result += PNGChunk.bytes("tEXt", content[...])
        }
        return result + end
    }
}
