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
        var index = 0
        let whole = count & ~3
        let raw = UnsafeMutableRawPointer(destination)
        let factor = SIMD16<UInt16>(repeating: UInt16(truncatingIfNeeded: 255 &- alpha))
        let half = SIMD16<UInt16>(repeating: 128)
        let added = cvector_widen(unsafeBitCast(SIMD4<UInt32>(repeating: color), to: SIMD16<UInt8>.self))
        while index < whole {
            let old = raw.loadUnaligned(fromByteOffset: index &* 4, as: SIMD16<UInt8>.self)
            let product = cvector_widen(old) &* factor &+ half
            let sum = ((product &+ (product &>> 8)) &>> 8) &+ added
            // A channel beyond 255 has bit 8 set; its low byte becomes 255.
            let limited = sum | ((sum &>> 8) &* 255)
            raw.storeBytes(
                of: cvector_narrow(limited),
                toByteOffset: index &* 4,
                as: SIMD16<UInt8>.self
            )
            index &+= 4
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
        let opaque = color &>> 24 == 255
        var index = 0
        while index < count {
            let part = UInt32(coverage[index])
            if part == 255 {
                destination[index] = opaque ? color : blendOver(color, destination[index])
            } else if part != 0 {
                destination[index] = blendOver(blendScale(color, part), destination[index])
            }
            index &+= 1
        }
    }
}
