import KernelInterface
import Raster

/// The definitions of the kernels for gradients, one channel at a time.
public enum NaiveGradient: GradientKernels {
    public static func gradientRampRow(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, ramp: GradientRamp) {
        for index in 0..<count {
            let values = ramp.start &+ ramp.step &* SIMD4(repeating: UInt32(index))
            pixels[index] = premultiplied((0..<4).map { Int(values[$0] >> 24) }, isOpaque: ramp.isOpaque)
        }
    }

    public static func gradientRadialRow(
        _ pixels: UnsafeMutablePointer<UInt32>,
        count: Int,
        first: Int,
        circle: GradientCircle,
        segments: UnsafePointer<GradientSegment>,
        segmentCount: Int,
        isOpaque: Bool
    ) {
        for index in 0..<count {
            let dx = Float(first + index) * circle.stepX + circle.x
            let dy = Float(first + index) * circle.stepY + circle.y
            let distance = (dx * dx + dy * dy).squareRoot()
            let position = (distance - circle.innerRadius) * circle.perRadius
            let place = (1..<max(1, segmentCount)).last { segments[$0].location <= position } ?? 0
            let segment = segments[place]
            let way = (position - segment.location) * segment.perPosition
            let part = way > 0 ? min(way, 1) : 0
            let values = (0..<4).map { Int(segment.color[$0] + segment.change[$0] * part) }
            pixels[index] = premultiplied(isOpaque ? Array(values.prefix(3)) + [255] : values, isOpaque: isOpaque)
        }
    }

    private static func premultiplied(_ straight: [Int], isOpaque: Bool) -> UInt32 {
        let factor = isOpaque ? 255 : straight[3]
        let colors = straight.prefix(3).map { UInt32(NaiveBlend.divided($0 * factor)) }
        return colors[0] | colors[1] << 8 | colors[2] << 16 | UInt32(straight[3]) << 24
    }

    /// The premultiplied colour at a position between stops, each straight channel rounded to 8 bits first.
    public static func color(_ stops: [(location: Double, color: Color)], at position: Double) -> [UInt8] {
        guard let after = stops.firstIndex(where: { position < $0.location }) else {
            return bytes(stops[stops.count - 1].color)
        }
        guard after > 0 else { return bytes(stops[0].color) }
        let (from, to) = (stops[after - 1], stops[after])
        let part = (position - from.location) / (to.location - from.location)
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
        return bytes(
            Color(
                red: mix(from.color.red, to.color.red),
                green: mix(from.color.green, to.color.green),
                blue: mix(from.color.blue, to.color.blue),
                alpha: mix(from.color.alpha, to.color.alpha)
            )
        )
    }

    /// True where colours change by more than a step within 1/50,000 of the gradient.
    public static func isSteep(_ stops: [(location: Double, color: Color)], at position: Double) -> Bool {
        let (before, after) = (color(stops, at: position - 1e-5), color(stops, at: position + 1e-5))
        return zip(before, after).contains { abs(Int($0) - Int($1)) > 1 }
    }

    private static func bytes(_ color: Color) -> [UInt8] {
        let color = color.premultiplied
        return [color.red, color.green, color.blue, color.alpha]
    }
}
