import Raster
import ScrimTestSupport
import Testing

/// Rows that are joined from a few whose sigma is another one are within one step of their own Gaussian.
///
/// Where sigma grows downwards the rows below bring more blur along than those above: the sum leans, and only pictures
/// made for it show how much.
@Suite("Blur by rows whose sigma slopes")
struct BlurSlopeTests {
    /// Slopes near the steepest at which rows of that sigma are joined at all, from two, four and eight.
    @Test(
        "the worst pictures for a slope are within one step",
        arguments: [(2.5, 158), (2.6, 170), (3.2, 84), (5.1, 166), (5.5, 158), (7, 166), (9, 158), (20, 275)],
        EdgeMode.allCases
    )
    func leaningPictures(slope: (sigma: Double, share: Double), edges: EdgeMode) throws {
        for row in 45...48 {
            let picture = Self.picture(sigma: slope.sigma, row: row)
            for growth in [slope.sigma / slope.share, -slope.sigma / slope.share] {
                let sigmas = (0..<picture.height).map { slope.sigma + growth * Double($0 - row) }
                var blurred = picture
                try blurred.blur(.rows(sigmas), edges: edges)
                let exact = NaiveBlur.blur(picture, sigmas: sigmas, edges: edges)
                let difference = NaiveBlur.difference(blurred, exact)
                #expect(difference <= 1, "row \(row), slope \(growth): \(difference) steps")
            }
        }
    }

    /// Bright where a derivative of the Gaussian around one pixel is positive: the third downwards, that of the
    /// Laplacian, and the one of the second across.
    private static func picture(sigma: Double, row: Int) -> Bitmap {
        var picture = Bitmap(width: 40, height: 94)
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let (across, down) = (Double(x - 18) / sigma, Double(y - row) / sigma)
                picture[x, y] = PremultipliedColor(
                    red: down * (down * down - 3) > 0 ? 255 : 0,
                    green: down * (across * across + down * down - 4) > 0 ? 255 : 0,
                    blue: down * (across * across - 1) > 0 ? 255 : 0,
                    alpha: 255
                )
            }
        }
        return picture
    }
}
