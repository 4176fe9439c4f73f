import Testing

@testable import ImageIO

struct PixelDigestTests {
    /// The bytes that the xxHash project tests itself with (xsum_sanity_check.c).
    private func sanityBytes(_ count: Int) -> [UInt8] {
        var generator: UInt64 = 2_654_435_761
        return (0..<count).map { _ in
            defer { generator &*= 11_400_714_785_074_694_797 }
            return UInt8(generator >> 56)
        }
    }

    @Test(
        "the hash of the project's own test bytes is the published one, in one piece or many",
        arguments: [
            (0, "99aa06d3014798d86001c324468d497f"), (1, "a6cd5e9392000f6ac44bdff4074eecdb"),
            (6, "082afe0b8162d12a3e7039bdda43cfc6"), (12, "6e3efd8fc7802b18061a192713f69ad9"),
            (24, "0ce966e4678d37611e7044d28b1b901d"), (48, "a002ac4e5478227ef942219aed80f67b"),
            (81, "4952f58181ab00425e8bafb9f95fb803"), (222, "337e09641b948717f1aebd597cec6b3a"),
            (403, "1b6de21e332dd73dcdeb804d65c6dea4"), (512, "18d2d110dcc9bca1617e49599013cb6b"),
            (2048, "f736557fd47073a5dd59e2c3a5f038e0"), (2240, "ccb134fbfa7ce49d6e73a90539cf2948"),
            (2367, "e89c0f6ff369b427cb37aeb9e5d361ed"),
        ]
    )
    func vectors(count: Int, digest: String) {
        sanityBytes(count).withUnsafeBytes { bytes in
            #expect(PixelDigest.hash([bytes]).description == digest)
            let pieces = stride(from: 0, to: count, by: 7).map { start in
                UnsafeRawBufferPointer(rebasing: bytes[start..<min(count, start + 7)])
            }
            #expect(PixelDigest.hash(pieces).description == digest)
        }
    }

    @Test("the digest is the hash over width, height and straight RGBA, and over nothing else")
    func pixels() {
        var image = PNGImage(width: 2, height: 1, bytes: [1, 2, 3, 4, 5, 6, 7, 8])
        let digest = image.pixelDigest
        #expect(digest.description == "561f706a67a3c266d8b7c1d064cd6fef")
        image.pixelsPerMetre = 1
        image.text = [PNGImage.TextEntry(keyword: "k", text: "v")]
        #expect(image.pixelDigest == digest)
        #expect(PNGImage(width: 1, height: 2, bytes: image.bytes).pixelDigest != digest)
        #expect(PNGImage(width: 2, height: 1, bytes: [1, 2, 3, 4, 5, 6, 7, 9]).pixelDigest != digest)
    }
}
