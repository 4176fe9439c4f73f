/// A linear axis from 0 over a width: whole steps of 1, 2 or 5 times a power of ten.
struct ChartScale: Hashable, Sendable {
    /// The distance of two ticks.
    let step: Double
    /// The last tick, at or above the largest value.
    let end: Double
    /// The length of the axis in points.
    let width: Double

    /// An axis for values up to `largest`, with at most six steps.
    init(largest: Double, width: Double) {
        self.width = width
        let largest = largest > 0 && largest.isFinite ? largest : 1
        var power = 1.0
        while power * 10 <= largest { power *= 10 }
        while power > largest { power /= 10 }
        let candidates = [power / 10, power / 5, power / 2, power, power * 2, power * 5]
        step = candidates.first { largest <= 6 * $0 } ?? power * 10
        end = (largest / step).rounded(.up) * step
    }

    /// The distance of a value from the axis's start in points; beyond the end, the end's.
    func length(_ value: Double) -> Double { min(max(value / end, 0), 1) * width }

    /// The values with a tick, 0 among them.
    var ticks: [Double] { (0...Int((end / step).rounded())).map { Double($0) * step } }
}
