import Raster
import ScrimTestSupport
import Testing
import Threads

/// A blur by mask is within one 8-bit step, rounding included, of each pixel's own Gaussian in double precision.
@Suite("Blur by mask against its definition")
struct MaskBlurTests {
    @Test("masks of every kind are within one step in every edge mode", arguments: EdgeMode.allCases)
    func kinds(edges: EdgeMode) throws {
        let (width, height) = (78, 67)
        let gray = try MaskImage(width: 5, height: 4, values: (0..<20).map { UInt8($0 * 37 % 256) })
        var random = SeededRandom(seed: 30)
        let noise = try MaskImage(
            width: width,
            height: height,
            values: (0..<width * height).map { _ in UInt16(truncatingIfNeeded: random.next()) }
        )
        let masks: [(name: String, mask: SigmaMask)] = [
            ("radial", .radial(center: Point(x: 31, y: 40), inner: 6, outer: 50, maximum: 9)),
            ("wide radial", .radial(center: Point(x: 40, y: -60), inner: 20, outer: 190, maximum: 22)),
            ("inside out", .radial(center: Point(x: 39, y: 33), inner: 60, outer: 0, maximum: 14)),
            ("disc", .radial(center: Point(x: 39, y: 33), inner: 20, outer: 20, maximum: 25)),
            ("linear", .linear(from: Point(x: 10, y: 0), to: Point(x: 70, y: 30), maximum: 3)),
            ("two points", .twoPoint(from: .zero, fromSigma: 40, to: Point(x: 78, y: 67), toSigma: 12)),
            ("picture", .image(gray, maximum: 16)),
            ("noise", .image(noise, maximum: 12)),
        ]
        for (name, mask) in masks {
            for picture in [
                TestPictures.hardNoise(width: width, height: height, seed: 31),
                TestPictures.step(width: width, height: height, column: 33, row: 20),
                TestPictures.checker(width: width, height: height),
                TestPictures.translucentNoise(width: width, height: height, seed: 32),
                TestPictures.impulse(width: width, height: height, x: 38, y: 34),
            ] {
                try expectWithinOneStep(picture, mask, edges, "\(name), \(edges)")
            }
        }
    }

    @Test("regions of 1 pixel and more hold the bound", arguments: EdgeMode.allCases)
    func smallRegions(edges: EdgeMode) throws {
        for (width, height) in [(1, 1), (2, 9), (13, 1), (5, 6), (64, 3), (65, 2), (20, 33)] {
            let picture = TestPictures.hardNoise(width: width, height: height, seed: 33)
            for maximum in [2.5, 7, 29, 120] {
                let center = Point(x: Double(width) / 3, y: Double(height) / 2)
                let radial = SigmaMask.radial(center: center, inner: 0, outer: Double(width), maximum: maximum)
                try expectWithinOneStep(picture, radial, edges, "\(width)×\(height), \(maximum), \(edges)")
                let flat = SigmaMask.twoPoint(
                    from: .zero,
                    fromSigma: maximum,
                    to: Point(x: 1, y: 0),
                    toSigma: maximum
                )
                try expectWithinOneStep(picture, flat, edges, "flat \(width)×\(height), \(maximum), \(edges)")
            }
        }
    }

    @Test("every region of a few pixels holds the bound", arguments: EdgeMode.allCases)
    func fewPixels(edges: EdgeMode) throws {
        for width in 1...6 {
            for height in 1...9 {
                let picture = TestPictures.hardNoise(width: width, height: height, seed: 39)
                let sigmas = [0.5, 3.5, 9.5, 12, 16, 19, 34.6, 40]
                // Each size with every second of them, so that it stays quick.
                for (number, sigma) in sigmas.enumerated() where (number + width + height) % 2 == 0 {
                    let end = Point(x: Double(width), y: Double(height))
                    let masks: [SigmaMask] = [
                        .linear(from: Point(x: -20, y: -20), to: Point(x: -19, y: -19), maximum: sigma),
                        .linear(from: .zero, to: end, maximum: sigma),
                        // No pixel sees the disc, but a cell beside the region does.
                        .radial(center: Point(x: -1, y: 2), inner: 0.6, outer: 1, maximum: sigma),
                    ]
                    for mask in masks {
                        try expectWithinOneStep(picture, mask, edges, "\(width)×\(height), \(mask), \(edges)")
                    }
                }
            }
        }
    }

