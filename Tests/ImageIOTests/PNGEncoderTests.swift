import ImageIO
import ScrimTestSupport
import Testing

struct PNGEncoderTests {
    private func random(width: Int, height: Int, isOpaque: Bool, seed: UInt64) -> PNGImage {
        var random = SeededRandom(seed: seed)
        var bytes = (0..<4 * width * height).map { _ in UInt8.random(in: .min ... .max, using: &random) }
        if isOpaque {
            for index in stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 }
        } else {
            // No chance may make the picture opaque.
            bytes[3] = 0
        }
        return PNGImage(width: width, height: height, bytes: bytes)
    }

    /// The chunks of a file as (type, data).
    private func chunks(_ file: [UInt8]) -> [(type: String, data: [UInt8])] {
        var found: [(String, [UInt8])] = []
        var index = 8
        while index < file.count {
            let length = file[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: file[index + 4..<index + 8], as: UTF8.self)
            found.append((type, Array(file[index + 8..<index + 8 + length])))
            index += 12 + length
        }
        return found
    }

    private func written(_ text: PNGImage.TextEntry...) throws -> [(type: String, data: [UInt8])] {
        let image = PNGImage(width: 1, height: 1, bytes: [0, 0, 0, 0], text: text)
        return chunks(try PNGEncoder().encode(image)).filter { $0.type.hasSuffix("Xt") }
    }

    @Test("what is written is read back: pixels, density and texts", arguments: [false, true])
    func roundTrip(isOpaque: Bool) throws {
        for (width, height) in [(1, 1), (3, 7), (64, 5), (301, 203)] {
            var image = random(width: width, height: height, isOpaque: isOpaque, seed: UInt64(width))
            image.pixelsPerMetre = PNGImage.pixelsPerMetre(scale: 3)
            image.text = [
                PNGImage.TextEntry(keyword: "Scrim:version", text: "1.0"),
                PNGImage.TextEntry(keyword: "Title", text: "Größe: ½ µ"),
                PNGImage.TextEntry(keyword: "Author", text: "日本語 – עברית"),
                PNGImage.TextEntry(keyword: "Comment", text: ""),
            ]
            #expect(try PNGDecoder().decode(PNGEncoder().encode(image), file: "again") == image)
        }
    }

    @Test("the same picture gives the same bytes")
    func sameBytes() throws {
        let image = random(width: 150, height: 90, isOpaque: false, seed: 11)
        #expect(try PNGEncoder().encode(image) == PNGEncoder().encode(image))
    }

    @Test("an opaque picture is RGB, and one with a pixel of alpha 254 is RGBA; both have 8 bits and no interlacing")
    func colorTypes() throws {
        let opaque = PNGImage(width: 2, height: 1, bytes: [1, 2, 3, 255, 4, 5, 6, 255])
        let nearly = PNGImage(width: 2, height: 1, bytes: [1, 2, 3, 255, 4, 5, 6, 254])
        #expect(chunks(try PNGEncoder().encode(opaque))[0].data == [0, 0, 0, 2, 0, 0, 0, 1, 8, 2, 0, 0, 0])
        #expect(chunks(try PNGEncoder().encode(nearly))[0].data == [0, 0, 0, 2, 0, 0, 0, 1, 8, 6, 0, 0, 0])
    }

    @Test("files are marked as sRGB, carry their density, and no gamma beside it")
    func chunkList() throws {
        var image = random(width: 2, height: 2, isOpaque: true, seed: 12)
        #expect(chunks(try PNGEncoder().encode(image)).map(\.type) == ["IHDR", "sRGB", "IDAT", "IEND"])
        image.pixelsPerMetre = 8_504
        let found = chunks(try PNGEncoder().encode(image))
        #expect(found.map(\.type) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
        #expect(found[1].data == [0])
        #expect(found[2].data == [0, 0, 0x21, 0x38, 0, 0, 0x21, 0x38, 1])
    }

    @Test(
        "a scale is 72 pixels per inch and point: in pixels per metre, rounded, and back",
        arguments: [(1.0, 2_835), (2.0, 5_669), (3.0, 8_504), (2.61, 7_398)]
    )
    func density(scale: Double, pixelsPerMetre: Int) {
        #expect(PNGImage.pixelsPerMetre(scale: scale) == pixelsPerMetre)
        #expect(PNGImage(width: 1, height: 1, bytes: [0, 0, 0, 0], pixelsPerMetre: pixelsPerMetre).scale == scale)
    }

    @Test("a density is read where it is in metres and the same in both directions")
    func readDensity() throws {
        let samples = Samples(width: 1, height: 1, depth: 8, colorType: .gray, values: [0])
        func density(_ x: UInt32, _ y: UInt32, unit: UInt8) throws -> Int? {
            let file = PNGBuilder(samples, extra: [PNGBuilder.density(x: x, y: y, unit: unit)]).bytes
            return try PNGDecoder().decode(file, file: "density").pixelsPerMetre
        }
        #expect(try density(2_835, 2_835, unit: 1) == 2_835)
        #expect(try density(2_835, 2_835, unit: 0) == nil)
        #expect(try density(2_835, 2_836, unit: 1) == nil)
        #expect(try density(0, 0, unit: 1) == nil)
    }

    @Test("Latin-1 texts are tEXt and others iTXt, in the order given")
    func texts() throws {
        let found = try written(
            PNGImage.TextEntry(keyword: "Scrim:device", text: "café"),
            PNGImage.TextEntry(keyword: "A", text: "→"),
            PNGImage.TextEntry(keyword: "Scrim:scale", text: "3")
        )
        #expect(found.map(\.type) == ["tEXt", "iTXt", "tEXt"])
        #expect(found[0].data == Array("Scrim:device\0caf".utf8) + [0xE9])
        #expect(found[1].data == Array("A\0\0\0\0\0→".utf8))
        #expect(found[2].data == Array("Scrim:scale\u{0}3".utf8))
    }

    @Test(
        "keywords that PNG does not allow are errors",
        arguments: ["", " a", "a ", "a  b", "a\nb", "日本", "\u{A0}", String(repeating: "k", count: 80)]
    )
    func keywords(keyword: String) {
        #expect(throws: PNGEncodingError.badKeyword(keyword)) {
            try written(PNGImage.TextEntry(keyword: keyword, text: "text"))
        }
    }

    @Test("a keyword may have 79 characters; a text may not have a zero; a density is positive")
    func bounds() throws {
        let longest = String(repeating: "k", count: 79)
        #expect(try written(PNGImage.TextEntry(keyword: longest, text: "text")).count == 1)
        #expect(throws: PNGEncodingError.zeroInText(keyword: "k")) {
            try written(PNGImage.TextEntry(keyword: "k", text: "a\0b"))
        }
        let image = PNGImage(width: 1, height: 1, bytes: [0, 0, 0, 0], pixelsPerMetre: -1)
        #expect(throws: PNGEncodingError.densityOutOfRange(pixelsPerMetre: -1)) { try PNGEncoder().encode(image) }
    }

    @Test("texts that are compressed or broken are passed over, and more than a thousand are refused")
    func readTexts() throws {
        let samples = Samples(width: 1, height: 1, depth: 8, colorType: .gray, values: [0])
        func texts(_ chunks: [PNGBuilder.Chunk]) throws -> [PNGImage.TextEntry] {
            try PNGDecoder().decode(PNGBuilder(samples, extra: chunks).bytes, file: "texts").text
        }
        let good = PNGBuilder.Chunk(type: "tEXt", data: Array("k\0v".utf8))
        let bad = [
            PNGBuilder.Chunk(type: "tEXt", data: Array("no end".utf8)),
            PNGBuilder.Chunk(type: "tEXt", data: Array("\0no keyword".utf8)),
            PNGBuilder.Chunk(type: "iTXt", data: Array("k\0\u{1}\0\0\0packed".utf8)),
            PNGBuilder.Chunk(type: "iTXt", data: Array("k\0\0\0\0\0".utf8) + [0xFF]),
            PNGBuilder.Chunk(type: "iTXt", data: Array("k\0\0\0no end".utf8)),
        ]
        #expect(try texts(bad + [good]) == [PNGImage.TextEntry(keyword: "k", text: "v")])
        #expect(try texts([PNGBuilder.Chunk](repeating: good, count: 1_000)).count == 1_000)
        #expect(throws: PNGDecodingError.self) { try texts([PNGBuilder.Chunk](repeating: good, count: 1_001)) }
    }
}
