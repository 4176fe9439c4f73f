import Raster
import ScrimTestSupport
import Testing

@Suite("Shadows of rounded rectangles")
struct RoundedRectShadowTests {
    struct Shape: Sendable, CustomTestStringConvertible {
        var sigma: Double
        var rect: Rect
        var radius: Double
        var style = CornerStyle.circular

        var path: Path { .roundedRect(rect, cornerRadius: radius, style: style) }
        var testDescription: String { "σ \(sigma), \(rect.width) × \(rect.height), radius \(radius), \(style)" }

        /// A shape in the middle of its picture, at the fractions that `rect` begins with.
        init(_ sigma: Double, _ rect: Rect, radius: Double, _ style: CornerStyle = .circular) {
            let margin = (4 * sigma).rounded(.up)
            self.sigma = sigma
            self.rect = rect.offset(dx: margin, dy: margin)
            self.radius = radius
            self.style = style
        }

        var size: (width: Int, height: Int) {
            let margin = 4 * sigma + 2
            return (Int(rect.maxX + margin), Int(rect.maxY + margin))
        }
    }

    static let shapes = [
        Shape(4, Rect(x: 0.25, y: 0.7, width: 140.1, height: 133.3), radius: 29, .continuous),
        Shape(4, Rect(x: 0, y: 0, width: 160, height: 150), radius: 75),
        Shape(5, Rect(x: 0.9, y: 0.1, width: 90.4, height: 60), radius: 12),
        Shape(4, Rect(x: 0, y: 0, width: 3, height: 2), radius: 1),
        Shape(6, Rect(x: 0.5, y: 0.5, width: 120, height: 90), radius: 18, .continuousLayer),
        Shape(6, Rect(x: 0.1, y: 0.2, width: 200.5, height: 40), radius: 20, .continuous),
        Shape(20, Rect(x: 0, y: 0, width: 420, height: 300), radius: 39, .continuous),
        Shape(20, Rect(x: 0.37, y: 0.81, width: 50.3, height: 420.9), radius: 12),
        Shape(33, Rect(x: 0, y: 0, width: 700, height: 64), radius: 32),
        Shape(60, Rect(x: 0.5, y: 0, width: 90, height: 70), radius: 0),
        Shape(120, Rect(x: 0.2, y: 0.2, width: 300, height: 500), radius: 60, .continuous),
    ]

    private static func values(_ shape: Shape, _ path: Path? = nil) -> [[Int]] {
        CoveragePicture.values(width: shape.size.width, height: shape.size.height) {
            $0.drawShadow(of: path ?? shape.path, color: .black, sigma: shape.sigma)
        }
    }

    @Test(
        "a shadow is the blurred share of the shape to 1.1 steps, whatever its sigma, size, corners and place",
        arguments: shapes
    )
    func accuracy(shape: Shape) {
        let values = Self.values(shape)
        let naive = NaiveShadow(shape.path, sigma: shape.sigma)
        var random = SeededRandom(seed: 5)
        for _ in 0..<200 {
            let x = Int.random(in: 0..<shape.size.width, using: &random)
            let y = Int.random(in: 0..<shape.size.height, using: &random)
            let expected = naive.value(x: x, y: y)
            #expect(abs(Double(values[y][x]) - expected) <= 1.1, "at \(x), \(y)")
        }
    }

    @Test("seen in parts, and through clips, a shadow is the same", arguments: [shapes[0], shapes[4], shapes[6]])
    func parts(shape: Shape) {
        let whole = Self.values(shape)
        let (width, height) = shape.size
        for clip in [
            Rect(x: 0, y: 0, width: 9, height: 9), Rect(x: Double(width / 2), y: 3, width: 20, height: 50),
            Rect(x: 5, y: Double(height / 2), width: Double(width) - 10, height: 5),
            Rect(x: Double(width - 20), y: Double(height - 33), width: 20, height: 33),
        ] {
            let part = CoveragePicture.values(width: width, height: height) {
                $0.clipped(to: .rect(clip)) { $0.drawShadow(of: shape.path, color: .black, sigma: shape.sigma) }
            }
            for y in 0..<height {
                for x in 0..<width {
                    let isInside =
                        clip.minX <= Double(x) && Double(x) < clip.maxX && clip.minY <= Double(y)
                        && Double(y) < clip.maxY
                    if part[y][x] != (isInside ? whole[y][x] : 0) { Issue.record("at \(x), \(y) of \(clip)") }
                }
            }
        }
    }

