import Raster
import ScrimTestSupport
import Testing

@Suite("Images")
struct ImageTests {
    @Test("pixel for pixel an image is copied exactly, at any place and partly outside")
    func copy() {
        var random = SeededRandom(seed: 6)
        let image = random.bitmap(width: 9, height: 7)
        for (dx, dy) in [(0, 0), (3, 2), (-4, -5), (8, 9)] {
            let drawn = draw(image, width: 12, height: 12, in: rect(dx, dy, 9, 7))
            for y in 0..<12 {
                for x in 0..<12 {
                    let inside = x >= dx && x < dx + 9 && y >= dy && y < dy + 7
                    #expect(drawn[x, y] == (inside ? image[x - dx, y - dy] : .clear))
                }
            }
        }
    }

    @Test("points times scale that miss the grid by rounding alone are still a copy")
    func nearlyOnTheGrid() {
        var random = SeededRandom(seed: 7)
        let image = random.bitmap(width: 7, height: 7)
        var canvas = Canvas(Bitmap(width: 7, height: 7))
        canvas.transform = AffineTransform(scaleX: 3, y: 3)
        canvas.draw(image, in: Rect(x: 0, y: 0, width: 7.0 / 3, height: 7 * (1.0 / 3)))
        #expect(canvas.bitmap == image)
    }

    @Test("no pixel outside of an image is read, where far from the origin the rectangle's corners are rounded past it")
    func farAway() {
        let image = Bitmap(width: 90, height: 90, color: Color.black.premultiplied)
        var canvas = Canvas(Bitmap(width: 100, height: 100))
        canvas.transform = AffineTransform(translationX: -1e17, y: -1e17)
        canvas.draw(image, in: Rect(x: 1e17, y: 1e17, width: 90, height: 90))
        #expect(canvas.bitmap[89, 89] == Color.black.premultiplied)
        #expect(canvas.bitmap[90, 0] == .clear)
        #expect(canvas.bitmap[0, 90] == .clear)
    }

    @Test("a flat image stays flat at every size and place")
    func flat() {
        let color = PremultipliedColor(red: 200, green: 3, blue: 77, alpha: 201)
        let image = Bitmap(width: 11, height: 6, color: color)
        for (width, height) in [(1, 1), (3, 17), (11, 5), (12, 12), (40, 2)] {
            let drawn = draw(image, width: 40, height: 20, in: rect(0, 0, width, height))
            for y in 0..<height {
                for x in 0..<width { #expect(drawn[x, y] == color) }
            }
        }
        var canvas = Canvas(Bitmap(width: 9, height: 9))
        canvas.transform = AffineTransform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 4, ty: -4)
        canvas.draw(image, in: Rect(x: -50, y: -50, width: 100, height: 100))
        #expect(canvas.bitmap == Bitmap(width: 9, height: 9, color: color))
    }

    @Test("shrinking by a whole number keeps the mean", arguments: [2, 3, 4, 6])
    func mean(ratio: Int) {
        var random = SeededRandom(seed: 8)
        var image = Bitmap(width: 24, height: 24)
        // Values far from 0 and 255, where limiting an overshoot would change the mean.
        for y in 0..<24 {
            for x in 0..<24 {
                let value = UInt8(random.double(in: 90...165))
                image[x, y] = PremultipliedColor(red: value, green: value, blue: value, alpha: 255)
            }
        }
        let size = 24 / ratio
        let small = draw(image, width: size, height: size, in: rect(0, 0, size, size))
        // Each output pixel is rounded to nearest: the mean is off by less than one of these errors.
        #expect(abs(redMean(small) - redMean(image)) < 0.5)
    }

