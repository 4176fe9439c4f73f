import KernelInterface
import KernelSelection

/// A linear gradient, resolved: between two stops each channel is an affine function of the pixel's coordinates.
///
/// The function is in whole 1/2^24 of an 8-bit step, with whole steps from column to column and from row to row: so a
/// pixel's value does not depend on where a run begins. Over 16,384 pixels the rounded steps add up to 1/2000.
struct LinearGradientRows: PixelRows {
    let isOpaque: Bool
    private let segments: [Segment]
    /// The position of the centre of pixel (0, 0), and its change with the pixel's coordinates.
    private let origin: Double
    private let perColumn: Double
    private let perRow: Double

    private struct Segment {
        let location: Double
        let origin: SIMD4<UInt32>
        let perColumn: SIMD4<UInt32>
        let perRow: SIMD4<UInt32>
        let isOpaque: Bool
    }

    init?(_ gradient: Gradient, start: Point, end: Point, transform: AffineTransform) {
        guard let stops = GradientStops(gradient), let inverse = transform.inverted else { return nil }
        let direction = end - start
        let square = direction.x * direction.x + direction.y * direction.y
        if square > 0, square.isFinite {
            // position = (user − start)·direction / |direction|², with user = inverse(pixel)
            let gx = direction.x / square
            let gy = direction.y / square
            perRow = inverse.c * gx + inverse.d * gy
            let change = inverse.a * gx + inverse.b * gy
            // A vertical gradient that a turn has brought about seldom comes out exactly.
            perColumn = abs(change) > 1e-9 * abs(perRow) ? change : 0
            origin = (inverse.tx - start.x) * gx + (inverse.ty - start.y) * gy + 0.5 * (perColumn + perRow)
        } else {
            // Behind the last stop everywhere.
            (origin, perColumn, perRow) = (.infinity, 0, 0)
        }
        isOpaque = stops.isOpaque
        let (origin, perColumn, perRow) = (origin, perColumn, perRow)
        segments = (0..<stops.segmentCount).map { index in
            let (from, to) = stops.ends(ofSegment: index)
            let width = to.location - from.location
            // A ramp of less than 1/128 pixel counts as a step: so no channel leaves its range within the tolerance
            // that a stop's place has.
            let isRamp = width * 128 > abs(perColumn) + abs(perRow)
            let slope = isRamp ? (to.color - from.color) / width : .zero
            return Segment(
                location: index == 0 ? -.infinity : from.location,
                origin: Self.fixed(from.color + 0.5 + (isRamp ? slope * (origin - from.location) : .zero)),
                perColumn: Self.fixed(slope * perColumn),
                perRow: Self.fixed(slope * perRow),
                isOpaque: from.color.w == 255 && to.color.w == 255
            )
        }
    }

    func write(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        let position = origin + Double(y) * perRow
        // The segments in the order in which they come along the row.
        var column = x
        for place in segments.indices {
            let index = perColumn < 0 ? segments.count - 1 - place : place
            let end = min(endColumn(ofSegment: index, position), Double(x + count))
            guard end > Double(column) else { continue }
            write(segments[index], x: column, y: y, count: Int(end) - column, into: pixels + (column - x))
            column = Int(end)
        }
    }

    private func write(_ segment: Segment, x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        let column = SIMD4(repeating: UInt32(truncatingIfNeeded: x))
        let row = SIMD4(repeating: UInt32(truncatingIfNeeded: y))
        let ramp = GradientRamp(
            start: segment.origin &+ segment.perColumn &* column &+ segment.perRow &* row,
            step: segment.perColumn,
            isOpaque: segment.isOpaque
        )
        guard ramp.step == .zero else { return kernels.gradientRampRow(pixels, count: count, ramp: ramp) }
        kernels.gradientRampRow(pixels, count: 1, ramp: ramp)
        kernels.blendFill(pixels, count: count, pixel: pixels[0])
    }

    /// The column before which a segment ends, in a row whose column 0 has `position`.
    ///
    /// A stop has reached the pixels whose centres lie at it or beyond, or less than a millionth of a pixel before it:
    /// what is to lie on the grid seldom comes out exactly.
    private func endColumn(ofSegment index: Int, _ position: Double) -> Double {
        let tolerance = 1e-6
        if perColumn < 0 {
            guard index > 0 else { return .infinity }
            return ((segments[index].location - position) / perColumn + tolerance).rounded(.down) + 1
        }
        guard index + 1 < segments.count else { return .infinity }
        let location = segments[index + 1].location
        if perColumn == 0 { return position >= location - tolerance * abs(perRow) ? -.infinity : .infinity }
        return ((location - position) / perColumn - tolerance).rounded(.up)
    }

    /// 8-bit steps as whole 1/2^24, rounded to nearest, without the multiples of 256 steps.
    private static func fixed(_ steps: SIMD4<Double>) -> SIMD4<UInt32> {
        var fixed = SIMD4<UInt32>.zero
        for channel in 0..<4 where steps[channel].isFinite {
            let value = (steps[channel] * 0x1p24).rounded().truncatingRemainder(dividingBy: 0x1p32)
            fixed[channel] = UInt32(truncatingIfNeeded: Int64(value))
        }
        return fixed
    }
}
