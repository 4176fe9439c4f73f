import Differences
import ImageIO
import Raster
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

    @Test("A sheet has all three pictures, with and without fonts, for pictures of one pixel and of other sizes")
    func sheets() throws {
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
