extension PNGImage.TextEntry {
    /// The text of a tEXt or uncompressed iTXt chunk, or `nil` for one that is compressed or breaks the rules.
    ///
    /// Text has no part in the pixels, so a bad one is passed over instead of refusing the picture.
    init?(_ chunk: PNGChunk) {
        let fields = chunk.data.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
        guard fields.count == 2, Self.isKeyword(fields[0]) else { return nil }
        if chunk.type == "tEXt" {
            guard !fields[1].contains(0) else { return nil }
            self.init(keyword: String(latin1: fields[0]), text: String(latin1: fields[1]))
            return
        }
        // Compression flag and method, then language and translated keyword, each ended by a zero.
        guard fields[1].starts(with: [0, 0]) else { return nil }
        let rest = fields[1].dropFirst(2).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
        guard rest.count == 3, !rest[2].contains(0), let text = String(validating: rest[2], as: UTF8.self) else {
            return nil
        }
        self.init(keyword: String(latin1: fields[0]), text: text)
    }

    /// True for bytes in Latin-1 that may be a keyword.
    static func isKeyword(_ bytes: some Collection<UInt8>) -> Bool {
        let space = UInt8(ascii: " ")
        let isPrintable = bytes.allSatisfy { (32...126).contains($0) || $0 >= 161 }
        let hasTwoSpaces = zip(bytes, bytes.dropFirst()).contains { $0 == space && $1 == space }
        return (1...79).contains(bytes.count) && isPrintable && !hasTwoSpaces
            && bytes.first != space && bytes.dropFirst(bytes.count - 1).first != space
    }
}

extension String {
    init(latin1 bytes: some Sequence<UInt8>) {
        self.init(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }

    /// The bytes in Latin-1, or `nil` where a character has none.
    var latin1: [UInt8]? {
        var bytes: [UInt8] = []
        for scalar in unicodeScalars {
            guard let byte = UInt8(exactly: scalar.value) else { return nil }
            bytes.append(byte)
        }
        return bytes
    }
}
