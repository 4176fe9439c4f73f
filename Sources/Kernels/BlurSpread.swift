import CVector
import KernelInterface

extension KernelSet {
    public static func double(
        _ row: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        samples: Int
    ) {
        let (source, target) = (UnsafeRawPointer(row), UnsafeMutableRawPointer(output))
        var i = 0
        while i < samples {
            if samples >= 4 {
                // The last vector ends with the row, and repeats what is already there.
                i = i &+ 4 <= samples ? i : samples &- 4
                let (left, right) = doubled(source + 8 &* i)
                let (low, high) = (cvector_pair_even_pixels(left, right), cvector_pair_odd_pixels(left, right))
                storeWords(cvector_lower_halves(low, high), target, 16 &* i)
                storeWords(cvector_upper_halves(low, high), target, 16 &* i &+ 32)
                i &+= 4
            } else {
                var channel = 0
                while channel < 4 {
                    let (left, right) = doubledLane(row + (4 &* i &+ channel))
                    output[8 &* i &+ channel] = left
                    output[8 &* i &+ channel &+ 4] = right
                    channel &+= 1
                }
                i &+= 1
            }
        }
    }

    public static func double(
        _ row: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt8>,
        samples: Int
    ) {
        let (source, target) = (UnsafeRawPointer(row), UnsafeMutableRawPointer(output))
        var i = 0
        while i < samples {
            if samples >= 4 {
                i = i &+ 4 <= samples ? i : samples &- 4
                let (left, right) = doubled(source + 8 &* i)
                let (first, second) = (rounded(left), rounded(right))
                let bytes = cvector_limit_halves(
                    cvector_pair_even_pixels(first, second),
                    cvector_pair_odd_pixels(first, second)
                )
                target.storeBytes(of: bytes, toByteOffset: 8 &* i, as: SIMD32<UInt8>.self)
                i &+= 4
            } else {
                var channel = 0
                while channel < 4 {
                    let (left, right) = doubledLane(row + (4 &* i &+ channel))
                    output[8 &* i &+ channel] = roundedLane(left)
                    output[8 &* i &+ channel &+ 4] = roundedLane(right)
                    channel &+= 1
                }
                i &+= 1
            }
        }
    }

    public static func quadruple(
        _ row: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt16>,
        samples: Int
    ) {
        let (source, target) = (UnsafeRawPointer(row), UnsafeMutableRawPointer(output))
        var i = 0
        while i < samples {
            if samples >= 4 {
                i = i &+ 4 <= samples ? i : samples &- 4
                let (a, b, c, d) = quadrupled(source + 8 &* i, bias: 0)
                let (ab, cd) = (cvector_pair_even_pixels(a, b), cvector_pair_even_pixels(c, d))
                let (abOdd, cdOdd) = (cvector_pair_odd_pixels(a, b), cvector_pair_odd_pixels(c, d))
                storeWords(cvector_lower_halves(ab, cd), target, 32 &* i)
                storeWords(cvector_lower_halves(abOdd, cdOdd), target, 32 &* i &+ 32)
                storeWords(cvector_upper_halves(ab, cd), target, 32 &* i &+ 64)
                storeWords(cvector_upper_halves(abOdd, cdOdd), target, 32 &* i &+ 96)
                i &+= 4
            } else {
                var channel = 0
                while channel < 4 {
                    let (a, b, c, d) = quadrupledLane(row + (4 &* i &+ channel), bias: 0)
                    let pixel = output + (16 &* i &+ channel)
                    (pixel[0], pixel[4], pixel[8], pixel[12]) = (a, b, c, d)
                    channel &+= 1
                }
                i &+= 1
            }
        }
    }

