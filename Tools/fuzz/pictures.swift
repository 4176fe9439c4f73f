import ImageIO

/// Bytes as a PNG file: what decodes is encoded, and decodes to the same pixels.
///
/// The checksums of the chunks are made right first; hardly an input would get beyond them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPictures(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let decoder = PNGDecoder(limits: DecodingLimits(maximumSide: 512, maximumDecodedBytes: 1 << 20))
    var bytes = Array(UnsafeBufferPointer(start: start, count: count))
    repairChecksums(of: &bytes)
    guard let image = try? decoder.decode(bytes, file: "input") else { return 0 }
    guard let encoded = try? PNGEncoder(.fast).encode(image) else { preconditionFailure("a picture is not encoded") }
    guard let copy = try? decoder.decode(Array(encoded), file: "copy") else {
        preconditionFailure("a picture is not read back")
    }
    precondition(copy.bytes == image.bytes && copy.width == image.width, "pixels changed as they were written")
    precondition(copy.text == image.text, "texts changed as they were written")
    return 0
}

private func repairChecksums(of bytes: inout [UInt8]) {
    var position = 8
    while position + 12 <= bytes.count {
        let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
        let end = position + 8 + length
        guard end + 4 <= bytes.count else { return }
        var sum: UInt32 = .max
        for byte in bytes[position + 4..<end] { sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
        for place in 0..<4 { bytes[end + place] = UInt8(truncatingIfNeeded: ~sum >> UInt32(24 - 8 * place)) }
        position = end + 4
    }
}

private let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
}
