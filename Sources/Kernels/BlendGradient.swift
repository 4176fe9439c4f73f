import KernelInterface

/// The premultiplied pixel of a gradient at `position`; `stops` has at least one entry and rising locations.
///
/// Each straight component is rounded to 8 bits, then multiplied by the 8-bit alpha, as a plain colour is.
@inline(__always)
private func gradientPixel(_ stops: UnsafePointer<GradientStop>, count: Int, at position: Double) -> UInt32 {
    // The number of stops at or before the position, by bisection; comparisons with NaN are false, so NaN counts as
    // before all.
    var passed = 0
    var end = count
    while passed < end {
        let middle = (passed &+ end) / 2
        if stops[middle].location <= position { passed = middle &+ 1 } else { end = middle }
    }
    let low = stops + (passed == 0 ? 0 : passed &- 1)
    if passed == 0 || passed == count {
        return pixel(low.pointee.red, low.pointee.green, low.pointee.blue, low.pointee.alpha)
    }
    let high = low + 1
    let amount = (position - low.pointee.location) / (high.pointee.location - low.pointee.location)
    return pixel(
        low.pointee.red + (high.pointee.red - low.pointee.red) * amount,
        low.pointee.green + (high.pointee.green - low.pointee.green) * amount,
        low.pointee.blue + (high.pointee.blue - low.pointee.blue) * amount,
        low.pointee.alpha + (high.pointee.alpha - low.pointee.alpha) * amount
    )
}

extension KernelSet {
    public static func gradientLinearRow(
        _ pixels: UnsafeMutablePointer<UInt32>,
        count: Int,
        stops: UnsafePointer<GradientStop>,
        stopCount: Int,
        start: Double,
        step: Double
    ) {
        var index = 0
        if step == 0 {
            let pixel = gradientPixel(stops, count: stopCount, at: start)
            while index < count {
                pixels[index] = pixel
                index &+= 1
            }
            return
        }
        while index < count {
            pixels[index] = gradientPixel(stops, count: stopCount, at: start + Double(index) * step)
            index &+= 1
        }
    }

    public static func gradientRadialRow(
        _ pixels: UnsafeMutablePointer<UInt32>,
        count: Int,
        stops: UnsafePointer<GradientStop>,
        stopCount: Int,
        x: Double,
        y: Double,
        stepX: Double,
        stepY: Double,
        innerRadius: Double,
        perRadius: Double
    ) {
        var index = 0
        while index < count {
            let dx = x + Double(index) * stepX
            let dy = y + Double(index) * stepY
            let distance = (dx * dx + dy * dy).squareRoot()
            let position = perRadius == 0 ? (distance < innerRadius ? -1 : 2) : (distance - innerRadius) * perRadius
            pixels[index] = gradientPixel(stops, count: stopCount, at: position)
            index &+= 1
        }
    }
}

@inline(__always)
private func pixel(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> UInt32 {
    let a = byte(alpha)
    let r = blendMultiply(byte(red), a)
    let g = blendMultiply(byte(green), a)
    let b = blendMultiply(byte(blue), a)
    return r | g &<< 8 | b &<< 16 | a &<< 24
}

/// A component limited to 0…1 as 8 bits, rounded to nearest; NaN gives 0.
@inline(__always)
private func byte(_ value: Double) -> UInt32 {
    value > 0 ? UInt32(truncatingIfNeeded: Int32(min(value, 1) * 255 + 0.5)) : 0
}
