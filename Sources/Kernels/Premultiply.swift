import CVector
import KernelInterface

extension KernelSet {
    public static func premultiply(
        _ source: UnsafePointer<UInt8>,
        into target: UnsafeMutablePointer<UInt8>,
        pixels: Int
    ) {
        var index = 0
        while index < 4 &* pixels {
            let alpha = UInt32(source[index &+ 3])
            var channel = 0
            while channel < 3 {
                let product = blendMultiply(UInt32(source[index &+ channel]), alpha)
                target[index &+ channel] = UInt8(truncatingIfNeeded: product)
                channel &+= 1
            }
            target[index &+ 3] = UInt8(truncatingIfNeeded: alpha)
            index &+= 4
        }
    }

    public static func unpremultiply(
        _ source: UnsafePointer<UInt8>,
        into target: UnsafeMutablePointer<UInt8>,
        pixels: Int
    ) {
        let (source, target) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
        var offset = 0
        while offset < 4 &* pixels {
            let pixel = source.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            let alpha = pixel &>> 24
            var straight = alpha == 0 ? 0 : pixel
            if alpha != 0 && alpha != 255 {
                let channels = cvector_widen_four_bytes(unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
                let doubled = channels &* SIMD4<UInt32>(repeating: 510) &+ SIMD4<UInt32>(repeating: alpha)
                let quotients = unsafeBitCast(cvector_divide_four(doubled, 2 &* alpha), to: UInt32.self)
                straight = quotients & 0x00FF_FFFF | alpha &<< 24
            }
            target.storeBytes(of: straight, toByteOffset: offset, as: UInt32.self)
            offset &+= 4
        }
    }
}
