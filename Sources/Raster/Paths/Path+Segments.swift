extension Path {
    /// How far the chords of a stroked curve may stray from it, in pixels.
    ///
    /// A chord cuts off at most 2/3 of its distance times its length, and √2 pixels of it lie in one pixel: 0.47 steps
    /// of 255, which together with the rounding keeps coverage within one step.
    static let pixelTolerance = 1.0 / 512

    /// The greatest number of chords of one curve.
    static let segmentLimit = 4096

    /// The number of equal parameter steps that keep chords within `tolerance` of a quadratic, by Wang's bound.
    static func quadSegments(_ a: Point, _ b: Point, _ c: Point, tolerance: Double) -> Int {
        segments((bend(a, b, c) / (4 * tolerance)).squareRoot())
    }

    /// The number of equal parameter steps that keep chords within `tolerance` of a cubic, by Wang's bound.
    static func cubicSegments(_ a: Point, _ b: Point, _ c: Point, _ d: Point, tolerance: Double) -> Int {
        segments((0.75 * max(bend(a, b, c), bend(b, c, d)) / tolerance).squareRoot())
    }

    /// The point of a quadratic at `t`, where `s` is 1 − t.
    static func quadPoint(_ a: Point, _ b: Point, _ c: Point, _ s: Double, _ t: Double) -> Point {
        a * (s * s) + b * (2 * s * t) + c * (t * t)
    }

    /// The point of a cubic at `t`, where `s` is 1 − t.
    static func cubicPoint(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ s: Double, _ t: Double) -> Point {
        a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
    }

    /// The length of the second difference of three control points.
    private static func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
        let x = a.x - 2 * b.x + c.x
        let y = a.y - 2 * b.y + c.y
        return (x * x + y * y).squareRoot()
    }

    private static func segments(_ value: Double) -> Int {
        value <= 1 ? 1 : value < Double(segmentLimit) ? Int(value.rounded(.up)) : segmentLimit
    }
}
