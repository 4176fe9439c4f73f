import Raster
import ScrimTestSupport
import Testing

/// Regions of a few pixels, wherever they lie on the grids of the blur's levels, against sigmas many times as large.
///
/// They are less than one sample of the levels that serve such a sigma, and normalised edges make the whole of that
/// little.
@Suite("Blur of small regions")
struct BlurSmallRegionTests {
    private static let sigmas = [5.3, 14, 17.9, 22, 31, 60, 150, 300]

    @Test("a flat region stays as it is", arguments: [(4, 1), (1, 4), (4, 4), (5, 2), (7, 7), (3, 60)])
    func flat(width: Int, height: Int) throws {
        for place in 0..<16 {
            let region = PixelRect(x: place, y: (5 * place) % 16, width: width, height: height)
            for gray: UInt8 in [0, 1, 100, 254] {
                let color = PremultipliedColor(red: gray, green: gray / 2, blue: gray, alpha: 255)
                let picture = Bitmap(width: 32, height: 80, color: color)
                for sigma in Self.sigmas {
                    var blurred = picture
                    try blurred.blur(.constant(sigma), edges: .normalize, in: region)
                    #expect(blurred == picture, "gray \(gray), sigma \(sigma), at \(region.x), \(region.y)")
                }
            }
        }
    }

    @Test("every place is within one step", arguments: [(4, 1), (4, 4), (5, 4), (5, 7), (8, 4), (9, 7), (3, 60)])
    func noise(width: Int, height: Int) throws {
        for place in 0..<16 {
            let region = PixelRect(x: place, y: (5 * place) % 16, width: width, height: height)
            let picture = TestPictures.hardNoise(width: width, height: height, seed: UInt64(place))
            var frame = Bitmap(width: 32, height: 80)
            frame.replace(region, by: picture, at: (region.x, region.y))
            for sigma in Self.sigmas {
                var blurred = frame
                try blurred.blur(.constant(sigma), edges: .normalize, in: region)
                let exact = NaiveBlur.blur(
                    picture,
                    sigmas: [Double](repeating: sigma, count: height),
                    edges: .normalize
                )
                let difference = NaiveBlur.difference(blurred.part(region), exact)
                #expect(difference <= 1, "sigma \(sigma), at \(region.x), \(region.y): \(difference) steps")
            }
        }
    }
}
