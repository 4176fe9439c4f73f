import Raster

/// The contrast of an ink with what lies behind it, over all pixels that it covers.
///
/// Two pictures are compared pixel by pixel: one with the ink's paint in every pixel around, one without the ink. So
/// opacities, blurs, materials and whatever is drawn above count as they are drawn, and thin strokes as much as thick
/// ones.
///
/// The worst contrast is the least that a quarter of the ink in some square of 4 points about a covered pixel does not
/// exceed. Four points are about the space between the strokes of body text: single odd pixels of a photograph do not
/// decide, a patch that takes a piece of a letter away does. Where all is flat it is simply the contrast of the two
/// colours. Nothing is averaged, because gray between a dark and a light half is clear on both and equal to their
/// average.
public struct ContrastReading: Hashable, Sendable {
    /// The lowest contrast.
    public let worst: Double
    /// The contrast that half of the ink does not exceed.
    public let median: Double
    /// The centre of the first such square, in points from the top left of the screen: the centre of a pixel.
    public let place: Point
    /// The average colour of the ink in the pixels of that square whose contrast is no better than the worst.
    public let foreground: Color
    /// The average colour of what lies behind it in these pixels.
    public let background: Color

    /// The side of the square, in points.
    static let window = 4.0

    /// Reads the contrast, or `nil` where nothing of the ink is seen.
    ///
    /// - Parameters:
    ///   - spread: the picture with the ink's paint in every pixel that it covers.
    ///   - bare: the picture without the ink.
    package init?(_ coverage: InkCoverage, spread: Bitmap, bare: Bitmap, scale: Double) {
        let area = coverage.rect.intersection(spread.bounds)
        guard coverage.seen > 0, !area.isEmpty else { return nil }
        let field = ContrastField(coverage, area, spread: spread, bare: bare)
        let window = max(1, Int((Self.window * scale).rounded()))
        let least = field.least(window: window)
        worst = least.ratio
        median = field.median
        place = Point(
            x: (Double(area.x + least.x) + 0.5) / scale,
            y: (Double(area.y + least.y) + 0.5) / scale
        )
        let square = field.square(least.x, least.y, window)
        let pixels = field.pixels(in: square, notAbove: least.ratio)
        foreground = spread.average(pixels, offset: (area.x, area.y))
        background = bare.average(pixels, offset: (area.x, area.y))
    }
}

/// Contrasts by pixel, with how much of each pixel is covered.
private struct ContrastField {
    private let width: Int
    private let height: Int
    private let weights: [UInt8]
    /// 0 where nothing is covered.
    private let ratios: [Double]
    /// The ratios that there are, each once, from the least.
    private let all: [Double]

    init(_ coverage: InkCoverage, _ area: PixelRect, spread: Bitmap, bare: Bitmap) {
        (width, height) = (area.width, area.height)
        var weights: [UInt8] = []
        var ratios: [Double] = []
        for y in area.y..<area.maxY {
            for x in area.x..<area.maxX {
                let weight = coverage.values[(y - coverage.rect.y) * coverage.rect.width + x - coverage.rect.x]
                weights.append(weight)
                ratios.append(weight == 0 ? 0 : Luminance.contrast(spread[x, y], bare[x, y]))
            }
        }
        self.weights = weights
        self.ratios = ratios
        all = Set(ratios.lazy.filter { $0 > 0 }).sorted()
    }

    /// The ratio that half of the ink does not exceed.
    var median: Double {
        if all.count == 1 { return all[0] }
        let covered = weights.indices.filter { weights[$0] > 0 }.sorted { ratios[$0] < ratios[$1] }
        let whole = covered.reduce(0) { $0 + Int(weights[$1]) }
        var sum = 0
        for index in covered {
            sum += Int(weights[index])
            if 2 * sum >= whole { return ratios[index] }
        }
        return 1
    }

