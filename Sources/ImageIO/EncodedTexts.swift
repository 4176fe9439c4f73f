import CPNG

/// Texts as libpng takes them: C strings with their character set.
struct EncodedTexts {
    /// All strings, each with its zero.
    private var storage: [CChar] = []
    private var entries: [(keyword: Int, text: Int, isInternational: Bool)] = []

    init(_ texts: [PNGImage.TextEntry]) throws(PNGEncodingError) {
        for entry in texts {
            guard let keyword = entry.keyword.latin1, PNGImage.TextEntry.isKeyword(keyword) else {
                throw .badKeyword(entry.keyword)
            }
            guard !entry.text.utf8.contains(0) else { throw .zeroInText(keyword: entry.keyword) }
            let latin1 = entry.text.latin1
            let keywordStart = append(keyword)
            let textStart = append(latin1 ?? Array(entry.text.utf8))
            entries.append((keywordStart, textStart, latin1 == nil))
        }
    }

    func withEntries<Result>(_ body: ([cpng_text]) -> Result) -> Result {
        storage.withUnsafeBufferPointer { strings in
            let texts = entries.map { entry in
                cpng_text(
                    keyword: strings.baseAddress.map { $0 + entry.keyword },
                    text: strings.baseAddress.map { $0 + entry.text },
                    international: entry.isInternational ? 1 : 0
                )
            }
            return body(texts)
        }
    }

    private mutating func append(_ bytes: [UInt8]) -> Int {
        let start = storage.count
        storage += bytes.map { CChar(bitPattern: $0) } + [0]
        return start
    }
}
