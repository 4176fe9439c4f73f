import Raster
import ScrimTestSupport
import Testing

/// A mask of one value, near normalised edges, against the Gaussian of that sigma.
@Suite("Blur by mask at the sides of a region")
struct MaskEdgeTests {
    @Test(
        "the least sigmas of each size of cells are within one step",
        arguments: [3.22, 3.5, 3.9, 7.25, 7.5, 14.85, 18]
    )
    func cells(sigma: Double) throws {
        for (width, height) in [(57, 7), (70, 8), (60, 33)] {
            let pictures = [
                TestPictures.step(width: width, height: height, column: width / 2, row: height / 2),
                Self.stripes(width: width, height: height, period: 4),
                Self.stripes(width: width, height: height, period: 6),
                TestPictures.hardNoise(width: width, height: height, seed: 31),
            ]
            for picture in pictures { try expectWithinOneStep(picture, sigma) }
        }
    }

    @Test("regions of a few columns are within one step", arguments: [(2, 77), (3, 66), (5, 91)])
    func thin(width: Int, height: Int) throws {
        for sigma in [12.3, 17, 19, 28, 46] {
            for seed in UInt64(1)...3 {
                let noise = TestPictures.hardNoise(width: width, height: height, seed: seed)
                try expectWithinOneStep(noise, sigma)
                try expectWithinOneStep(noise.transposed, sigma)
            }
            try expectWithinOneStep(TestPictures.impulse(width: width, height: height, x: 0, y: height - 1), sigma)
        }
    }

    @Test("little in a few columns stays within one step", arguments: [23, 28, 34, 50, 65, 90])
    func littleInColumns(sigma: Double) throws {
        for (width, height) in [(1, 96), (2, 120), (3, 61)] {
            let column = width / 2
            for row in [0, height / 3, height - 1] {
                try expectWithinOneStep(TestPictures.impulse(width: width, height: height, x: column, y: row), sigma)
                try expectWithinOneStep(TestPictures.step(width: width, height: height, column: 0, row: row), sigma)
            }
            try expectWithinOneStep(TestPictures.hardNoise(width: width, height: height, seed: 1), sigma)
        }
    }

    @Test("an empty column stays empty", arguments: [28, 65, 90, 140])
    func empty(sigma: Double) throws {
        let mask = try MaskImage(width: 1, height: 1, values: [UInt8](repeating: 255, count: 1))
        let picture = Bitmap(width: 1, height: 120)
        var blurred = picture
        try blurred.blur(.mask(.image(mask, maximum: sigma)), edges: .normalize)
        #expect(blurred == picture)
    }

    private func expectWithinOneStep(_ picture: Bitmap, _ sigma: Double) throws {
        let (width, height) = (picture.width, picture.height)
        let mask = try MaskImage(width: 1, height: 1, values: [UInt8](repeating: 255, count: 1))
        var blurred = picture
        try blurred.blur(.mask(.image(mask, maximum: sigma)), edges: .normalize)
        let sigmas = [Double](repeating: sigma, count: height)
        let difference = NaiveBlur.difference(blurred, NaiveBlur.blur(picture, sigmas: sigmas, edges: .normalize))
        #expect(difference <= 1, "\(width)×\(height), sigma \(sigma): \(difference) steps")
    }

    private static func stripes(width: Int, height: Int, period: Int) -> Bitmap {
        var picture = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let (down, across): (UInt8, UInt8) = (
                    y % period < period / 2 ? 255 : 0, x % period < period / 2 ? 255 : 0
                )
                picture[x, y] = PremultipliedColor(red: down, green: across, blue: down ^ across, alpha: 255)
            }
        }
        return picture
    }
}
