import ImageIO
import Raster
import Scenes
import ScrimTestSupport
import StrictJSON
import Testing

@testable import Snapshots

struct ComparisonAnalysisTests {
    private let white = CanonicalPicture(.filled(60, 40, [255, 255, 255, 255]))

    private func analysis(_ changes: PixelRect..., rules: ComparisonRules = .exact) throws -> ComparisonAnalysis {
        var picture = white.image
        for rect in changes { picture = picture.filling(rect, [255, 255, 235, 255]) }
        return try ComparisonAnalysis(expected: white, actual: CanonicalPicture(picture), rules: rules)
    }

    @Test("Without limits one pixel fails, and equal pictures pass")
    func exact() throws {
        #expect(try analysis().passes)
        let one = try analysis(PixelRect(x: 59, y: 39, width: 1, height: 1))
        #expect(!one.passes)
        #expect(one.exceeded == [.exact(found: 1)])
    }

    @Test("Each limit alone passes at what was found and fails below it; all that are set must hold")
    func limits() throws {
        let rect = PixelRect(x: 10, y: 10, width: 12, height: 2)
        let found = try analysis(rect)
        #expect(found.difference?.count == 24)
        let tight = found.passingLimits
        for limits in [
            tight, ComparisonLimits(maxPixels: tight.maxPixels), ComparisonLimits(maxWindow: tight.maxWindow),
            ComparisonLimits(maxChannel: tight.maxChannel), ComparisonLimits(maxDistance: tight.maxDistance),
        ] {
            #expect(try analysis(rect, rules: ComparisonRules(limits: limits)).passes)
        }
        for limits in [
            ComparisonLimits(maxPixels: 23), ComparisonLimits(maxWindow: 23), ComparisonLimits(maxChannel: 19),
            ComparisonLimits(maxDistance: found.largestDistance * 0.999), ComparisonLimits(maxDistance: .nan),
            ComparisonLimits(maxPixels: 24, maxChannel: 19), ComparisonLimits(maxPixels: 0, maxChannel: 255),
        ] {
            #expect(try !analysis(rect, rules: ComparisonRules(limits: limits)).passes)
        }
    }

    @Test("What a mask covers does not count, and is told")
    func mask() throws {
        let rules = ComparisonRules(mask: ComparisonMask([PixelRect(x: 10, y: 0, width: 2, height: 40)]))
        let hidden = try analysis(PixelRect(x: 10, y: 10, width: 2, height: 3), rules: rules)
        #expect(hidden.passes)
        #expect(hidden.masked == 6)
        let partly = try analysis(PixelRect(x: 10, y: 10, width: 3, height: 3), rules: rules)
        #expect(partly.difference?.count == 3)
        #expect(!partly.passes)
    }

    @Test("A mask that covers nothing, or everything, is an error")
    func badMasks() {
        let outside = PixelRect(x: 60, y: 0, width: 5, height: 5)
        #expect(throws: ComparisonError.maskOutside(outside, picture: PixelSize(width: 60, height: 40))) {
            try analysis(rules: ComparisonRules(mask: ComparisonMask([outside])))
        }
        let halves = [PixelRect(x: -5, y: 0, width: 35, height: 99), PixelRect(x: 30, y: 0, width: 30, height: 40)]
        #expect(throws: ComparisonError.maskCoversAll) {
            try analysis(rules: ComparisonRules(mask: ComparisonMask(halves)))
        }
        let most = [PixelRect(x: 0, y: 0, width: 60, height: 39), PixelRect(x: 1, y: 39, width: 59, height: 1)]
        #expect(throws: Never.self) { try analysis(rules: ComparisonRules(mask: ComparisonMask(most))) }
    }

    @Test("An analysis is read back from its JSON", arguments: [0, 1, 2, 3])
    func json(kind: Int) throws {
        var random = SeededRandom(seed: UInt64(kind))
        let old = PNGImage(width: 40, height: 30, bytes: (0..<4_800).map { _ in random.biasedByte() })
        let changed: PNGImage =
            switch kind {
            case 0: old
            case 1: old.filling(PixelRect(x: 3, y: 4, width: 5, height: 6), [1, 2, 3, 4])
            case 2: PNGImage(width: 40, height: 20, bytes: Array(old.bytes[..<3_200]), pixelsPerMetre: 8_504)
            default: old.moved(dx: 2, dy: -1)
            }
        let rules = ComparisonRules(
            limits: ComparisonLimits(maxPixels: 1, maxWindow: 2, maxChannel: 3, maxDistance: 0.1),
            antialiasing: AntialiasingTolerance(maxPixels: 0)
        )
        for rules in [rules, .exact] {
            let analysis = try ComparisonAnalysis(
                expected: CanonicalPicture(old),
                actual: CanonicalPicture(changed),
                rules: rules
            )
            let read = try ComparisonAnalysis(json: JSONReader(JSONValue(parsing: analysis.json.text)))
            #expect(read == analysis)
        }
    }

    @Test("What is blank is a picture all clear, or of one colour")
    func blank() {
        #expect(BlankPicture(.filled(3, 2, [0, 0, 0, 0])) == .clear)
        #expect(BlankPicture(PNGImage(width: 2, height: 1, bytes: [9, 9, 9, 0, 1, 1, 1, 0])) == .clear)
        #expect(BlankPicture(.filled(3, 2, [1, 2, 3, 255])) == .oneColor([1, 2, 3, 255]))
        #expect(
            BlankPicture(white.image.filling(PixelRect(x: 59, y: 39, width: 1, height: 1), [255, 255, 254, 255])) == nil
        )
    }

    @Test("The self-test passes, and fails with a comparison that sees nothing, or sees too much")
    func selfTest() {
        #expect(throws: Never.self) { try ComparisonSelfTest.run() }
        #expect(throws: ComparisonSelfTest.Failure.self) { try ComparisonSelfTest.run { _, _ in .equal } }
        #expect(throws: ComparisonSelfTest.Failure.self) {
            try ComparisonSelfTest.run { old, new in
                // Blind to alpha.
                let opaque = [old, new].map { picture in
                    var bytes = picture.bytes
                    for index in stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 }
                    return PNGImage(width: picture.width, height: picture.height, bytes: bytes)
                }
                return Comparison(expected: opaque[0], actual: opaque[1])
            }
        }
    }
}

extension PNGImage {
    static func filled(_ width: Int, _ height: Int, _ color: [UInt8]) -> PNGImage {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(4 * width * height)
        for _ in 0..<(width * height) { bytes += color }
        return PNGImage(width: width, height: height, bytes: bytes)
    }

    func filling(_ rect: PixelRect, _ color: [UInt8]) -> PNGImage {
        var bytes = bytes
        for y in rect.y..<rect.maxY {
            for x in rect.x..<rect.maxX {
                bytes.replaceSubrange((4 * (y * width + x))..<(4 * (y * width + x) + 4), with: color)
            }
        }
        return PNGImage(width: width, height: height, bytes: bytes, pixelsPerMetre: pixelsPerMetre)
    }

    /// The picture to the right and down; where it comes from, it stays as it is.
    func moved(dx: Int, dy: Int) -> PNGImage {
        var moved = bytes
        for y in 0..<height where (0..<height).contains(y - dy) {
            for x in 0..<width where (0..<width).contains(x - dx) {
                for channel in 0..<4 {
                    moved[4 * (y * width + x) + channel] = bytes[4 * ((y - dy) * width + x - dx) + channel]
                }
            }
        }
        return PNGImage(width: width, height: height, bytes: moved, pixelsPerMetre: pixelsPerMetre)
    }
}
