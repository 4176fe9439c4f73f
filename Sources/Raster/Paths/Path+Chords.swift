// Filling replaces curves by chords. The corners lie not on the curve but a little outside of its bend, so that each
// chord cuts off as much on one side as on the other: twice as far from the curve's ends as from its middle. What is
// left is below one fifth of what chords with their corners on the curve would cut off.

extension Path {
    /// The greatest distance of a chord's corners from the curve, in pixels; it is below 0.057.
    static let mostChordShift = 1.0 / 16

    /// The number of equal parameter steps that gives a quadratic's pixels their coverage to 0.47 steps of 255.
    static func quadChords(_ a: Point, _ b: Point, _ c: Point) -> Int {
        let bend = (a - b * 2 + c).length
        return chords(distance: bend * (1.0 / 4), length: 2 * max((b - a).length, (c - b).length))
    }

    /// The number of equal parameter steps that gives a cubic's pixels their coverage to 0.47 steps of 255.
    static func cubicChords(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Int {
        let bend = max((a - b * 2 + c).length, (b - c * 2 + d).length)
        let leg = max(max((b - a).length, (c - b).length), (d - c).length)
        return chords(distance: 0.75 * bend, length: 3 * leg)
    }

    /// How far all corners of a quadratic's chords lie from it.
    static func quadChordShift(_ a: Point, _ b: Point, _ c: Point, _ segments: Int) -> Point {
        guard segments < segmentLimit else { return .zero }
        return (a - b * 2 + c) * (-1 / (6 * Double(segments * segments)))
    }

    /// How far the first and the last corner of a cubic's chords lie from it; those between change evenly.
    static func cubicChordShifts(
        _ a: Point,
        _ b: Point,
        _ c: Point,
        _ d: Point,
        _ segments: Int
    ) -> (first: Point, last: Point) {
        guard segments < segmentLimit else { return (.zero, .zero) }
        // A twelfth of the second derivative times the square of the step.
        let factor = -1 / (2 * Double(segments * segments))
        return ((a - b * 2 + c) * factor, (b - c * 2 + d) * factor)
    }

    /// The number of chords of a curve of which one chord is at most `length` long and at most `distance` away, which
    /// shrink with the number and with its square.
    ///
    /// Between chord and curve lies a parabola's segment of height s over length l, shifted by 2/3 s. A part of it that
    /// begins and ends anywhere, which is what a pixel sees, holds no more than 0.1283·s·l; so s·l = 1/70 is 0.467
    /// steps. Long chords need less: √2 of them lie in one pixel, 2/3 s away, and s = 1/512 is 0.470 steps.
    private static func chords(distance: Double, length: Double) -> Int {
        let byArea = cubeRoot(70 * distance * length)
        let byDistance = (512 * distance).squareRoot()
        let count = min(byArea, byDistance)
        return count <= 1 ? 1 : count < Double(segmentLimit) ? Int(count.rounded(.up)) : segmentLimit
    }

    /// A number that is not below the cube root of a positive number, and no more than 1 % above it; small for 0.
    private static func cubeRoot(_ value: Double) -> Double {
        // A third of the exponent's bits, then a step of Newton's, which never ends below the root.
        let guess = Double(bitPattern: value.bitPattern / 3 + 0x2A9F_7893_782D_A1CE)
        return (2 * guess + value / (guess * guess)) * (1.0 / 3)
    }
}
