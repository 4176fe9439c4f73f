import Differences
import ImageIO
import Raster
import Scenes
import ScrimTestSupport
import Testing

@testable import Snapshots

/// Inputs made from bug reports against other tools, each with its exact result.
struct ComparisonCases {
    private func analysis(
        _ expected: PNGImage,
        _ actual: PNGImage,
        rules: ComparisonRules = .exact
    ) throws -> ComparisonAnalysis {
        try ComparisonAnalysis(
            expected: CanonicalPicture(expected),
            actual: CanonicalPicture(actual),
            rules: rules
        )
    }

    @Test("Case 1: one picture saved in six ways is equal to itself, each way with each")
    func case1() throws {
        let files = CasePictures.files(ofGray: CasePictures.pattern(64, 64))
        let pictures = try files.map { try PNGDecoder().canonical($0.value, file: $0.key) }
        var equal = 0
        for expected in pictures {
            for actual in pictures where Comparison(expected: expected, actual: actual) == .equal { equal += 1 }
        }
        #expect(equal == 36)
    }

    @Test("Case 1: half a step of 8 bits in a file of 16 is a difference of its own")
    func case1SixteenBits() throws {
        let samples = Samples(width: 2, height: 1, depth: 16, colorType: .gray, values: [257 * 9, 257 * 100 + 100])
        let wide = try PNGDecoder().canonical(PNGBuilder(samples).bytes, file: "wide")
        let narrow = CanonicalPicture(PNGImage(width: 2, height: 1, bytes: [9, 9, 9, 255, 100, 100, 100, 255]))
        #expect(wide.image == narrow.image)
        let analysis = try ComparisonAnalysis(expected: narrow, actual: wide)
        #expect(analysis.difference?.count == 1)
        #expect(analysis.difference?.largestChannelDifference == 1)
        #expect(analysis.depth == 16)
        #expect(analysis.largestDistance > 0)
        #expect(Comparison(expected: narrow, actual: wide) != .equal)
    }

    @Test("Case 3: a gray file against one in colours fails with all pixels, and has a picture of the difference")
    func case3() throws {
        let samples = Samples(
            width: 100,
            height: 100,
            depth: 8,
            colorType: .gray,
            values: [UInt16](repeating: 255, count: 10_000)
        )
        let gray = try PNGDecoder().canonical(PNGBuilder(samples).bytes, file: "gray")
        let red = CanonicalPicture(.filled(100, 100, [255, 0, 0, 255]))
        let analysis = try ComparisonAnalysis(expected: gray, actual: red)
        #expect(!analysis.passes)
        #expect(analysis.difference?.count == 10_000)
        for style in DifferencePicture.Style.allCases {
            let picture = DifferencePicture(expected: gray, actual: red, rules: .exact, analysis: analysis)
            #expect(picture.draw(style).width >= 100)
        }
    }

    @Test("Case 4: a line of one pixel across a screen is seen, and its share is told to three digits")
    func case4() throws {
        let white = PNGImage.filled(1_080, 1_920, [255, 255, 255, 255])
        let line = PixelRect(x: 0, y: 960, width: 1_080, height: 1)
        let analysis = try analysis(
            white.filling(line, [0xE5, 0xE5, 0xEA, 255]),
            white.filling(line, [0xD1, 0xD1, 0xD6, 255])
        )
        #expect(!analysis.passes)
        #expect(analysis.difference?.count == 1_080)
        #expect(analysis.difference?.largestChannelDifference == 20)
        #expect(analysis.difference?.bounds == line)
        #expect(analysis.sentences[0].contains("(0.0521 %)"))
        #expect(analysis.common == .recolored(from: [0xE5, 0xE5, 0xEA, 255], to: [0xD1, 0xD1, 0xD6, 255]))
    }

    @Test("Case 6: 300 pixels of a very tall page are seen, and their share is not 0")
    func case6() throws {
        let white = PNGImage.filled(1_024, 23_046, [255, 255, 255, 255])
        let block = PixelRect(x: 500, y: 20_000, width: 20, height: 15)
        let analysis = try analysis(white, white.filling(block, [0, 0, 0, 255]))
        #expect(analysis.difference?.count == 300)
        #expect(analysis.difference?.bounds == block)
        #expect(analysis.sentences[0].contains("(0.00127 %)"))
    }

