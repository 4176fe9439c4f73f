import ImageIO
import Raster
import ScrimTestSupport
import Snapshots
import Testing

struct ComparisonTests {
    private let image = PNGImage(width: 4, height: 3, bytes: [UInt8](repeating: 100, count: 48))

    private func changed(_ changes: [(x: Int, y: Int, channel: Int, value: UInt8)]) -> PNGImage {
        var bytes = image.bytes
        for change in changes { bytes[4 * (change.y * image.width + change.x) + change.channel] = change.value }
        return PNGImage(width: image.width, height: image.height, bytes: bytes)
    }

    @Test("a picture equals itself, whatever its density and texts")
    func equal() {
        var other = image
        other.pixelsPerMetre = 2_835
        other.text = [PNGImage.TextEntry(keyword: "Title", text: "other")]
        #expect(Comparison(expected: image, actual: other) == .equal)
    }

    @Test("one step in one channel of one pixel is a difference", arguments: 0..<4)
    func oneStep(channel: Int) {
        let actual = changed([(x: 2, y: 1, channel: channel, value: 101)])
        let difference = Comparison.Difference(
            count: 1,
            bounds: PixelRect(x: 2, y: 1, width: 1, height: 1),
            largestChannelDifference: 1
        )
        #expect(Comparison(expected: image, actual: actual) == .different(difference))
        #expect(Comparison(expected: actual, actual: image) == .different(difference))
    }

    @Test("pixels count once however many channels differ, and the box spans all of them")
    func counts() {
        let actual = changed([
            (x: 3, y: 0, channel: 0, value: 99), (x: 3, y: 0, channel: 1, value: 90),
            (x: 1, y: 2, channel: 2, value: 150),
        ])
        let difference = Comparison.Difference(
            count: 2,
            bounds: PixelRect(x: 1, y: 0, width: 3, height: 3),
            largestChannelDifference: 50
        )
        #expect(Comparison(expected: image, actual: actual) == .different(difference))
    }

    @Test("black against opaque white differs by 255 everywhere")
    func extremes() {
        let black = PNGImage(width: 2, height: 2, bytes: [UInt8](repeating: 0, count: 16))
        let white = PNGImage(width: 2, height: 2, bytes: [UInt8](repeating: 255, count: 16))
        let difference = Comparison.Difference(
            count: 4,
            bounds: PixelRect(x: 0, y: 0, width: 2, height: 2),
            largestChannelDifference: 255
        )
        #expect(Comparison(expected: black, actual: white) == .different(difference))
    }

    @Test("fully transparent pixels of different colours differ")
    func transparentColors() {
        let red = PNGImage(width: 1, height: 1, bytes: [255, 0, 0, 0])
        let clear = PNGImage(width: 1, height: 1, bytes: [0, 0, 0, 0])
        #expect(Comparison(expected: red, actual: clear) != .equal)
    }

    @Test("pictures of different sizes are told apart without looking at pixels, also of the same area")
    func sizes() {
        let turned = PNGImage(width: 3, height: 4, bytes: image.bytes)
        #expect(
            Comparison(expected: image, actual: turned)
                == .sizesDiffer(
                    expected: PixelSize(width: 4, height: 3),
                    actual: PixelSize(width: 3, height: 4)
                )
        )
        #expect(Comparison.picture(expected: image, actual: turned) == nil)
    }

    @Test("the comparison of random pictures agrees with a count by definition")
    func random() {
        var random = SeededRandom(seed: 3)
        let (width, height) = (23, 17)
        let old = (0..<4 * width * height).map { _ in UInt8.random(in: .min ... .max, using: &random) }
        var new = old
        for _ in 0..<40 { new[Int.random(in: 0..<new.count, using: &random)] = 7 }
        let pixels = (0..<width * height).filter { old[4 * $0..<4 * $0 + 4] != new[4 * $0..<4 * $0 + 4] }
        let (xs, ys) = (pixels.map { $0 % width }, pixels.map { $0 / width })
        let bounds = PixelRect(
            x: xs.min() ?? 0,
            y: ys.min() ?? 0,
            width: (xs.max() ?? 0) - (xs.min() ?? 0) + 1,
            height: (ys.max() ?? 0) - (ys.min() ?? 0) + 1
        )
        let comparison = Comparison(
            expected: PNGImage(width: width, height: height, bytes: old),
            actual: PNGImage(width: width, height: height, bytes: new)
        )
        let difference = Comparison.Difference(
            count: pixels.count,
            bounds: bounds,
            largestChannelDifference: zip(old, new).map { abs(Int($0) - Int($1)) }.max() ?? 0
        )
        #expect(comparison == .different(difference))
    }

    @Test("the picture of a difference is magenta where pixels differ and pale gray elsewhere")
    func picture() throws {
        let old = PNGImage(width: 3, height: 1, bytes: [0, 0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 0])
        let new = PNGImage(width: 3, height: 1, bytes: [1, 0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 0])
        let marked = try #require(Comparison.picture(expected: old, actual: new))
        #expect(marked.bytes == [255, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255])
        let same = try #require(Comparison.picture(expected: old, actual: old))
        #expect(same.bytes == [192, 192, 192, 255, 255, 255, 255, 255, 255, 255, 255, 255])
    }
}
