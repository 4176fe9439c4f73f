import Raster
import ScrimTestSupport
import Testing

@Suite("Blur against its definition")
struct BlurAccuracyTests {
    @Test(
        "noise is within one step of the definition for every sigma and edge mode",
        arguments: [
            0.1, 0.2, 0.25, 0.5, 0.8, 1, 1.7, 2, 2.46, 3, 3.04, 3.05, 4, 5.1, 6.1, 6.2, 8, 12, 12.5, 16, 24, 30, 45, 50,
            90,
        ],
        EdgeMode.allCases
    )
    func noise(sigma: Double, edges: EdgeMode) throws {
        for picture in [
            TestPictures.noise(width: 67, height: 81, seed: 1),
            TestPictures.hardNoise(width: 50, height: 37, seed: 2),
            TestPictures.step(width: 61, height: 73, column: 23, row: 31),
            TestPictures.impulse(width: 61, height: 73, x: 23, y: 31),
            TestPictures.translucentNoise(width: 40, height: 33, seed: 3),
        ] {
            var blurred = picture
            try blurred.blur(.constant(sigma), edges: edges)
            let exact = NaiveBlur.blur(
                picture,
                sigmas: [Double](repeating: sigma, count: picture.height),
                edges: edges
            )
            let difference = NaiveBlur.difference(blurred, exact)
            #expect(difference.largest <= 1, "sigma \(sigma), \(edges), \(picture.width)x\(picture.height)")
        }
    }

    @Test("normalised edges hold their bound for every small size against every sigma")
    func narrow() throws {
        for width in Array(1...20) + [31, 32, 33, 40, 63, 64, 65, 129] {
            let height = (width * 7) % 23 + 1
            for edges in EdgeMode.allCases {
                let picture = TestPictures.hardNoise(width: width, height: height, seed: UInt64(width))
                for sigma in [0.7, 1.9, 3.1, 4, 6.5, 9, 13, 20, 27, 40, 55, 80, 120, 500] {
                    for picture in [picture, picture.transposed] {
                        var blurred = picture
                        try blurred.blur(.constant(sigma), edges: edges)
                        let exact = NaiveBlur.blur(
                            picture,
                            sigmas: [Double](repeating: sigma, count: picture.height),
                            edges: edges
                        )
                        let difference = NaiveBlur.difference(blurred, exact)
                        #expect(difference.largest <= 1, "sigma \(sigma), \(edges), \(picture.width)x\(picture.height)")
                    }
                }
            }
        }
    }
}
