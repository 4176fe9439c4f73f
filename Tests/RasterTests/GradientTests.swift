import Glibc
import ScrimTestSupport
import Testing

@testable import Raster

@Suite("Gradients")
struct GradientTests {
    private let ramp = Gradient(colors: [.black, .white])

    @Test("a linear gradient has each pixel's value at its centre, rounded to nearest")
    func linear() {
        let reds = row(10, .linearGradient(ramp, start: .zero, end: Point(x: 10, y: 0))).map(\.red)
        // (x + 0.5) / 10 · 255 = 12.75, 38.25, 63.75, …
        #expect(reds == [13, 38, 64, 89, 115, 140, 166, 191, 217, 242])
    }

    @Test("a slanted gradient depends on the projection on its line only")
    func slanted() {
        var canvas = Canvas(Bitmap(width: 8, height: 8))
        let paint = Paint.linearGradient(ramp, start: Point(x: 0, y: 0), end: Point(x: 8, y: 8))
        canvas.fill(.rect(Rect(x: 0, y: 0, width: 8, height: 8)), with: paint)
        for y in 0..<8 {
            for x in 0..<8 {
                // Projection (x + y + 1) / 16 of the line.
                let expected = Color.quantize(Double(x + y + 1) / 16)
                #expect(canvas.bitmap[x, y].red == expected)
            }
        }
    }

    @Test("colours go on before the first and after the last stop")
    func beyond() {
        let reds = row(6, .linearGradient(ramp, start: Point(x: 2, y: 0), end: Point(x: 4, y: 0))).map(\.red)
        #expect(reds == [0, 0, 64, 191, 255, 255])
    }

    @Test("stops at one place make a hard step, and the later one has the place")
    func hardStep() {
        let gradient = Gradient(stops: [
            .init(color: .black, location: 0),
            .init(color: .black, location: 0.5),
            .init(color: .white, location: 0.5),
            .init(color: .white, location: 1),
        ])
        // Centres at 0.5, 1.5, 2.5 of 5: the middle one lies on the step.
        let reds = row(5, .linearGradient(gradient, start: .zero, end: Point(x: 5, y: 0))).map(\.red)
        #expect(reds == [0, 0, 255, 255, 255])
    }

