import Differences
import ImageIO
import Raster
import Scenes
import ScrimTestSupport
import Testing

@testable import Snapshots

struct DifferencePictureTests {
    private func picture(
        _ old: PNGImage,
        _ new: PNGImage,
        _ style: DifferencePicture.Style,
        rules: ComparisonRules = .exact
    ) throws -> PNGImage {
        let (old, new) = (CanonicalPicture(old), CanonicalPicture(new))
        let analysis = try ComparisonAnalysis(expected: old, actual: new, rules: rules)
        return DifferencePicture(expected: old, actual: new, rules: rules, analysis: analysis).draw(style)
    }

    @Test("Marks have a contrast of 3:1 with anything that stays, in both styles")
    func contrast() {
        var bytes: [UInt8] = []
        for red in stride(from: 0, through: 255, by: 51) {
            for green in stride(from: 0, through: 255, by: 51) {
                for blue in stride(from: 0, through: 255, by: 51) {
                    for alpha in [0, 128, 255] { bytes += [red, green, blue, alpha].map { UInt8($0) } }
                }
            }
        }
        let map = DifferenceMap(bytes, bytes, width: bytes.count / 4, height: 1)
        let grounds = [
            DifferencePaint.difference(map, bytes, forgiven: []),
            DifferencePaint.overlay(map, bytes, bytes, forgiven: []),
        ]
        let marks = [
            DifferencePaint.changed, DifferencePaint.brighter, DifferencePaint.darker, DifferencePaint.forgiven,
        ].map { Self.luminance([$0.x, $0.y, $0.z]) }
        for ground in grounds {
            for index in stride(from: 0, to: ground.count, by: 4) {
                let light = Self.luminance(Array(ground[index..<(index + 3)]))
                for mark in marks { #expect((max(light, mark) + 0.05) / (min(light, mark) + 0.05) >= 3) }
            }
        }
    }

    /// The relative luminance of WCAG 2.
    private static func luminance(_ color: [UInt8]) -> Double {
        zip([0.2126, 0.7152, 0.0722], color).reduce(0) { $0 + $1.0 * LinearLight.eight[Int($1.1)] }
    }

    @Test("Every pixel that differs, and no other, is marked; boxes and numbers cover none", arguments: 0..<4)
    func marks(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let old = PNGImage(width: 120, height: 90, bytes: (0..<43_200).map { _ in random.biasedByte() })
        var bytes = old.bytes
        for _ in 0..<30 { bytes[Int.random(in: 0..<43_200, using: &random)] ^= 1 }
        let new = PNGImage(width: 120, height: 90, bytes: bytes)
        let drawn = try picture(old, new, .difference)
        let changed = DifferencePaint.changed
        for pixel in 0..<(120 * 90) {
            let offset = 4 * pixel
            let differs = old.bytes[offset..<(offset + 4)] != new.bytes[offset..<(offset + 4)]
            let isMarked = drawn.bytes[offset..<(offset + 4)].elementsEqual([changed.x, changed.y, changed.z, 255])
            #expect(differs == isMarked)
        }
    }

    @Test("Directions have their colours, and what is forgiven as antialiased has its own")
    func overlay() throws {
        let gray = PNGImage.filled(30, 30, [128, 128, 128, 255])
        let new = gray.filling(PixelRect(x: 3, y: 3, width: 2, height: 2), [200, 200, 200, 255])
            .filling(PixelRect(x: 20, y: 20, width: 2, height: 2), [50, 50, 50, 255])
        let drawn = try picture(gray, new, .overlay)
        func color(_ x: Int, _ y: Int) -> [UInt8] { Array(drawn.bytes[(4 * (y * 30 + x))..<(4 * (y * 30 + x) + 4)]) }
        #expect(color(3, 4) == [0, 80, 208, 255])
        #expect(color(21, 20) == [176, 0, 32, 255])

        let ring = CasePictures.ring(radius: 16, width: 1, [0, 0, 0], on: [255, 255, 255])
        let rules = ComparisonRules(antialiasing: AntialiasingTolerance(maxPixels: 500))
        let white = PNGImage.filled(48, 48, [255, 255, 255, 255])
        let analysis = try ComparisonAnalysis(
            expected: CanonicalPicture(ring),
            actual: CanonicalPicture(white),
            rules: rules
        )
        let forgiven = try picture(ring, white, .difference, rules: rules).bytes
        let count = stride(from: 0, to: forgiven.count, by: 4).count {
            forgiven[$0..<($0 + 3)].elementsEqual([138, 90, 0])
        }
        #expect(count == analysis.antialiased && count > 100)
    }

    /// A sheet with its panels, told apart by the rules of their places.
    private struct Sheet {
        let image: PNGImage
        /// Sheet pixels for one of a panel.
        let zoom: Int
        let unit: Int

        init(_ image: PNGImage, frame: PixelSize) {
            self.image = image
            zoom = max(1, 240 / max(frame.width, frame.height))
            unit = max(1, min(frame.width, frame.height) / 400)
        }

        func color(_ x: Int, _ y: Int) -> [UInt8] {
            let offset = 4 * (y * image.width + x)
            return Array(image.bytes[offset..<(offset + 4)])
        }

        /// The left edge of a panel, counted from 0.
        func left(_ panel: Int) -> Int {
            let padding = 12 * unit
            let column = (image.width - 4 * padding) / 3
            return padding + panel * (column + padding)
        }

        var top: Int { 36 * unit }

        /// The color of a panel's pixel; `nil` where its square is not of one color.
        func color(_ panel: Int, _ x: Int, _ y: Int) -> [UInt8]? {
            let first = color(left(panel) + zoom * x, top + zoom * y)
            let last = color(left(panel) + zoom * x + zoom - 1, top + zoom * y + zoom - 1)
            return first == last ? first : nil
        }
    }

    @Test("A sheet shows the expected picture, the actual one and the difference, pixel for pixel, each in a gray line")
    func sheetPanels() throws {
        var random = SeededRandom(seed: 6)
        for (width, height) in [(30, 20), (7, 50), (500, 410), (1, 1)] {
            let old = PNGImage(
                width: width,
                height: height,
                bytes: (0..<(4 * width * height)).map { $0 % 4 == 3 ? 255 : random.biasedByte() }
            )
            let new = old.filling(PixelRect(x: 0, y: 0, width: (width + 1) / 2, height: 1), [9, 200, 9, 255])
            let marked = try picture(old, new, .difference)
            let sheet = Sheet(try picture(old, new, .sideBySide), frame: PixelSize(width: width, height: height))
            for (panel, shown) in [old, new, marked].enumerated() {
                var wrong = 0
                for y in 0..<height {
                    for x in 0..<width {
                        let offset = 4 * (y * width + x)
                        if sheet.color(panel, x, y) != Array(shown.bytes[offset..<(offset + 4)]) { wrong += 1 }
                    }
                }
                #expect(wrong == 0, "panel \(panel) of \(width)×\(height)")
                #expect(sheet.color(sheet.left(panel) - 1, sheet.top) == [144, 144, 144, 255])
            }
        }
    }

    @Test("What is translucent shows squares of white and gray, and pictures of two sizes lie as they fit best")
    func sheetOfTwoSizes() throws {
        let old = PNGImage.filled(20, 30, [9, 9, 9, 255])
        let new = PNGImage.filled(24, 10, [9, 9, 10, 120])
        let sheet = Sheet(try picture(old, new, .sideBySide), frame: PixelSize(width: 24, height: 30))
        // 9 and 10 of 255 at an alpha of 120 over 255, and over 216.
        let grounds: [[UInt8]] = [[139, 139, 140, 255], [119, 119, 119, 255]]
        for y in 0..<30 {
            for x in 0..<24 {
                let expected: [UInt8] = x < 20 ? [9, 9, 9, 255] : [255, 255, 255, 255]
                let actual = y < 10 ? grounds[(x / 8 + y / 8) & 1] : [255, 255, 255, 255]
                #expect(sheet.color(0, x, y) == expected)
                #expect(sheet.color(1, x, y) == actual)
                guard x < 20, y < 10 else { continue }
                #expect(sheet.color(2, x, y) == [208, 0, 208, 255])
            }
        }
    }

    @Test("The parts that differ are enlarged below, from both pictures")
    func sheetInsets() throws {
        var random = SeededRandom(seed: 7)
        let old = PNGImage(
            width: 500,
            height: 500,
            bytes: (0..<1_000_000).map { $0 % 4 == 3 ? 255 : random.biasedByte() }
        )
        let new = old.filling(PixelRect(x: 100, y: 200, width: 10, height: 6), [9, 200, 9, 255])
        let (expected, actual) = (CanonicalPicture(old), CanonicalPicture(new))
        let analysis = try ComparisonAnalysis(expected: expected, actual: actual)
        #expect(analysis.blocks.map(\.bounds) == [PixelRect(x: 100, y: 200, width: 10, height: 6)])
        let image = DifferencePicture(
            expected: expected,
            actual: actual,
            rules: .exact,
            analysis: analysis,
            fonts: nil
        ).draw(.sideBySide)
        let sheet = Sheet(image, frame: PixelSize(width: 500, height: 500))
        // 238 pixels hold 29 eightfold: from 9 left of the part and from 11 above it on.
        let top = sheet.top + 500 + 12 + 12 + 24
        for (index, picture) in [old, new].enumerated() {
            var wrong = 0
            for y in 0..<(29 * 8) {
                for x in 0..<(29 * 8) {
                    let offset = 4 * ((189 + y / 8) * 500 + 91 + x / 8)
                    let found = sheet.color(12 + index * (29 * 8 + 12) + x, top + y)
                    if found != Array(picture.bytes[offset..<(offset + 4)]) { wrong += 1 }
                }
            }
            #expect(wrong == 0, "\(index)")
        }
    }

    @Test("Every style draws opaque pictures, with and without fonts, of one pixel and of other sizes")
    func sizes() throws {
        for (old, new) in [((1, 1), (1, 1)), ((3, 200), (5, 190)), ((300, 2), (2, 300)), ((500, 500), (500, 500))] {
            let expected = CanonicalPicture(.filled(old.0, old.1, [9, 9, 9, 255]))
            let actual = CanonicalPicture(.filled(new.0, new.1, [9, 9, 10, 120]))
            let analysis = try ComparisonAnalysis(expected: expected, actual: actual)
            for style in DifferencePicture.Style.allCases {
                let plain = DifferencePicture(
                    expected: expected,
                    actual: actual,
                    rules: .exact,
                    analysis: analysis,
                    fonts: nil
                ).draw(style)
                let drawn = try picture(expected.image, actual.image, style)
                #expect(drawn.width >= max(old.0, new.0) && drawn.height >= max(old.1, new.1))
                #expect(plain.isOpaque && drawn.isOpaque)
            }
        }
    }
}
