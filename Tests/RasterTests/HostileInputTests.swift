import Raster
import ScrimTestSupport
import Testing

@Suite("Hostile input")
struct HostileInputTests {
    private static let bad = [
        Double.nan, .infinity, -.infinity, 1e30, -1e30, 1e300, .leastNonzeroMagnitude, 0, -7.25, 12.5,
    ]

    @Test("paths with any coordinates neither trap nor hang, filled, stroked, dashed, clipped or casting a shadow")
    func coordinates() {
        var random = SeededRandom(seed: 11)
        for _ in 0..<60 {
            var path = Path()
            for _ in 0..<6 {
                func point() -> Point {
                    Point(
                        x: Self.bad[Int(random.next() % 10)],
                        y: Self.bad[Int(random.next() % 10)]
                    )
                }
                switch random.next() % 5 {
                case 0: path.move(to: point())
                case 1: path.addLine(to: point())
                case 2: path.addQuadCurve(to: point(), control: point())
                case 3: path.addCurve(to: point(), control1: point(), control2: point())
                default: path.closeSubpath()
                }
            }
            var canvas = Canvas(Bitmap(width: 16, height: 16))
            for rule in FillRule.allCases { canvas.fill(path, with: .color(.black), rule: rule) }
            for cap in LineCap.allCases {
                for dash in [[], [3.0, 1], [1e-3, 1e-3]] {
                    let style = StrokeStyle(width: 3, cap: cap, join: .round, dash: dash)
                    canvas.stroke(path, with: .color(.black), style: style)
                }
            }
            canvas.clipped(to: path) { $0.fill(path, with: .color(.white)) }
            canvas.drawShadow(of: path, color: .black, sigma: 2, offset: .zero)
        }
    }

    @Test("a point without a place is left out, the rest of the path stays")
    func droppedPoint() {
        var path = line((1, 1), (3, 1))
        path.addLine(to: Point(x: .nan, y: 9))
        path.addLine(to: Point(x: 9, y: .infinity))
        path.addLine(to: Point(x: 3, y: 3))
        path.addLine(to: Point(x: 1, y: 3))
        let picture = CoveragePicture.text(width: 4, height: 4) { $0.fill(path, with: .color(.black)) }
        #expect(picture == ["....", ".##.", ".##.", "...."])
    }

    @Test("a shape far larger than the bitmap covers it")
    func huge() {
        let picture = CoveragePicture.text(width: 3, height: 2) {
            $0.fill(.ellipse(in: Rect(x: -1e30, y: -1e30, width: 2e30, height: 2e30)), with: .color(.black))
        }
        #expect(picture == ["###", "###"])
    }

    @Test(
        "a hundred thousand edges that cross everywhere are summed up without a trap",
        arguments: [FillRule.nonZero, .evenOdd]
    )
    func manyEdges(rule: FillRule) {
        var random = SeededRandom(seed: 12)
        var path = Path()
        for _ in 0..<100_000 {
            path.addLine(to: Point(x: random.double(in: -5...25), y: random.double(in: -5...25)))
        }
        _ = CoveragePicture.values(width: 20, height: 20) { $0.fill(path, with: .color(.black), rule: rule) }
    }

    @Test("transforms that collapse the plane or are not finite draw nothing")
    func transforms() {
        let transforms = [
            AffineTransform(scaleX: 0, y: 1), AffineTransform(scaleX: .nan, y: 1),
            AffineTransform(scaleX: .infinity, y: 1), AffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
        ]
        let rect = Rect(x: 0, y: 0, width: 4, height: 4)
        let gradient = Paint.linearGradient(Gradient(colors: [.black]), start: .zero, end: Point(x: 1, y: 0))
        for transform in transforms {
            let values = CoveragePicture.values(width: 4, height: 4) { canvas in
                canvas.transform = transform
                canvas.fill(.rect(rect), with: .color(.black))
                canvas.fill(.rect(rect), with: gradient)
                canvas.draw(Bitmap(width: 2, height: 2, color: Color.black.premultiplied), in: rect)
                canvas.drawShadow(of: .rect(rect), color: .black, sigma: 1, offset: .zero)
            }
            #expect(values.joined().allSatisfy { $0 == 0 })
        }
    }

    @Test("round joins and caps of a stroke get a bounded number of points, however many and wide they are")
    func wideRoundStroke() {
        var path = Path()
        for index in 0..<1000 { path.addLine(to: Point(x: Double(index), y: Double(index % 2))) }
        let style = StrokeStyle(width: 1e9, cap: .round, join: .round)
        #expect(path.stroked(style).elements.count < 1_100_000)
    }

    @Test("a gradient of very many stops is no slower to look up than one of a few")
    func manyStops() {
        let stops = Gradient(colors: (0..<200_000).map { Color(red: Double($0) / 199_999, green: 0, blue: 0) })
        var canvas = Canvas(Bitmap(width: 256, height: 1000))
        let paint = Paint.linearGradient(stops, start: Point(x: 0.5, y: 0), end: Point(x: 255.5, y: 0))
        canvas.fill(.rect(Rect(x: 0, y: 0, width: 256, height: 1000)), with: paint)
        for x in 0..<256 { #expect(canvas.bitmap[x, 999].red == x) }
    }

    @Test("a bitmap without pixels can be drawn on", arguments: [(0, 0), (0, 5), (5, 0)])
    func emptyBitmap(width: Int, height: Int) {
        var canvas = Canvas(Bitmap(width: width, height: height))
        let path = Path.ellipse(in: Rect(x: 0, y: 0, width: 9, height: 9))
        canvas.fill(path, with: .color(.black))
        canvas.stroke(path, with: .color(.black), style: StrokeStyle(width: 2))
        canvas.drawShadow(of: path, color: .black, sigma: 3, offset: .zero)
        canvas.draw(Bitmap(width: 2, height: 2), in: Rect(x: 0, y: 0, width: 9, height: 9))
        canvas.clipped(to: path) { $0.group(opacity: 0.5) { $0.fill(path, with: .color(.black)) } }
        canvas.modify { _ in }
        #expect(canvas.bitmap == Bitmap(width: width, height: height))
    }

    @Test("arcs with values that are not finite append nothing")
    func arcs() {
        for value in [Double.nan, .infinity] {
            var path = Path()
            path.addArc(center: Point(x: value, y: 0), radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
            path.addArc(center: .zero, radius: value, startAngle: 0, endAngle: 1, clockwise: true)
            path.addArc(center: .zero, radius: 1, startAngle: value, endAngle: 1, clockwise: true)
            path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: value, clockwise: false)
            #expect(path.isEmpty)
        }
    }
}
