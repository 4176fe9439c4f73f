import CVector
import KernelInterface

extension KernelSet {
    public static func premultiply(
        _ source: UnsafePointer<UInt8>,
        into target: UnsafeMutablePointer<UInt8>,
        pixels: Int
    ) {
        let (source, target) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
        let whole = 4 &* (pixels & ~7)
        var offset = 0
        while offset < whole {
            let straight = source.loadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self)
            let product = cvector_premultiply(straight)
            target.storeBytes(of: product, toByteOffset: offset, as: SIMD32<UInt8>.self)
            offset &+= 32
        }
        while offset < 4 &* pixels {
            let straight = source.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            let alpha = straight &>> 24
            let product = blendScale(straight, alpha) & 0x00FF_FFFF | alpha &<< 24
            target.storeBytes(of: product, toByteOffset: offset, as: UInt32.self)
            offset &+= 4
        }
    }

    public static func unpremultiply(
        _ source: UnsafePointer<UInt8>,
        into target: UnsafeMutablePointer<UInt8>,
        pixels: Int
    ) {
        let (source, target) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
        let whole = 4 &* (pixels & ~7)
        var offset = 0
        while offset < whole {
            let product = source.loadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self)
            var straight = product
            if !cvector_is_zero(cvector_transparencies(product)), !cvector_is_zero(product) {
                straight = cvector_unpremultiply(product)
            }
            target.storeBytes(of: straight, toByteOffset: offset, as: SIMD32<UInt8>.self)
            offset &+= 32
        }
        // The rest goes through a vector of its own.
        while offset < 4 &* pixels {
            let product = source.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            let straight = cvector_unpremultiply(eightTimes(product))
            target.storeBytes(of: cvector_pixel(straight, 0), toByteOffset: offset, as: UInt32.self)
            offset &+= 4
        }
    }
}
