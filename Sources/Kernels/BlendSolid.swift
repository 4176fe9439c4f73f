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
        let rest = SIMD32<UInt8>(repeating: UInt8(truncatingIfNeeded: 255 &- alpha))
        let added = eightTimes(color)
        let whole = count & ~7
        var index = 0
        while index < whole {
            let kept = cvector_multiply(loadPixels(destination + index), rest)
            storePixels(cvector_add(added, kept), destination + index)
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
