import Differences
import ImageIO
import ScrimTestSupport
import Snapshots
import Testing
import Threads

/// The metrics of other tools, held to numbers that those gave for the same pictures.
struct ComparisonMetricTests {
    private static let white = [255, 255, 255]
    private static let blue = [0, 122, 255]

    /// Pairs of rings, how many pixels differ, and for the thresholds 0.1 and 0.2 how many pixelmatch 7.1 counts and
    /// how many it leaves out; then their structural similarity as SciPy's convolutions give it.
    private static let rings: [(old: PNGImage, new: PNGImage, differ: Int, counts: [[Int]], similarity: Double)] = {
        func ring(_ width: Double, _ color: [Int], on ground: [Int] = ComparisonMetricTests.white, radius: Double = 16)
            -> PNGImage
        {
            CasePictures.ring(radius: radius, width: width, color, on: ground)
        }
        func flat(_ color: [Int] = ComparisonMetricTests.white) -> PNGImage {
            .filled(48, 48, color.map { UInt8($0) } + [255])
        }
        let black = [0, 0, 0]
        let grouped = [0xF2, 0xF2, 0xF7]
        return [
            (ring(1, black), flat(), 220, [[44, 144], [44, 104]], 0.38994405146603767),
            (ring(1, blue), flat(), 220, [[44, 128], [44, 104]], 0.6178358832423844),
            (ring(1, [200, 200, 200]), flat(), 220, [[44, 80], [0, 0]], 0.6199313490802939),
            (ring(2, black), flat(), 296, [[92, 180], [92, 156]], 0.3372253509286664),
            (ring(1, white, on: grouped), flat(grouped), 196, [[0, 0], [0, 0]], 0.9371825875453688),
            (ring(1, black), ring(1.5, black), 256, [[25, 187], [16, 120]], 0.9537273813061372),
            (ring(2, blue), ring(2, blue, radius: 16.5), 328, [[36, 204], [24, 164]], 0.9113093280842691),
        ]
    }()

    private func count(_ old: PNGImage, _ new: PNGImage, _ threshold: Double, antialiased: Bool = false) -> Pixelmatch {
        Pixelmatch(
            old.bytes,
            new.bytes,
            width: old.width,
            height: old.height,
            threshold: threshold,
            countsAntialiased: antialiased
        )
    }

    @Test("pixelmatch's counts of rings that vanish, grow and move")
    func rings() {
        for (index, ring) in Self.rings.enumerated() {
            #expect(NaiveComparison(ring.old.bytes, ring.new.bytes, width: 48).count == ring.differ, "ring \(index)")
            for (threshold, expected) in zip([0.1, 0.2], ring.counts) {
                let found = count(ring.old, ring.new, threshold)
                #expect([found.count, found.antialiased] == expected, "ring \(index) at \(threshold)")
                let all = count(ring.old, ring.new, threshold, antialiased: true)
                #expect([all.count, all.antialiased] == [expected[0] + expected[1], 0])
            }
        }
    }

    @Test("Counts of rings in OKLab, as a calculation by its formulas gives them")
    func ringsInOKLab() {
        let expected = [[44, 136], [44, 128], [28, 64], [92, 172], [0, 0], [41, 179], [36, 212]]
        for (index, ring) in Self.rings.enumerated() {
            let found = Pixelmatch(
                ring.old.bytes,
                ring.new.bytes,
                width: 48,
                height: 48,
                threshold: 0.1,
                colors: .oklab,
                countsAntialiased: false
            )
            #expect([found.count, found.antialiased] == expected[index], "ring \(index)")
        }
    }