    @Test("a smooth mask over a picture of several tiles holds the bound", arguments: EdgeMode.allCases)
    func tiles(edges: EdgeMode) throws {
        let mask = SigmaMask.radial(center: Point(x: 20, y: 190), inner: 20, outer: 230, maximum: 26)
        for picture in [
            TestPictures.hardNoise(width: 150, height: 139, seed: 34),
            TestPictures.step(width: 150, height: 139, column: 71, row: 40),
        ] {
            try expectWithinOneStep(picture, mask, edges, "\(edges)")
        }
    }

    @Test("cells of every size, and parts of a row that are drawn alike, hold the bound", arguments: EdgeMode.allCases)
    func cells(edges: EdgeMode) throws {
        let picture = TestPictures.hardNoise(width: 180, height: 139, seed: 38)
        let masks: [SigmaMask] = [
            // Cells of 4×4 pixels, and of 8×8 further on.
            .twoPoint(from: .zero, fromSigma: 18, to: Point(x: 150, y: 70), toSigma: 32),
            // Cells of 2×2 pixels to the left and to the right of single ones.
            .radial(center: Point(x: 90, y: 70), inner: 0, outer: 100, maximum: 14),
        ]
        for mask in masks { try expectWithinOneStep(picture, mask, edges, "\(mask), \(edges)") }
    }

    @Test(
        "an edge is off by little more than the rounding where cells are as coarse as they may be",
        arguments: [3.3, 7.3, 15]
    )
    func edge(sigma: Double) throws {
        let picture = TestPictures.step(width: 150, height: 70, column: 71, row: 30)
        let mask = SigmaMask.twoPoint(from: .zero, fromSigma: sigma, to: Point(x: 1, y: 0), toSigma: sigma)
        var blurred = picture
        try blurred.blur(.mask(mask), edges: .clamp)
        let sigmas = NaiveBlur.sigmas(mask, width: picture.width, height: picture.height)
        let exact = NaiveBlur.blur(picture, pixelSigmas: sigmas, edges: .clamp)
        let difference = NaiveBlur.difference(blurred, exact)
        #expect(difference <= 0.7, "\(difference) steps")
    }

    @Test("random masks over pictures of random sizes hold the bound", arguments: 0..<12 as Range<UInt64>)
    func random(seed: UInt64) throws {
        var random = SeededRandom(seed: 400 + seed)
        let width = Int.random(in: 1...90, using: &random)
        let height = Int.random(in: 1...75, using: &random)
        func point(_ random: inout SeededRandom) -> Point {
            Point(x: random.double(in: -20...100), y: random.double(in: -20...100))
        }
        let maximum = random.double(in: 0...1) * (seed % 3 == 0 ? 90 : 20)
        let columns = Int.random(in: 1...9, using: &random)
        let values = (0..<columns * 4).map { _ in UInt16(truncatingIfNeeded: random.next()) }
        let masks: [SigmaMask] = [
            .radial(
                center: point(&random),
                inner: random.double(in: 0...60),
                outer: random.double(in: 0...60),
                maximum: maximum
            ),
            .twoPoint(from: point(&random), fromSigma: random.double(in: 0...9), to: point(&random), toSigma: maximum),
            .image(try MaskImage(width: columns, height: 4, values: values), maximum: maximum),
        ]
        for mask in masks {
            let picture = TestPictures.translucentNoise(width: width, height: height, seed: 40 + seed)
            for edges in EdgeMode.allCases {
                try expectWithinOneStep(picture, mask, edges, "\(width)×\(height), \(mask), \(edges)")
            }
        }
    }

