import Raster
import ScrimTestSupport
import Testing

@Suite("Coverage against references in double")
struct CoverageReferenceTests {
    static let size = 24

    @Test(
        "coverage is the signed area inside the pixel, for polygons of any shape and place, under both rules",
        arguments: [FillRule.nonZero, .evenOdd]
    )
    func signedArea(rule: FillRule) {
        var random = SeededRandom(seed: 1)
        for _ in 0..<60 {
            let points = (0..<Int(random.double(in: 3...9))).map { _ in
                Point(x: random.double(in: -20...44), y: random.double(in: -20...44))
            }
            let drawn = coverage(of: points, rule: rule)
            for y in 0..<Self.size {
                for x in 0..<Self.size {
                    let area = abs(clippedArea(points, x: Double(x), y: Double(y)))
                    let share =
                        switch rule {
                        case .nonZero: min(area, 1)
                        case .evenOdd: abs(area - 2 * (area / 2).rounded())
                        }
                    // Half a step of rounding, and a trace for coordinates rounded to 1/65,536.
                    #expect(abs(Double(drawn[y][x]) - share * 255) <= 0.55, "\(points) at \(x), \(y)")
                }
            }
        }
    }

    @Test("coverage agrees with 64 × 64 samples a pixel, for outlines that do not cross themselves")
    func samples() {
        var random = SeededRandom(seed: 2)
        for _ in 0..<4 {
            // A star-shaped outline around the centre: angles rise, so it cannot cross itself.
            let corners = 7
            let points = (0..<corners).map { index in
                let radius = random.double(in: 3...11.5)
                let angle = Double(index)
                // Directions of a heptagon by rotating (1, 0) in steps of about 51°.
                let direction = Self.rotations(step: (0.6234898018587336, 0.7818314824680298), count: angle)
                return Point(x: 12 + radius * direction.x, y: 12 + radius * direction.y)
            }
            for rule in FillRule.allCases {
                let drawn = coverage(of: points, rule: rule)
                for y in 0..<Self.size {
                    for x in 0..<Self.size {
                        let hits = sampledHits(points, x: x, y: y)
                        // 64 rows of samples miss up to half a sample at each end of a chord, that is 1/64 a row.
                        #expect(abs(Double(drawn[y][x]) - Double(hits) / 4096 * 255) <= 255.0 / 64 + 0.5)
                    }
                }
            }
        }
    }

    @Test(
        "a circle's pixels are covered by its area to one step, for small and large radii",
        arguments: [2.0, 4, 8, 16, 40]
    )
    func circle(radius: Double) {
        let size = Int(radius) + 2
        let offset = (x: 0.3, y: 0.6)
        let values = CoveragePicture.values(width: size, height: size) { canvas in
            let box = Rect(x: offset.x - radius, y: offset.y - radius, width: 2 * radius, height: 2 * radius)
            canvas.fill(.ellipse(in: box), with: .color(.black))
        }
        for y in 0..<size {
            for x in 0..<size {
                var area = 0.0
                for row in 0..<128 {
                    let dy = Double(y) + (Double(row) + 0.5) / 128 - offset.y
                    let chord = max(0, radius * radius - dy * dy).squareRoot()
                    let left = max(Double(x), offset.x - chord)
                    let right = min(Double(x + 1), offset.x + chord)
                    area += max(0, right - left) / 128
                }
                #expect(abs(Double(values[y][x]) - area * 255) <= 1, "at \(x), \(y)")
            }
        }
    }