    public static func quadruple(
        _ row: UnsafePointer<UInt16>,
        to output: UnsafeMutablePointer<UInt8>,
        samples: Int
    ) {
        let (source, target) = (UnsafeRawPointer(row), UnsafeMutableRawPointer(output))
        var i = 0
        while i < samples {
            if samples >= 4 {
                i = i &+ 4 <= samples ? i : samples &- 4
                let (a, b, c, d) = quadrupled(source + 8 &* i, bias: 64)
                let (first, second, third, fourth) = (a &>> 7, b &>> 7, c &>> 7, d &>> 7)
                let even = cvector_limit_halves(
                    cvector_pair_even_pixels(first, second),
                    cvector_pair_even_pixels(third, fourth)
                )
                let odd = cvector_limit_halves(
                    cvector_pair_odd_pixels(first, second),
                    cvector_pair_odd_pixels(third, fourth)
                )
                let low = cvector_lower_halves_of_bytes(even, odd)
                let high = cvector_upper_halves_of_bytes(even, odd)
                target.storeBytes(of: low, toByteOffset: 16 &* i, as: SIMD32<UInt8>.self)
                target.storeBytes(of: high, toByteOffset: 16 &* i &+ 32, as: SIMD32<UInt8>.self)
                i &+= 4
            } else {
                var channel = 0
                while channel < 4 {
                    let (a, b, c, d) = quadrupledLane(row + (4 &* i &+ channel), bias: 64)
                    let pixel = output + (16 &* i &+ channel)
                    pixel[0] = limitedLane(a &>> 7)
                    pixel[4] = limitedLane(b &>> 7)
                    pixel[8] = limitedLane(c &>> 7)
                    pixel[12] = limitedLane(d &>> 7)
                    channel &+= 1
                }
                i &+= 1
            }
        }
    }

    /// The left and the right half of four samples.
    @inline(__always)
    private static func doubled(_ samples: UnsafeRawPointer) -> (left: SIMD16<UInt16>, right: SIMD16<UInt16>) {
        let (before, after) = (loadWords(samples, -8), loadWords(samples, 8))
        let (near, far) = (SIMD16<UInt16>(repeating: 20480), SIMD16<UInt16>(repeating: 4096))
        let own = cvector_multiply_high(loadWords(samples, 0), SIMD16(repeating: 40960)) &+ SIMD16(repeating: 1)
        return (
            own &+ cvector_multiply_high(before, near) &+ cvector_multiply_high(after, far),
            own &+ cvector_multiply_high(after, near) &+ cvector_multiply_high(before, far)
        )
    }

    @inline(__always)
    private static func doubledLane(_ sample: UnsafePointer<UInt16>) -> (left: UInt16, right: UInt16) {
        let own = multiplyHigh(sample[0], 40960) &+ 1
        return (
            own &+ multiplyHigh(sample[-4], 20480) &+ multiplyHigh(sample[4], 4096),
            own &+ multiplyHigh(sample[4], 20480) &+ multiplyHigh(sample[-4], 4096)
        )
    }

    /// The four quarters of four samples, on straight lines to their neighbours' centres.
    @inline(__always)
    private static func quadrupled(
        _ samples: UnsafeRawPointer,
        bias: UInt16
    ) -> (SIMD16<UInt16>, SIMD16<UInt16>, SIMD16<UInt16>, SIMD16<UInt16>) {
        let own = loadWords(samples, 0)
        let before = unsafeBitCast(loadWords(samples, -8) &- own, to: SIMD16<Int16>.self)
        let after = unsafeBitCast(loadWords(samples, 8) &- own, to: SIMD16<Int16>.self)
        let start = own &+ SIMD16(repeating: bias)
        let second = start &+ unsafeBitCast(before &>> 3, to: SIMD16<UInt16>.self)
        let third = start &+ unsafeBitCast(after &>> 3, to: SIMD16<UInt16>.self)
        return (
            second &+ unsafeBitCast(before &>> 2, to: SIMD16<UInt16>.self), second,
            third, third &+ unsafeBitCast(after &>> 2, to: SIMD16<UInt16>.self)
        )
    }

    @inline(__always)
    private static func quadrupledLane(
        _ sample: UnsafePointer<UInt16>,
        bias: UInt16
    ) -> (UInt16, UInt16, UInt16, UInt16) {
        let before = Int16(truncatingIfNeeded: sample[-4] &- sample[0])
        let after = Int16(truncatingIfNeeded: sample[4] &- sample[0])
        let start = sample[0] &+ bias
        let second = start &+ UInt16(bitPattern: before &>> 3)
        let third = start &+ UInt16(bitPattern: after &>> 3)
        return (second &+ UInt16(bitPattern: before &>> 2), second, third, third &+ UInt16(bitPattern: after &>> 2))
    }

    /// 8.7 to whole numbers.
    @inline(__always)
    private static func rounded(_ values: SIMD16<UInt16>) -> SIMD16<UInt16> {
        (values &+ SIMD16(repeating: 64)) &>> 7
    }

    @inline(__always)
    private static func roundedLane(_ value: UInt16) -> UInt8 {
        limitedLane((value &+ 64) &>> 7)
    }

    @inline(__always)
    private static func limitedLane(_ value: UInt16) -> UInt8 {
        UInt8(truncatingIfNeeded: Swift.min(value, 255))
    }
}