    @Test(
        "Case 7: light gray against white, and dark gray against black, fail although pixelmatch's 0.1 hides them",
        arguments: [([0xEF, 0xFF], 16), ([0x1A, 0x00], 26)] as [([UInt8], Int)]
    )
    func case7(grays: [UInt8], step: Int) throws {
        let pictures = grays.map { PNGImage.filled(200, 120, [$0, $0, $0, 255]) }
        let analysis = try analysis(pictures[0], pictures[1])
        #expect(!analysis.passes)
        #expect(analysis.difference?.count == 24_000)
        #expect(analysis.difference?.largestChannelDifference == step)
        #expect(analysis.pixelmatchThreshold < 0.1)
        #expect(analysis.sentences.last?.hasSuffix("its 0.1 hides this") == true)
        let metric = ComparisonMetric.pixelmatch(PixelmatchMetric())
        #expect(try metric.measure(expected: pictures[0], actual: pictures[1]).passes)
    }

    @Test("Case 9: alpha counts as a channel; clear pixels are equal only where that is asked for, and they alone")
    func case9() throws {
        let colors: [[UInt8]] = [[255, 255, 255, 255], [255, 255, 255, 0], [0, 0, 0, 0], [0, 0, 0, 26]]
        let pictures = colors.map { PNGImage.filled(32, 32, $0) }
        for (a, b) in [(0, 1), (0, 2), (1, 2), (3, 2)] {
            let exact = try analysis(pictures[a], pictures[b])
            #expect(exact.difference?.count == 1_024)
            let isAlphaOnly = colors[a].dropLast() == colors[b].dropLast()
            #expect(exact.alphaOnly == (isAlphaOnly ? 1_024 : 0))
            #expect(exact.sentences.contains { $0.contains("alpha only") } == isAlphaOnly)
            let premultiplied = try analysis(
                pictures[a],
                pictures[b],
                rules: ComparisonRules(ignoresColorOfClear: true)
            )
            #expect(premultiplied.passes == ((a, b) == (1, 2)))
        }
    }

