import CVector
import KernelInterface

extension KernelSet {
    public static func blendCoverage(
        _ a: UnsafePointer<UInt8>,
        _ b: UnsafePointer<UInt8>,
        count: Int,
        into output: UnsafeMutablePointer<UInt8>
    ) {
        let (rawA, rawB) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
        let whole = count & ~31
        var index = 0
        while index < whole {
            let product = cvector_multiply(
                rawA.loadUnaligned(fromByteOffset: index, as: SIMD32<UInt8>.self),
                rawB.loadUnaligned(fromByteOffset: index, as: SIMD32<UInt8>.self)
            )
            UnsafeMutableRawPointer(output).storeBytes(of: product, toByteOffset: index, as: SIMD32<UInt8>.self)
            index &+= 32
        }
        while index < count {
            output[index] = UInt8(truncatingIfNeeded: blendMultiply(UInt32(a[index]), UInt32(b[index])))
            index &+= 1
        }
    }

    public static func blendCoverage(
        _ a: UnsafePointer<UInt8>,
        times factor: UInt8,
        count: Int,
        into output: UnsafeMutablePointer<UInt8>
    ) {
        let factors = SIMD32<UInt8>(repeating: factor)
        let whole = count & ~31
        var index = 0
        while index < whole {
            let values = UnsafeRawPointer(a).loadUnaligned(fromByteOffset: index, as: SIMD32<UInt8>.self)
            let product = cvector_multiply(values, factors)
            UnsafeMutableRawPointer(output).storeBytes(of: product, toByteOffset: index, as: SIMD32<UInt8>.self)
            index &+= 32
        }
        while index < count {
            output[index] = UInt8(truncatingIfNeeded: blendMultiply(UInt32(a[index]), UInt32(factor)))
            index &+= 1
        }
    }

    public static func blendAlpha(_ pixels: UnsafePointer<UInt32>, count: Int, into output: UnsafeMutablePointer<UInt8>)
    {
        var index = 0
        while index < count {
            output[index] = UInt8(truncatingIfNeeded: pixels[index] &>> 24)
            index &+= 1
        }
    }
}