    @Test(
        "A pair of colours differs in OKLab up to its distance, and no further",
        arguments: [
            (0xEFEFEF, 0xFFFFFF, 0.056), (0x5291DD, 0x5291AA, 0.103), (0x637C95, 0x4D6174, 0.115),
            (0xF2F2F7, 0xFFFFFF, 0.050), (0x34C759, 0x30D158, 0.043), (0xFF3B30, 0xFF453A, 0.019),
            (0x007AFF, 0x0A84FF, 0.039), (0x4F3D7C, 0x3C572F, 0.186), (0x1E390C, 0x382058, 0.180),
            (0x6433A2, 0x346D14, 0.337), (0xF5CEDF, 0xBBE6D4, 0.100), (0x808080, 0x818181, 0.004),
        ]
    )
    func pairsInOKLab(old: Int, new: Int, distance: Double) throws {
        func picture(_ color: Int) -> PNGImage {
            .filled(8, 8, [16, 8, 0].map { UInt8(color >> $0 & 255) } + [255])
        }
        for (threshold, count) in [(distance - 0.0006, 64), (distance + 0.0006, 0)] {
            let metric = PixelmatchMetric(colors: .oklab, threshold: threshold, maxPixels: 63)
            let result = try ComparisonMetric.pixelmatch(metric).measure(expected: picture(old), actual: picture(new))
            #expect(result.passes == (count == 0), "at \(threshold)")
            #expect(result.facts.contains(.init("metric", "pixelmatch-oklab")))
        }
    }

    @Test("Translucent pixels are blended on the same pattern in OKLab: over it, equal looks are equal")
    func translucentInOKLab() {
        // Clear pixels of any colour look alike, and one step of alpha is less than 0.1.
        let pictures: [(PNGImage, PNGImage, Int)] = [
            (.filled(9, 9, [255, 0, 0, 0]), .filled(9, 9, [0, 0, 255, 0]), 0),
            (.filled(9, 9, [255, 0, 0, 100]), .filled(9, 9, [255, 0, 0, 101]), 0),
            (.filled(9, 9, [255, 255, 255, 255]), .filled(9, 9, [255, 255, 255, 0]), 81),
        ]
        for (old, new, count) in pictures {
            let metric = PixelmatchMetric(colors: .oklab, countsAntialiased: true, maxPixels: count - 1)
            let found = try? ComparisonMetric.pixelmatch(metric).measure(expected: old, actual: new)
            #expect(found?.facts.contains(.init("pixels", .number(Double(count)))) == true)
        }
    }

    @Test(
        "pixelmatch's counts of cells of any colour and alpha, on any number of threads",
        arguments: [1, 2, 3, 7]
    )
    func cells(threads: Int) {
        let cases: [(old: (Int, Int), new: (Int, Int), differ: Int, counts: [Int], all: [Int])] = [
            ((1, 4), (1, 3), 4060, [3697, 3495, 2777, 329], [3725, 3521, 2796, 330]),
            ((1, 2), (2, 2), 4096, [3764, 3548, 2820, 358], [3764, 3548, 2820, 358]),
            ((3, 8), (3, 7), 3312, [3049, 2808, 2064, 297], [3054, 2812, 2066, 298]),
            ((5, 1), (6, 1), 4096, [3732, 3508, 2880, 427], [3732, 3508, 2880, 427]),
        ]
        ThreadPool.$current.withValue(ThreadPool(threads: threads)) {
            for pair in cases {
                let old = CasePictures.cells(seed: pair.old.0, side: pair.old.1)
                let new = CasePictures.cells(seed: pair.new.0, side: pair.new.1)
                #expect(NaiveComparison(old.bytes, new.bytes, width: 64).count == pair.differ)
                for (index, threshold) in [0.05, 0.1, 0.2, 0.5].enumerated() {
                    #expect(count(old, new, threshold).count == pair.counts[index])
                    #expect(count(old, new, threshold, antialiased: true).count == pair.all[index])
                }
            }
        }
    }

