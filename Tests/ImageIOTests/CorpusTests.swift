import FoundationEssentials
import ImageIO
import Testing

/// PNG files from which the fuzzer starts, and those that once were not survived.
@Suite struct CorpusTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus").path

    static let files: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

    @Test("each is refused, or is encoded, and decodes to the same pixels and texts", arguments: files)
    func survives(file: String) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: Self.folder + "/" + file)))
        let decoder = PNGDecoder(limits: DecodingLimits(maximumSide: 512, maximumDecodedBytes: 1 << 20))
        let image: PNGImage
        do throws(PNGDecodingError) {
            image = try decoder.decode(bytes, file: file)
        } catch {
            #expect(!"\(error)".isEmpty)
            return
        }
        let copy = try decoder.decode(PNGEncoder(.fast).encode(image), file: "copy")
        #expect(copy.bytes == image.bytes && copy.width == image.width && copy.text == image.text)
    }

    @Test("there are some")
    func count() {
        #expect((10...80).contains(Self.files.count))
    }
}
