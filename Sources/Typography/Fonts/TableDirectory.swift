/// The list of tables at the start of an OpenType font.
enum TableDirectory {
    /// True when the first font's tables all lie inside of the file, which a cut-off copy's do not.
    ///
    /// HarfBuzz takes a table that is cut off for one without glyphs, and texts would be drawn empty.
    static func isWhole(_ bytes: UnsafeRawBufferPointer) -> Bool {
        func number<T: FixedWidthInteger>(_ type: T.Type, at offset: Int) -> Int? {
            guard offset >= 0, offset <= bytes.count - MemoryLayout<T>.size else { return nil }
            return Int(T(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: type)))
        }
        // A collection starts with its own tag, version and count, then the places of its fonts.
        let isCollection = bytes.starts(with: "ttcf".utf8)
        guard let start = isCollection ? number(UInt32.self, at: 12) : 0,
            let count = number(UInt16.self, at: start + 4)
        else { return false }
        return (0..<count).allSatisfy { index in
            let record = start + 12 + 16 * index
            guard let offset = number(UInt32.self, at: record + 8), let length = number(UInt32.self, at: record + 12)
            else { return false }
            return length == 0 || offset + length <= bytes.count
        }
    }
}
