import ImageIO
import Raster
import Testing

struct BitmapPNGTests {
    /// One pixel for each of the 65,536 pairs of a channel (in red) and an alpha; green and blue are other channels.
    private var allPairs: [UInt8] {
        (0..<65_536).flatMap { pair -> [UInt8] in
            let (channel, alpha) = (UInt8(pair >> 8), UInt8(pair & 255))
            return [channel, 255 - channel, channel / 2, alpha]
        }
    }

    @Test("every channel is multiplied by every alpha with exact rounding")
    func premultiplied() {
        let straight = allPairs
        let bitmap = Bitmap(PNGImage(width: 256, height: 256, bytes: straight))
        let exact = straight.indices.map { index in
            let alpha = straight[index | 3]
            return index % 4 == 3 ? alpha : UInt8((Double(straight[index]) * Double(alpha) / 255).rounded())
        }
        #expect(bitmap.bytes == exact)
        #expect(bitmap.width == 256 && bitmap.height == 256)
    }

    @Test("every premultiplied channel is divided by its alpha and rounded to nearest; clear is clear black")
    func straight() {
        let premultiplied = Bitmap(PNGImage(width: 256, height: 256, bytes: allPairs)).bytes
        let image = PNGImage(Bitmap(width: 256, height: 256, bytes: premultiplied))
        let exact = premultiplied.indices.map { index -> UInt8 in
            let alpha = premultiplied[index | 3]
            if index % 4 == 3 || alpha == 0 { return alpha }
            return UInt8((Double(premultiplied[index]) * 255 / Double(alpha)).rounded())
        }
        #expect(image.bytes == exact)
    }

    @Test("a bitmap comes back from a PNG image as it was")
    func roundTrip() {
        let bitmap = Bitmap(PNGImage(width: 256, height: 256, bytes: allPairs))
        #expect(Bitmap(PNGImage(bitmap)) == bitmap)
    }

    @Test("opaque pixels are the same bytes on both sides")
    func opaque() {
        let bytes: [UInt8] = [1, 2, 3, 255, 200, 100, 0, 255]
        #expect(Bitmap(PNGImage(width: 2, height: 1, bytes: bytes)).bytes == bytes)
        #expect(PNGImage(Bitmap(width: 2, height: 1, bytes: bytes)).bytes == bytes)
    }

    @Test("a channel above its alpha, which is no colour, becomes 255")
    func outOfRange() {
        #expect(PNGImage(Bitmap(width: 1, height: 1, bytes: [200, 50, 0, 100])).bytes == [255, 128, 0, 100])
    }

    @Test("scale becomes density, and texts are kept")
    func metadata() {
        let entry = PNGImage.TextEntry(keyword: "k", text: "v")
        let image = PNGImage(Bitmap(width: 1, height: 1), scale: 3, text: [entry])
        #expect(image.pixelsPerMetre == 8_504 && image.text == [entry])
    }
}