    @Test("The structural similarity is that of convolutions, in pictures with and without alpha")
    func similarity() {
        for ring in Self.rings {
            let found = StructuralSimilarity.mean(ring.old.bytes, ring.new.bytes, width: 48, height: 48)
            #expect(abs(found - ring.similarity) < 1e-12)
        }
        for (old, new, expected) in [((1, 4), (1, 3), 0.01785675689451721), ((5, 1), (6, 1), -0.005458269526260716)] {
            let pictures = [old, new].map { CasePictures.cells(seed: $0.0, side: $0.1).bytes }
            #expect(abs(StructuralSimilarity.mean(pictures[0], pictures[1], width: 64, height: 64) - expected) < 1e-12)
        }
    }

    @Test("The similarity is the same on any number of threads, and 1 for equal pictures", arguments: [1, 2, 3, 7])
    func similarityThreads(threads: Int) {
        var random = SeededRandom(seed: 5)
        let old = (0..<(4 * 90 * 200)).map { _ in random.biasedByte() }
        let new = (0..<(4 * 90 * 200)).map { _ in random.biasedByte() }
        let single = ThreadPool.$current.withValue(.single) {
            StructuralSimilarity.mean(old, new, width: 90, height: 200)
        }
        ThreadPool.$current.withValue(ThreadPool(threads: threads)) {
            #expect(StructuralSimilarity.mean(old, new, width: 90, height: 200) == single)
            #expect(StructuralSimilarity.mean(old, old, width: 90, height: 200) == 1)
        }
    }

    @Test("SSIM of a picture smaller than its window is an error, not a number")
    func smallSSIM() {
        let small = PNGImage.filled(10, 40, [1, 2, 3, 255])
        #expect(throws: ComparisonError.self) {
            try ComparisonMetric.ssim(SSIMMetric()).measure(expected: small, actual: small)
        }
    }

    @Test("ΔE of 1976 is that of published pairs")
    func deltaE() {
        // Worked out apart from this code, and rounded to two digits.
        let pairs: [([UInt8], [UInt8], Double)] = [
            ([0xEF, 0xEF, 0xEF, 255], [255, 255, 255, 255], 5.55),
            ([0x52, 0x91, 0xDD, 255], [0x52, 0x91, 0xAA, 255], 30.19),
            ([0xF2, 0xF2, 0xF7, 255], [255, 255, 255, 255], 5.07),
            ([0x4F, 0x3D, 0x7C, 255], [0x3C, 0x57, 0x2F, 255], 67.8),
            ([0x80, 0x80, 0x80, 255], [0x81, 0x81, 0x81, 255], 0.39), ([0, 0, 0x33, 255], [0, 0, 0x34, 255], 0.84),
        ]
        for (old, new, expected) in pairs {
            #expect(abs(LabDistance.distance(old, new) - expected) < 0.06)
        }
    }

    @Test("precision is a share of bytes, and below a perceptual precision of 1 one of pixels")
    func precision() throws {
        let old = PNGImage.filled(10, 10, [200, 200, 200, 255])
        var bytes = old.bytes
        for pixel in 0..<10 { bytes[4 * pixel] = 0 }
        let new = PNGImage(width: 10, height: 10, bytes: bytes)
        func passes(_ precision: Double, _ perceptual: Double = 1) throws -> Bool {
            let metric = PrecisionMetric(precision: precision, perceptualPrecision: perceptual)
            return try ComparisonMetric.precision(metric).measure(expected: old, actual: new).passes
        }
        // 10 of 400 bytes, 10 of 100 pixels.
        #expect(try passes(0.97))
        #expect(try !passes(0.98))
        #expect(try passes(0.9, 0.99))
        #expect(try !passes(0.91, 0.99))
        #expect(try passes(1, 0))
        #expect(try !passes(1, 1))
    }

    @Test("A metric of two sizes is an error")
    func sizes() {
        #expect(throws: ComparisonError.self) {
            try ComparisonMetric.pixelmatch(PixelmatchMetric(threshold: 1))
                .measure(expected: .filled(3, 3, [0, 0, 0, 255]), actual: .filled(3, 4, [0, 0, 0, 255]))
        }
    }
}