    @Test("locations are limited to 0…1 and to the one before")
    func locations() {
        let wild = Gradient(stops: [
            .init(color: .black, location: -3),
            .init(color: .white, location: 0.5),
            .init(color: .black, location: 0.2),
            .init(color: .black, location: .nan),
            .init(color: .white, location: 7),
        ])
        let tame = Gradient(stops: [
            .init(color: .black, location: 0),
            .init(color: .white, location: 0.5),
            .init(color: .black, location: 0.5),
            .init(color: .black, location: 0.5),
            .init(color: .white, location: 1),
        ])
        let end = Point(x: 12, y: 0)
        #expect(
            row(12, .linearGradient(wild, start: .zero, end: end))
                == row(12, .linearGradient(tame, start: .zero, end: end))
        )
    }

    @Test("straight components are interpolated: white to clear black passes through half-transparent gray")
    func straightInterpolation() {
        let gradient = Gradient(colors: [.white, .clear])
        let pixels = row(1, .linearGradient(gradient, start: .zero, end: Point(x: 1, y: 0)))
        // Straight (128, 128, 128) at alpha 128, premultiplied: 128·128/255 = 64.25.
        #expect(pixels == [PremultipliedColor(red: 64, green: 64, blue: 64, alpha: 128)])
    }

    @Test("a gradient of one colour is that colour, for every alpha")
    func flat() {
        for alpha in stride(from: 0.0, through: 1, by: 1.0 / 32) {
            let color = Color(red: 0.3, green: 0.71, blue: 0.94, alpha: alpha)
            let paints: [Paint] = [
                .linearGradient(Gradient(colors: [color, color, color]), start: .zero, end: Point(x: 3, y: 9)),
                .radialGradient(Gradient(colors: [color]), center: .zero, startRadius: 0, endRadius: 5),
            ]
            for paint in paints { #expect(row(5, paint) == row(5, .color(color))) }
        }
    }

    @Test("a radial gradient depends on the distance from the centre")
    func radial() {
        var canvas = Canvas(Bitmap(width: 9, height: 9))
        let paint = Paint.radialGradient(ramp, center: Point(x: 4.5, y: 4.5), startRadius: 1, endRadius: 5)
        canvas.fill(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), with: paint)
        for y in 0..<9 {
            for x in 0..<9 {
                let distance = Double((x - 4) * (x - 4) + (y - 4) * (y - 4)).squareRoot()
                #expect(canvas.bitmap[x, y].red == Color.quantize((distance - 1) / 4))
            }
        }
    }

    @Test("a conic gradient begins at its angle and runs clockwise; beyond its last stop that one's colour goes on")
    func conic() {
        let stops = Gradient(stops: [.init(color: .black, location: 0), .init(color: .white, location: 0.5)])
        // The corners of a square about the centre, clockwise from the top left one.
        func corners(_ startAngle: Double) -> [UInt8] {
            var canvas = Canvas(Bitmap(width: 2, height: 2))
            let paint = Paint.conicGradient(stops, center: Point(x: 1, y: 1), startAngle: startAngle)
            canvas.fill(.rect(Rect(x: 0, y: 0, width: 2, height: 2)), with: paint)
            return [(0, 0), (1, 0), (1, 1), (0, 1)].map { canvas.bitmap[$0, $1].red }
        }
        // From the right, the bottom right corner is an eighth of a turn away and the bottom left one three eighths.
        #expect(corners(0) == [255, 255, 64, 191])
        #expect(corners(-Double.pi / 2) == [255, 64, 191, 255])
        #expect(corners(.nan) == [0, 0, 0, 0])
    }

    @Test("degenerate gradients: coinciding points take the last colour, equal radii make a hard circle")
    func degenerate() {
        let point = Point(x: 3, y: 3)
        #expect(row(4, .linearGradient(ramp, start: point, end: point)).map(\.red) == [255, 255, 255, 255])
        let circle = Paint.radialGradient(ramp, center: Point(x: 0, y: 0.5), startRadius: 2, endRadius: 2)
        #expect(row(4, circle).map(\.red) == [0, 0, 255, 255])
        #expect(row(2, .linearGradient(Gradient(stops: []), start: .zero, end: point)).map(\.alpha) == [0, 0])
    }

    @Test("the geometry of a gradient follows the transform")
    func transformed() {
        var canvas = Canvas(Bitmap(width: 10, height: 1))
        canvas.transform = AffineTransform(a: 0, b: 1, c: 2, d: 0, tx: 0, ty: 0)
        // User y runs along pixel x at 2 pixels a unit.
        canvas.fill(
            .rect(Rect(x: 0, y: 0, width: 5, height: 5)),
            with: .linearGradient(ramp, start: .zero, end: Point(x: 0, y: 5))
        )
        let reds = (0..<10).map { canvas.bitmap[$0, 0].red }
        #expect(reds == [13, 38, 64, 89, 115, 140, 166, 191, 217, 242])
    }

    @Test("every pixel is within one step of the colours between its stops, in every direction")
    func everyDirection() {
        var random = SeededRandom(seed: 11)
        for _ in 0..<200 {
            let gradient = random.gradient()
            let (start, end) = (random.point(), random.point())
            let (inner, outer) = (random.double(in: 0...20), random.double(in: 0...40))
            let transform = AffineTransform(
                a: random.double(in: -2...2),
                b: random.next() & 1 == 0 ? 0 : random.double(in: -2...2),
                c: random.next() & 1 == 0 ? 0 : random.double(in: -2...2),
                d: random.double(in: -2...2),
                tx: random.double(in: -9...30),
                ty: random.double(in: -9...30)
            )
            guard let inverse = transform.inverted else { continue }
            let (line, square) = (end - start, (end - start).x * (end - start).x + (end - start).y * (end - start).y)
            let linear = LinearGradientRows(gradient, start: start, end: end, transform: transform)
            check(linear, gradient) { point in
                let user = inverse.apply(point) - start
                return (user.x * line.x + user.y * line.y) / square
            }
            let radial = RadialGradientRows(
                gradient,
                center: start,
                startRadius: inner,
                endRadius: outer,
                transform: transform
            )
            check(radial, gradient) { point in
                let user = inverse.apply(point) - start
                return ((user.x * user.x + user.y * user.y).squareRoot() - inner) / (outer - inner)
            }
            let angle = random.double(in: -9...9)
            let conic = ConicGradientRows(gradient, center: start, startAngle: angle, transform: transform)
            check(conic, gradient) { point in
                let user = inverse.apply(point) - start
                let turn = (atan2(user.y, user.x) - angle) / (2 * Double.pi)
                return turn - turn.rounded(.down)
            }
        }
    }

    /// Compares some rows with the plain definition, whole and as runs from any place.
    private func check(_ rows: (some PixelRows)?, _ gradient: Gradient, position: (Point) -> Double) {
        guard let rows else { return }
        var (row, run) = ([UInt32](repeating: 0, count: 40), [UInt32](repeating: 0, count: 40))
        for y in [-7, 0, 13, 40] {
            rows.write(x: -5, y: y, count: 40, into: &row)
            rows.write(x: 6, y: y, count: 29, into: &run)
            #expect(run.prefix(29) == row[11..<40])
            for x in 0..<40 {
                let place = position(Point(x: Double(x - 5) + 0.5, y: Double(y) + 0.5))
                let expected = NaiveGradient.color(gradient.stops.map { ($0.location, $0.color) }, at: place)
                // Where colours jump, a pixel on the step may have either.
                let isSteep = NaiveGradient.isSteep(gradient.stops.map { ($0.location, $0.color) }, at: place)
                for channel in 0..<4 where !isSteep {
                    #expect(abs(Int(row[x] >> (8 * channel) & 255) - Int(expected[channel])) <= 1)
                }
            }
        }
    }

    /// One row of pixels filled with a paint.
    private func row(_ width: Int, _ paint: Paint) -> [PremultipliedColor] {
        var canvas = Canvas(Bitmap(width: width, height: 1))
        canvas.fill(.rect(Rect(x: 0, y: 0, width: Double(width), height: 1)), with: paint)
        return (0..<width).map { canvas.bitmap[$0, 0] }
    }
}

extension SeededRandom {
    fileprivate mutating func point() -> Point { Point(x: double(in: -20...40), y: double(in: -20...40)) }

    /// Two to five stops at rising places.
    fileprivate mutating func gradient() -> Gradient {
        let isOpaque = next() & 1 == 0
        let locations = (0..<Int.random(in: 2...5, using: &self)).map { _ in double(in: 0...1) }.sorted()
        return Gradient(
            stops: locations.map { location in
                let color = Color(
                    red: double(in: 0...1),
                    green: double(in: 0...1),
                    blue: double(in: 0...1),
                    alpha: isOpaque ? 1 : double(in: 0...1)
                )
                return Gradient.Stop(color: color, location: location)
            }
        )
    }
}
