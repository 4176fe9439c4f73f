import CVector
import KernelInterface

extension KernelSet {
    public static func gradientRampRow(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, ramp: GradientRamp) {
        // Four vectors of two pixels each, four pixels apart: so they come out of the packing in order.
        let step = SIMD8<UInt32>(lowHalf: ramp.step, highHalf: ramp.step)
        let start = SIMD8<UInt32>(lowHalf: ramp.start, highHalf: ramp.start &+ 4 &* ramp.step)
        var (a, b, c, d) = (start, start &+ step, start &+ 2 &* step, start &+ 3 &* step)
        let stride = 8 &* step
        var index = 0
        while index < count {
            var eight = cvector_join_pixels(
                cvector_upper_bytes(a),
                cvector_upper_bytes(b),
                cvector_upper_bytes(c),
                cvector_upper_bytes(d)
            )
            if !ramp.isOpaque { eight = cvector_premultiply(eight) }
            storePixels(eight, pixels + index, count &- index)
            a = a &+ stride
            b = b &+ stride
            c = c &+ stride
            d = d &+ stride
            index &+= 8
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
        let circle = circle
        let last = segmentCount &- 1
        var segment = 0
        var index = 0
        while index < count {
            let position = positions(circle, first &+ index)
            // Neighbours mostly lie in one segment: the first of all eight is looked for from the one before.
            while segment > 0, cvector_reached(position, segments[segment].location) != 8 { segment &-= 1 }
            while segment < last, cvector_reached(position, segments[segment &+ 1].location) == 8 { segment &+= 1 }
            if segment == last || cvector_reached(position, segments[segment &+ 1].location) == 0 {
                let start = segment == 0 ? -.infinity : segments[segment].location
                let end = segment == last ? .infinity : segments[segment &+ 1].location
                index = run(pixels, index, count, first, circle, segments + segment, start, end, isOpaque)
                continue
            }
            let eight = mixed(segments, segment, last, position, isOpaque)
            storePixels(eight, pixels + index, count &- index)
            index &+= 8
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
        let fan = fan
        var index = 0
        while index < count {
            let number = Int32(truncatingIfNeeded: first &+ index)
            let dx = cvector_line(number, fan.x, fan.stepX)
            let dy = cvector_line(number, fan.y, fan.stepY)
            let eight = mixed(segments, 0, segmentCount &- 1, cvector_turn(dx, dy), isOpaque)
            storePixels(eight, pixels + index, count &- index)
            index &+= 8
        }
    }
}

/// Writes pixels from `index` on, eight at least, while they are from `start` to before `end`; returns the next index.
@inline(__always)
private func run(
    _ pixels: UnsafeMutablePointer<UInt32>,
    _ index: Int,
    _ count: Int,
    _ first: Int,
    _ circle: GradientCircle,
    _ segment: UnsafePointer<GradientSegment>,
    _ start: Float,
    _ end: Float,
    _ isOpaque: Bool
) -> Int {
    var index = index
    var position = positions(circle, first &+ index)
    let change = segment.pointee.change
    let isFlat = change[0] == 0 && change[1] == 0 && change[2] == 0 && change[3] == 0
    let flat = colors(segment, position, isOpaque)
    repeat {
        let eight = isFlat ? flat : colors(segment, position, isOpaque)
        storePixels(eight, pixels + index, count &- index)
        index &+= 8
        position = positions(circle, first &+ index)
    } while index < count && cvector_within(position, start, end)
    return index
}

/// The colours of eight pixels that lie in several segments, from `first` to `last`.
@inline(__always)
private func mixed(
    _ segments: UnsafePointer<GradientSegment>,
    _ first: Int,
    _ last: Int,
    _ position: SIMD8<Float>,
    _ isOpaque: Bool
) -> SIMD32<UInt8> {
    var eight = colors(segments + first, position, isOpaque)
    var next = first &+ 1
    while next <= last, cvector_reached(position, segments[next].location) != 0 {
        let further = colors(segments + next, position, isOpaque)
        eight = cvector_select_reached(position, segments[next].location, further, eight)
        next &+= 1
    }
    return eight
}

@inline(__always)
private func positions(_ circle: GradientCircle, _ first: Int) -> SIMD8<Float> {
    let number = Int32(truncatingIfNeeded: first)
    let dx = cvector_line(number, circle.x, circle.stepX)
    let dy = cvector_line(number, circle.y, circle.stepY)
    return cvector_ring(dx, dy, circle.innerRadius, circle.perRadius)
}

@inline(__always)
private func colors(
    _ segment: UnsafePointer<GradientSegment>,
    _ position: SIMD8<Float>,
    _ isOpaque: Bool
) -> SIMD32<UInt8> {
    let part = cvector_part(position, segment.pointee.location, segment.pointee.perPosition)
    let straight = cvector_colors(segment.pointee.color, segment.pointee.change, part, isOpaque)
    return isOpaque ? straight : cvector_premultiply(straight)
}

/// Stores the first `count` of eight pixels, or all.
@inline(__always)
private func storePixels(_ eight: SIMD32<UInt8>, _ target: UnsafeMutablePointer<UInt32>, _ count: Int) {
    if count >= 8 { return storePixels(eight, target) }
    var index = 0
    while index < count {
        target[index] = cvector_pixel(eight, Int32(truncatingIfNeeded: index))
        index &+= 1
    }
}
