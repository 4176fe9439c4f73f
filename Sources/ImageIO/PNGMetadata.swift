/// What the chunks around the pixels say.
struct PNGMetadata {
    let header: PNGHeader
    /// What the chunk cICP says, which only tells colours that are known here.
    private(set) var coded: CodedColors?
    private(set) var profile: EmbeddedProfile?
    private(set) var isMarkedSRGB = false
    private(set) var gamma: UInt32?
    private(set) var chromaticities: Chromaticities?
    /// The frames of an animation; 1 where the file has but one picture.
    private(set) var frameCount = 1
    /// Where the chunk starts that the colours come from, the first of gAMA and cHRM.
    private(set) var colorOffset: Int?
    private(set) var pixelsPerMetre: Int?
    private(set) var text: [PNGImage.TextEntry] = []

    /// Most texts that are kept; a file with more is refused, since each takes more memory than file.
    private static let maximumTexts = 1_000

    private let file: String
    private let limits: DecodingLimits
    private var seenImageData = false

    /// Reads all the chunks to IEND; what follows it is not looked at.
    init(_ bytes: [UInt8], file: String, limits: DecodingLimits) throws(PNGDecodingError) {
        var reader = PNGChunkReader(bytes, file: file)
        header = try PNGHeader(try reader.next(), file: file, limits: limits)
        self.file = file
        self.limits = limits
        while true {
            let chunk = try reader.next()
            if chunk.type == "IEND" { return }
            try take(chunk)
        }
    }

    /// The colours of the pixels, by the precedence of the PNG specification: cICP, iCCP, then sRGB, then gAMA and
    /// cHRM.
    var colorSource: ColorSource {
        if let coded { return coded.source }
        if let profile { return .profile(profile) }
        if isMarkedSRGB || (gamma == nil && chromaticities == nil) { return .sRGB }
        return .measured(gamma: gamma, chromaticities: chromaticities)
    }

    private mutating func take(_ chunk: PNGChunk) throws(PNGDecodingError) {
        switch chunk.type {
        case "IDAT": seenImageData = true
        case "acTL": try takeAnimation(chunk)
        case "cICP":
            try requireFirst(chunk, coded == nil)
            coded = try CodedColors(chunk, file: file)
        case "iCCP":
            try requireFirst(chunk, profile == nil)
            profile = try EmbeddedProfile(chunk, file: file, limit: limits.maximumProfileBytes)
            colorOffset = chunk.offset
        case "sRGB":
            try requireFirst(chunk, !isMarkedSRGB)
            isMarkedSRGB = true
        case "gAMA":
            try requireFirst(chunk, gamma == nil)
            gamma = try words(of: chunk, count: 1)[0]
            colorOffset = colorOffset ?? chunk.offset
        case "cHRM":
            try requireFirst(chunk, chromaticities == nil)
            chromaticities = Chromaticities(try words(of: chunk, count: 8))
            colorOffset = colorOffset ?? chunk.offset
        case "pHYs": try takeDensity(chunk)
        case "tEXt", "iTXt":
            guard let entry = PNGImage.TextEntry(chunk) else { return }
            guard text.count < Self.maximumTexts else {
                throw malformed("there are more than \(Self.maximumTexts) text chunks", chunk)
            }
            text.append(entry)
        default: break
        }
    }

    /// Takes how many frames an animation has; behind the pixels it says nothing, and the file is a still picture.
    private mutating func takeAnimation(_ chunk: PNGChunk) throws(PNGDecodingError) {
        guard !seenImageData else { return }
        guard chunk.data.count == 8 else { throw malformed("chunk acTL has \(chunk.data.count) bytes, not 8", chunk) }
        frameCount = max(frameCount, Int(chunk.data.bigEndianWord))
    }

    private mutating func takeDensity(_ chunk: PNGChunk) throws(PNGDecodingError) {
        guard chunk.data.count == 9 else { throw malformed("chunk pHYs has \(chunk.data.count) bytes, not 9", chunk) }
        let x = chunk.data.bigEndianWord
        let y = chunk.data.dropFirst(4).bigEndianWord
        let isPerMetre = chunk.data.last == 1
        pixelsPerMetre = isPerMetre && x == y && x > 0 ? Int(x) : nil
    }

    private func words(of chunk: PNGChunk, count: Int) throws(PNGDecodingError) -> [UInt32] {
        guard chunk.data.count == 4 * count else {
            throw malformed("chunk \(chunk.type) has \(chunk.data.count) bytes, not \(4 * count)", chunk)
        }
        return (0..<count).map { chunk.data.dropFirst(4 * $0).bigEndianWord }
    }

    /// Colours are told once, before the pixels; a reader could not know which of two to believe.
    private func requireFirst(_ chunk: PNGChunk, _ isFirst: Bool) throws(PNGDecodingError) {
        guard isFirst else { throw malformed("there are two chunks \(chunk.type)", chunk) }
        guard !seenImageData else { throw malformed("chunk \(chunk.type) follows the pixels", chunk) }
    }

    private func malformed(_ words: String, _ chunk: PNGChunk) -> PNGDecodingError {
        PNGDecodingError(file: file, reason: .malformed(words), offset: chunk.offset)
    }
}
