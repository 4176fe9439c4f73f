import Raster
import ScrimTestSupport
import Testing
import Threads

@Suite("Materials")
struct MaterialTests {
    @Test("a material is within one step of its definition", arguments: MaterialRecipe.all)
    func definition(recipe: MaterialRecipe) throws {
        for (scale, width, height) in [
            (1.0, 97, 121), (2, 130, 70), (3, 61, 64), (0.5, 83, 50), (3, 5, 1), (2, 1, 1), (3, 2, 90), (1, 4, 4),
        ] {
            for picture in [
                TestPictures.hardNoise(width: width, height: height, seed: 4),
                TestPictures.translucentNoise(width: width, height: height, seed: 5),
                TestPictures.step(width: width, height: height, column: 13, row: 0),
            ] {
                var result = picture
                try result.apply(recipe, scale: scale)
                let exact = NaiveMaterial.apply(recipe, to: picture, scale: scale)
                let difference = NaiveBlur.difference(result, exact)
                #expect(difference <= 1, "scale \(scale), \(width)x\(height): \(difference) steps")
            }
        }
    }

    @Test("over one colour a material is one colour, the formula's to one step", arguments: MaterialRecipe.all)
    func flat(recipe: MaterialRecipe) throws {
        var random = SeededRandom(seed: 21)
        for _ in 0..<40 {
            let bits = random.next()
            let color = (0..<3).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
            let region = PixelRect(x: Int(bits >> 24 & 7), y: Int(bits >> 27 & 7), width: 43, height: 39)
            var picture = Bitmap(
                width: 50,
                height: 46,
                color: PremultipliedColor(red: color[0], green: color[1], blue: color[2], alpha: 255)
            )
            try picture.apply(recipe, scale: 1, in: region)
            let exact = NaiveMaterial.color(color.map { Double($0) / 255 }, recipe)
            let first = picture[region.x, region.y]
            for (channel, value) in [first.red, first.green, first.blue].enumerated() {
                #expect(abs(Double(value) - 255 * exact[channel]) <= 1, "\(color)")
            }
            #expect(first.alpha == 255)
            for y in region.y..<region.maxY {
                for x in region.x..<region.maxX { #expect(picture[x, y] == first) }
            }
        }
    }

    /// Averages over flat colours, published for an iPhone 16 Pro.
    private static let published: [(recipe: MaterialRecipe, color: [UInt8], result: [Double])] = [
        (.ultraThinLight, [0, 0, 0], [88.7, 88.7, 88.7]),
        (.ultraThinLight, [255, 0, 0], [234.0, 93.0, 93.0]),
        (.thinLight, [255, 255, 255], [245.1, 245.1, 245.2]),
        (.thinLight, [0, 255, 0], [120.1, 254.9, 120.2]),
        (.regularLight, [0, 0, 0], [196.1, 197.9, 196.1]),
        (.regularLight, [0, 0, 255], [192.1, 192.1, 254.9]),
        (.thickLight, [255, 0, 0], [254.9, 225.9, 225.9]),
        (.chromeLight, [0, 255, 0], [203.6, 254.9, 203.6]),
        (.ultraThinDark, [255, 255, 255], [176.8, 176.8, 176.8]),
        (.thinDark, [255, 0, 0], [159.1, 21.9, 21.9]),
        (.regularDark, [0, 255, 0], [2.0, 97.6, 2.0]),
        (.regularDark, [255, 255, 255], [84.0, 84.0, 84.0]),
        (.thickDark, [0, 0, 255], [30.0, 30.0, 77.1]),
        (.chromeDark, [0, 0, 0], [18.0, 19.2, 19.1]),
        (.chromeDark, [255, 0, 0], [156.1, 28.0, 28.0]),
    ]

    @Test("over flat colours a material is within 2.5 steps of what was measured on the system")
    func measured() throws {
        for (recipe, color, result) in Self.published {
            var picture = Bitmap(
                width: 8,
                height: 8,
                color: PremultipliedColor(red: color[0], green: color[1], blue: color[2], alpha: 255)
            )
            try picture.apply(recipe, scale: 3)
            let pixel = picture[4, 4]
            for (channel, value) in [pixel.red, pixel.green, pixel.blue].enumerated() {
                #expect(abs(Double(value) - result[channel]) <= 2.5, "\(recipe.name) over \(color)")
            }
        }
    }

    @Test("over nothing a material shows nothing, and over part of a picture it keeps the alpha")
    func translucent() throws {
        var clear = Bitmap(width: 20, height: 20)
        try clear.apply(.regularLight, scale: 2)
        #expect(clear == Bitmap(width: 20, height: 20))

        // Half-transparent white is treated as white, then multiplied by its alpha again.
        var half = Bitmap(width: 20, height: 20, color: Color.white.opacity(0.5).premultiplied)
        var white = Bitmap(width: 20, height: 20, color: Color.white.premultiplied)
        try half.apply(.regularDark, scale: 2)
        try white.apply(.regularDark, scale: 2)
        let expected = Double(white[9, 9].red) * 128 / 255
        #expect(half[9, 9].alpha == 128)
        #expect(abs(Double(half[9, 9].red) - expected) <= 1)
    }

    @Test("a region neither reads nor writes what lies outside of it")
    func region() throws {
        let region = PixelRect(x: 5, y: 7, width: 21, height: 22)
        var first = TestPictures.hardNoise(width: 33, height: 40, seed: 22)
        var second = TestPictures.noise(width: 33, height: 40, seed: 23)
        for y in region.y..<region.maxY {
            for x in region.x..<region.maxX { second[x, y] = first[x, y] }
        }
        let before = first
        try first.apply(.thinDark, scale: 1, in: region)
        try second.apply(.thinDark, scale: 1, in: region)
        for y in 0..<40 {
            for x in 0..<33 {
                let isInside = region.x..<region.maxX ~= x && region.y..<region.maxY ~= y
                #expect(first[x, y] == (isInside ? second : before)[x, y])
            }
        }
    }

    @Test("any number of threads makes the same pixels of a region anywhere", arguments: [2, 3, 7])
    func threads(threads: Int) throws {
        var random = SeededRandom(seed: 24)
        for _ in 0..<6 {
            let picture = random.bitmap(width: 150, height: 160)
            let (x, y) = (Int.random(in: 0...9, using: &random), Int.random(in: 0...9, using: &random))
            let region = PixelRect(x: x, y: y, width: 140, height: Int.random(in: 60...150, using: &random))
            let results = try [1, threads].map { threads in
                try ThreadPool.$current.withValue(ThreadPool(threads: threads)) {
                    var result = picture
                    try result.apply(.regularLight, scale: 1, in: region)
                    return result
                }
            }
            #expect(results[0] == results[1])
        }
    }

    @Test("every recipe has a name of its own")
    func names() {
        #expect(Set(MaterialRecipe.all.map(\.name)).count == 12)
    }
}
