import KernelInterface

/// The stops of a gradient, ready to be drawn: locations from 0 to 1 that never fall, colours in 8-bit steps.
///
/// Segment 0 is what lies before the first stop, segment i what lies from stop i − 1 to the next, and the last one what
/// lies from the last stop on. Each begins where its stop lies; the first begins nowhere.
struct GradientStops {
    struct Stop {
        let location: Double
        /// Red, green, blue, alpha: whole 1/65,536 of an 8-bit step, rounded down.
        ///
        /// Rounded on to whole steps that gives what a plain colour gives, and both kinds of arithmetic on colours hold
        /// it exactly.
        let color: SIMD4<Double>
    }

    let stops: [Stop]

    /// `nil` when there are no stops.
    init?(_ gradient: Gradient) {
        guard !gradient.stops.isEmpty else { return nil }
        var last = 0.0
        stops = gradient.stops.map { stop in
            // max(last, NaN) may be either; the comparison is false for NaN.
            if stop.location > last { last = min(stop.location, 1) }
            let color = SIMD4(stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
            return Stop(location: last, color: Self.steps(color))
        }
    }

    var segmentCount: Int { stops.count + 1 }

    var isOpaque: Bool { stops.allSatisfy { $0.color.w == 255 } }

    /// The stops between which a segment lies; the same one twice before the first and after the last.
    func ends(ofSegment index: Int) -> (Stop, Stop) {
        (stops[max(0, index - 1)], stops[min(index, stops.count - 1)])
    }

    /// The segments as kernels take them, for positions in 24-bit floating point.
    var segments: [GradientSegment] {
        (0..<segmentCount).map { index in
            let (from, to) = ends(ofSegment: index)
            let width = to.location - from.location
            return GradientSegment(
                location: Float(from.location),
                perPosition: width > 0 ? Float(1 / width) : 0,
                color: SIMD4<Float>(from.color + 0.5),
                change: SIMD4<Float>(to.color - from.color)
            )
        }
    }

    private static func steps(_ color: SIMD4<Double>) -> SIMD4<Double> {
        var steps = SIMD4<Double>.zero
        for channel in 0..<4 where color[channel] > 0 {
            steps[channel] = (min(color[channel], 1) * 255 * 65536).rounded(.down) / 65536
        }
        return steps
    }
}
