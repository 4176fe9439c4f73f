import PortableMath

/// What the geometry of all types shares.
enum ProgressMath {
    static let turn = 2 * Double.pi
    static let top = -Double.pi / 2

    static let emphasized = CubicBezier(0.2, 0, 0, 1)
    static let standard = CubicBezier(0.4, 0, 0.2, 1)
    static let easeInOut = CubicBezier(0.65, 0, 0.35, 1)

    static func clamp01(_ x: Double) -> Double { min(max(x, 0), 1) }

    /// A part of a whole, clamped to 0…1, infinities too; `nil` for NaN.
    static func fraction(_ number: Double?) -> Double? { number.flatMap { $0.isNaN ? nil : clamp01($0) } }

    /// The remainder that is never negative.
    static func mod(_ x: Double, _ m: Double) -> Double { x - (x / m).rounded(.down) * m }

    static func round(_ x: Double) -> Double { (x + 0.5).rounded(.down) }

    /// The next whole number, where what is above one by an error of rounding is not the next.
    static func ceiling(_ x: Double) -> Double { (x - 1e-9).rounded(.up) }

    /// 1 at a distance of 0, and down to 0 at the width on half a wave.
    static func bump(_ distance: Double, _ width: Double) -> Double {
        let distance = abs(distance)
        return distance >= width ? 0 : 0.5 + 0.5 * cos(Double.pi * distance / width)
    }

    /// The shorter way around a circle of `n`.
    static func circularDistance(_ a: Double, _ b: Double, _ n: Double) -> Double {
        let distance = mod(a - b, n)
        return min(distance, n - distance)
    }

    static func sin(_ x: Double) -> Double { DeterministicMath.sineAndCosine(x).sine }

    static func cos(_ x: Double) -> Double { DeterministicMath.sineAndCosine(x).cosine }

    /// Back and forth between 0 and 1 along a cosine.
    static func swing(_ phase: Double) -> Double { 0.5 - 0.5 * cos(phase) }

    /// The bars of an indeterminate line, as fractions of its length from left to right.
    static func segments(at time: Double) -> [(tail: Double, head: Double)] {
        let u = mod(time / 1.75, 1)
        let first = (
            tail: standard.value(at: clamp01((u - 0.15) / 0.55)), head: emphasized.value(at: clamp01(u / 0.55))
        )
        let second = (
            tail: standard.value(at: clamp01((u - 0.62) / 0.38)),
            head: emphasized.value(at: clamp01((u - 0.5) / 0.42))
        )
        let ordered = second.tail < first.tail ? [second, first] : [first, second]
        return ordered.filter { $0.head - $0.tail > 0.002 }
    }

    /// The ends of an indeterminate arc in radians, clockwise from the top.
    static func arc(at time: Double) -> (start: Double, end: Double) {
        let k = (time / 1.4).rounded(.down)
        let u = mod(time / 1.4, 1)
        let head = 0.72 * easeInOut.value(at: clamp01(u / 0.5))
        let tail = 0.72 * easeInOut.value(at: clamp01((u - 0.5) / 0.5))
        let base = mod(0.72 * k + time / 2.2, 1)
        return ((base + tail) * turn, (base + head) * turn + 0.12)
    }
}
