import CVector
import KernelInterface

extension KernelSet {
    public static func maskGather(
        _ pixels: UnsafePointer<UInt16>,
        stride: Int,
        weights: UnsafePointer<UInt16>,
        radius: Int,
        to output: UnsafeMutablePointer<UInt16>
    ) {
        let weights = UnsafeRawPointer(weights)
        var sum = multiplyHigh(convolvedRow(pixels, weights, radius), weights, 0)
        var distance = 1
        while distance <= radius {
            let above = convolvedRow(pixels - stride &* distance, weights, radius)
            let below = convolvedRow(pixels + stride &* distance, weights, radius)
            sum = sum &+ multiplyHigh(above &+ below, weights, distance)
            distance &+= 1
        }
        let bias = UInt16(truncatingIfNeeded: (radius &+ 1) &>> 1)
        UnsafeMutableRawPointer(output).storeBytes(
            of: sum &+ SIMD16<UInt16>(repeating: bias),
            as: SIMD16<UInt16>.self
        )
    }

    @inline(__always)
    private static func convolvedRow(
        _ row: UnsafePointer<UInt16>,
        _ weights: UnsafeRawPointer,
        _ radius: Int
    ) -> SIMD16<UInt16> {
        let row = UnsafeRawPointer(row)
        let bias = UInt16(truncatingIfNeeded: (radius &+ 1) &>> 1)
        var sum = multiplyHigh(row.loadUnaligned(as: SIMD16<UInt16>.self), weights, 0)
        sum = sum &+ SIMD16<UInt16>(repeating: bias)
        var distance = 1
        while distance <= radius {
            let left = row.loadUnaligned(fromByteOffset: -8 &* distance, as: SIMD16<UInt16>.self)
            let right = row.loadUnaligned(fromByteOffset: 8 &* distance, as: SIMD16<UInt16>.self)
            sum = sum &+ multiplyHigh(left &+ right, weights, distance)
            distance &+= 1
        }
        return sum
    }

    @inline(__always)
    private static func multiplyHigh(
        _ values: SIMD16<UInt16>,
        _ weights: UnsafeRawPointer,
        _ index: Int
    ) -> SIMD16<UInt16> {
        cvector_multiply_high(
            values,
            weights.loadUnaligned(fromByteOffset: 32 &* index, as: SIMD16<UInt16>.self)
        )
    }
}