    @Test("curves are covered as by 500 times as many straight lines, to one step")
    func curves() {
        var random = SeededRandom(seed: 4)
        for size in [4.0, 12, 60] {
            for _ in 0..<40 {
                func point() -> Point {
                    Point(
                        x: random.double(in: -0.2 * size...1.2 * size),
                        y: random.double(in: -0.2 * size...1.2 * size)
                    )
                }
                var (path, lines) = (Path(), Path())
                var from = point()
                path.move(to: from)
                lines.move(to: from)
                for _ in 0..<3 {
                    let (a, b, to, isQuad) = (point(), point(), point(), random.next() & 1 == 0)
                    isQuad ? path.addQuadCurve(to: to, control: a) : path.addCurve(to: to, control1: a, control2: b)
                    for step in 1...500 {
                        let t = Double(step) / 500
                        let s = 1 - t
                        let place =
                            isQuad
                            ? from * (s * s) + a * (2 * s * t) + to * (t * t)
                            : from * (s * s * s) + a * (3 * s * s * t) + b * (3 * s * t * t) + to * (t * t * t)
                        lines.addLine(to: place)
                    }
                    from = to
                }
                let side = Int(size)
                let drawn = CoveragePicture.values(width: side, height: side) { $0.fill(path, with: .color(.black)) }
                let fine = CoveragePicture.values(width: side, height: side) { $0.fill(lines, with: .color(.black)) }
                for (drawn, fine) in zip(drawn.joined(), fine.joined()) { #expect(abs(drawn - fine) <= 1) }
            }
        }
    }

    @Test(
        "an ellipse whose sides lie on the pixel grid covers nothing beyond them",
        arguments: [1, 2, 3, 5, 9, 20, 40]
    )
    func box(radius: Int) {
        let box = Rect(x: 2, y: 2, width: Double(2 * radius), height: Double(4 * radius))
        let values = CoveragePicture.values(width: 2 * radius + 4, height: 4 * radius + 4) {
            $0.fill(.ellipse(in: box), with: .color(.black))
        }
        for (y, row) in values.enumerated() {
            for (x, value) in row.enumerated() where !(2..<2 * radius + 2 ~= x && 2..<4 * radius + 2 ~= y) {
                #expect(value == 0)
            }
        }
    }

    @Test("cutting the bitmap does not change the pixels that are left")
    func cut() {
        var random = SeededRandom(seed: 3)
        for _ in 0..<20 {
            let points = (0..<6).map { _ in Point(x: random.double(in: -9...60), y: random.double(in: -9...60)) }
            let whole = coverage(of: points, rule: .nonZero, width: 50, height: 50)
            let shifted = points.map { Point(x: $0.x - 13, y: $0.y - 19) }
            let part = coverage(of: shifted, rule: .nonZero, width: 21, height: 23)
            for y in 0..<23 {
                // Column 0 has what lies left of it folded in: only clamped areas can tell the difference.
                #expect(part[y] == Array(whole[y + 19][13..<34]))
            }
        }
    }

    private func coverage(of points: [Point], rule: FillRule, width: Int = size, height: Int = size) -> [[Int]] {
        CoveragePicture.values(width: width, height: height) { canvas in
            var path = Path()
            path.move(to: points[0])
            for point in points.dropFirst() { path.addLine(to: point) }
            canvas.fill(path, with: .color(.black), rule: rule)
        }
    }

    /// The signed area of a polygon inside the pixel at (x, y), by clipping at its four sides.
    private func clippedArea(_ points: [Point], x: Double, y: Double) -> Double {
        var polygon = points.map { Point(x: $0.x - x, y: $0.y - y) }
        polygon = clip(polygon) { $0.x }
        polygon = clip(polygon) { 1 - $0.x }
        polygon = clip(polygon) { $0.y }
        polygon = clip(polygon) { 1 - $0.y }
        var sum = 0.0
        for index in polygon.indices {
            let a = polygon[index]
            let b = polygon[(index + 1) % polygon.count]
            sum += a.x * b.y - b.x * a.y
        }
        return sum / 2
    }

    /// The part of a polygon where `distance` is not negative.
    private func clip(_ polygon: [Point], _ distance: (Point) -> Double) -> [Point] {
        var result: [Point] = []
        for index in polygon.indices {
            let a = polygon[index]
            let b = polygon[(index + 1) % polygon.count]
            let da = distance(a)
            let db = distance(b)
            if da >= 0 { result.append(a) }
            if (da < 0) != (db < 0) { result.append(a + (b - a) * (da / (da - db))) }
        }
        return result
    }

    private func sampledHits(_ points: [Point], x: Int, y: Int) -> Int {
        var hits = 0
        for row in 0..<64 {
            let sampleY = Double(y) + (Double(row) + 0.5) / 64
            var crossings: [Double] = []
            for index in points.indices {
                let a = points[index]
                let b = points[(index + 1) % points.count]
                if (a.y <= sampleY) != (b.y <= sampleY) {
                    crossings.append(a.x + (sampleY - a.y) / (b.y - a.y) * (b.x - a.x))
                }
            }
            guard !crossings.isEmpty else { continue }
            for column in 0..<64 {
                let sampleX = Double(x) + (Double(column) + 0.5) / 64
                if crossings.count(where: { $0 <= sampleX }) % 2 == 1 { hits += 1 }
            }
        }
        return hits
    }

    /// (1, 0) turned `count` times by the angle whose cosine and sine are given.
    private static func rotations(step: (cosine: Double, sine: Double), count: Double) -> Point {
        var point = Point(x: 1, y: 0)
        for _ in 0..<Int(count) {
            point = Point(
                x: point.x * step.cosine - point.y * step.sine,
                y: point.x * step.sine + point.y * step.cosine
            )
        }
        return point
    }
}