    @Test("growing reproduces a ramp between pixel centres")
    func ramp() {
        var image = Bitmap(width: 8, height: 1)
        for x in 0..<8 {
            let value = UInt8(16 + 24 * x)
            image[x, 0] = PremultipliedColor(red: value, green: value, blue: value, alpha: 255)
        }
        let large = draw(image, width: 32, height: 1, in: rect(0, 0, 32, 1))
        // A cubic that interpolates reproduces straight lines; two source pixels at each end see the mirror.
        for x in 8..<24 {
            let exact = 16 + 24 * ((Double(x) + 0.5) / 4 - 0.5)
            #expect(abs(Double(large[x, 0].red) - exact) <= 0.51)
        }
    }

    @Test("turned by a quarter about the grid an image is copied exactly")
    func quarterTurn() {
        var random = SeededRandom(seed: 9)
        let image = random.bitmap(width: 5, height: 8)
        var canvas = Canvas(Bitmap(width: 8, height: 5))
        canvas.transform = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 8, ty: 0)
        canvas.draw(image, in: rect(0, 0, 5, 8))
        for y in 0..<5 {
            for x in 0..<8 { #expect(canvas.bitmap[x, y] == image[y, 7 - x]) }
        }
    }

    @Test("a negative scale mirrors the image")
    func mirrored() {
        var random = SeededRandom(seed: 10)
        let image = random.bitmap(width: 6, height: 4)
        var canvas = Canvas(Bitmap(width: 6, height: 4))
        canvas.transform = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 6, ty: 0)
        canvas.draw(image, in: rect(0, 0, 6, 4))
        for y in 0..<4 {
            for x in 0..<6 { #expect(canvas.bitmap[x, y] == image[5 - x, y]) }
        }
    }

    @Test("borders between pixels are covered by their area")
    func borders() {
        let image = Bitmap(width: 2, height: 2, color: Color.black.premultiplied)
        let drawn = draw(image, width: 4, height: 1, in: Rect(x: 0.5, y: 0, width: 2.25, height: 1))
        #expect((0..<4).map { drawn[$0, 0].alpha } == [128, 255, 191, 0])
    }

    @Test("what has no size or no place draws nothing")
    func degenerate() {
        let image = Bitmap(width: 2, height: 2, color: Color.black.premultiplied)
        let empty = Bitmap(width: 3, height: 3)
        let rects = [
            Rect(x: 0, y: 0, width: 0, height: 3), Rect(x: 0, y: 0, width: .nan, height: 3),
            Rect(x: 0, y: 0, width: .infinity, height: 3), Rect(x: .nan, y: 0, width: 3, height: 3),
            Rect(x: -1e30, y: 0, width: 3, height: 3),
        ]
        for rect in rects { #expect(draw(image, width: 3, height: 3, in: rect) == empty) }
        #expect(draw(Bitmap(width: 0, height: 4), width: 3, height: 3, in: rect(0, 0, 3, 3)) == empty)
    }

    @Test("sizes far beyond the bitmap take no more work than the bitmap")
    func extremeSizes() {
        let image = Bitmap(width: 2, height: 2, color: Color.black.premultiplied)
        let large = draw(image, width: 3, height: 3, in: Rect(x: -5e5, y: -5e5, width: 1e6, height: 1e6))
        #expect(large == Bitmap(width: 3, height: 3, color: Color.black.premultiplied))
        _ = draw(image, width: 3, height: 3, in: Rect(x: 0.5, y: 0.5, width: 1e-9, height: 1e-9))
        _ = draw(image, width: 3, height: 3, in: Rect(x: 0, y: 0, width: 3, height: 1e-100))
    }

    private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Rect {
        Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
    }

    private func draw(_ image: Bitmap, width: Int, height: Int, in rect: Rect) -> Bitmap {
        var canvas = Canvas(Bitmap(width: width, height: height))
        canvas.draw(image, in: rect)
        return canvas.bitmap
    }

    private func redMean(_ bitmap: Bitmap) -> Double {
        var sum = 0
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width { sum += Int(bitmap[x, y].red) }
        }
        return Double(sum) / Double(bitmap.width * bitmap.height)
    }
}