    @Test("Case 11: pictures of other sizes fail, told in pixels, scale and points, with the common part compared")
    func case11() throws {
        let gray: [UInt8] = [90, 90, 90, 255]
        for (old, new) in [((1, 1), (106, 106)), ((200, 100), (201, 100)), ((200, 100), (200, 101))] {
            let analysis = try analysis(.filled(old.0, old.1, gray), .filled(new.0, new.1, gray))
            #expect(!analysis.passes)
            #expect(analysis.sizes?.expected.pixels == PixelSize(width: old.0, height: old.1))
            #expect(analysis.sizes?.actual.pixels == PixelSize(width: new.0, height: new.1))
            #expect(analysis.difference == nil)
            #expect(analysis.sentences[1] == "the part that both have is equal")
        }
        var (two, three) = (PNGImage.filled(240, 160, gray), PNGImage.filled(360, 240, [91, 90, 90, 255]))
        two.pixelsPerMetre = PNGImage.pixelsPerMetre(scale: 2)
        three.pixelsPerMetre = PNGImage.pixelsPerMetre(scale: 3)
        let scales = try analysis(two, three)
        #expect(
            scales.sentences[0]
                == "sizes differ: expected 240×160 px @2x (120×80 pt), found 360×240 px @3x (120×80 pt)"
        )
        #expect(scales.difference?.count == 38_400)
        #expect(scales.compared == PixelSize(width: 240, height: 160))
        let picture = DifferencePicture(
            expected: CanonicalPicture(two),
            actual: CanonicalPicture(three),
            rules: .exact,
            analysis: scales
        )
        #expect(picture.draw(.difference).width == 360)
    }

    @Test("Case 11: a row that was put on top is found, and the rest laid on each other")
    func case11Aligned() throws {
        let pattern = CasePictures.pattern(50, 40)
        let top = [UInt8](repeating: 7, count: 4 * 50)
        let analysis = try analysis(pattern, PNGImage(width: 50, height: 41, bytes: top + pattern.bytes))
        #expect(analysis.sizes?.offset == .init(x: 0, y: -1))
        #expect(analysis.difference == nil)
        // A banner of more than the reach of the search: the lower edges meet.
        let banner = [UInt8](repeating: 7, count: 4 * 50 * 30)
        let lower = try self.analysis(pattern, PNGImage(width: 50, height: 70, bytes: banner + pattern.bytes))
        #expect(lower.sizes?.offset == .init(x: 0, y: -30))
    }

    @Test("Case 12: a picture one row further down is told as moved, and no other movement comes near")
    func case12() throws {
        let pattern = CasePictures.pattern(200, 200)
        let white = [UInt8](repeating: 255, count: 800)
        let moved = PNGImage(width: 200, height: 200, bytes: white + pattern.bytes.dropLast(800))
        let analysis = try analysis(pattern, moved)
        #expect(!analysis.passes)
        #expect(analysis.difference?.count == 15_067)
        #expect(analysis.blocks.map(\.move) == [.init(dx: 0, dy: 1, residual: 0)])
        #expect(
            analysis.sentences.contains {
                $0.hasSuffix("moved by (0,+1), residual 0 px in the overlap, new rows: 1")
            }
        )
        // The next best of all movements within the reach: 36.7 % of the overlap.
        let naive = NaiveDifferences(pattern.bytes, moved.bytes, width: 200)
        let next = naive.residual(x: 0..<200, y: 0..<200, dx: 4, dy: -3)
        #expect(Percentage(part: next, whole: 196 * 197).description == "36.7 %")
    }

    @Test("Case 12: a block of 120×44 that moved in a screen is told with its size, and so are two at once")
    func movedBlock() throws {
        var screen = PNGImage.filled(400, 300, [240, 240, 240, 255])
        let pattern = CasePictures.pattern(120, 44)
        func place(_ x: Int, _ y: Int, _ on: PNGImage) -> PNGImage {
            var bytes = on.bytes
            for row in 0..<44 {
                let start = 4 * ((y + row) * 400 + x)
                bytes.replaceSubrange(start..<(start + 480), with: pattern.bytes[(480 * row)..<(480 * (row + 1))])
            }
            return PNGImage(width: 400, height: 300, bytes: bytes)
        }
        let one = try analysis(place(40, 50, screen), place(40, 51, screen))
        #expect(one.sentences.contains { $0.hasPrefix("block 120×44 moved by (0,+1), residual 0 px") })
        let two = try analysis(place(40, 50, place(200, 230, screen)), place(40, 51, place(197, 230, screen)))
        #expect(
            Set(two.moved.compactMap(\.move)) == [.init(dx: 0, dy: 1, residual: 0), .init(dx: -3, dy: 0, residual: 0)]
        )
        // A flat shape differs at its edges alone.
        screen = screen.filling(PixelRect(x: 100, y: 100, width: 120, height: 44), [0, 0, 0, 255])
        let flat = try analysis(screen, screen.moved(dx: 0, dy: 1))
        #expect(flat.sentences.contains { $0.hasPrefix("block 120×44 moved by (0,+1), residual 0 px") })
    }

    @Test("Of what nobody sees, and of a few pixels that are the same by chance, nothing is said to have moved")
    func noMove() throws {
        // Clear pixels whose colours are a pattern that is three pixels further down and to the right.
        func clear(_ shift: Int) -> PNGImage {
            let bytes = (0..<40 * 40).flatMap { pixel -> [UInt8] in
                let hash = CasePictures.hash(pixel % 40 + shift, pixel / 40 + shift)
                return [UInt8(truncatingIfNeeded: hash), UInt8(truncatingIfNeeded: hash >> 8), 0, 0]
            }
            return PNGImage(width: 40, height: 40, bytes: bytes)
        }
        let unseen = try analysis(clear(3), clear(0))
        #expect(unseen.difference != nil && unseen.moved == [])
        // One pixel that is in another corner of a square of 4×4.
        func dot(_ place: Int) -> PNGImage { Self.gray { x, y in x == place && y == place ? 0 : 255 } }
        #expect(try analysis(dot(13), dot(10)).moved == [])
    }

    /// A gray picture of 64×48 pixels with the gray of each place.
    private static func gray(_ value: (_ x: Int, _ y: Int) -> Int) -> PNGImage {
        var bytes: [UInt8] = []
        for y in 0..<48 {
            for x in 0..<64 {
                let gray = UInt8(value(x, y))
                bytes += [gray, gray, gray, 255]
            }
        }
        return PNGImage(width: 64, height: 48, bytes: bytes)
    }

    @Test(
        "What is somewhere else moved if it stands out from a noise of ±1 in both pictures",
        arguments: [(1, false), (2, true), (30, true)]
    )
    func faintMove(steps: Int, hasMoved: Bool) throws {
        // Two columns beside each other, of one and of two times the steps.
        func picture(_ place: Int) -> PNGImage {
            Self.gray { x, y in
                (7..<15).contains(y) && (place...place + 1).contains(x) ? 128 + steps * (x - place + 1) : 128
            }
        }
        let analysis = try analysis(picture(20), picture(21))
        #expect(analysis.difference?.count == 24)
        #expect(analysis.difference?.largestChannelDifference == 2 * steps)
        #expect(analysis.blocks.count == 1)
        #expect(analysis.blocks.map(\.move) == [hasMoved ? .init(dx: 1, dy: 0, residual: 0) : nil])
    }

    @Test(
        "In a noise of ±1 nothing moved, dense or sparse, be it on a flat ground, on a ramp or over a pattern",
        arguments: 0..<3,
        [1, 5, 60]
    )
    func noise(kind: Int, rarity: Int) throws {
        func ground(_ x: Int, _ y: Int) -> Int {
            switch kind {
            case 0: 128
            case 1: 60 + x
            default: CasePictures.hash(x / 8, y / 8) & 3 == 0 ? 40 : 200
            }
        }
        func noise(_ x: Int, _ y: Int, _ seed: Int) -> Int {
            let hash = Int(CasePictures.hash(x, y, seed: seed) >> 8)
            return hash % rarity == 0 ? hash / rarity % 3 - 1 : 0
        }
        for seed in 0..<4 {
            let clean = Self.gray(ground)
            let old = Self.gray { ground($0, $1) + noise($0, $1, seed + 9) }
            let new = Self.gray { ground($0, $1) + noise($0, $1, seed) }
            let found = try analysis(clean, new)
            #expect(found.moved == [])
            #expect(found.common == .oneStep)
            // Two thirds of one in so many of 3072 pixels.
            let count = Double(found.difference?.count ?? 0)
            #expect(abs(count - 2_048 / Double(rarity)) < 4 * (2_048 / Double(rarity)).squareRoot())
            #expect(try analysis(old, new).moved == [])
        }
    }

    @Test("A ramp that is one step brighter everywhere is no ramp that moved by a pixel")
    func ramp() throws {
        let analysis = try analysis(Self.gray { x, _ in 60 + x }, Self.gray { x, _ in 61 + x })
        #expect(analysis.common == .brightness(1))
        #expect(analysis.moved == [])
        // Five steps a column are more than noise.
        let steep = try self.analysis(
            Self.gray { x, _ in min(255, 5 * x) },
            Self.gray { x, _ in min(255, max(0, 5 * x - 5)) }
        )
        #expect(steep.moved.map(\.move) == [.init(dx: 1, dy: 0, residual: 0)])
    }

    @Test("A small part drawn anew did not move to a corner of itself where little is left to differ")
    func cornerMove() throws {
        for seed in 0..<8 {
            func picture(_ seed: Int) -> PNGImage {
                Self.gray { x, y in
                    guard (10..<19).contains(x), (10..<19).contains(y) else { return 128 }
                    return Int(CasePictures.hash(x, y, seed: seed) & 255)
                }
            }
            let analysis = try analysis(picture(seed), picture(seed + 8))
            #expect(analysis.difference.map { $0.count > 75 } == true)
            #expect(analysis.moved == [])
        }
    }

    @Test("Case 14: every channel one step toward the middle fails, passes with maxChannel 1, and is told as uniform")
    func case14() throws {
        let pattern = CasePictures.pattern(64, 64)
        let moved = PNGImage(width: 64, height: 64, bytes: pattern.bytes.map { $0 == 0 ? 1 : 254 })
        let exact = try analysis(pattern, moved)
        #expect(!exact.passes)
        #expect(exact.difference?.count == 4_096)
        #expect(exact.difference?.largestChannelDifference == 1)
        #expect(exact.sentences.contains("uniform ±1, looks like another renderer or colour conversion"))
        let tolerant = ComparisonRules(limits: ComparisonLimits(maxChannel: 1))
        #expect(try analysis(pattern, moved, rules: tolerant).passes)
    }

    @Test("A change of brightness that is one everywhere is told with its steps")
    func brightness() throws {
        var random = SeededRandom(seed: 14)
        let old = (0..<1_200).map { $0 % 4 == 3 ? 255 : UInt8.random(in: 0...250, using: &random) }
        let new = old.enumerated().map { $0.offset % 4 == 3 ? 255 : $0.element + 3 }
        let analysis = try analysis(
            PNGImage(width: 20, height: 15, bytes: old),
            PNGImage(width: 20, height: 15, bytes: new)
        )
        #expect(analysis.sentences.contains("every differing pixel is 3 brighter"))
    }
}
