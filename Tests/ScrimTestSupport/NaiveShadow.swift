import Glibc
import Raster

/// What the shadow of a shape is: its share in each pixel, blurred by the Gaussian, in double precision.
///
/// The shape is cut into thin horizontal strips, from crossings with a fine polygon; each is blurred along x by the
/// error function, and the strips are added up along y with the Gaussian's weights. A pixel is the mean of 3 × 3 places
/// in it.
public struct NaiveShadow {
    private let strips: [(y: Double, left: Double, right: Double)]
    private let height: Double
    private let sigma: Double

    /// The shadow of a path that each horizontal line crosses at most twice.
    public init(_ path: Path, sigma: Double, strips count: Int = 1200) {
        self.sigma = sigma
        let polygon = Self.polygon(path)
        let top = polygon.map(\.y).min() ?? 0
        let bottom = polygon.map(\.y).max() ?? 0
        height = (bottom - top) / Double(count)
        var strips: [(y: Double, left: Double, right: Double)] = []
        for index in 0..<count {
            let y = top + (Double(index) + 0.5) * height
            var (left, right) = (Double.infinity, -Double.infinity)
            for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) where (a.y <= y) != (b.y <= y) {
                let x = a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)
                left = min(left, x)
                right = max(right, x)
            }
            if left < right { strips.append((y, left, right)) }
        }
        self.strips = strips
    }

    /// The coverage of a pixel, from 0 to 255.
    public func value(x: Int, y: Int) -> Double {
        // Gauss's nodes and weights, as for a polynomial of degree 5.
        let nodes = [(0.1127016653792583, 5.0 / 18), (0.5, 4.0 / 9), (0.8872983346207417, 5.0 / 18)]
        var sum = 0.0
        for (dy, weightY) in nodes {
            for (dx, weightX) in nodes { sum += weightX * weightY * share(Double(x) + dx, Double(y) + dy) }
        }
        return 255 * sum
    }

    private func share(_ x: Double, _ y: Double) -> Double {
        var sum = 0.0
        let scale = 1 / (sigma * 2.0.squareRoot())
        for strip in strips {
            let distance = (strip.y - y) / sigma
            if abs(distance) > 6 { continue }
            let weight = exp(-0.5 * distance * distance) / (sigma * (2 * Double.pi).squareRoot())
            sum += weight * height * 0.5 * (erf((x - strip.left) * scale) - erf((x - strip.right) * scale))
        }
        return sum
    }

    private static func polygon(_ path: Path) -> [Point] {
        var points: [Point] = []
        var current = Point.zero
        for element in path.elements {
            switch element {
            case .move(let to), .line(let to):
                points.append(to)
                current = to
            case .cubic(let a, let b, let to):
                for step in 1...200 {
                    let t = Double(step) / 200
                    let s = 1 - t
                    points.append(current * (s * s * s) + a * (3 * s * s * t) + b * (3 * s * t * t) + to * (t * t * t))
                }
                current = to
            case .quad, .close: break
            }
        }
        return points
    }
}