    @Test("each pixel of a shadow seen through a clip is the whole shadow's, wherever the clip begins")
    func smallParts() {
        var random = SeededRandom(seed: 18)
        for index in 0..<24 {
            let rect = Rect(
                x: random.double(in: -50...60),
                y: random.double(in: -50...60),
                width: random.double(in: 60...250),
                height: random.double(in: 60...250)
            )
            let path = Path.roundedRect(rect, cornerRadius: index % 3 == 0 ? random.double(in: 0...12) : 0)
            let sigma = random.double(in: 4...12)
            let whole = CoveragePicture.values(width: 160, height: 160) {
                $0.drawShadow(of: path, color: .black, sigma: sigma)
            }
            let (x, y) = (Int.random(in: 0...100, using: &random), Int.random(in: 0...100, using: &random))
            let part = CoveragePicture.values(width: 160, height: 160) {
                $0.clipped(to: .rect(Rect(x: Double(x), y: Double(y), width: 60, height: 50))) {
                    $0.drawShadow(of: path, color: .black, sigma: sigma)
                }
            }
            for row in y..<y + 50 {
                #expect(part[row][x..<x + 60] == whole[row][x..<x + 60], "shadow \(index), row \(row)")
            }
        }
    }

    @Test("the mirror image of a shape casts the mirror image of its shadow")
    func mirror() {
        let shape = Shape(6, Rect(x: 0, y: 0, width: 120, height: 90), radius: 18, .continuous)
        let (width, height) = (Int(2 * 24 + 120), Int(2 * 24 + 90))
        let values = CoveragePicture.values(width: width, height: height) {
            $0.drawShadow(of: shape.path, color: .black, sigma: shape.sigma)
        }
        #expect(values == values.map { $0.reversed() })
        #expect(values == values.reversed())
    }

    @Test("an uneven scale stretches the shape, and its shadow is to 1.1 steps that of the stretched path")
    func unevenScale() {
        let path = Path.roundedRect(Rect(x: 10, y: 20, width: 30, height: 20), cornerRadius: 8, style: .continuous)
        let transform = AffineTransform(scaleX: 4, y: 2)
        let values = CoveragePicture.values(width: 200, height: 120) {
            $0.transform = transform
            $0.drawShadow(of: path, color: .black, sigma: 2)
        }
        let naive = NaiveShadow(path.applying(transform), sigma: 2 * 8.0.squareRoot())
        for y in stride(from: 0, to: 120, by: 7) {
            for x in stride(from: 0, to: 200, by: 7) {
                #expect(abs(Double(values[y][x]) - naive.value(x: x, y: y)) <= 1.1)
            }
        }
    }

    @Test("outlines that only look like rounded rectangles keep the shadow of what they are")
    func others() {
        let round = Path.roundedRect(Rect(x: 30, y: 30, width: 60, height: 50), cornerRadius: 14)
        var cut = Path()
        var last = Point.zero
        for (index, element) in round.elements.enumerated() {
            switch element {
            case .move(let point): cut.move(to: point)
            case .line(let point):
                cut.addLine(to: point)
                last = point
            case .cubic(let a, let b, let end):
                // The second corner is cut off straight, piece by piece.
                let isCut = (6...8).contains(index)
                cut.addCurve(to: end, control1: isCut ? last : a, control2: isCut ? end : b)
                last = end
            case .quad, .close: cut.closeSubpath()
            }
        }
        func values(_ path: Path) -> [[Int]] {
            CoveragePicture.values(width: 120, height: 110) { $0.drawShadow(of: path, color: .black, sigma: 4) }
        }
        let shadow = values(cut)
        #expect(shadow != values(round))
        let naive = NaiveShadow(cut, sigma: 4)
        for y in stride(from: 0, to: 110, by: 5) {
            for x in stride(from: 0, to: 120, by: 5) {
                #expect(abs(Double(shadow[y][x]) - naive.value(x: x, y: y)) <= 1.4)
            }
        }
    }
}
