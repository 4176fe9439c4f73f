import CPNG

extension PNGChunk {
    /// A chunk as it stands in a file: its length, its type, its data, and the checksum of the latter two.
    ///
    /// The data are some `leading` bytes, then others.
    static func bytes(_ type: StaticString, leading: [UInt8] = [], _ data: ArraySlice<UInt8> = []) -> [UInt8] {
        precondition(type.utf8CodeUnitCount == 4, "a chunk's type is four letters")
        var bytes: [UInt8] = []
        bytes.reserveCapacity(leading.count + data.count + 12)
        bytes.append(bigEndian: UInt32(leading.count + data.count))
        bytes += UnsafeBufferPointer(start: type.utf8Start, count: 4)
        bytes += leading
        bytes += data
        let checksum = bytes.withUnsafeBufferPointer { buffer in
            let part = UnsafeBufferPointer(rebasing: buffer[4...])
            return UInt32(truncatingIfNeeded: crc32(0, part.baseAddress, uInt(part.count)))
        }
        bytes.append(bigEndian: checksum)
        return bytes
    }
}

extension [UInt8] {
    /// Adds the bytes of a number, the most significant first.
    mutating func append(bigEndian number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.bigEndian) { self += $0 }
    }
}
