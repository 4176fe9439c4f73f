import CPNG

/// One chunk whose bounds and checksum were found good.
struct PNGChunk {
    /// Four ASCII letters.
    let type: String
    /// Where the chunk starts in the file (its length field).
    let offset: Int
    let data: ArraySlice<UInt8>
}

/// The chunks of a PNG in order, each checked before it is handed out.
struct PNGChunkReader {
    /// The first bytes that are not handed out yet.
    private(set) var offset = FileSignature.png.count
    private let bytes: [UInt8]
    private let file: String

    /// A reader past the signature, which the caller has checked.
    init(_ bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
    }

    /// The next chunk; the file may not end before it does.
    mutating func next() throws(PNGDecodingError) -> PNGChunk {
        let start = offset
        guard bytes.count - start >= 12 else { throw truncated }
        let length = bytes[start..<start + 4].bigEndianWord
        let name = bytes[start + 4..<start + 8]
        guard length <= Int32.max else { throw malformed("a chunk claims \(length) bytes", at: start) }
        guard name.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) else {
            throw malformed("a chunk's name is not four letters", at: start)
        }
        guard bytes.count - start - 12 >= length else { throw truncated }
        let end = start + 8 + Int(length)
        let type = String(decoding: name, as: UTF8.self)
        guard checksum(of: start + 4..<end) == bytes[end..<end + 4].bigEndianWord else {
            throw PNGDecodingError(file: file, reason: .wrongChecksum(chunk: type), offset: start)
        }
        offset = end + 4
        return PNGChunk(type: type, offset: start, data: bytes[start + 8..<end])
    }

    private func checksum(of range: Range<Int>) -> UInt32 {
        bytes.withUnsafeBufferPointer { buffer in
            let part = UnsafeBufferPointer(rebasing: buffer[range])
            return UInt32(truncatingIfNeeded: crc32(0, part.baseAddress, uInt(part.count)))
        }
    }

    private var truncated: PNGDecodingError {
        PNGDecodingError(file: file, reason: .truncated, offset: bytes.count)
    }

    private func malformed(_ words: String, at offset: Int) -> PNGDecodingError {
        PNGDecodingError(file: file, reason: .malformed(words), offset: offset)
    }
}

extension ArraySlice<UInt8> {
    /// The first four bytes as a number, the most significant first; the slice has at least four.
    var bigEndianWord: UInt32 {
        prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }
}
