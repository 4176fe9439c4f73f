import ImageIO
import Raster
import ScrimTestSupport
import Snapshots
import Testing
import Threads

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
                    expected: PictureSize(PixelSize(width: 4, height: 3)),
                    actual: PictureSize(PixelSize(width: 3, height: 4))
                )
        )
    }

    @Test("the comparison is that of the definition, on any number of threads", arguments: [1, 2, 3, 7])
    func random(threads: Int) {
        var random = SeededRandom(seed: 3)
        // The last are more than one part of the work.
        for (width, height) in [(23, 17), (1, 40), (129, 2), (700, 400), (700, 400)] {
            let (old, new) = random.pair(width: width, height: height)
            let comparison = ThreadPool.$current.withValue(ThreadPool(threads: threads)) {
                Comparison(
                    expected: PNGImage(width: width, height: height, bytes: old),
                    actual: PNGImage(width: width, height: height, bytes: new)
                )
            }
            #expect(comparison == expected(NaiveComparison(old, new, width: width)))
        }
    }

    private func expected(_ naive: NaiveComparison) -> Comparison {
        guard let left = naive.columns.min(), let right = naive.columns.max(),
            let top = naive.rows.min(), let bottom = naive.rows.max()
        else { return .equal }
        return .different(
            Comparison.Difference(
                count: naive.count,
                bounds: PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1),
                largestChannelDifference: naive.largest
            )
        )
    }
}
