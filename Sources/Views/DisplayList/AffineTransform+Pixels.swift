import Raster

extension AffineTransform {
    /// True for a transform that something can be drawn through: finite, and not flat.
    var isUsable: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) && determinant != 0 && determinant.isFinite }

    /// The factor by which lengths grow on the whole: the root of that of areas.
    var meanScale: Double { isScaleAndTranslation && a == d && a > 0 ? a : abs(determinant).squareRoot() }

    /// The corners of a rectangle where the transform puts them.
    func corners(of rect: Rect) -> [Point] {
        [
            apply(rect.origin), apply(Point(x: rect.maxX, y: rect.minY)), apply(Point(x: rect.minX, y: rect.maxY)),
            apply(Point(x: rect.maxX, y: rect.maxY)),
        ]
    }

    /// The smallest upright rectangle around where a rectangle falls.
    func bounds(of rect: Rect) -> Rect {
        guard self != .identity else { return rect }
        let corners = corners(of: rect)
        return corners.dropFirst().reduce(Rect(origin: corners[0], size: .zero)) {
            $0.union(Rect(origin: $1, size: .zero))
        }
    }

    /// The whole pixels nearest to the smallest upright rectangle around where a rectangle falls.
    ///
    /// Coordinates outside of ±2³⁰ pixels are cut there.
    func pixels(around rect: Rect) -> PixelRect {
        let corners = corners(of: rect)
        let grid = PixelGrid(scale: 1)
        let limit = Double(1 << 30)
        func edges(_ coordinates: [Double]) -> (Int, Int) {
            let ends = [coordinates.reduce(.infinity, min), coordinates.reduce(-.infinity, max)]
                .map { Int(min(max(grid.snap($0), -limit), limit)) }
            return (ends[0], ends[1])
        }
        let (left, right) = edges(corners.map(\.x))
        let (top, bottom) = edges(corners.map(\.y))
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
