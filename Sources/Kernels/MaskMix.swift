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
        switch pairs {
        case 1: mixed(rows, weights, pairs: 1, outputs, lanes)
        case 2: mixed(rows, weights, pairs: 2, outputs, lanes)
        default: mixed(rows, weights, pairs: 4, outputs, lanes)
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
            let gaps = (MaskGap(a, b, c, d, i), MaskGap(a, b, c, d, i &+ 16))
            // One after the other in the code too: each store is then to a row of its own, which processors foresee.
            var bits = mixed(gaps, weights, outputs[0] + i, outputs[last] + i)
            if pairs > 1 {
                bits = cvector_common_bits(bits, mixed(gaps, weights + 3, outputs[1] + i, outputs[last &- 1] + i))
            }
            if pairs > 2 {
                bits = cvector_common_bits(bits, mixed(gaps, weights + 6, outputs[2] + i, outputs[5] + i))
                bits = cvector_common_bits(bits, mixed(gaps, weights + 9, outputs[3] + i, outputs[4] + i))
            }
            alphas = cvector_common_bits(alphas, bits)
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

    /// Makes thirty-two values of a pair of rows, and returns what bits all have.
    @inline(__always)
    private static func mixed(
        _ gaps: (MaskGap, MaskGap),
        _ weights: UnsafePointer<Int16>,
        _ above: UnsafeMutablePointer<UInt8>,
        _ below: UnsafeMutablePointer<UInt8>
    ) -> SIMD32<UInt8> {
        // Half a step of 8 bits rounds.
        let (first, second) = (gaps.0.pair(weights, bias: 64), gaps.1.pair(weights, bias: 64))
        let seven = SIMD16<Int16>(repeating: 7)
        let upper = cvector_limit_signed(first.0 &>> seven, second.0 &>> seven)
        let lower = cvector_limit_signed(first.1 &>> seven, second.1 &>> seven)
        UnsafeMutableRawPointer(above).storeBytes(of: upper, as: SIMD32<UInt8>.self)
        UnsafeMutableRawPointer(below).storeBytes(of: lower, as: SIMD32<UInt8>.self)
        return cvector_common_bits(upper, lower)
    }

    @inline(__always)
    private static func limited(_ value: Int32) -> Int32 { value < -32768 ? -32768 : value > 32767 ? 32767 : value }

    @inline(__always)
    private static func byte(_ value: Int32) -> UInt8 {
        UInt8(truncatingIfNeeded: value < 0 ? 0 : value > 255 ? 255 : value)
    }
}
