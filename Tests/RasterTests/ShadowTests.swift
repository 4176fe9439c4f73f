import Glibc
import Raster
import ScrimTestSupport
import Testing

@Suite("Shadows")
struct ShadowTests {
    @Test("a shadow is the coverage blurred by the Gaussian of its sigma, to one step", arguments: [0.5, 0.7, 2, 5, 9])
    func gaussian(sigma: Double) {
        let size = 64
        let path = Path.roundedRect(Rect(x: 20.3, y: 22, width: 23, height: 17.6), cornerRadius: 6)
        let sharp = CoveragePicture.values(width: size, height: size) { $0.fill(path, with: .color(.black)) }
        let shadow = CoveragePicture.values(width: size, height: size) {
            $0.drawShadow(of: path, color: .black, sigma: sigma, offset: .zero)
        }
        let expected = blurred(sharp.map { $0.map(Double.init) }, sigma: sigma)
        var worst = 0.0
        for y in 0..<size {
            for x in 0..<size { worst = max(worst, abs(Double(shadow[y][x]) - expected[y][x])) }
        }
        #expect(worst <= 1)
    }

    @Test("sigma and offset are in user space: a scale of 3 multiplies both by 3")
    func scale() {
        let scaled = CoveragePicture.values(width: 60, height: 60) {
            $0.transform = AffineTransform(scaleX: 3, y: 3)
            $0.drawShadow(
                of: .rect(Rect(x: 6, y: 6, width: 6, height: 5)),
                color: .black,
                sigma: 2,
                offset: Size(width: 1, height: -1)
            )
        }
        let plain = CoveragePicture.values(width: 60, height: 60) {
            $0.drawShadow(
                of: .rect(Rect(x: 21, y: 15, width: 18, height: 15)),
                color: .black,
                sigma: 6,
                offset: .zero
            )
        }
        #expect(scaled == plain)
    }

    @Test("a shape outside of the bitmap still casts its shadow into it")
    func outside() {
        let path = Path.rect(Rect(x: -12, y: 0, width: 12, height: 40))
        let values = CoveragePicture.values(width: 20, height: 40) {
            $0.drawShadow(of: path, color: .black, sigma: 4, offset: .zero)
        }
        // Half a pixel from a straight edge of a shape 3 sigma wide: Φ(−1/8) − Φ(−3 − 1/8) = 0.4494.
        #expect(abs(values[20][0] - 115) <= 1)
    }

    @Test("without a sigma the shadow is the shape itself", arguments: [0, -3, Double.nan])
    func sharp(sigma: Double) {
        let path = Path.ellipse(in: Rect(x: 2, y: 2, width: 9, height: 7))
        let shape = CoveragePicture.values(width: 14, height: 12) { $0.fill(path, with: .color(.black)) }
        let shadow = CoveragePicture.values(width: 14, height: 12) {
            $0.drawShadow(of: path, color: .black, sigma: sigma, offset: .zero)
        }
        #expect(shadow == shape)
    }

    @Test("the clip limits a shadow like any drawing")
    func clip() {
        let path = Path.rect(Rect(x: 4, y: 4, width: 8, height: 8))
        let hole = Path.rect(Rect(x: 8, y: 0, width: 8, height: 16))
        let whole = CoveragePicture.values(width: 16, height: 16) {
            $0.drawShadow(of: path, color: .black, sigma: 2, offset: .zero)
        }
        let limited = CoveragePicture.values(width: 16, height: 16) {
            $0.clipped(to: hole) { $0.drawShadow(of: path, color: .black, sigma: 2, offset: .zero) }
        }
        for y in 0..<16 {
            #expect(Array(limited[y][..<8]) == [Int](repeating: 0, count: 8))
            #expect(limited[y][8...] == whole[y][8...])
        }
    }

    @Test("a huge sigma is limited instead of taking the memory for it")
    func hugeSigma() {
        let values = CoveragePicture.values(width: 8, height: 8) {
            $0.drawShadow(
                of: .rect(Rect(x: 0, y: 0, width: 8, height: 8)),
                color: .black,
                sigma: 1e30,
                offset: .zero
            )
        }
        #expect(values.joined().allSatisfy { $0 == 0 })
    }

    /// The separable sum in double, out to 6 sigma; nothing lies outside of the picture.
    private func blurred(_ picture: [[Double]], sigma: Double) -> [[Double]] {
        let reach = Int((6 * sigma).rounded(.up))
        let weights = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let total = weights[0] + 2 * weights.dropFirst().reduce(0, +)
        func pass(_ rows: [[Double]]) -> [[Double]] {
            let count = rows.count
            // Each row is blurred and written as a column: two passes blur both ways.
            var output = [[Double]](repeating: [Double](repeating: 0, count: count), count: count)
            for y in 0..<count {
                for x in 0..<count {
                    var sum = 0.0
                    for source in max(0, x - reach)...min(count - 1, x + reach) {
                        sum += rows[y][source] * weights[abs(source - x)]
                    }
                    output[x][y] = sum / total
                }
            }
            return output
        }
        return pass(pass(picture))
    }
}
