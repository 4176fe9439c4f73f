import CVector
import KernelInterface

extension KernelSet {
    public static func blendFill(_ destination: UnsafeMutablePointer<UInt32>, count: Int, pixel: UInt32) {
        var index = 0
        while index < count {
            destination[index] = pixel
            index &+= 1
        }
    }

    public static func blendSolid(_ destination: UnsafeMutablePointer<UInt32>, count: Int, color: UInt32) {
        if color == 0 { return }
        let alpha = color &>> 24
        if alpha == 255 { return blendFill(destination, count: count, pixel: color) }
        let (factor, colors) = (cvector_factor(UInt8(truncatingIfNeeded: 255 &- alpha)), eightTimes(color))
        // A part of all is no factor: what breaks the rule that no colour exceeds its alpha is drawn pixel by pixel.
        let whole = alpha == 0 ? 0 : count
        var index = 0
        // As long as all that is asked for belongs to the row.
        while index &+ 32 &+ farAhead <= whole {
            cvector_prefetch(destination + index + farAhead)
            cvector_prefetch(destination + index + farAhead + 16)
            drawFour(destination + index, colors, factor)
            index &+= 32
        }
        while index &+ 32 <= whole {
            drawFour(destination + index, colors, factor)
            index &+= 32
        }
        while index &+ 8 <= whole {
            let drawn = cvector_draw_color(colors, factor, loadPixels(destination + index))
            storePixels(drawn, destination + index)
            index &+= 8
        }
        while index < count {
            destination[index] = blendOver(color, destination[index])
            index &+= 1
        }
    }

    public static func blendSolid(
        _ destination: UnsafeMutablePointer<UInt32>,
        count: Int,
        color: UInt32,
        coverage: UnsafePointer<UInt8>
    ) {
        let colors = eightTimes(color)
        let whole = count & ~7
        var index = 0
        while index < whole {
            let parts = loadEight(coverage + index)
            if isZero(parts) {
                index &+= 8
                continue
            }
            let source = cvector_multiply(colors, cvector_repeat(parts))
            let kept = cvector_multiply(loadPixels(destination + index), cvector_transparencies(source))
            storePixels(cvector_add(source, kept), destination + index)
            index &+= 8
        }
        while index < count {
            let part = UInt32(coverage[index])
            if part != 0 { destination[index] = blendOver(blendScale(color, part), destination[index]) }
            index &+= 1
        }
    }
}

/// How many pixels before they are drawn on memory is asked for, in rows longer than that.
///
/// What the processor asks for by itself ends with each page, and comes too late for a loop this short. Measured over a
/// frame, 16 KiB is the best of the powers of two.
private var farAhead: Int { 4096 }

/// Draws a colour over four vectors of pixels.
@inline(__always)
private func drawFour(_ pixels: UnsafeMutablePointer<UInt32>, _ colors: SIMD32<UInt8>, _ factor: UInt16) {
    let (a, b) = (loadPixels(pixels), loadPixels(pixels + 8))
    let (c, d) = (loadPixels(pixels + 16), loadPixels(pixels + 24))
    storePixels(cvector_draw_color(colors, factor, a), pixels)
    storePixels(cvector_draw_color(colors, factor, b), pixels + 8)
    storePixels(cvector_draw_color(colors, factor, c), pixels + 16)
    storePixels(cvector_draw_color(colors, factor, d), pixels + 24)
}
