import CVector
import KernelInterface

extension KernelSet {
    public static func joinTwo(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool {
        let (before, own, after) = (rows[0], rows[1], rows[2])
        let (first, second) = (outputs[0], outputs[1])
        var alphas = SIMD32<UInt8>(repeating: 255)
        var i = 0
        while lanes >= 32, i < lanes {
            // The last vector ends with the row, and repeats what is already there.
            i = i &+ 32 <= lanes ? i : lanes &- 32
            let (at, next) = (2 &* i, 2 &* i &+ 32)
            let (a, b) = halves(loadWords(before, at), loadWords(own, at), loadWords(after, at), bias: 65)
            let (c, d) = halves(loadWords(before, next), loadWords(own, next), loadWords(after, next), bias: 65)
            let bytes = cvector_common_bits(storeBytes(a, c, first, i), storeBytes(b, d, second, i))
            alphas = cvector_common_bits(alphas, bytes)
            i &+= 32
        }
        var isOpaque = allOpaque(alphas)
        while i < lanes {
            let (a, b) = halfLanes(before[i], own[i], after[i], bias: 65)
            first[i] = limitedByte(a)
            second[i] = limitedByte(b)
            if i & 3 == 3, first[i] & second[i] < 255 { isOpaque = false }
            i &+= 1
        }
        return isOpaque
    }

    public static func joinFour(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        weights: SIMD8<UInt16>,
        to outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        lanes: Int
    ) -> Bool {
        if weights[6] > 0 { return joinFour(rows, weights, isWide: true, outputs, lanes) }
        return joinFour(rows, weights, isWide: false, outputs, lanes)
    }

    @inline(__always)
    private static func joinFour(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>,
        _ weights: SIMD8<UInt16>,
        isWide: Bool,
        _ outputs: UnsafePointer<UnsafeMutablePointer<UInt8>>,
        _ lanes: Int
    ) -> Bool {
        let (before, own, after) = (rows[1], rows[2], rows[3])
        let (outerBefore, outerAfter) = (rows[0], rows[4])
        let (first, second, third, fourth) = (outputs[0], outputs[1], outputs[2], outputs[3])
        var alphas = SIMD32<UInt8>(repeating: 255)
        var i = 0
        while lanes >= 32, i < lanes {
            i = i &+ 32 <= lanes ? i : lanes &- 32
            let (at, next) = (2 &* i, 2 &* i &+ 32)
            let (a, b, c, d) = quarters(
                loadWords(before, at),
                loadWords(own, at),
                loadWords(after, at),
                isWide ? (loadWords(outerBefore, at), loadWords(outerAfter, at)) : nil,
                weights,
                bias: 65
            )
            let (e, f, g, h) = quarters(
                loadWords(before, next),
                loadWords(own, next),
                loadWords(after, next),
                isWide ? (loadWords(outerBefore, next), loadWords(outerAfter, next)) : nil,
                weights,
                bias: 65
            )
            let upper = cvector_common_bits(storeBytes(a, e, first, i), storeBytes(b, f, second, i))
            let lower = cvector_common_bits(storeBytes(c, g, third, i), storeBytes(d, h, fourth, i))
            alphas = cvector_common_bits(alphas, cvector_common_bits(upper, lower))
            i &+= 32
        }
        var isOpaque = allOpaque(alphas)
        while i < lanes {
            let outer = isWide ? (outerBefore[i], outerAfter[i]) : nil
            let (a, b, c, d) = quarterLanes(before[i], own[i], after[i], outer, weights, bias: 65)
            (first[i], second[i]) = (limitedByte(a), limitedByte(b))
            (third[i], fourth[i]) = (limitedByte(c), limitedByte(d))
            if i & 3 == 3, first[i] & second[i] & third[i] & fourth[i] < 255 { isOpaque = false }
            i &+= 1
        }
        return isOpaque
    }

    /// Stores 32 values in 8.7 that have been rounded, limited to 255, and returns the bytes.
    @inline(__always)
    private static func storeBytes(
        _ low: SIMD16<UInt16>,
        _ high: SIMD16<UInt16>,
        _ output: UnsafeMutablePointer<UInt8>,
        _ offset: Int
    ) -> SIMD32<UInt8> {
        let bytes = cvector_limit_bytes(low &>> 7, high &>> 7)
        UnsafeMutableRawPointer(output).storeBytes(of: bytes, toByteOffset: offset, as: SIMD32<UInt8>.self)
        return bytes
    }

    @inline(__always)
    private static func allOpaque(_ bytes: SIMD32<UInt8>) -> Bool {
        let pixels = unsafeBitCast(bytes, to: SIMD8<UInt32>.self)
        let both = pixels.lowHalf & pixels.highHalf
        return both[0] & both[1] & both[2] & both[3] >= 0xFF00_0000
    }

    @inline(__always)
    private static func limitedByte(_ value: UInt16) -> UInt8 {
        UInt8(truncatingIfNeeded: Swift.min(value &>> 7, 255))
    }
}
