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
            pixels[index] = color(at: position, segments, segmentCount, isOpaque)
        }
    }

    public static func gradientConicRow(
        _ pixels: UnsafeMutablePointer<UInt32>,
        count: Int,
        first: Int,
        fan: GradientFan,
        segments: UnsafePointer<GradientSegment>,
        segmentCount: Int,
        isOpaque: Bool
    ) {
        for index in 0..<count {
            let x = Float(first + index) * fan.stepX + fan.x
            let y = Float(first + index) * fan.stepY + fan.y
            pixels[index] = color(at: turn(x, y), segments, segmentCount, isOpaque)
        }
    }

    /// The part of a turn from the positive x axis to a point.
    private static func turn(_ x: Float, _ y: Float) -> Float {
        let isSteep = abs(y) > abs(x)
        var ratio = isSteep ? abs(x) / abs(y) : abs(y) / abs(x)
        if ratio.isNaN { ratio = 0 }
        let factors: [Float] = [
            0x1.45f304p-3, -0x1.b294c8p-5, 0x1.045bbcp-5, -0x1.6d7ee8p-6, 0x1.024f94p-6, -0x1.359c54p-7, 0x1.f82p-9,
            -0x1.85939ap-11,
        ]
        let square = ratio * ratio
        var turn = factors.reversed().reduce(0) { $0 * square + $1 } * ratio
        if isSteep { turn = 0.25 - turn }
        if x < 0 { turn = 0.5 - turn }
        return y < 0 ? 1 - turn : turn
    }

    /// The pixel at a position of a gradient's segments.
    private static func color(
        at position: Float,
        _ segments: UnsafePointer<GradientSegment>,
        _ segmentCount: Int,
        _ isOpaque: Bool
    ) -> UInt32 {
        let place = (1..<max(1, segmentCount)).last { segments[$0].location <= position } ?? 0
        let segment = segments[place]
        let way = (position - segment.location) * segment.perPosition
        let part = way > 0 ? min(way, 1) : 0
        let values = (0..<4).map { Int(segment.color[$0] + segment.change[$0] * part) }
        return premultiplied(isOpaque ? Array(values.prefix(3)) + [255] : values, isOpaque: isOpaque)
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