    /// The least ratio that a quarter of the ink in the square about some covered pixel does not exceed, and the first
    /// such pixel.
    func least(window: Int) -> (ratio: Double, x: Int, y: Int) {
        if all.count == 1 {
            let first = weights.firstIndex { $0 > 0 } ?? 0
            return (all[0], first % width, first / width)
        }
        let whole = table { _ in true }
        var (low, high) = (0, all.count - 1)
        var found = place(of: all[high], in: whole, window) ?? (0, 0)
        while low < high {
            let middle = (low + high) / 2
            if let place = place(of: all[middle], in: whole, window) {
                (high, found) = (middle, place)
            } else {
                low = middle + 1
            }
        }
        return (all[high], found.x, found.y)
    }

    private func place(of ratio: Double, in whole: [UInt32], _ window: Int) -> (x: Int, y: Int)? {
        let part = table { $0 <= ratio }
        for y in 0..<height {
            for x in 0..<width where weights[y * width + x] > 0 {
                let square = square(x, y, window)
                if 4 * sum(part, square) >= sum(whole, square) { return (x, y) }
            }
        }
        return nil
    }

    /// The square about a pixel, cut by the edges; of an even side, one pixel more lies before it than behind.
    func square(_ x: Int, _ y: Int, _ window: Int) -> PixelRect {
        PixelRect(x: x - window / 2, y: y - window / 2, width: window, height: window)
            .intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    }

    func pixels(in square: PixelRect, notAbove ratio: Double) -> [(x: Int, y: Int)] {
        (square.y..<square.maxY).flatMap { y in
            (square.x..<square.maxX).filter { x in
                let index = y * width + x
                return weights[index] > 0 && ratios[index] <= ratio
            }.map { ($0, y) }
        }
    }

    /// The sums of the weights above and to the left of each corner of pixels, of those whose ratio counts.
    private func table(_ counts: (Double) -> Bool) -> [UInt32] {
        var table = [UInt32](repeating: 0, count: (width + 1) * (height + 1))
        var index = 0
        for y in 0..<height {
            var row: UInt32 = 0
            for x in 0..<width {
                if weights[index] > 0, counts(ratios[index]) { row &+= UInt32(weights[index]) }
                table[(y + 1) * (width + 1) + x + 1] = table[y * (width + 1) + x + 1] &+ row
                index += 1
            }
        }
        return table
    }

    /// The sum over a rectangle; right also where the table's sums have wrapped around.
    private func sum(_ table: [UInt32], _ rect: PixelRect) -> Int {
        let (top, bottom) = (rect.y * (width + 1), rect.maxY * (width + 1))
        return Int(table[bottom + rect.maxX] &- table[bottom + rect.x] &- table[top + rect.maxX] &+ table[top + rect.x])
    }
}

/// Relative luminance of 8-bit pixels.
private enum Luminance {
    /// The light of an 8-bit channel.
    private static let light: [Double] = (0...255).map { value in
        Contrast.luminance(Color(red8: UInt8(value), green8: UInt8(value), blue8: UInt8(value)))
    }

    /// The contrast of two pixels; what is translucent counts as over black.
    static func contrast(_ a: PremultipliedColor, _ b: PremultipliedColor) -> Double {
        Contrast.ratio(of(a), of(b))
    }

    private static func of(_ pixel: PremultipliedColor) -> Double {
        Contrast.luminance(ofLight: light[Int(pixel.red)], light[Int(pixel.green)], light[Int(pixel.blue)])
    }
}

extension Bitmap {
    /// The average of the encoded colours of some pixels, of which there is at least one.
    fileprivate func average(_ pixels: [(x: Int, y: Int)], offset: (x: Int, y: Int)) -> Color {
        var sum = SIMD3<Int>.zero
        for (x, y) in pixels {
            let pixel = self[offset.x + x, offset.y + y]
            sum &+= SIMD3(Int(pixel.red), Int(pixel.green), Int(pixel.blue))
        }
        let whole = 255 * Double(max(pixels.count, 1))
        return Color(red: Double(sum[0]) / whole, green: Double(sum[1]) / whole, blue: Double(sum[2]) / whole)
    }
}