    @Test("a drawn screen holds the bound", arguments: [EdgeMode.clamp, .normalize])
    func screen(edges: EdgeMode) throws {
        var canvas = Canvas(Bitmap(width: 140, height: 132, color: Color.white.premultiplied))
        for row in 0..<9 {
            let y = Double(14 * row) + 3.4
            let color: Color = row % 3 == 0 ? .black : Color(red: 0.1, green: 0.4, blue: 0.9)
            let line = Path.roundedRect(
                Rect(x: 5.5, y: y, width: 120 - 9 * Double(row % 4), height: 7),
                cornerRadius: 2
            )
            canvas.fill(line, with: .color(color))
        }
        canvas.fill(.ellipse(in: Rect(x: 40, y: 50, width: 70, height: 60)), with: .color(.black.opacity(0.6)))
        let mask = SigmaMask.radial(center: Point(x: 30, y: 70), inner: 10, outer: 120, maximum: 30)
        try expectWithinOneStep(canvas.bitmap, mask, edges, "\(edges)")
    }

    @Test("a mask that changes by rows alone agrees with the same profile by rows", arguments: EdgeMode.allCases)
    func rows(edges: EdgeMode) throws {
        let picture = TestPictures.hardNoise(width: 90, height: 140, seed: 36)
        var (masked, byRow) = (picture, picture)
        let (from, to) = (Point(x: 0, y: 0.5), Point(x: 0, y: 139.5))
        try masked.blur(.mask(.linear(from: from, to: to, maximum: 30)), edges: edges)
        try byRow.blur(.linear(from: 0, to: 30, rows: 140), edges: edges)
        #expect(NaiveBlur.difference(masked, byRow) <= 1)
    }

    @Test("one colour stays that colour, and opaque stays opaque", arguments: [EdgeMode.clamp, .mirror, .normalize])
    func flat(edges: EdgeMode) throws {
        let color = PremultipliedColor(red: 1, green: 128, blue: 254, alpha: 255)
        let picture = Bitmap(width: 150, height: 131, color: color)
        for (inner, outer) in [(0.0, 90.0), (60, 20), (0, 400)] {
            var blurred = picture
            let mask = SigmaMask.radial(center: Point(x: 60, y: 50), inner: inner, outer: outer, maximum: 40)
            try blurred.blur(.mask(mask), edges: edges)
            #expect(blurred == picture)
        }
    }

    @Test("the number of threads does not matter", arguments: [2, 3, 7])
    func threads(count: Int) throws {
        let picture = TestPictures.translucentNoise(width: 100, height: 330, seed: 37)
        let mask = SigmaMask.radial(center: Point(x: 20, y: 150), inner: 10, outer: 170, maximum: 30)
        let blurred = try [1, count].map { threads in
            try ThreadPool.$current.withValue(ThreadPool(threads: threads)) {
                var bitmap = picture
                try bitmap.blur(.mask(mask), edges: .normalize)
                return bitmap
            }
        }
        #expect(blurred[0] == blurred[1])
    }

    private func expectWithinOneStep(
        _ picture: Bitmap,
        _ mask: SigmaMask,
        _ edges: EdgeMode,
        _ what: String
    ) throws {
        // In a larger bitmap, so that the region has an offset and a stride of its own.
        let region = PixelRect(x: 6, y: 3, width: picture.width, height: picture.height)
        var bitmap = TestPictures.noise(width: picture.width + 9, height: picture.height + 7, seed: 35)
        for y in 0..<picture.height {
            for x in 0..<picture.width { bitmap[region.x + x, region.y + y] = picture[x, y] }
        }
        let before = bitmap
        try bitmap.blur(.mask(mask), edges: edges, in: region)
        var result = picture
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                if region.x..<region.maxX ~= x && region.y..<region.maxY ~= y {
                    result[x - region.x, y - region.y] = bitmap[x, y]
                } else {
                    #expect(bitmap[x, y] == before[x, y], "\(what): wrote outside of its region")
                }
            }
        }
        let sigmas = NaiveBlur.sigmas(mask, width: picture.width, height: picture.height)
        let exact = NaiveBlur.blur(picture, pixelSigmas: sigmas, edges: edges)
        let difference = NaiveBlur.difference(result, exact)
        #expect(difference <= 1, "\(what): \(difference) steps")
    }
}
