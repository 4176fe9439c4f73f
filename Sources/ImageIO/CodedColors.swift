/// What the chunk cICP says of colours: numbers of ITU-T H.273, of which those of two spaces are known.
enum CodedColors: CaseIterable {
    case sRGB
    case displayP3

    /// The colour primaries, the transfer function, the matrix, and 1 for the full range.
    private var numbers: [UInt8] {
        switch self {
        case .sRGB: [1, 13, 0, 1]
        case .displayP3: [12, 13, 0, 1]
        }
    }

    init(_ chunk: PNGChunk, file: String) throws(PNGDecodingError) {
        guard chunk.data.count == 4 else {
            let words = "chunk cICP has \(chunk.data.count) bytes, not 4"
            throw PNGDecodingError(file: file, reason: .malformed(words), offset: chunk.offset)
        }
        guard let known = Self.allCases.first(where: { chunk.data.elementsEqual($0.numbers) }) else {
            func list(_ numbers: some Sequence<UInt8>) -> String { numbers.map { "\($0)" }.joined(separator: ", ") }
            let words =
                "chunk cICP says (\(list(chunk.data))), and only (\(list(Self.sRGB.numbers))), sRGB, and "
                + "(\(list(Self.displayP3.numbers))), Display P3, can be read"
            throw PNGDecodingError(file: file, reason: .badColorProfile(words), offset: chunk.offset)
        }
        self = known
    }

    var source: ColorSource {
        switch self {
        case .sRGB: .sRGB
        case .displayP3: .measured(gamma: nil, chromaticities: .displayP3)
        }
    }
}
