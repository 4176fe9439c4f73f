import CVector
import KernelInterface

extension KernelSet {
    public static func maskMix(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: UnsafePointer<Int16>,
        pairs: Int,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool {
        // Loops of a known length, which the compiler unrolls: stores to one row each are foreseen by the processor.
        switch pairs {
        case 1: mixed(rows, weights, pairs: 1, outputs, lanes)
        case 2: mixed(rows, weights, pairs: 2, outputs, lanes)
        case 4: mixed(rows, weights, pairs: 4, outputs, lanes)
        default: mixed(rows, weights, pairs: pairs, outputs, lanes)
        }
    }

    @inline(__always)
    private static func mixed(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        _ weights: UnsafePointer<Int16>,
        pairs: Int,
        _ outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        _ lanes: Int
    ) -> Bool {
        let (a, b, c, d) = (rows[0], rows[1], rows[2], rows[3])
        let last = 2 &* pairs &- 1
        var alphas = SIMD32<UInt8>(repeating: 255)
        var i = 0
        while lanes >= 32, i < lanes {
            // The last vector ends with the row, and repeats what is already there.
            i = i &+ 32 <= lanes ? i : lanes &- 32
            let (middle, middleNext) = (average(b, c, i), average(b, c, i &+ 16))
            let (rest, restNext) = (average(a, d, i) &- middle, average(a, d, i &+ 16) &- middleNext)
            let (outer, outerNext) = (signed(a, i) &- signed(d, i), signed(a, i &+ 16) &- signed(d, i &+ 16))
            let (inner, innerNext) = (signed(b, i) &- signed(c, i), signed(b, i &+ 16) &- signed(c, i &+ 16))
            var pair = 0
            while pair < pairs {
                let bend = SIMD16<Int16>(repeating: weights[3 &* pair])
                let outerWeight = SIMD16<Int16>(repeating: weights[3 &* pair &+ 1])
                let innerWeight = SIMD16<Int16>(repeating: weights[3 &* pair &+ 2])
                let (mean, meanNext) = (Self.mean(middle, rest, bend), Self.mean(middleNext, restNext, bend))
                let change = Self.change(outer, inner, outerWeight, innerWeight)
                let changeNext = Self.change(outerNext, innerNext, outerWeight, innerWeight)
                let seven = SIMD16<Int16>(repeating: 7)
                let upper = cvector_limit_signed(
                    cvector_add_signed(mean, change) &>> seven,
                    cvector_add_signed(meanNext, changeNext) &>> seven
                )
                let lower = cvector_limit_signed(
                    cvector_subtract_signed(mean, change) &>> seven,
                    cvector_subtract_signed(meanNext, changeNext) &>> seven
                )
                alphas = cvector_common_bits(alphas, cvector_common_bits(upper, lower))
                UnsafeMutableRawPointer(outputs[pair] + i).storeBytes(of: upper, as: SIMD32<UInt8>.self)
                UnsafeMutableRawPointer(outputs[last &- pair] + i).storeBytes(of: lower, as: SIMD32<UInt8>.self)
                pair &+= 1
            }
            i &+= 32
        }
        var isOpaque = allOpaque(alphas)
        while i < lanes {
            let (outer, inner) = (Int32(a[i]) &- Int32(d[i]), Int32(b[i]) &- Int32(c[i]))
            let middle = (Int32(b[i]) &+ Int32(c[i]) &+ 1) &>> 1
            let rest = (Int32(a[i]) &+ Int32(d[i]) &+ 1) &>> 1 &- middle
            var pair = 0
            while pair < pairs {
                let weights = weights + 3 &* pair
                let mean = limited(middle &+ ((rest &* Int32(weights[0])) &>> 16 &+ 64))
                let change = (outer &* Int32(weights[1])) &>> 16 &+ (inner &* Int32(weights[2])) &>> 16
                outputs[pair][i] = byte(limited(mean &+ change) &>> 7)
                outputs[last &- pair][i] = byte(limited(mean &- change) &>> 7)
                if i & 3 == 3, outputs[pair][i] & outputs[last &- pair][i] < 255 { isOpaque = false }
                pair &+= 1
            }
            i &+= 1
        }
        return isOpaque
    }

    @inline(__always)
    private static func signed(_ row: UnsafePointer<UInt16>, _ i: Int) -> SIMD16<Int16> {
        UnsafeRawPointer(row + i).loadUnaligned(as: SIMD16<Int16>.self)
    }

    @inline(__always)
    private static func average(
        _ a: UnsafePointer<UInt16>,
        _ b: UnsafePointer<UInt16>,
        _ i: Int
    ) -> SIMD16<Int16> {
        unsafeBitCast(cvector_average(loadWords(a + i, 0), loadWords(b + i, 0)), to: SIMD16<Int16>.self)
    }

    /// The mean of two rows as far from the middle up and down, and half a step of 8 bits.
    @inline(__always)
    private static func mean(
        _ middle: SIMD16<Int16>,
        _ rest: SIMD16<Int16>,
        _ weight: SIMD16<Int16>
    ) -> SIMD16<Int16> {
        cvector_add_signed(middle, cvector_multiply_high_signed(rest, weight) &+ SIMD16<Int16>(repeating: 64))
    }

    /// Half of what the upper row has more than the lower one.
    @inline(__always)
    private static func change(
        _ outer: SIMD16<Int16>,
        _ inner: SIMD16<Int16>,
        _ outerWeight: SIMD16<Int16>,
        _ innerWeight: SIMD16<Int16>
    ) -> SIMD16<Int16> {
        cvector_multiply_high_signed(outer, outerWeight) &+ cvector_multiply_high_signed(inner, innerWeight)
    }

    @inline(__always)
    private static func limited(_ value: Int32) -> Int32 { value < -32768 ? -32768 : value > 32767 ? 32767 : value }

    @inline(__always)
    private static func byte(_ value: Int32) -> UInt8 {
        UInt8(truncatingIfNeeded: value < 0 ? 0 : value > 255 ? 255 : value)
    }
}
