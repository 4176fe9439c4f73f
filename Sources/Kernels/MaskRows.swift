import CVector
import KernelInterface

extension KernelSet {
    public static func maskExpand(
        _ samples: UnsafePointer<UInt16>,
        level: Int,
        weights: UnsafePointer<Int16>,
        first: Int,
        groups: Int,
        to output: UnsafeMutablePointer<UInt16>
    ) {
        var target = UnsafeMutableRawPointer(output)
        var group = first
        let end = first &+ groups
        if level >= 2 {
            let shift = level &- 2
            let mask = (1 &<< shift) &- 1
            while group < end {
                let source = UnsafeRawPointer(samples + 4 &* (group &>> shift))
                let sum = expanded(
                    UnsafeRawPointer(weights + 80 &* (group & mask)),
                    repeated(source, -16),
                    repeated(source, -8),
                    repeated(source, 0),
                    repeated(source, 8),
                    repeated(source, 16)
                )
                target.storeBytes(of: sum, as: SIMD16<UInt16>.self)
                target += 32
                group &+= 1
            }
        } else {
            while group < end {
                let source = UnsafeRawPointer(samples + 8 &* group)
                let sum = expanded(
                    UnsafeRawPointer(weights),
                    paired(source, -16),
                    paired(source, -8),
                    paired(source, 0),
                    paired(source, 8),
                    paired(source, 16)
                )
                target.storeBytes(of: sum, as: SIMD16<UInt16>.self)
                target += 32
                group &+= 1
            }
        }
    }

    @inline(__always)
    private static func repeated(_ source: UnsafeRawPointer, _ offset: Int) -> SIMD16<UInt16> {
        cvector_repeat_pixel(source.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt16>.self))
    }

    @inline(__always)
    private static func paired(_ source: UnsafeRawPointer, _ offset: Int) -> SIMD16<UInt16> {
        cvector_repeat_pixels(source.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt16>.self))
    }

    @inline(__always)
    private static func expanded(
        _ weights: UnsafeRawPointer,
        _ a: SIMD16<UInt16>,
        _ b: SIMD16<UInt16>,
        _ c: SIMD16<UInt16>,
        _ d: SIMD16<UInt16>,
        _ e: SIMD16<UInt16>
    ) -> SIMD16<UInt16> {
        let outer = multiplied(a, weights, 0) &+ multiplied(e, weights, 128)
        let inner = multiplied(b, weights, 32) &+ multiplied(d, weights, 96)
        // Five truncated products, of which one has a weight of zero, lose two units on average.
        let sum = multiplied(c, weights, 64) &+ inner &+ outer &+ SIMD16<Int16>(repeating: 2)
        return cvector_double_limited(sum)
    }

    @inline(__always)
    private static func multiplied(
        _ samples: SIMD16<UInt16>,
        _ weights: UnsafeRawPointer,
        _ offset: Int
    ) -> SIMD16<Int16> {
        cvector_multiply_high_signed(
            unsafeBitCast(samples, to: SIMD16<Int16>.self),
            weights.loadUnaligned(fromByteOffset: offset, as: SIMD16<Int16>.self)
        )
    }

    public static func maskScale(
        _ row: UnsafeMutablePointer<UInt16>,
        factors: UnsafePointer<UInt16>,
        pixels: Int
    ) {
        var x = 0
        while x < pixels {
            let factor = UInt32(factors[x])
            let pixel = row + 4 &* x
            var channel = 0
            while channel < 4 {
                let product = (UInt32(pixel[channel]) &* factor &+ 4096) &>> 13
                pixel[channel] = UInt16(truncatingIfNeeded: product > 32767 ? 32767 : product)
                channel &+= 1
            }
            x &+= 1
        }
    }
}
