import ScrimTestSupport
import Testing
import Threads

@testable import ImageIO

@Suite("Small PNG files")
struct SmallPNGTests {
    /// Depth and colour type of a file.
    private func format(_ file: [UInt8]) -> (depth: Int, type: ColorType?) {
        (Int(file[24]), ColorType(rawValue: file[25]))
    }

    private func check(
        _ pixels: [[UInt8]],
        width: Int,
        _ depth: Int,
        _ type: ColorType,
        _ comment: Comment? = nil
    ) throws {
        let image = PNGImage(width: width, height: pixels.count / width, bytes: pixels.flatMap(\.self))
        let file = try PNGEncoder(.small).encode(image)
        #expect(format(file) == (depth, type), comment)
        #expect(try PNGDecoder().decode(file, file: "small") == image, comment)
    }

    @Test("gray takes the fewest bits that hold it", arguments: [1, 2, 4, 8])
    func gray(depth: Int) throws {
        let step = 255 / ((1 << depth) - 1)
        for width in [1, 3, 8, 13] {
            let pixels = (0..<width * 40).map { index in
                let gray = UInt8(index * 7 % (1 << depth) * step)
                return [gray, gray, gray, 255]
            }
            try check(pixels, width: width, depth, .gray)
        }
    }

    @Test(
        "few colours make a palette of as few bits, with alphas",
        arguments: [(2, 1), (4, 2), (16, 4), (17, 8), (256, 8)]
    )
    func palette(colors: Int, depth: Int) throws {
        var random = SeededRandom(seed: 80)
        for alpha in [255, 90] as [UInt8] {
            let pixels = (0..<31 * 300).map { index -> [UInt8] in
                let color = index < colors ? index : Int.random(in: 0..<colors, using: &random)
                return [UInt8(color), 200, UInt8(255 - color), color % 2 == 0 ? alpha : 255]
            }
            try check(pixels, width: 31, depth, .palette)
        }
    }

    @Test("more than 256 colours are RGB, and RGBA where an alpha is neither 0 nor 255")
    func direct() throws {
        var pixels = (0..<20 * 20).map { index -> [UInt8] in [UInt8(index % 256), UInt8(index / 256), 3, 255] }
        try check(pixels, width: 20, 8, .rgb)
        pixels[7] = [9, 9, 9, 0]
        try check(pixels, width: 20, 8, .rgb, "one clear colour")
        pixels[9] = [9, 9, 9, 255]
        try check(pixels, width: 20, 8, .rgba, "an opaque pixel of the clear colour")
        pixels[9] = [9, 8, 9, 0]
        try check(pixels, width: 20, 8, .rgba, "two clear colours")
        pixels[9] = [9, 8, 9, 1]
        try check(pixels, width: 20, 8, .rgba, "a translucent colour")
    }

    @Test("gray with alpha is so where there are many, and names its clear gray where there is one")
    func grayAlpha() throws {
        let many = (0..<400).map { index -> [UInt8] in
            let gray = UInt8(index % 200)
            return [gray, gray, gray, UInt8(index / 2)]
        }
        try check(many, width: 20, 8, .grayAlpha)
        let one = (0..<400).map { index -> [UInt8] in
            let gray = UInt8(index % 16 * 17)
            return gray == 17 ? [17, 17, 17, 0] : [gray, gray, gray, 255]
        }
        try check(one, width: 20, 4, .gray)
    }

    @Test("pictures of every kind are read back, and the number of threads does not change the file")
    func threads() throws {
        for (isOpaque, seed) in [(true, 81), (false, 82)] as [(Bool, UInt64)] {
            let image = PNGBandTests.picture(width: 97, height: 150, isOpaque: isOpaque, seed: seed)
            let file = try ThreadPool.$current.withValue(.single) { try PNGEncoder(.small).encode(image) }
            #expect(try PNGDecoder().decode(file, file: "small") == image)
            for threads in [2, 3, 7] {
                let again = try ThreadPool.$current.withValue(ThreadPool(threads: threads)) {
                    try PNGEncoder(.small).encode(image)
                }
                #expect(again == file)
            }
        }
    }

    @Test("parts of a picture have filters of their own: two colours none, a slope its differences")
    func filters() throws {
        var random = SeededRandom(seed: 84)
        let width = 200
        // Black and white dots, then a slope to the right with noise.
        var pixels: [UInt8] = []
        for y in 0..<128 {
            for x in 0..<width {
                let noise = UInt8.random(in: 0...1, using: &random)
                let value = y < 64 ? 255 * noise : UInt8(x) + noise
                pixels += [value, value, value &+ 3, 255]
            }
        }
        let image = PNGImage(width: width, height: 128, bytes: pixels)
        let rows = PackedRows(image, .rgb)
        let filtered = try #require(FilterSearch(rows).filtered())
        let filters = (0..<128).map { filtered[$0 * rows.filteredCount] }
        #expect(filters[0..<64].allSatisfy { $0 == 0 }, "\(filters)")
        #expect(filters[64...].allSatisfy { $0 == 1 || $0 == 4 }, "\(filters)")
        #expect(try PNGDecoder().decode(PNGEncoder(.small).encode(image), file: "small") == image)
    }

    @Test("density and texts travel in small files too, and what cannot be written is an error")
    func metadata() throws {
        var image = PNGBandTests.picture(width: 9, height: 9, isOpaque: true, seed: 83)
        image.pixelsPerMetre = 8_504
        image.text = [PNGImage.TextEntry(keyword: "Title", text: "日本語")]
        #expect(try PNGDecoder().decode(PNGEncoder(.small).encode(image), file: "small") == image)
        image.pixelsPerMetre = -1
        #expect(throws: PNGEncodingError.densityOutOfRange(pixelsPerMetre: -1)) { try PNGEncoder(.small).encode(image) }
    }
}
